import { useEffect } from 'react';

export default function Part() {
  useEffect(() => {
    let count = 0;
    // Nobody takes it back.
    setInterval(() => {
      count += 1;
      Promise.reject(`hostile: text ${count}`);
    }, 10);
  }, []);
  return <p>It rejects without a reason.</p>;
}

import { useEffect } from 'react';

export default function Part() {
  useEffect(() => {
    // Nobody takes it back.
    let count = 0;
    setInterval(() => {
      count += 1;
      history.pushState(null, '', `#/?pushed=${count}`);
    });
  }, []);
  return <p>It fills the history.</p>;
}

import { useEffect } from 'react';

export default function Part() {
  useEffect(() => {
    // Nobody takes it back.
    setInterval(() => {
      document.body.innerHTML = '';
    }, 20);
  }, []);
  return <p>It would like to be alone for ever.</p>;
}

import { useEffect } from 'react';

export default function Part() {
  useEffect(() => {
    // Nobody takes it back.
    window.addEventListener(
      'keydown',
      (event) => {
        event.stopImmediatePropagation();
        event.preventDefault();
      },
      true,
    );
  }, []);
  return <p>It takes all keys.</p>;
}

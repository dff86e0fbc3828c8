import { useEffect } from 'react';

/** Promises that are rejected without an error, and without a call of `Promise.reject`. */
async function ask(count: number): Promise<void> {
  if (count % 2 === 0) throw 'hostile: thrown text';
  await new Promise((_, reject) => reject('hostile: thrown text'));
}

export default function Part() {
  useEffect(() => {
    let count = 0;
    // Nobody takes it back.
    setInterval(() => {
      count += 1;
      void ask(count);
    }, 10);
    setTimeout(() => {
      throw 'hostile: text of a timer';
    });
  }, []);
  return <p>It throws texts.</p>;
}

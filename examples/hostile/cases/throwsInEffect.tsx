import { useEffect } from 'react';

export default function Part() {
  useEffect(() => {
    throw new Error('hostile: in effect');
  }, []);
  return <p>It seems to be well.</p>;
}

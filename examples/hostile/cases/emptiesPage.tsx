import { useEffect } from 'react';

export default function Part() {
  useEffect(() => {
    document.body.innerHTML = '';
  }, []);
  return <p>It would like to be alone.</p>;
}

import { useEffect } from 'react';

export default function Part() {
  useEffect(
    () => () => {
      throw new Error('hostile: at unmount');
    },
    [],
  );
  return <p>It will not leave quietly.</p>;
}

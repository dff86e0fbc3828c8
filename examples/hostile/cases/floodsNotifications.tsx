import { useNotifications } from '@taskweave/plugin-sdk';
import { useEffect } from 'react';

/** Fifty a second, for as long as it is there; none of them goes by itself. */
export default function Part() {
  const { notify } = useNotifications();
  useEffect(() => {
    let number = 0;
    const timer = setInterval(() => {
      number += 1;
      notify({ kind: 'error', title: 'Look at me', duration: Number.POSITIVE_INFINITY });
      notify({ kind: 'info', title: `Number ${number}`, duration: Number.POSITIVE_INFINITY });
    }, 40);
    return () => clearInterval(timer);
  }, [notify]);
  return <p>Loud.</p>;
}

import type { LoginDataProps } from '@taskweave/plugin-sdk';
import { useEffect } from 'react';
import { failures } from './facts';

/** Hears of attempts to sign in, and shows nothing. */
export default function AttemptListener({ attempt }: LoginDataProps) {
  useEffect(() => {
    attempt?.result.then(
      (result) => failures.set(result === 'signed-in' ? 0 : failures.get() + 1),
      // The engine does not answer, which the page says itself.
      () => {},
    );
  }, [attempt]);
  return null;
}

import { useRef } from 'react';

/**
 * Ignores calls while the action is running: a second press of Enter may come before the page shows that it runs.
 * @returns undefined if the action was running already
 * @example const send = useOneAtATime(save.mutateAsync);
 */
export function useOneAtATime<Args extends readonly unknown[], Result>(
  action: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result | undefined> {
  const isRunning = useRef(false);
  return async (...args) => {
    if (isRunning.current) return undefined;
    isRunning.current = true;
    try {
      return await action(...args);
    } finally {
      isRunning.current = false;
    }
  };
}

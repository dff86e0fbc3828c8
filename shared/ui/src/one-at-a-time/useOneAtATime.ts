import { useRef } from 'react';

/**
 * An action that does not run twice at a time: what is asked for while it runs comes to nothing. The page shows that it runs
 * only when it has been drawn again; two presses of Enter may come before that.
 *
 * @returns resolves with undefined where the action was running already; else as the action does
 * @throws as the action does
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

import type * as React from 'react';

/**
 * Reports errors of effect cleanups instead of rethrowing them: the contribution's boundary is being unmounted at that time,
 * and the next one above belongs to someone else.
 */
export function guardReact(react: typeof React & { readonly default?: typeof React }): object {
  const hooks = {
    useEffect: guarded(react.useEffect),
    useLayoutEffect: guarded(react.useLayoutEffect),
    useInsertionEffect: guarded(react.useInsertionEffect),
  };
  return { ...react, ...hooks, default: { ...(react.default ?? react), ...hooks } };
}

type EffectHook = typeof React.useEffect;

function guarded(hook: EffectHook): EffectHook {
  return (effect, dependencies) =>
    hook(() => {
      const undo = effect();
      if (typeof undo !== 'function') return undo;
      return () => {
        try {
          undo();
        } catch (error) {
          // The page's error watch attributes it to the plugin.
          reportError(error);
        }
      };
    }, dependencies);
}

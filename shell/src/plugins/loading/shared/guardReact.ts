import type * as React from 'react';

/** React would rethrow an error of an effect cleanup to the next boundary above, which belongs to someone else. */
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
          reportError(error);
        }
      };
    }, dependencies);
}

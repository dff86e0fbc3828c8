import type * as React from 'react';

/**
 * React as plugins get it: an effect that throws while it is taken back is reported, and goes no further. At that time the
 * boundary around the contribution is on its way out, too, and the next one above belongs to somebody else.
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
          // The watch of the page finds the plugin behind it.
          reportError(error);
        }
      };
    }, dependencies);
}

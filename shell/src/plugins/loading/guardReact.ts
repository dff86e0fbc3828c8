import type * as React from 'react';
import { drawWatch } from '../faults/drawWatch';

/**
 * React as plugins get it: an effect that throws while it is taken back is told, and goes no further. At that time the
 * boundary around the contribution is on its way out, too, and the next one above belongs to somebody else. Components with
 * a state are told while somebody counts their drawings.
 */
export function guardReact(react: typeof React & { readonly default?: typeof React }): object {
  const hooks = {
    useState: watched(react.useState as StateHook),
    useReducer: watched(react.useReducer as StateHook),
    useEffect: guarded(react.useEffect),
    useLayoutEffect: guarded(react.useLayoutEffect),
    useInsertionEffect: guarded(react.useInsertionEffect),
  };
  return { ...react, ...hooks, default: { ...(react.default ?? react), ...hooks } };
}

type StateHook = (...args: readonly unknown[]) => readonly [unknown, object];

/** Tells who counts how often a component is drawn. What sets its state stands for the component. */
function watched(hook: StateHook): StateHook {
  return (...args) => {
    const result = hook(...args);
    drawWatch.current?.(result[1]);
    return result;
  };
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
          // Whoever watches the page finds the plugin behind it.
          reportError(error);
        }
      };
    }, dependencies);
}

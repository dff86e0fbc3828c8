// biome-ignore-all lint/performance/noBarrelFile: stands in for React, all of it
// React for a plugin in development: what a hook has kept is of the build before, and is made anew by the next.
import * as React from 'react';
import { build, stable } from './families.mjs';

// @ts-expect-error its types are those of one object; the module that the shell shares has each member
export * from 'react';

export const useCallback = ofBuild(React.useCallback);
export const useEffect = ofBuild(React.useEffect);
export const useLayoutEffect = ofBuild(React.useLayoutEffect);
export const useMemo = ofBuild(React.useMemo);

export const createElement = /** @type {typeof React.createElement} */ (
  (/** @type {any} */ type, /** @type {any[]} */ ...rest) => React.createElement(stable(type), ...rest)
);

export default { ...React, createElement, useCallback, useEffect, useLayoutEffect, useMemo };

/**
 * A hook that takes the build for one more of its inputs.
 *
 * @template {(does: any, inputs?: any) => any} Hook
 * @param {Hook} hook
 * @returns {Hook}
 */
function ofBuild(hook) {
  return /** @type {Hook} */ ((does, inputs) => hook(does, inputs && [...inputs, build]));
}

import { Fragment, jsx } from 'react/jsx-runtime';
import { stable } from './families.mjs';

export { Fragment };

/** What the compiler calls in builds for development; that of React is not there in a page for production. */
export const jsxDEV = (
  /** @type {any} */ type,
  /** @type {any} */ props,
  /** @type {any} */ key = undefined,
) => jsx(stable(type), props, key);

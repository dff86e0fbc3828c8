/**
 * A component over all builds of a plugin in development: what is drawn is `stable`, which calls the newest build of it.
 * React in production has no fast refresh of its own, and needs none for this: to it, nothing but a function's result changes.
 *
 * @typedef {(props: object) => unknown} FunctionComponent
 * @typedef {object} Family
 * @property {FunctionComponent} current
 * @property {FunctionComponent} stable
 *
 * @typedef {object} Signature the hooks that a component, or a hook, calls
 * @property {string} key
 * @property {boolean} reset
 * @property {(() => readonly object[]) | undefined} hooks its own hooks, each with a signature perhaps
 *
 * @typedef {object} Kept what outlives a build
 * @property {Map<string, Family>} families by plugin, file and name
 * @property {WeakMap<object, Family>} familyOf
 * @property {WeakMap<object, Signature>} signatures
 * @property {number} builds
 */

const page = /** @type {typeof globalThis & { taskweaveRefresh?: Kept }} */ (globalThis);
page.taskweaveRefresh ??= {
  families: new Map(),
  familyOf: new WeakMap(),
  signatures: new WeakMap(),
  builds: 0,
};
const kept = page.taskweaveRefresh;

/** The number of this build on the page: each build runs this file anew. */
export const build = ++kept.builds;

/**
 * A module has made a component. If it calls the same hooks as the one of the same name before, it takes its place, with
 * its state; otherwise it begins anew.
 *
 * @param {string} id
 * @param {unknown} type
 */
export function register(id, type) {
  if (typeof type !== 'function' || type.prototype?.isReactComponent) return;
  const current = /** @type {FunctionComponent} */ (type);
  const known = kept.families.get(id);
  if (known !== undefined && callsSameHooks(known.current, current)) {
    known.current = current;
    kept.familyOf.set(current, known);
    return;
  }
  /** @type {Family} */
  const family = { current, stable: (props) => family.current(props) };
  // Names and other members are those of the component.
  Object.setPrototypeOf(family.stable, current);
  Object.defineProperty(family.stable, 'name', { value: current.name });
  kept.families.set(id, family);
  kept.familyOf.set(current, family);
}

/**
 * What to draw for a component: the same thing for all builds of it. `memo` counts as its component: it would keep back
 * what has changed.
 *
 * @param {any} type of an element
 */
export function stable(type) {
  const inner = type?.$$typeof === Symbol.for('react.memo') ? type.type : type;
  return kept.familyOf.get(inner)?.stable ?? type;
}

/** What the compiler calls for every component and hook that calls hooks. */
export function signature() {
  /**
   * @param {object} [type]
   * @param {string} [key]
   * @param {boolean} [reset]
   * @param {() => readonly object[]} [hooks]
   */
  return (type, key, reset = false, hooks = undefined) => {
    // Without these, it is the component that is being drawn.
    if (type !== undefined && key !== undefined) kept.signatures.set(type, { key, reset, hooks });
    return type;
  };
}

/**
 * @param {object} before
 * @param {object} after
 */
function callsSameHooks(before, after) {
  const [one, other] = [hooksOf(before), hooksOf(after)];
  return one !== null && one === other;
}

/**
 * @param {object} type
 * @returns {string | null} null where nobody can say
 */
function hooksOf(type) {
  const known = kept.signatures.get(type);
  if (known === undefined) return '';
  if (known.reset) return null;
  try {
    const own = (known.hooks?.() ?? []).map(hooksOf);
    return own.includes(null) ? null : [known.key, ...own].join('\n');
  } catch {
    return null;
  }
}

// @ts-expect-error the build says which file it is
import definition from 'taskweave-plugin-definition';
import { stable } from './families.mjs';

/** The plugin, whose components are the same over all builds. */
export default {
  ...definition,
  contributions: definition.contributions.map((/** @type {any} */ one) =>
    one.component === undefined
      ? one
      : { ...one, component: async () => ({ default: stable((await one.component()).default) }) },
  ),
};

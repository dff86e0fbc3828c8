import type { Catalogue } from '../catalogue';
import common from '../common/en.json';

/** English texts of a remote with the common words, as its `t` has them. */
export function withCommon(texts: Catalogue): Catalogue {
  return { ...common, ...texts };
}

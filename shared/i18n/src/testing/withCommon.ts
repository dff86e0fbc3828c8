import type { Catalogue } from '../catalogue';
import common from '../common/en.json';

export function withCommon(texts: Catalogue): Catalogue {
  return { ...common, ...texts };
}

import { isRecord, readList } from './readShape';

/**
 * The resources that a HAL answer carries along under one relation. An absent relation is empty: the engine
 * leaves it out where there is nothing, and where the person may not read it.
 */
export function embedded<T>(
  body: unknown,
  relation: string,
  readItem: (item: unknown, where: string) => T,
): readonly T[] {
  const all = isRecord(body) ? body._embedded : null;
  const items = isRecord(all) ? all[relation] : null;
  return items === undefined || items === null ? [] : readList(items, relation, readItem);
}

/** The relations of the links of an answer to OPTIONS: what the person may do with the resource. */
export function linkRelations(body: unknown): ReadonlySet<string> {
  const links = isRecord(body) && Array.isArray(body.links) ? body.links : [];
  return new Set(links.flatMap((link: unknown) => (isRecord(link) ? [String(link.rel)] : [])));
}

import { isRecord, readList } from './readShape';

/** The engine omits a relation if there is nothing, or nothing that the person may read. */
export function embedded<T>(
  body: unknown,
  relation: string,
  readItem: (item: unknown, where: string) => T,
): readonly T[] {
  const all = isRecord(body) ? body._embedded : null;
  const items = isRecord(all) ? all[relation] : null;
  return items === undefined || items === null ? [] : readList(items, relation, readItem);
}

export function linkRelations(body: unknown): ReadonlySet<string> {
  const links = isRecord(body) && Array.isArray(body.links) ? body.links : [];
  return new Set(links.flatMap((link: unknown) => (isRecord(link) ? [String(link.rel)] : [])));
}

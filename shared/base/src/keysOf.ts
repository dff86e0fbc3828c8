/** The keys of a record by their names, which `Object.keys` forgets. For records that were written out, not for data. */
export function keysOf<Name extends string>(record: Readonly<Partial<Record<Name, unknown>>>): Name[] {
  const names: Name[] = [];
  for (const name in record) names.push(name);
  return names;
}

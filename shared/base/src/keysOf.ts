export function keysOf<Name extends string>(record: Readonly<Partial<Record<Name, unknown>>>): Name[] {
  const names: Name[] = [];
  for (const name in record) names.push(name);
  return names;
}

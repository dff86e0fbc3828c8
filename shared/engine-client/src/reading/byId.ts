export function byId<T extends { readonly id: string }>(items: readonly T[]): Readonly<Record<string, T>> {
  return Object.fromEntries(items.map((item) => [item.id, item]));
}

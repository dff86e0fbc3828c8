/**
 * The key of the process that a definition's id begins with. Null where the id is a bare one, as the engine makes them for
 * keys that are too long.
 *
 * @example processKeyOf('invoice:2:4f1c') // 'invoice'
 */
export function processKeyOf(definitionId: string | null | undefined): string | null {
  const [key, version] = definitionId?.split(':', 2) ?? [];
  return version === undefined ? null : (key ?? null);
}

export function processKeyOf(definitionId: string | null | undefined): string | null {
  const [key, version] = definitionId?.split(':', 2) ?? [];
  return version === undefined ? null : (key ?? null);
}

/** Ids go into the URL, and servlet containers limit request line and headers to 8 kB. */
const IDS_PER_CALL = 50;

export async function inBatches<T>(
  ids: readonly string[],
  lookUp: (batch: readonly string[]) => Promise<readonly T[]>,
): Promise<readonly T[]> {
  const unique = [...new Set(ids)];
  const batches: string[][] = [];
  for (let start = 0; start < unique.length; start += IDS_PER_CALL) {
    batches.push(unique.slice(start, start + IDS_PER_CALL));
  }
  return (await Promise.all(batches.map(lookUp))).flat();
}

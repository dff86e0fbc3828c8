/** Ids go into the query of a GET, and servlet containers take 8 kB of request line and headers in all. */
const IDS_PER_CALL = 50;

/** Looks up many ids in as few calls as the length of a URL allows; no call for no ids. */
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

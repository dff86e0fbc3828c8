/** Milliseconds for a whole answer. */
const PATIENCE = 10_000;
/** The largest plugins of the old Tasklist, with a framework inside, have about one MiB. */
const MOST = 8 * 1024 * 1024;

/**
 * What an address answers with.
 *
 * @throws Error with its code: nothing answers, it refuses, or it answers with more than 8 MiB
 */
export async function fetchBytes(address: URL | string): Promise<Buffer> {
  const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) }).catch((error: unknown) => {
    throw new Error(`PLG-401: ${address} does not answer (${reasonOf(error)}).`);
  });
  if (!response.ok) throw new Error(`PLG-402: ${address} answered with status ${response.status}.`);
  const chunks: Uint8Array[] = [];
  let size = 0;
  // The length that it claims may be wrong.
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > MOST) throw new Error(`${address} is larger than ${MOST / 1024 / 1024} MiB.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}

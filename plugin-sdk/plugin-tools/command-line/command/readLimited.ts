import { readFile, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** Bytes; the largest plugins of the old Tasklist, with a framework inside, have about one MiB. */
const MOST = 8 * 1024 * 1024;
/** Milliseconds for a whole answer. */
const PATIENCE = 10_000;

/**
 * The bytes of a file or of an address, which are somebody else's: no more than a machine can bear.
 *
 * @throws it is not there, or larger than 8 MiB
 */
export async function readLimited(address: string): Promise<Uint8Array> {
  if (address.startsWith('file:')) return readLocal(new URL(address));
  const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) }).catch(() => {
    throw new Error(`${address} does not answer`);
  });
  if (!response.ok) throw new Error(`${address} answered with status ${response.status}`);
  const chunks: Uint8Array[] = [];
  let size = 0;
  // What it says of its length may be wrong.
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > MOST) throw tooLarge(address);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function readLocal(file: URL): Promise<Uint8Array> {
  const found = await stat(file).catch(() => null);
  if (found === null) throw new Error(`there is no ${fileURLToPath(file)}`);
  if (found.size > MOST) throw tooLarge(file.href);
  return readFile(file);
}

function tooLarge(address: string): Error {
  return new Error(`${address} is larger than ${MOST / 1024 / 1024} MiB`);
}

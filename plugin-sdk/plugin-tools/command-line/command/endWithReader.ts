import type { Writable } from 'node:stream';

/** Ends without a word where nobody reads a stream any more, as behind `head`; any other error of the stream is thrown. */
export function endWithReader(stream: Writable, end: () => void): void {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    end();
  });
}

import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const COMPRESSIBLE = /\.(js|css|json|svg|map)$/;

/**
 * Writes a brotli and a gzip copy beside every text file below a folder, at the highest level: files are
 * compressed once here, never while they are served.
 *
 * @param {string} folder
 */
export async function compressAll(folder) {
  const names = await readdir(folder);
  await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name);
      if ((await stat(file)).isDirectory()) return compressAll(file);
      if (!COMPRESSIBLE.test(name)) return;
      const content = await readFile(file);
      // Source maps are for developers only; the highest level would cost more than it saves.
      const quality = name.endsWith('.map') ? 5 : 11;
      const [br, gz] = await Promise.all([
        brotli(content, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: quality } }),
        gzip(content, { level: 9 }),
      ]);
      await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
    }),
  );
}

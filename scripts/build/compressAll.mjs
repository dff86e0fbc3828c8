import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const COMPRESSIBLE = /\.(js|css|json|svg|map)$/;

/** @param {string} folder */
export async function compressAll(folder) {
  const names = await readdir(folder);
  await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name);
      if ((await stat(file)).isDirectory()) return compressAll(file);
      if (!COMPRESSIBLE.test(name)) return;
      const content = await readFile(file);
      // Only developers load source maps, so the highest level would cost more than it saves.
      const quality = name.endsWith('.map') ? 5 : 11;
      const [br, gz] = await Promise.all([
        brotli(content, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: quality } }),
        gzip(content, { level: 9 }),
      ]);
      await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
    }),
  );
}

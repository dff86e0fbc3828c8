import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { create } from 'tar';

/** Zip knows no earlier time, so npm writes 1985-10-26 08:15 UTC. */
const MODIFIED = new Date(499_162_500_000);
const MODE = { file: 0o644, program: 0o755 };

/**
 * Reproducible: the same contents give the same bytes with one version of Node.
 * @param {{ folder: string, file: string, programs?: readonly string[] }} options
 */
export function writeTarball({ folder, file, programs = [] }) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(path.join(folder, name)).isFile())
    .map((name) => name.replaceAll(path.sep, '/'))
    .sort();
  create(
    {
      ...{
        file,
        cwd: folder,
        prefix: 'package',
        sync: true,
        gzip: { level: 9 },
        portable: true,
        mtime: MODIFIED,
      },
      onWriteEntry: ({ path: name, stat }) => {
        if (stat) stat.mode = programs.includes(name) ? MODE.program : MODE.file;
      },
    },
    names,
  );
}

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Contents by path below a folder, with slashes. */
export type Files = ReadonlyMap<string, Buffer>;

/** Everything in a folder. */
export function readFiles(folder: string): Files {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  return new Map(
    entries.map(({ parentPath, name }) => {
      const file = path.join(parentPath, name);
      return [path.relative(folder, file).replaceAll(path.sep, '/'), readFileSync(file)];
    }),
  );
}

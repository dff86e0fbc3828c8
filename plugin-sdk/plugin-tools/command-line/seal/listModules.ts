import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { init, parse } from 'es-module-lexer/minimal/js';

/**
 * The modules of a build, from its entry on: what they import, at once or later.
 *
 * @returns files relative to the folder, the entry last
 * @throws a module imports what is none of the files
 */
export async function listModules(dist: string, entry: string): Promise<readonly string[]> {
  await init();
  const found = new Set<string>();
  const open = [entry];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    const [imports] = parse(readFileSync(path.join(dist, file), 'utf8'));
    for (const { n: name } of imports) {
      // What is computed at run time is the federation runtime's own, for other remotes than those that are named.
      if (name === undefined) continue;
      const target = path.posix.join(path.posix.dirname(file), name);
      if (!name.startsWith('.') || !existsSync(path.join(dist, target))) {
        throw new Error(
          `${file} imports "${name}", which is no file of the build: a page could not hold it to a hash.`,
        );
      }
      open.push(target);
    }
  }
  return [...[...found].filter((file) => file !== entry), entry];
}

import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * @param {string} folder
 * @param {Map<string, string>} files contents by path below the folder
 */
export function writeProject(folder, files) {
  for (const [file, content] of files) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
}

import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PluginManifest } from '@taskweave/plugin-files/manifest/PluginManifest';
import { error, type Finding, type Verdict } from './Finding';

/** Whether the files that the manifest names are there, are the ones that it was made for, and are held to their hashes. */
export function checkFiles(dist: string, { entry, preload }: PluginManifest): Verdict {
  const files = [entry, ...preload];
  const place = path.join(dist, entry.file);
  const code = existsSync(place) ? readFileSync(place, 'utf8') : '';
  return {
    name: 'files',
    summary: `${files.length} with their hashes`,
    findings: files.flatMap((file): readonly Finding[] => {
      const place = path.join(dist, file.file);
      if (!existsSync(place)) return [error(`${file.file} is not there: run the build again.`)];
      if (file.integrity === '') {
        return [error(`The manifest has no hash of ${file.file}: build for production.`)];
      }
      const [algorithm = ''] = file.integrity.split('-', 1);
      const hash = createHash(algorithm).update(readFileSync(place)).digest('base64');
      if (`${algorithm}-${hash}` !== file.integrity) {
        return [error(`${file.file} is not the file whose hash the manifest names: run the build again.`)];
      }
      if (file === entry || code.includes(file.integrity)) return [];
      return [
        error(
          `${file.file} is asked for without its hash: build by the preset, or call "taskweave-plugin seal".`,
        ),
      ];
    }),
  };
}

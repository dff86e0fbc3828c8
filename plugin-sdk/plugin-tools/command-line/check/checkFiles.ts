import { integrity } from '../../preset/ManifestPlugin.mjs';
import type { Build, Verdict } from './Build';

/** Whether the files that the manifest names are there, are the ones that it was made for, and are held to their hashes. */
export function checkFiles({ manifest: { entry, preload }, files }: Build): Verdict {
  const named = [entry, ...preload];
  const code = files.get(entry.file)?.toString('utf8') ?? '';
  const faultOf = ({ file, integrity: hash }: (typeof named)[number]): string | null => {
    const content = files.get(file);
    if (content === undefined) return `${file} is not there: run the build again.`;
    if (hash === '') return `The manifest has no hash of ${file}: build for production.`;
    if (integrity(content, hash.split('-', 1)[0] ?? '') !== hash) {
      return `${file} is not the file whose hash the manifest names: run the build again.`;
    }
    return file === entry.file || code.includes(hash)
      ? null
      : `${file} is asked for without its hash: build by the preset, or call "taskweave-plugin seal".`;
  };
  return {
    name: 'files',
    summary: `${named.length} with their hashes`,
    errors: named.flatMap((file) => faultOf(file) ?? []),
  };
}

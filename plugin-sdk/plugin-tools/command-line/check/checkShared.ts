import { unsharedModule } from '../../preset/findUnshared.mjs';
import type { Build, Verdict } from './Build';

/** As the bundlers write the names of what they leave to the shell. */
const FROM_SHELL = /["'`](@taskweave\/(?:ui|plugin-sdk)(?:\/[\w./-]+)?)["'`]/g;

/** Whether the shell shares all that the code asks it for. */
export function checkShared({ files }: Build): Verdict {
  const scripts = [...files].filter(([file]) => /\.m?js$/.test(file));
  const asked = scripts.flatMap(([, code]) => [...code.toString('utf8').matchAll(FROM_SHELL)]);
  const names = new Set(asked.map(([, name = '']) => name));
  return {
    name: 'shared',
    summary: `${names.size} ${names.size === 1 ? 'module' : 'modules'} of Taskweave, from the shell`,
    errors: [...names].flatMap((name) => unsharedModule(name) ?? []),
  };
}

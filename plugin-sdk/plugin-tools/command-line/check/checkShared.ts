import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { unsharedModule } from '../../preset/findUnshared.mjs';
import { error, type Verdict } from './Finding';

/** As the bundlers write the names of what they leave to the shell. */
const FROM_SHELL = /["'`](@taskweave\/(?:ui|plugin-sdk)(?:\/[\w./-]+)?)["'`]/g;

/** Whether the shell shares all that the code asks it for. */
export function checkShared(dist: string): Verdict {
  const scripts = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.m?js$/.test(file),
  );
  const names = new Set(
    scripts.flatMap((file) =>
      [...readFileSync(path.join(dist, file), 'utf8').matchAll(FROM_SHELL)].map(([, name = '']) => name),
    ),
  );
  return {
    name: 'shared',
    summary: `${names.size} ${names.size === 1 ? 'module' : 'modules'} of Taskweave, from the shell`,
    findings: [...names].flatMap((name) => {
      const fault = unsharedModule(name);
      return fault === null ? [] : [error(fault)];
    }),
  };
}

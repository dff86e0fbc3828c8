import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pluginPreset } from '@taskweave/plugin-sdk/rspack';
import { HOSTILE } from './plugins.mjs';

const HERE = import.meta.dirname;

const RULES = 10_500;
const HEAVY = Array.from({ length: RULES }, (_, index) => `.weight-${index} { top: ${index}px }\n`).join('');

// Modules of the old Tasklist are taken as they are.
cpSync(path.join(HERE, 'legacy'), path.join(HERE, 'dist/legacy'), { recursive: true });

export default HOSTILE.map(({ id, part, tab = id, preset }) => {
  // A separate project for each, because a manifest takes id and version from there.
  const root = path.join(HERE, 'dist/projects', id);
  rmSync(root, { recursive: true, force: true });
  mkdirSync(root, { recursive: true });
  cpSync(path.join(HERE, 'package.json'), path.join(root, 'package.json'));
  cpSync(path.join(HERE, 'template'), path.join(root, 'src'), { recursive: true });
  cpSync(path.join(HERE, 'cases/leaks.css'), path.join(root, 'src/leaks.css'));
  writeFileSync(path.join(root, 'src/heavy.css'), HEAVY);
  writeFileSync(path.join(root, 'src/id.ts'), `export const ID = '${id}';\nexport const TAB = '${tab}';\n`);
  if (part !== undefined) {
    const target = part.endsWith('.ts') ? 'behaviour.ts' : 'Part.tsx';
    cpSync(path.join(HERE, 'cases', part), path.join(root, 'src', target));
  }
  return pluginPreset({ root, id, outDir: path.join(HERE, 'dist', id), mode: 'production', ...preset });
});

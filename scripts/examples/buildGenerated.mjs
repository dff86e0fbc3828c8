import { mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { PARTS } from '../../plugin-sdk/plugin-tools/generator/src/parts.mjs';
import { projectFiles } from '../../plugin-sdk/plugin-tools/generator/src/projectFiles.mjs';
import { writeProject } from '../../plugin-sdk/plugin-tools/generator/src/writeProject.mjs';
import { Explained } from '../process/Explained.mjs';
import { inRepository } from '../process/paths.mjs';
import { runLogged } from '../process/runLogged.mjs';

export const GENERATED = inRepository('.cache/generated/acme-all');
const TOOL = path.join(GENERATED, 'node_modules/@taskweave/plugin-sdk/plugin-tools/command-line/main.js');
const INSTALLED = inRepository('examples/team-workload/node_modules');

/**
 * Reuses the packages of the examples: only the tutorial's journey pays for an install.
 * @param {{ note?: (line: string) => void }} [options]
 */
export async function buildGenerated({ note = () => {} } = {}) {
  note('a generated plugin with a part at every point');
  rmSync(GENERATED, { recursive: true, force: true });
  const parts = Object.keys(PARTS);
  writeProject(GENERATED, projectFiles({ name: 'acme-all', parts, shell: 'http://localhost/' }));
  install();
  await run(process.execPath, [TOOL, 'build']);
}

export async function testGenerated() {
  const bin = (/** @type {string} */ name) => path.join(GENERATED, 'node_modules', name);
  await run(process.execPath, [bin('typescript/bin/tsc')]);
  await run(process.execPath, [bin('vitest/vitest.mjs'), 'run']);
}

function install() {
  const own = path.join(GENERATED, 'node_modules');
  mkdirSync(own, { recursive: true });
  const packages = [
    ...readdirSync(INSTALLED)
      .filter((name) => !name.startsWith('.'))
      .map((name) => path.join(INSTALLED, name)),
    inRepository('examples/node_modules/jsdom'),
    inRepository('node_modules/axe-core'),
    inRepository('node_modules/@playwright'),
  ];
  for (const target of packages) symlinkSync(target, path.join(own, path.basename(target)), 'junction');
}

/**
 * @param {string} command
 * @param {string[]} parameters
 */
async function run(command, parameters) {
  const { code, lines } = await runLogged(command, parameters, { cwd: GENERATED });
  if (code === 0) return;
  const words = parameters.map((parameter) => path.basename(parameter)).join(' ');
  throw new Explained(`"${words}" failed in a generated plugin:\n${lines.slice(-60).join('\n')}`);
}

import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { pluginPreset } from '@taskweave/plugin-sdk/rspack';

const FOLDER = path.resolve('.cache/bench-plugins');

/**
 * Builds as many small plugins, each with a tab (declared only, while no task is open) and a part of the list's header.
 *
 * @param {number} count
 * @returns {Promise<{ folder: string, ids: readonly string[] }>} a folder with one below it for each plugin
 */
export async function buildPlugins(count) {
  await rm(FOLDER, { recursive: true, force: true });
  const ids = Array.from({ length: count }, (_, index) => `bench-${index}`);
  await Promise.all(ids.map(writeSources));
  const compiler = rspack(
    ids.map((id) =>
      pluginPreset({
        root: path.join(FOLDER, 'sources', id),
        id,
        outDir: path.join(FOLDER, 'built', id),
        mode: 'production',
      }),
    ),
  );
  await new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else compiler.close(() => resolve(undefined));
    });
  });
  return { folder: path.join(FOLDER, 'built'), ids };
}

/** @param {string} id */
async function writeSources(id) {
  const root = path.join(FOLDER, 'sources', id);
  await mkdir(path.join(root, 'src'), { recursive: true });
  await writeFile(path.join(root, 'package.json'), JSON.stringify({ name: id, version: '1.0.0' }));
  await writeFile(
    path.join(root, 'src/plugin.ts'),
    `import { contribute, definePlugin } from '@taskweave/plugin-sdk';
export default definePlugin({ id: '${id}', contributions: [
  contribute('tasklist.task.detail', { id: 'tab', label: '${id}', component: () => import('./Part') }),
  contribute('tasklist.header', { id: 'part', component: () => import('./Part') }),
] });
`,
  );
  await writeFile(
    path.join(root, 'src/Part.tsx'),
    `import { useTranslation } from '@taskweave/plugin-sdk';
export default function Part() { return <span data-bench>{useTranslation().locale}</span>; }
`,
  );
}

import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { PARTS } from '../../plugin-sdk/plugin-tools/generator/src/parts.mjs';
import { projectFiles } from '../../plugin-sdk/plugin-tools/generator/src/projectFiles.mjs';
import { writeProject } from '../../plugin-sdk/plugin-tools/generator/src/writeProject.mjs';
import { inRepository } from '../process/paths.mjs';
import { readSnippets, writeSnippets } from './writeSnippets.mjs';

const OUT = inRepository('.cache/snippets');

test('a block is the file that it names, or a complete one', () => {
  const text =
    '```ts\n// src/a.ts\nexport const a = 1;\n```\n\n```json\n{}\n```\n\n```tsx\nconst b = 2;\n```\n';
  expect(readSnippets(text)).toEqual([
    { name: 'src/a.ts', code: '// src/a.ts\nexport const a = 1;\n' },
    { name: 'src/snippet-2.tsx', code: 'const b = 2;\n\nexport {};\n' },
  ]);
});

test('the code in the documents for authors compiles, and so does all that the generator may write', {
  timeout: 120_000,
}, () => {
  const files = writeSnippets({ docs: inRepository('docs/plugins'), outDir: OUT });
  expect(files.length).toBeGreaterThan(20);
  const project = projectFiles({ name: 'acme-risk', parts: Object.keys(PARTS), shell: 'http://localhost/' });
  const sources = [...project].filter(([file]) => /^(src|e2e)\//.test(file));
  writeProject(path.join(OUT, 'create'), new Map(sources));
  // Text keys registered in one document would hold for the others, so each is its own program.
  const programs = readdirSync(OUT).map((folder) => path.join(OUT, folder));
  expect(programs.flatMap(compile)).toEqual([]);
});

/**
 * @param {string} folder
 * @returns {string[]}
 */
function compile(folder) {
  const config = path.join(folder, 'tsconfig.json');
  writeFileSync(
    config,
    JSON.stringify({
      extends: inRepository('tsconfig.json'),
      compilerOptions: { paths: addresses() },
      include: ['.', inRepository('plugin-sdk/src/assets.d.ts')],
      exclude: [],
    }),
  );
  const { stdout, stderr } = spawnSync(
    inRepository('node_modules/.bin/tsc'),
    ['-p', config, '--pretty', 'false'],
    { encoding: 'utf8' },
  );
  return [stdout, stderr].filter((text) => text !== '');
}

function addresses() {
  const { exports } = JSON.parse(readFileSync(inRepository('shared/ui/package.json'), 'utf8'));
  const ui = Object.entries(exports).map(([subpath, file]) => [
    `@taskweave/ui/${subpath.slice(2)}`,
    [inRepository('shared/ui', file)],
  ]);
  return {
    ...Object.fromEntries(ui),
    '@tanstack/react-query': [inRepository('remotes/task-detail/node_modules/@tanstack/react-query')],
  };
}

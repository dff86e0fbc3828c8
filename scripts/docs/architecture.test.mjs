import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRepository } from '../process/paths.mjs';

const text = readFileSync(inRepository('docs/architecture.md'), 'utf8');

test('every path that the architecture names is there', () => {
  const paths = [...text.matchAll(/`((?:shell|remotes|plugin-sdk|shared|engine|scripts)\/[\w./-]+)`/g)].map(
    ([, path = '']) => path,
  );
  expect(paths.length).toBeGreaterThan(30);
  expect(paths.filter((path) => !existsSync(inRepository(path)))).toEqual([]);
});

test('the page names the file of each behaviour', () => {
  const [, table = ''] = /## Where is …\n\n([\s\S]*?)\n\n/.exec(text) ?? [];
  const rows = table.split('\n').slice(2);
  expect(rows.length).toBeGreaterThanOrEqual(20);
  for (const row of rows) expect(row).toMatch(/^\| .+ \| `[\w./-]+\.(ts|tsx)` \|$/);
});

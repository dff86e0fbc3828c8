import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';
import leanRouter from './leanRouter.mjs';

it('takes out what is for developers, and nothing else', () => {
  expect(
    leanRouter(
      [
        'var ENABLE_DEV_WARNINGS = true;',
        'var Link = React9.forwardRef(',
        'Link.displayName = "Link";',
        'link.displayName = name;',
      ].join('\n'),
    ),
  ).toBe(
    [
      'var ENABLE_DEV_WARNINGS = false;',
      'var Link = /* @__PURE__ */ React9.forwardRef(',
      '',
      'link.displayName = name;',
    ].join('\n'),
  );
});

it('fits the version that is installed', async () => {
  const fromShell = createRequire(new URL('../../../shell/package.json', import.meta.url));
  const router = createRequire(fromShell.resolve('react-router-dom')).resolve('react-router');
  const folder = path.dirname(router);
  const files = (await readdir(folder)).filter((name) => name.endsWith('.mjs'));
  const codes = await Promise.all(files.map((name) => readFile(path.join(folder, name), 'utf8')));
  const lean = codes.map(leanRouter).join('\n');
  expect(codes.join('\n')).toMatch(/^var ENABLE_DEV_WARNINGS = true;$/m);
  expect(lean).not.toMatch(/ENABLE_DEV_WARNINGS = true|^\w+\.displayName = /m);
});

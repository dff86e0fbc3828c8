import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseAdminFile } from '@taskweave/plugin-files/admin-file/parseAdminFile';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { recordOutput } from '../testing/pluginProject';
import { importLegacy } from './importLegacy';

const TASKLIST = '/operaton/app/tasklist/';
const NOTES = "import { draw } from './lib/draw.js'; export default { id: 'notes', render: draw };";
const DRAW = 'export function draw() {}';

let folder: string;
let server: Server;
let origin: string;
let files: Readonly<Record<string, string>>;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'legacy-'));
  server = createServer((request, response) => {
    const answer = files[request.url ?? ''];
    response.writeHead(answer === undefined ? 404 : 200).end(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

test('scripts of a server become entries, with the hash of each file that they import', async () => {
  files = {
    [`${TASKLIST}scripts/config.js`]: "export default { customScripts: ['scripts/my_notes'] };",
    [`${TASKLIST}scripts/my_notes.js`]: NOTES,
    [`${TASKLIST}scripts/lib/draw.js`]: DRAW,
  };
  const { code, printed } = await call(`${origin}${TASKLIST}scripts/config.js`);

  expect(code).toBe(0);
  expect(printed).toEqual({
    plugins: [
      {
        id: 'my-notes',
        format: 'legacy-esm',
        modules: {
          [`${TASKLIST}scripts/my_notes.js`]: hashOf(NOTES),
          [`${TASKLIST}scripts/lib/draw.js`]: hashOf(DRAW),
        },
      },
    ],
  });
  expect(parseAdminFile(printed).problems).toEqual([]);
});

test('what a module imports later is pinned as well, where its name is known', async () => {
  files = {
    [`${TASKLIST}scripts/config.js`]: "export default { customScripts: ['scripts/a', 'scripts/b'] };",
    [`${TASKLIST}scripts/a.js`]: "export default { render: () => import('./lib/draw.js') };",
    [`${TASKLIST}scripts/lib/draw.js`]: DRAW,
    [`${TASKLIST}scripts/b.js`]: 'export default { render: (place) => import(place.id) };',
  };
  const { code, printed, errors } = await call(`${origin}${TASKLIST}scripts/config.js`);

  expect(code).toBe(1);
  expect(printed.plugins).toMatchObject([{ modules: { [`${TASKLIST}scripts/lib/draw.js`]: hashOf(DRAW) } }]);
  expect(errors).toContain('b: /operaton/app/tasklist/scripts/b.js cannot be brought over: it works out');
});

test('a plugin is brought over whose HTML the policy will block in part, with a warning', async () => {
  files = {
    [`${TASKLIST}scripts/config.js`]: "export default { customScripts: ['scripts/a'] };",
    [`${TASKLIST}scripts/a.js`]:
      'export default { render(p) { p.innerHTML = `<b style="color: red">x</b>`; p.setAttribute("onclick", "go()"); } };',
  };
  const { code, printed, errors } = await call(`${origin}${TASKLIST}scripts/config.js`);

  expect(code).toBe(0);
  expect(printed.plugins).toHaveLength(1);
  expect(errors).toContain('a: its HTML seems to have onclick, style');
});

test('packages that JARs brought are found by the page, with their styles', async () => {
  const place = '/operaton/api/tasklist/plugin/cats/static/app';
  files = {
    [`${TASKLIST}scripts/config.js`]: 'export default {};',
    [TASKLIST]: `<script>window.PLUGIN_PACKAGES = [{ name: 'tasklist-plugin-cats', location: '${place}', main: 'plugin' }] || [];</script>`,
    [`${place}/plugin.js`]: 'export default [];',
    [`${place}/plugin.css`]: '.cats {}',
  };
  const { printed } = await call(`${origin}/operaton`);

  expect(printed.plugins).toEqual([
    {
      id: 'tasklist-plugin-cats',
      format: 'legacy-esm',
      modules: { [`${place}/plugin.js`]: hashOf('export default [];') },
      styles: { [`${place}/plugin.css`]: hashOf('.cats {}') },
    },
  ]);
});

test('a file on disk is read there, and named as the server has it', async () => {
  await write('scripts/config.js', "export default { customScripts: ['scripts/notes.js'] };");
  await write('scripts/notes.js', 'export default {};');
  const { code, printed } = await call(path.join(folder, 'scripts/config.js'), '/camunda/app/tasklist');

  expect([code, Object.keys(printed.plugins[0]?.modules ?? {})]).toEqual([
    0,
    ['/camunda/app/tasklist/scripts/notes.js'],
  ]);
});

test.each([
  ["define(['angular'], function () {});", 'it is written for RequireJS'],
  ["angular.module('cats', []); export default {};", 'it is an AngularJS module'],
  [
    "import React from 'react'; export default {};",
    'it imports "react" by a name that no browser can look up',
  ],
  ['export const a = 1;', 'it has no default export'],
  ["import './gone.js'; export default {};", 'gone.js'],
])('%s cannot come, and the others do', async (content, reason) => {
  await write('scripts/config.js', "export default { customScripts: ['scripts/bad', 'scripts/good'] };");
  await write('scripts/bad.js', content);
  await write('scripts/good.js', 'export default {};');
  const { code, printed, errors } = await call(path.join(folder, 'scripts/config.js'));

  expect([code, printed.plugins.map(({ id }) => id)]).toEqual([1, ['good']]);
  expect(errors).toContain('bad: /operaton/app/tasklist/scripts/bad.js cannot be brought over');
  expect(errors).toContain(reason);
});

test('settings come over with the plugins; names that nobody knows, and what only a run could tell, are told', async () => {
  await write(
    'scripts/config.js',
    `const brand = 'Acme';
export default {
  app: { vendor: 'Acme', name: brand },
  'csrfCookieName': 'ACME-TOKEN',
  dateFormat: { "normal": "LLL" },
  theme: 'dark',
  requireJsConfig: { ngDeps: ['ui.bootstrap'] },
};`,
  );
  const { code, printed, errors } = await call(path.join(folder, 'scripts/config.js'));

  expect([code, printed]).toEqual([
    1,
    {
      settings: { app: { vendor: 'Acme' }, csrfCookieName: 'ACME-TOKEN', dateFormat: { normal: 'LLL' } },
      plugins: [],
    },
  ]);
  expect(errors.split('\n')).toEqual([
    'ui.bootstrap: config.js names it for RequireJS or AngularJS, which only the old Tasklist brings.',
    'config.js, line 3: app.name is no plain value, and was not read.',
    'config.js, theme: is unknown, and was left out.',
  ]);
});

test('modules of older versions are named, with the reason', async () => {
  await write(
    'scripts/config.js',
    "window.camTasklistConf = { customScripts: { ngDeps: ['ui.router'], paths: { 'ui.router': 'x' } } };",
  );
  const { code, printed, errors } = await call(path.join(folder, 'scripts/config.js'));

  expect([code, printed.plugins]).toEqual([1, []]);
  expect(errors).toBe(
    'ui.router: config.js names it for RequireJS or AngularJS, which only the old Tasklist brings.',
  );
});

test('a plugin whose name only a run could tell is told of, with its line', async () => {
  await write('scripts/config.js', "export default {\n  customScripts: ['scripts/good', where()],\n};");
  await write('scripts/good.js', 'export default {};');
  const { code, printed, errors } = await call(path.join(folder, 'scripts/config.js'));

  expect([code, printed.plugins.map(({ id }) => id)]).toEqual([1, ['good']]);
  expect(errors).toContain('config.js, line 2: customScripts[1] is no plain value');
});

test.each([
  ['a server', () => `${origin}${TASKLIST}scripts/config.js`],
  ['the disk', () => path.join(folder, 'scripts/config.js')],
])('what is larger than any plugin is not read to its end, from %s', async (_, source) => {
  const config = "export default { customScripts: ['scripts/huge'] };";
  const huge = ' '.repeat(8 * 1024 * 1024 + 1);
  files = { [`${TASKLIST}scripts/config.js`]: config, [`${TASKLIST}scripts/huge.js`]: huge };
  await write('scripts/config.js', config);
  await write('scripts/huge.js', huge);
  const { code, printed, errors } = await call(source());

  expect([code, printed.plugins]).toEqual([1, []]);
  expect(errors).toContain('scripts/huge.js is larger than 8 MiB');
});

async function call(source: string, base = TASKLIST) {
  const out = recordOutput();
  const code = await importLegacy(source, base, out);
  const printed = JSON.parse(out.printed.join('\n')) as {
    readonly plugins: readonly { readonly id: string; readonly modules: object }[];
  };
  return { code, printed, errors: out.errors.join('\n') };
}

async function write(file: string, content: string): Promise<void> {
  await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
  await writeFile(path.join(folder, file), content);
}

function hashOf(content: string): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

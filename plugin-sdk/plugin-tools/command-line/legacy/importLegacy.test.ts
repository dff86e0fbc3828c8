import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseAdminFile } from '@taskweave/plugin-files/admin-file/parseAdminFile';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { call as callCommand } from '../testing/pluginProject';
import { importLegacyCommand } from './importLegacy';

const SCRIPTS = '/operaton/app/tasklist/scripts/';
const NOTES = "import { draw } from './lib/draw.js'; export default { id: 'notes', render: draw };";
const DRAW = 'export function draw() {}';

let server: Server;
let origin: string;
let files: Readonly<Record<string, string>>;

beforeEach(async () => {
  server = createServer((request, response) => {
    const answer = files[request.url ?? ''];
    response.writeHead(answer === undefined ? 404 : 200).end(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});

afterEach(() => server.close());

test('a module becomes an entry, with the hash of each file that it imports', async () => {
  files = { [`${SCRIPTS}my_notes.js`]: NOTES, [`${SCRIPTS}lib/draw.js`]: DRAW };
  const { code, printed } = await call(`${SCRIPTS}my_notes.js`);

  expect(code).toBe(0);
  expect(printed).toEqual({
    id: 'my-notes',
    format: 'legacy-esm',
    modules: { [`${SCRIPTS}my_notes.js`]: hashOf(NOTES), [`${SCRIPTS}lib/draw.js`]: hashOf(DRAW) },
  });
  expect(parseAdminFile({ plugins: [printed] }).problems).toEqual([]);
});

test('a module that another imports later is pinned as well', async () => {
  files = {
    [`${SCRIPTS}a.js`]: "export default { render: () => import('./lib/draw.js') };",
    [`${SCRIPTS}lib/draw.js`]: DRAW,
  };
  const { printed } = await call(`${SCRIPTS}a.js`);
  expect(printed).toMatchObject({ modules: { [`${SCRIPTS}lib/draw.js`]: hashOf(DRAW) } });
});

test('a style sheet comes with it', async () => {
  files = { [`${SCRIPTS}a.js`]: 'export default {};', [`${SCRIPTS}a.css`]: '.cats {}' };
  const { printed } = await call(`${SCRIPTS}a.js`, `${SCRIPTS}a.css`);
  expect(printed).toMatchObject({ styles: { [`${SCRIPTS}a.css`]: hashOf('.cats {}') } });
});

test('a plugin whose HTML the policy will block in part comes with a warning', async () => {
  files = {
    [`${SCRIPTS}a.js`]:
      'export default { render(p) { p.innerHTML = `<b style="color: red">x</b>`; p.setAttribute("onclick", "go()"); } };',
  };
  const { code, errors } = await call(`${SCRIPTS}a.js`);
  expect(code).toBe(0);
  expect(errors).toContain('Its HTML seems to have onclick, style');
});

test.each([
  [
    'pictures of other servers',
    'p.innerHTML = `<img src="http://thecatapi.com/a.jpg">`',
    'ask http://thecatapi.com for',
  ],
  ['calls to other servers', "fetch('https://api.example/v1')", 'ask https://api.example for'],
  ['style elements', "document.createElement('style')", 'style elements'],
  [
    'elements of another script',
    'p.innerHTML = "<task-activity></task-activity>"',
    'draws task-activity, which none',
  ],
])('a plugin with %s comes with a warning', async (_, code, words) => {
  files = { [`${SCRIPTS}a.js`]: `export default { render(p) { ${code}; } };` };
  const result = await call(`${SCRIPTS}a.js`);
  expect(result.code).toBe(0);
  expect(result.errors).toContain(words);
});

test.each([
  'p.innerHTML = \'<a href="https://www.example.org/">x</a><svg xmlns="http://www.w3.org/2000/svg"></svg>\'',
  "customElements.define('task-activity', A); p.append(document.createElement('task-activity'))",
  'const $ = (id) => p.querySelector(id); $("b").remove()',
  '((e, $) => $.a)(1, { a: 2 })',
])('nothing is said of what works: %s', async (code) => {
  files = { [`${SCRIPTS}a.js`]: `export default { render(p) { ${code}; } };` };
  const { code: exit, errors } = await call(`${SCRIPTS}a.js`);
  expect([exit, errors.split('\n')]).toEqual([0, [expect.stringContaining('The addresses are paths of')]]);
});

test('one of several plugins for a point that there is not is named', async () => {
  files = {
    [`${SCRIPTS}a.js`]:
      "export default [{ pluginPoint: 'tasklist.card', render() {} }, { pluginPoint: 'tasklist.dashboard', render() {} }];",
  };
  const { code, errors } = await call(`${SCRIPTS}a.js`);
  expect(code).toBe(0);
  expect(errors).toContain('There is no point tasklist.dashboard here');
});

test('a name of customScripts gets its ending', async () => {
  files = { [`${SCRIPTS}my_notes.js`]: 'export default { render() {} };' };
  const { code, printed } = await call(`${SCRIPTS}my_notes`);
  expect(code).toBe(0);
  expect(Object.keys((printed as { modules: object }).modules)).toEqual([`${SCRIPTS}my_notes.js`]);
});

test('a module that brings its own jQuery can come', async () => {
  files = {
    [`${SCRIPTS}a.js`]: "import './jquery.js'; export default { render(p) { $(p).text('x'); } };",
    [`${SCRIPTS}jquery.js`]: 'var f = function () {}; window.jQuery = window.$ = f;',
  };
  expect((await call(`${SCRIPTS}a.js`)).code).toBe(0);
});

test.each([
  ["define(['angular'], function () {});", 'it is written for RequireJS'],
  ["angular.module('cats', []); export default {};", 'it is an AngularJS module'],
  [
    "import React from 'react'; export default {};",
    'it imports "react" by a name that no browser can look up',
  ],
  ['export default { render: (place) => import(place.id) };', 'it works out at run time'],
  ['export const a = 1;', 'it has no default export'],
  ['export default [];', 'it exports an empty list'],
  ['const plugins = []; addStyles(); export { plugins as default };', 'it exports an empty list'],
  ['const plugins = [];\nexport default plugins;\n', 'it exports an empty list'],
  ["export default { render(p) { $(p).text('x'); } };", 'it uses jQuery as a global'],
  ["export default { render(p) { jQuery.ajax('/x'); } };", 'it uses jQuery as a global'],
  ["export default { pluginPoint: 'cockpit.dashboard', render() {} };", 'for no point that there is here'],
  ["import './gone.js'; export default {};", 'gone.js answered with status 404'],
])('%s cannot come @S9.25', async (content, reason) => {
  files = { [`${SCRIPTS}bad.js`]: content };
  const { code, errors } = await call(`${SCRIPTS}bad.js`);
  expect(code).toBe(1);
  expect(errors).toContain(reason);
});

test('a file larger than any plugin is not read to its end', async () => {
  files = { [`${SCRIPTS}huge.js`]: ' '.repeat(8 * 1024 * 1024 + 1) };
  const { code, errors } = await call(`${SCRIPTS}huge.js`);
  expect(code).toBe(1);
  expect(errors).toContain('huge.js is larger than 8 MiB');
});

async function call(...paths: readonly string[]) {
  const addresses = paths.map((path) => `${origin}${path}`);
  const { code, printed, errors } = await callCommand(importLegacyCommand, ...addresses);
  const entry: unknown = code === 0 ? JSON.parse(printed.join('\n')) : null;
  return { code, printed: entry, errors: errors.join('\n') };
}

function hashOf(content: string): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

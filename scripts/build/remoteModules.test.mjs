import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findStrayModules, hostPieces, remoteModules } from './remoteModules.mjs';

const TASK = '@taskweave/engine-client/resources/task/task';
const CRITERION = '@taskweave/engine-client/task-query/criterion';
const NOTE = '@taskweave/widgets/note';

/** @type {string} */
let root;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'remotes-'));
  for (const name of ['filters', 'task-list']) await write(`${name}/src/plugin.ts`, '');
});

afterEach(() => rm(root, { recursive: true }));

test('imports of the first file of the list are part of the first file of the page', async () => {
  await write(
    'task-list/src/plugin.ts',
    `component: () => import(/* webpackMode: "eager" */ './list/List'),`,
  );
  await write('task-list/src/list/List.tsx', `import { a } from '../rows';`);
  await write('task-list/src/rows.ts', `import {\n  getTask,\n  type Task,\n} from '${TASK}';`);
  expect(remoteModules(root)).toEqual({ first: [TASK], later: [] });
});

test('imports of code that is needed later come later', async () => {
  await write('task-list/src/plugin.ts', `component: () => import('./List'),`);
  await write('task-list/src/List.tsx', `import { getTask } from '${TASK}';`);
  expect(remoteModules(root)).toEqual({ first: [], later: [TASK] });
});

test.each([`import type { Task } from '${TASK}';`, `import { type Task, type Form } from '${TASK}';`])(
  'types alone are no module of it: %s',
  async (code) => {
    await write('forms/src/plugin.ts', code);
    expect(remoteModules(root)).toEqual({ first: [], later: [] });
  },
);

test('later modules form pieces, which a development server has in the first', async () => {
  await write('forms/src/plugin.ts', `import { a } from '${TASK}';\nimport { b } from '${CRITERION}';`);
  const served = [...hostPieces(root, true)];
  expect([...hostPieces(root, false)]).toEqual([
    ['first', []],
    ['engine', [TASK]],
    ['criteria', [CRITERION]],
  ]);
  expect(served).toEqual([['first', [TASK, CRITERION]]]);
});

test('a module that a build asks for and the shell does not share is named', () => {
  expect(stray([taken(TASK)])).toEqual([`The shell does not share ${TASK}.`]);
});

test('a module that no build asks for is named', async () => {
  await write('forms/src/plugin.ts', `import { note } from '${NOTE}';`);
  expect(stray([])).toEqual([`No remote takes ${NOTE}.`]);
});

test('a file that a build brings along is named', () => {
  const file = path.join(root, 'shared/widgets/src/note.ts');
  expect(stray([`builtin:swc-loader!${file}`])).toEqual([`A remote brings its own copy of ${file}.`]);
});

test('a module that is asked for and shared is fine', async () => {
  await write('forms/src/plugin.ts', `import { note } from '${NOTE}';`);
  expect(
    stray([taken(NOTE), 'consume shared module (default) react@^19.0.0', 'some/other/module.ts']),
  ).toEqual([]);
});

/** @param {string[]} identifiers */
function stray(identifiers) {
  return findStrayModules(root, identifiers);
}

/** @param {string} name */
function taken(name) {
  return `data:application/node,module.exports=require("@taskweave/host/engine").modules["${name}"]`;
}

/**
 * @param {string} file below `remotes`
 * @param {string} code
 */
async function write(file, code) {
  const place = path.join(root, 'remotes', file);
  await mkdir(path.dirname(place), { recursive: true });
  await writeFile(place, `${code}\n`);
}

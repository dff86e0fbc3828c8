import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildPlugin } from '../build/buildPlugin';
import { createPluginProject, type PluginProject, recordOutput } from '../testing/pluginProject';
import { parseChangeList } from './ChangeList';
import { type UpgradeOptions, upgradePlugin } from './upgradePlugin';

/** So many changes does our own list have. */
const { length: KNOWN } = parseChangeList(
  readFileSync(new URL('../../../changes.json', import.meta.url), 'utf8'),
);

let project: PluginProject;

beforeEach(async () => {
  project = await createPluginProject();
});

afterEach(() => project.remove());

async function upgrade(options: UpgradeOptions = { from: '0.1.0', to: '0.1.1' }) {
  const out = recordOutput();
  const code = await upgradePlugin(project.folder, options, out);
  return { code, text: out.printed.join('\n'), errors: out.errors.join('\n') };
}

/** A package of the SDK with a list of its own, in a folder. */
async function packageOf(folder: string, version: string, changes?: readonly object[]): Promise<string> {
  await project.write(`${folder}/package.json`, JSON.stringify({ name: '@taskweave/plugin-sdk', version }));
  if (changes !== undefined) await project.write(`${folder}/changes.json`, JSON.stringify({ changes }));
  return path.join(project.folder, folder);
}

const changeOf = (id: string, concerns: readonly object[], more: object = {}) => ({
  id,
  version: '0.3.0',
  kind: 'changed',
  until: `until ${id}`,
  now: `now ${id}`,
  todo: `do ${id}`,
  concerns,
  ...more,
});

test('a plugin that none of it concerns is told so', async () => {
  const { code, text } = await upgrade();
  expect([code, text.split('\n').at(-1)]).toEqual([0, `None of ${KNOWN} changes concerns this plugin.`]);
});

test('what concerns a plugin is told with file, line and what to do; the rest is not', async () => {
  await project.write(
    'src/RiskTab.tsx',
    `import type { TaskScope } from '@taskweave/plugin-sdk';

interface Known { readonly id: string }

// The cache of the application.
import { useQueryClient, type QueryKey } from '@tanstack/react-query';

export default function RiskTab({ task }: TaskScope) {
  const engine = useEngineClient();
  const key: QueryKey = ['task'];
  void engine.get<Known>('task/1');
  void engine.get<Known>(\`/shop/\${task.id}\`);
  task.name = 'Changed';
  return <p>{String(key)}</p>;
}
`,
  );
  const { code, text } = await upgrade();

  expect(code).toBe(1);
  expect(text.match(/^src\/.*$/gm)).toEqual([
    'src/RiskTab.tsx:6',
    'src/RiskTab.tsx:13',
    'src/RiskTab.tsx:12',
  ]);
  expect(text).toContain(`src/RiskTab.tsx:12
  until now  engine.get('/shop/…') reached other applications of the server`);
  expect(text).toContain('  to do      For calls of the engine, write the path below its REST root');
  expect(text).toContain(`\n3 of ${KNOWN} changes concern this plugin.`);
});

describe('what a change may be about', () => {
  const CASES: readonly [string, object, string, string, number | null][] = [
    [
      'a type',
      { imports: 'BulkActionMeta', from: '@taskweave/plugin-sdk' },
      'a.ts',
      "\nimport type { BulkActionMeta as M } from '@taskweave/plugin-sdk';\nexport type N = M;",
      2,
    ],
    [
      'names over many lines',
      { imports: 'b', from: 'mod' },
      'a.ts',
      "import {\n  a,\n  b,\n} from 'mod';\na(b);",
      1,
    ],
    [
      'another name of the module',
      { imports: 'b', from: 'mod' },
      'a.ts',
      "import { bb } from 'mod';\nbb();",
      null,
    ],
    [
      'a lazy import of anything',
      { imports: '*', from: 'mod/.+' },
      'a.ts',
      "\nexport const load = () => import('mod/x');",
      2,
    ],
    [
      'a member of a service',
      { calls: 'get', of: 'engine', argument: '^/' },
      'a.ts',
      "declare const host: any;\nhost.services.engine.get('/x');",
      2,
    ],
    [
      'a member of what a hook gives',
      { calls: 'get', of: 'engine', argument: '^/' },
      'a.ts',
      "declare const useEngineClient: any;\nuseEngineClient().get('/x');",
      2,
    ],
    [
      'a list that is no service',
      { calls: 'get', of: 'engine', argument: '^/' },
      'a.ts',
      "new Map().get('/x');",
      null,
    ],
    [
      'an option',
      { calls: 'notify', option: 'duration' },
      'a.ts',
      "declare const n: any;\nn.notify({ title: '' });\nn.notify({ duration: 9 });",
      3,
    ],
    ['a text', { text: 'detailsTab=(?!.*/)' }, 'e2e/a.spec.ts', "export const at = '#/?detailsTab=' + 1;", 1],
    [
      'writing into the configuration',
      { writes: 'what the shell hands over' },
      'a.ts',
      'declare const usePluginConfig: any;\nconst { list } = usePluginConfig();\nlist.sort();',
      3,
    ],
    [
      'writing below what is handed to mount',
      { writes: 'what the shell hands over' },
      'a.ts',
      "const draw = (host: any, props: any) => {\n  host.textContent = '';\n  delete props.task.name;\n};\nexport default draw;",
      3,
    ],
    [
      'writing into what is its own',
      { writes: 'what the shell hands over' },
      'a.ts',
      'export default (host: any, props: any) => {\n  host.id = props.id;\n};',
      null,
    ],
    ['a point', { contributes: 'tasklist\\.task\\.detail' }, 'a.ts', '', 6],
    ['another point', { contributes: 'tasklist\\.task' }, 'a.ts', '', null],
    ['a declaration', { declares: 'translations.en', as: 'object' }, 'a.ts', '', 4],
    ['a declaration of another kind', { declares: 'translations.en', as: 'string' }, 'a.ts', '', null],
  ];

  test.each(CASES)('%s', async (_, concern, file, code, line) => {
    await project.write(file, code);
    const to = await packageOf('dist/newer', '0.3.0', [changeOf('it', [concern])]);
    const { text } = await upgrade({ from: '0.1.0', to });
    const place = 'contributes' in concern || 'declares' in concern ? 'src/plugin.ts' : file;
    expect(text.match(/^[\w./]+:\d+$/gm)).toEqual(line === null ? null : [`${place}:${line}`]);
  });

  test('something that only newer commands know', async () => {
    const to = await packageOf('dist/newer', '0.3.0', [changeOf('it', [{ smells: 'old' }])]);
    const { code, text } = await upgrade({ from: '0.1.0', to });
    expect(code).toBe(1);
    expect(text).toContain('Perhaps (the command of the newer SDK knows more)');
  });
});

describe('which versions', () => {
  const ANY = [{ contributes: '.*' }];

  test('two packages are compared by their lists, whatever their numbers', async () => {
    const from = await packageOf('dist/older', '0.3.0', [changeOf('one', ANY)]);
    const to = await packageOf('dist/newer', '0.3.0', [changeOf('one', ANY), changeOf('two', ANY)]);
    const { text } = await upgrade({ from, to });
    expect(text).toContain('now two');
    expect(text).not.toContain('now one');
  });

  test('a package from before there was a list is compared by its number', async () => {
    const from = await packageOf('dist/older', '0.2.0');
    const to = await packageOf('dist/newer', '0.3.0', [
      changeOf('old', ANY, { version: '0.2.0' }),
      changeOf('new', ANY),
    ]);
    expect((await upgrade({ from, to })).text).toMatch(/now new[\s\S]*\n1 of 1 change concerns this plugin/);
  });

  test('what is installed is compared with the package that the command comes from', async () => {
    await packageOf('node_modules/@taskweave/plugin-sdk', '0.1.0');
    const { text } = await upgrade({});
    expect(text).toContain(`None of ${KNOWN} changes concerns this plugin.`);
  });

  test('a shell is asked for the packages that it serves', async () => {
    await packageOf('dist/served/package', '0.3.0', [changeOf('served', ANY)]);
    spawnSync('tar', ['-czf', 'sdk.tgz', '-C', 'dist/served', 'package'], { cwd: project.folder });
    const asked: (string | undefined)[] = [];
    const server = createServer(({ url }, response) => {
      asked.push(url);
      response.end(readFileSync(path.join(project.folder, 'sdk.tgz')));
    });
    await new Promise<void>((resolve) => server.listen(0, resolve));
    const { port } = server.address() as AddressInfo;
    const { code, text } = await upgrade({
      from: '0.1.0',
      to: `http://localhost:${port}/camunda/app/taskweave/default/#/?task=1`,
    });
    server.close();

    expect(asked).toEqual(['/camunda/app/taskweave/sdk/plugin-sdk.tgz']);
    expect([code, text.includes('now served')]).toEqual([1, true]);
  });

  test('a package without a list can be upgraded from, and not to', async () => {
    const to = await packageOf('dist/older', '0.1.0');
    await expect(upgrade({ from: '0.0.1', to })).rejects.toThrow('has no list of changes');
  });

  test('a version that the last build does not fit is named', async () => {
    const out = recordOutput();
    expect(await buildPlugin(project.folder, out)).toBe(0);
    const to = await packageOf('newer', '0.3.0', []);
    expect((await upgrade({ from: '0.1.0', to })).errors).toContain('needs the plugin SDK ^0.1');
  });
});

test('what is only added is told, and is no reason to fail', async () => {
  const to = await packageOf('dist/newer', '0.3.0', [
    changeOf('it', [{ contributes: '.*' }], { kind: 'added' }),
  ]);
  const { code, text } = await upgrade({ from: '0.1.0', to });
  expect([code, text.includes('now it')]).toEqual([0, true]);
});

test('a file that is no code is named', async () => {
  await project.write('src/broken.ts', 'export const = 1;');
  const { code, errors } = await upgrade();
  expect([code, errors]).toEqual([1, expect.stringContaining('Not read: src/broken.ts: ')]);
});

test('without src/plugin.ts the manifest of the build says what it contributes', async () => {
  await buildPlugin(project.folder, recordOutput());
  await project.write('src/index.js', "export default '';");
  rmSync(path.join(project.folder, 'src/plugin.ts'));
  const to = await packageOf('newer', '0.3.0', [changeOf('it', [{ contributes: 'tasklist.task.detail' }])]);
  expect((await upgrade({ from: '0.1.0', to })).text).toContain('dist/plugin.json:1');
});

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildCommand } from '../build/buildPlugin';
import { call, createPluginProject, PLUGIN, type PluginProject } from '../testing/pluginProject';
import { checkCommand } from './checkPlugin';

let project: PluginProject;

beforeEach(async () => {
  project = await createPluginProject();
});

afterEach(() => project.remove());

async function build() {
  expect(await call(buildCommand, project.folder)).toMatchObject({ code: 0, errors: [] });
}

async function check() {
  const { code, printed, errors } = await call(checkCommand, project.folder);
  return { code, printed, errors: errors.join('\n') };
}

async function change(edit: (manifest: Record<string, unknown>) => void) {
  const manifest = JSON.parse(await readFile(path.join(project.folder, 'dist/plugin.json'), 'utf8'));
  edit(manifest);
  await project.write('dist/plugin.json', JSON.stringify(manifest));
}

test('a good build passes, and each line says what was found', async () => {
  await build();
  const { code, printed, errors } = await check();

  expect(code).toBe(0);
  expect(errors).toBe('');
  expect(printed).toEqual([
    'acme-risk 1.4.2',
    expect.stringMatching(/^✓ versions {2}SDK \^\d/),
    '✓ files     2 with their hashes',
    expect.stringMatching(/^✓ sizes {5}the entry [\d.]+ of 10 KiB, the first use/),
    '✓ styles    1 sheet',
    '✓ shared    0 modules of Taskweave, from the shell',
    '✓ contract  1 contribution',
  ]);
});

test('a build that is written elsewhere is found there', async () => {
  await project.configure("outDir: new URL('./out', import.meta.url).pathname");
  await build();
  expect((await check()).printed[0]).toBe('acme-risk 1.4.2');
});

test('other bundlers, too, fail with what the shell does not share', async () => {
  await build();
  await project.write('dist/late.js', 'const from = "@taskweave/ui/command-dialog";');
  expect((await check()).errors).toContain('The shell does not share @taskweave/ui/command-dialog');
});

test('without a build it says what to do', async () => {
  expect((await check()).errors).toContain('run "taskweave-plugin build" first');
});

test('too many bytes are reported', async () => {
  await project.write(
    'package.json',
    '{ "name": "a", "version": "1.0.0", "taskweave": { "budget": { "entry": 1 } } }',
  );
  await build();

  const { code, errors } = await check();
  expect(code).toBe(1);
  expect(errors).toContain('The entry weighs');
});

test('a point that the shell does not have is a warning', async () => {
  await project.write('src/plugin.ts', PLUGIN.replace('tasklist.task.detail', 'tasklist.task.detials'));
  await build();

  const { code, errors } = await check();
  expect(code).toBe(0);
  expect(errors).toContain('no point tasklist.task.detials');
});

test('a build that is older than its source is reported', async () => {
  await build();
  await project.write('src/plugin.ts', PLUGIN.replace("id: 'risk'", "id: 'score'"));
  expect((await check()).errors).toContain('The build is older than src/plugin.ts');
});

test('files that are not those of the manifest are reported', async () => {
  await build();
  await change((manifest) => {
    manifest.entry = { ...(manifest.entry as object), integrity: 'sha384-AAAA' };
  });
  expect((await check()).errors).toContain('is not the file whose hash the manifest names');
});

test.each([
  ['h1 { color: red }', 'applies to the whole page'],
  ['@layer plugins{@scope([data-plugin=another]){h1{color:red}}}', 'applies to the whole page'],
  ['@layer plugins { @scope ([data-plugin="acme-risk"]) { h1 { color: red } } }', ''],
])('the scope of %s', async (sheet, expected) => {
  await build();
  await project.write('dist/late.css', sheet);
  expect((await check()).errors).toContain(expected);
});

test('a manifest that no shell could read is reported with its code', async () => {
  await build();
  await change((manifest) => {
    manifest.id = 'Acme Risk';
  });
  expect((await check()).errors).toContain('PLG-202 /id');
});

test('a link passes without code, and one that must not be followed is reported with its code', async () => {
  const link = (href: string) =>
    PLUGIN.replace(
      'contributions: [',
      `contributions: [{ point: 'tasklist.task.action', id: 'crm', meta: { label: '%tab%', href: '${href}' } }, `,
    );
  await project.write('src/plugin.ts', link('https://crm.example/{id}'));
  await build();
  expect((await check()).printed).toContain('✓ contract  2 contributions');
  await change((manifest) => {
    const [crm] = manifest.contributes as { meta: { href: string } }[];
    if (crm) crm.meta.href = 'javascript:alert(1)';
  });
  expect((await check()).errors).toContain('PLG-213 The href of tasklist.task.action:crm');
});

test('a build for another SDK is reported', async () => {
  await build();
  await change((manifest) => {
    manifest.requires = { sdk: '^9.0.0' };
  });
  expect((await check()).errors).toContain('PLG-205');
});

test('the engines that a plugin works with are listed', async () => {
  await project.write(
    'src/plugin.ts',
    PLUGIN.replace('id:', "requires: { engine: { operaton: '>=1.0' } }, id:"),
  );
  await build();
  expect((await check()).printed[1]).toMatch(/, operaton >=1\.0$/);
});

test.each([
  ['{ operatron: ">=1.0" }', 'There is no engine "operatron"; known are camunda, operaton'],
  ['{ operaton: ">= one" }', '">= one" is no range of versions.'],
  ['"seven"', '"seven" is no range of versions.'],
])('the range of engines %s is reported as wrong', async (engine, expected) => {
  await project.write('src/plugin.ts', PLUGIN.replace('id:', `requires: { engine: ${engine} }, id:`));
  await build();
  expect((await check()).errors).toContain(expected);
});

test('a newer version of a point than there is is reported with its code', async () => {
  await project.write('src/plugin.ts', PLUGIN.replace('tasklist.task.detail', 'tasklist.task.detail/v2'));
  await build();
  expect((await check()).errors).toContain('PLG-212');
});

test('an entry that asks for its chunks without their hashes is refused', async () => {
  await build();
  const entry = 'var plugin_acme_risk = { init() {}, get: () => import("./plugin.js") };';
  await project.write('dist/stock.js', entry);
  const integrity = `sha384-${createHash('sha384').update(entry).digest('base64')}`;
  await change((manifest) => {
    manifest.entry = { format: 'federation', container: 'plugin_acme_risk', file: 'stock.js', integrity };
  });

  expect((await check()).errors).toMatch(/plugin\.\w+\.js is asked for without its hash/);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPluginProject, PLUGIN, type PluginProject, recordOutput } from '../testing/pluginProject';
import { type ServedPlugin, servePlugin } from './servePlugin';

let project: PluginProject;
let served: ServedPlugin | null = null;

beforeEach(async () => {
  project = await createPluginProject();
});

afterEach(async () => {
  await served?.stop();
  served = null;
  await project.remove();
});

test('pages of other origins get the plugin, and the address says how', async () => {
  const out = recordOutput();
  served = await servePlugin(
    project.folder,
    { port: 0, shell: 'http://tasks.example/app/?a=1#/?task=7' },
    out,
  );

  const response = await fetch(served.address);
  const { entry } = await response.json();
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect((await fetch(new URL(entry.file, served.address))).status).toBe(200);
  expect(out.printed).toContain(
    `Open http://tasks.example/app/?a=1&plugin-dev=acme-risk@${served.address}#/?task=7`,
  );
});

test('a change is another build, under another name', async () => {
  served = await servePlugin(project.folder, { port: 0 }, recordOutput());
  const { address } = served;
  const manifest = async () => (await fetch(address)).json();
  const before = await manifest();

  await project.write('src/plugin.ts', PLUGIN.replaceAll("id: 'risk'", "id: 'score'"));

  await vi.waitFor(async () => {
    const after = await manifest();
    expect(after.contributes[0].id).toBe('score');
    expect([after.build, after.entry.file]).not.toEqual([before.build, before.entry.file]);
  }, 10_000);
});

test.each([
  ['of a part', 'src/RiskTab.ts', 'export default (', 'export default () => null;', 'RiskTab.ts'],
  ['of the definition', 'src/plugin.ts', 'export const plugin = {};', PLUGIN, 'as its default export'],
])('a mistake %s is printed, and mended while it runs', async (_, file, mistake, mended, words) => {
  const out = recordOutput();
  await project.write(file, mistake);
  served = await servePlugin(project.folder, { port: 0 }, out);
  expect(out.errors.join('\n')).toContain(words);

  await project.write(file, mended);
  await vi.waitFor(() => expect(out.printed.join('\n')).toMatch(/built in \d+ ms/), 10_000);
});

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type ServedPlugin, servePlugin } from '../../plugin-sdk/plugin-tools/command-line/build/servePlugin';
import { inRepository } from '../../scripts/process/paths.mjs';
import { expect, test } from '../fixtures/test';

const PRESET = inRepository('plugin-sdk/plugin-tools/preset/pluginPreset.mjs');

let folder: string;
let server: ServedPlugin | null = null;

test.beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'developed-'));
  await mkdir(path.join(folder, 'src'));
  await writeFile(path.join(folder, 'package.json'), '{ "name": "acme-note", "version": "1.0.0" }');
  await writeFile(
    path.join(folder, 'rspack.config.mjs'),
    `import { pluginPreset } from '${PRESET}';
     export default pluginPreset({ root: import.meta.dirname, id: 'acme-note' });`,
  );
  await writeFile(
    path.join(folder, 'src/plugin.ts'),
    `import { contribute, definePlugin } from '@taskweave/plugin-sdk';
     export default definePlugin({
       id: 'acme-note',
       contributions: [contribute('tasklist.list', { id: 'note', component: () => import('./Note') })],
     });`,
  );
  await write('First');
});

test.afterEach(async () => {
  await server?.stop();
  server = null;
  await rm(folder, { recursive: true, force: true });
});

test('a plugin in development shows each build', async ({ app, page, engine, consoleGuard }) => {
  test.setTimeout(90_000);
  consoleGuard.expectMessage(/"plugin_acme_note" is already registered/);
  // React's word on the mistake, and the shell's.
  consoleGuard.expectMessage(/a mistake/);
  engine.configure({ policy: { devOverrides: 'allow' } });

  await page.goto(await serve(engine.url));
  await app.signInByForm('demo');
  await expect(page.getByText('First', { exact: true })).toBeVisible();

  await write('Second');
  await expect(page.getByText('Second', { exact: true })).toBeVisible({ timeout: 15_000 });
  await page.reload();
  await expect(page.getByText('Second', { exact: true })).toBeVisible();

  await write('Third', "throw new Error('a mistake');");
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 15_000 });
  await write('Fourth');
  await expect(page.getByText('Fourth', { exact: true })).toBeVisible({ timeout: 15_000 });
});

/** The component, with its own word and perhaps a line that goes wrong. */
function write(word: string, line = ''): Promise<void> {
  return writeFile(
    path.join(folder, 'src/Note.tsx'),
    `import { useState } from 'react';
     export default function Note() {
       const [word] = useState('${word}');
       ${line}
       return <b>{word}</b>;
     }`,
  );
}

/** @returns the address that "taskweave-plugin dev --shell" prints */
async function serve(shell: string): Promise<string> {
  const lines: string[] = [];
  const note = (line: string) => void lines.push(line);
  server = await servePlugin(folder, { port: 0, shell }, { print: note, error: note });
  const [, address] = /^Open (\S+)$/m.exec(lines.join('\n')) ?? [];
  if (address === undefined) throw new Error(lines.join('\n'));
  return address;
}

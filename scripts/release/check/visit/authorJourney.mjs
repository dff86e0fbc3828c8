import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, request } from '@playwright/test';
import { Explained } from '../../../process/Explained.mjs';
import { inRepository } from '../../../process/paths.mjs';
import { runLogged } from '../../../process/runLogged.mjs';
import { serveFolder } from '../../../serving/serveFolder.mjs';
import { setUpEngine } from './setUpEngine.mjs';
import { signIn, startProcess, withPage } from './withPage.mjs';

const NAME = 'acme-outside';

/**
 * What a stranger does who writes a plugin for an installation, with npm and in a folder that knows nothing of this repository:
 * begins it with the generator of the release, installs, tests, builds and checks it; its administrator then pins it, and
 * people see it.
 *
 * @param {{ address: string, pluginsFile: string, work: string, packages: Record<string, string> }} server
 */
export async function authorJourney({ address, pluginsFile, work, packages }) {
  const desk = path.join(work, 'author');
  const project = path.join(desk, NAME);
  mkdirSync(desk, { recursive: true });
  const root = `${address}/app/taskweave`;
  await npm(desk, [
    ...['exec', '--yes', `--package=${packages['create-plugin']}`, '--', 'create-plugin', NAME, '--yes'],
    ...['--shell', `${root}/default/`, '--sdk', `${root}/sdk/`],
  ]);
  await npm(project, ['install']);
  for (const name of ['plugin-sdk', 'ui']) {
    expect(installed(project, name), `what npm installed as @taskweave/${name} is the release's`).toBe(
      integrityOf(packages[name] ?? ''),
    );
  }
  await npm(project, ['test']);
  await npm(project, ['run', 'build']);
  const server = await serveFolder(path.join(project, 'dist'));
  try {
    const printed = await npm(project, ['run', '--silent', 'pin', '--', `${server.origin}/plugin.json`]);
    const entry = JSON.parse(printed.join('\n'));
    mkdirSync(path.dirname(pluginsFile), { recursive: true });
    writeFileSync(
      pluginsFile,
      JSON.stringify({ policy: { origins: ['self', server.origin] }, plugins: [entry] }),
    );
    await setUpEngine(await request.newContext(), address);
    await withPage(`${pluginsFile}.png`, async (page) => {
      await page.goto(`${root}/`);
      await signIn(page);
      await startProcess(page);
      await page.getByRole('tab', { name: 'Acme outside' }).click();
      await expect(page.getByText('This task has no variables.')).toBeVisible();
    });
  } finally {
    server.stop();
  }
}

/**
 * @param {string} folder
 * @param {readonly string[]} args
 */
async function npm(folder, args) {
  const logFile = path.join(folder, 'npm.log');
  const { code, lines } = await runLogged('npm', [...args], {
    cwd: folder,
    logFile,
    env: { ...process.env, PATH: foreignPath(), npm_config_audit: 'false', npm_config_fund: 'false' },
  });
  if (code !== 0)
    throw new Explained(`npm ${args.join(' ')} failed in ${folder}:\n${lines.slice(-40).join('\n')}`);
  return lines;
}

/** Without our own tools: a stranger has none of them. */
function foreignPath() {
  const entries = (process.env.PATH ?? '').split(path.delimiter);
  return entries.filter((entry) => !entry.startsWith(inRepository())).join(path.delimiter);
}

/**
 * @param {string} project
 * @param {string} name
 */
function installed(project, name) {
  const lock = path.join(project, 'package-lock.json');
  if (!existsSync(lock)) throw new Explained(`npm wrote no ${lock}.`);
  return JSON.parse(readFileSync(lock, 'utf8')).packages[`node_modules/@taskweave/${name}`]?.integrity;
}

/** @param {string} file */
function integrityOf(file) {
  return `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`;
}

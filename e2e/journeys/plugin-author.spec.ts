import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { packPackages } from '../../scripts/pack/packPackages.mjs';
import { inRepository } from '../../scripts/process/paths.mjs';
import { PackageRegistry } from '../support/PackageRegistry';
import { expect, test } from '../support/test';

const PACKAGES = inRepository('dist/packages');
/** The first block of the tutorial is what is done here, line by line. */
const [TUTORIAL = ''] = readFileSync(inRepository('docs/plugins/tutorial.md'), 'utf8').match(
  /(?<=\n\n)( {4}\S.*\n)+/,
) ?? [''];

let folder: string;
let registry: PackageRegistry;
const running = new Set<ChildProcess>();

test.beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'author-'));
  if (!existsSync(PACKAGES)) await packPackages({ root: inRepository(), outDir: PACKAGES });
  registry = await PackageRegistry.start(PACKAGES);
  await writeFile(path.join(folder, '.npmrc'), `${userSettings()}\n${registry.setting}\n`);
});

test.afterEach(async () => {
  for (const child of running) {
    // npm hands no signal on to what it has started.
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
  }
  running.clear();
  registry.stop();
  await rm(folder, { recursive: true, force: true });
});

test('the tutorial, word by word: from nothing to a tab on screen that follows every change', async ({
  app,
  page,
  engine,
  consoleGuard,
}) => {
  test.setTimeout(180_000);
  // What the runtime says of every build after the first.
  consoleGuard.expectMessage(/"plugin_acme_risk" is already registered/);
  const commands = TUTORIAL.split('\n').flatMap((line) => line.split('#')[0]?.trim() || []);
  expect(commands).toHaveLength(5);
  writeFileSync(engine.pluginsFile, JSON.stringify({ policy: { devOverrides: 'allow' } }));
  await app.signIn('demo');
  const began = Date.now();

  const request = await followTutorial(commands);
  await page.goto(`${engine.url}?${request}#/?task=taskweave-standalone`);
  const tab = page.getByRole('tab', { name: 'Acme risk' });
  await tab.click();
  await expect(page.getByText('This task has no variables.')).toBeVisible();
  expect(Date.now() - began, 'milliseconds from the first command to the tab').toBeLessThan(120_000);

  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  await change('src/i18n/en.json', (text) =>
    text.replace('"Acme risk"', '"Risk"').replace('This task has no variables.', 'Nothing here.'),
  );
  await expect(page.getByRole('tab', { name: 'Risk', exact: true })).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText('Nothing here.')).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);

  // The page would miss the server that goes first.
  await page.close();
  expect(await run('npm run build', 'acme-risk')).toContain('✓ contract');
});

/** @returns what is to be added to the address of Taskweave, as the last command prints it */
async function followTutorial(commands: readonly string[]): Promise<string> {
  let place = '.';
  for (const command of commands.slice(0, -1)) {
    if (command.startsWith('cd ')) place = path.join(place, command.slice(3));
    else await run(command, place);
  }
  const last = commands.at(-1) ?? '';
  expect(last).toBe('npm run dev');
  const child = start(last, place);
  return new Promise((resolve, reject) => {
    let said = '';
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      const [request] = /plugin-dev=\S+/.exec(said) ?? [];
      if (request !== undefined) resolve(request);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.on('exit', () => reject(new Error(`${last} ended: ${said}`)));
  });
}

/** @returns what it printed */
async function run(command: string, place: string): Promise<string> {
  const child = start(command, place);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
  }
  const code = await new Promise((resolve) => child.on('close', resolve));
  expect(code, `${command}\n${said}`).toBe(0);
  return said;
}

function start(command: string, place: string): ChildProcess {
  const [name = '', ...parameters] = command.split(' ');
  const child = spawn(name, parameters, {
    cwd: path.join(folder, place),
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...withoutOurOwn(process.env),
      NPM_CONFIG_USERCONFIG: path.join(folder, '.npmrc'),
      npm_config_prefer_offline: 'true',
      npm_config_audit: 'false',
      npm_config_fund: 'false',
      // In a terminal npm asks before it runs what it has fetched.
      npm_config_yes: 'true',
    },
  });
  running.add(child);
  child.on('exit', () => running.delete(child));
  return child;
}

/** What the command that runs the journeys, npm itself perhaps, tells its children is not for a stranger's project. */
function withoutOurOwn(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(environment).filter(
      ([name]) =>
        !/^npm_(package|lifecycle|config_(local_prefix|prefix|user_?config))|^(NODE_ENV|VITEST|INIT_CWD)/i.test(
          name,
        ),
    ),
  );
}

async function change(file: string, edit: (text: string) => string): Promise<void> {
  const place = path.join(folder, 'acme-risk', file);
  await writeFile(place, edit(await readFile(place, 'utf8')));
}

/** Where packages come from is the matter of the machine. */
function userSettings(): string {
  const file =
    process.env.NPM_CONFIG_USERCONFIG ??
    process.env.npm_config_userconfig ??
    path.join(process.env.HOME ?? '', '.npmrc');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

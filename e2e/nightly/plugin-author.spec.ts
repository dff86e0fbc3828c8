import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findChromium } from '../../scripts/install/chromium.mjs';
import { inRepository } from '../../scripts/process/paths.mjs';
import { startRegistry } from '../fixtures/startRegistry.mjs';
import { expect, test } from '../fixtures/test';
import { testEngine } from '../fixtures/testEngine';

const ADDRESS = 'http://localhost:8080/operaton';
const [TUTORIAL = '', WITHOUT_REGISTRY = ''] =
  readFileSync(inRepository('docs/plugins/tutorial.md'), 'utf8').match(/(?<=\n\n)( {4}\S.*\n)+/g) ?? [];

const FAULTS = `
import { expect } from '@playwright/test';
import { test } from '@taskweave/plugin-sdk/e2e';

test.beforeEach(({ page }) => page.route('**/*TaskTab*', (route) => route.abort()));

test('a fault that is expected', async ({ taskweave }) => {
  await taskweave.openTask(await taskweave.createTask(), 'tab');
  await taskweave.expectIncident('PLG-401');
});

test('a fault that is not', async ({ taskweave }) => {
  await taskweave.openTask(await taskweave.createTask(), 'tab');
  await expect.poll(() => taskweave.incidents.length).toBe(1);
});
`;

let folder: string;
let registry: string | undefined;
const running = new Set<ChildProcess>();

test.beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'author-'));
});

test.afterEach(async () => {
  for (const child of running) {
    // npm does not forward signals to its children.
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
  }
  running.clear();
  registry = undefined;
  await rm(folder, { recursive: true, force: true });
});

test('the tutorial, word by word', async ({ app, page, engine, consoleGuard }) => {
  test.setTimeout(300_000);
  // The federation runtime logs this for every build after the first.
  consoleGuard.expectMessage(/"plugin_acme_risk" is already registered/);
  consoleGuard.expectMessage(/a mistake/);
  const [create = '', ...others] = commandsOf(TUTORIAL);
  expect(others).toHaveLength(4);
  const commands = [`${create} -- --shell ${engine.url}`, ...others];
  engine.configure({ policy: { devOverrides: 'allow' } });
  await app.signIn('demo');
  const { address: published, stop } = await startRegistry();
  registry = published;
  const began = Date.now();

  const address = await followTutorial(commands).finally(stop);
  expect(address).toContain(`${engine.url}?`);
  await page.goto(`${address}#/?task=taskweave-standalone`);
  const tab = page.getByRole('tab', { name: 'Acme risk' });
  await tab.click();
  await expect(page.getByText('This task has no variables.')).toBeVisible();
  expect(Date.now() - began, 'milliseconds from the first command to the tab').toBeLessThan(120_000);

  engine.configure({ policy: { devOverrides: 'confirm' } });
  await writeFile(path.join(folder, 'acme-risk/e2e/faults.spec.ts'), FAULTS);
  const said = await run('npm run e2e', 'acme-risk', 1);
  expect(said).toContain('2 passed');
  expect(said).toMatch(/incidents of acme-risk that the test did not expect[\s\S]+PLG-401 acme-risk/);

  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  await change('src/i18n/en.json', (text) =>
    text.replace('"Acme risk"', '"Risk"').replace('This task has no variables.', 'Nothing here.'),
  );
  await expect(page.getByRole('tab', { name: 'Risk', exact: true })).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText('Nothing here.')).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);

  const first = 'const { t } = useTranslation();';
  const mistake = "throw new Error('a mistake');";
  await change('src/TaskTab.tsx', (text) => text.replace(first, `${mistake}\n  ${first}`));
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 15_000 });
  await change('src/TaskTab.tsx', (text) => text.replace(mistake, ''));
  await expect(page.getByText('Nothing here.')).toBeVisible({ timeout: 15_000 });
  await page.reload();
  await expect(page.getByText('Nothing here.')).toBeVisible();

  await page.close();
  expect(await run('npm run build', 'acme-risk')).toContain('plugin.json built in');
  await writeFile(
    path.join(folder, 'read.sh'),
    'set -o pipefail; node_modules/.bin/taskweave-plugin --help | true',
  );
  await run('bash ../read.sh', 'acme-risk');
});

test('without a registry, a Taskweave serves the packages', async ({ engine }) => {
  test.setTimeout(120_000);
  const [create = ''] = commandsOf(WITHOUT_REGISTRY.replaceAll(ADDRESS, engine.baseUrl));

  await run(create, '.');
  await run('npm install --ignore-scripts', 'acme-risk');

  expect(await packagesOf('acme-risk')).toEqual(
    await Promise.all(
      ['plugin-sdk', 'ui'].map((name) => served(`${engine.baseUrl}/app/taskweave/sdk/${name}.tgz`)),
    ),
  );
});

function commandsOf(block: string): readonly string[] {
  return block.split('\n').flatMap((line) => line.trim() || []);
}

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
      const [address] = /http\S+\?plugin-dev=\S+/.exec(said) ?? [];
      if (address !== undefined) resolve(address);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.on('exit', () => reject(new Error(`${last} ended: ${said}`)));
  });
}

async function run(command: string, place: string, expected = 0): Promise<string> {
  const child = start(command, place);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
  }
  const code = await new Promise((resolve) => child.on('close', resolve));
  expect(code, `${command}\n${said}`).toBe(expected);
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
      // Packages come from npm's cache, but what `npm exec` and `npm create` run is fetched as on a new machine.
      ...(name === 'npm' &&
        /^(exec|create)$/.test(parameters[0] ?? '') && {
          npm_config_cache: path.join(folder, 'npm'),
        }),
      ...(registry !== undefined && { npm_config_registry: registry }),
      TASKWEAVE_URL: testEngine().url,
      CHROMIUM: findChromium() ?? '',
      npm_config_audit: 'false',
      npm_config_fund: 'false',
      npm_config_yes: 'true',
    },
  });
  running.add(child);
  child.on('exit', () => running.delete(child));
  return child;
}

/** npm sets variables for the test's child processes that another project must not see. */
function withoutOurOwn(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(environment).filter(
      ([name]) =>
        !/^npm_(package|lifecycle|config_(local_prefix|prefix))|^(NODE_ENV|VITEST|INIT_CWD)/i.test(name),
    ),
  );
}

async function packagesOf(project: string): Promise<readonly object[]> {
  const { packages } = JSON.parse(await readFile(path.join(folder, project, 'package-lock.json'), 'utf8'));
  return ['plugin-sdk', 'ui'].map((name) => {
    const { resolved, integrity } = packages[`node_modules/@taskweave/${name}`];
    return { resolved, integrity };
  });
}

async function served(address: string): Promise<object> {
  const bytes = Buffer.from(await (await fetch(address)).arrayBuffer());
  return { resolved: address, integrity: `sha512-${createHash('sha512').update(bytes).digest('base64')}` };
}

async function change(file: string, edit: (text: string) => string): Promise<void> {
  const place = path.join(folder, 'acme-risk', file);
  await writeFile(place, edit(await readFile(place, 'utf8')));
}

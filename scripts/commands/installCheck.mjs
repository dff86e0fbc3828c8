import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Explained } from '../process/Explained.mjs';
import { inRepository } from '../process/paths.mjs';
import { differences, expectedAnswers } from '../serving/answers.mjs';

const JOURNEYS = [
  'sign-in.spec',
  'complete',
  'embedded-scripts',
  'start-process',
  'plugin-first-visit',
  'upgrade',
];

const ONLY_BY_JAR = 'the other apps are offered';

const KINDS = /** @type {const} */ (['nginx', 'caddy', 'container']);

/** @typedef {typeof KINDS[number]} Kind */

/**
 * `--base=nginx:1.28-alpine` builds the container image on its real base, which is fetched.
 * @param {string[]} args
 * @returns {Promise<import('../runCommand.mjs').Work>}
 */
export async function plan(args) {
  const base = args.find((arg) => arg.startsWith('--base='))?.slice('--base='.length);
  const named = args.filter((arg) => !arg.startsWith('--base='));
  const kinds = KINDS.filter((kind) => named.length === 0 || named.includes(kind));
  const unknown = named.find((name) => !KINDS.some((kind) => kind === name));
  if (unknown !== undefined) {
    throw new Explained(`There is no "${unknown}" to check: use some of ${KINDS.join(', ')}.`);
  }
  return async (progress) => {
    const root = mkdtempSync(path.join(tmpdir(), 'taskweave-install-'));
    // nginx reads files as another user.
    chmodSync(root, 0o755);
    /** @type {Kind[]} */
    const failed = [];
    try {
      await findAll(kinds, root);
      const { stop, port, script } = await prepare(root, progress);
      try {
        const check = { root, engine: port, script, base, progress };
        const filter = await differences(`http://localhost:${port}`, expectedAnswers({ script }));
        for (const line of filter) console.log(`  the servlet filter: ${line}`);
        for (const kind of kinds) {
          if (!(await checkOne({ ...check, kind })) || filter.length > 0) failed.push(kind);
        }
      } finally {
        await stop();
      }
    } finally {
      rmSync(root, { recursive: true, force: true });
    }
    console.log(failed.length === 0 ? `Well: ${kinds.join(', ')}.` : `Failed: ${failed.join(', ')}.`);
    return failed.length === 0 ? 0 : 1;
  };
}

/**
 * @param {readonly Kind[]} kinds
 * @param {string} root
 * @throws {Explained} what is not installed here
 */
async function findAll(kinds, root) {
  const { hasFileServer } = await import('../serving/fileServers.mjs');
  const { findContainerTool } = await import('../container/containerTool.mjs');
  const missing = kinds.filter((kind) => kind !== 'container' && !hasFileServer(kind));
  if (missing.length > 0) {
    throw new Explained(
      `Not installed: ${missing.join(', ')}. On Debian: apt-get install nginx libnginx-mod-http-brotli-static caddy`,
    );
  }
  if (kinds.includes('container')) findContainerTool(root);
}

/**
 * @param {string} root
 * @param {import('../process/Progress.mjs').Progress} progress
 */
async function prepare(root, progress) {
  const { makeStaticZip } = await import('../release/staticZip.mjs');
  const { releaseTime } = await import('../release/releaseTime.mjs');
  const { startDemo } = await import('../engine/startDemo.mjs');
  const [zip = ''] = await progress.step('Making the static zip', (note) =>
    makeStaticZip({ out: root, version: 'test', epoch: releaseTime(process.env), note }),
  );
  spawnSync('unzip', ['-q', '-o', zip, '-d', root], { stdio: 'inherit' });
  const engine = await startDemo({ progress, tasks: 20 });
  const name = readdirSync(path.join(root, 'taskweave/app/assets')).find((file) =>
    /^shell\..*\.js$/.test(file),
  );
  return { stop: engine.stop, port: engine.port, script: `assets/${name}` };
}

/**
 * @param {object} options
 * @param {Kind} options.kind
 * @param {string} options.root
 * @param {number} options.engine
 * @param {string} options.script
 * @param {string | undefined} options.base
 * @param {import('../process/Progress.mjs').Progress} options.progress
 * @returns {Promise<boolean>}
 */
async function checkOne({ kind, root, engine, script, base, progress }) {
  const { freePort } = await import('../engine/freePort.mjs');
  const { fileServer } = await import('../serving/fileServers.mjs');
  const { containerServer } = await import('../container/containerServer.mjs');
  const settings = path.join(root, `etc-${kind}`);
  const pluginsFile = path.join(settings, 'config/plugins.json');
  mkdirSync(path.dirname(pluginsFile), { recursive: true });
  const server =
    kind === 'container'
      ? await progress.step('Building the image', (note) => containerServer({ root, engine, base, note }))
      : fileServer(kind, { root, engine });
  try {
    const strict = await server.start({ settings, port: await freePort() });
    const expected = expectedAnswers({ script });
    const found = await differences(strict.origin, expected);
    console.log(`${kind}: ${expected.length - found.length} of ${expected.length} answers as expected`);
    found.push(...(await server.faults(strict)));
    await strict.stop();
    for (const line of found) console.log(`  ${line}`);
    writeFileSync(pluginsFile, '{}');
    const open = await server.start({ settings, port: await freePort(), origins: 'http://localhost:*' });
    const went = await runJourneys({ kind, origin: open.origin, pluginsFile, progress });
    await open.stop();
    return found.length === 0 && went;
  } finally {
    await server.end();
  }
}

/**
 * @param {{ kind: Kind, origin: string, pluginsFile: string, progress: import('../process/Progress.mjs').Progress }} options
 */
async function runJourneys({ kind, origin, pluginsFile, progress }) {
  const { runLogged } = await import('../process/runLogged.mjs');
  const { code } = await progress.step(
    `Journeys behind ${kind}`,
    () =>
      runLogged('playwright', ['test', '--reporter=list', '--grep-invert', ONLY_BY_JAR, ...JOURNEYS], {
        cwd: inRepository(),
        env: {
          ...process.env,
          TASKWEAVE_E2E_URL: `${origin}/operaton`,
          TASKWEAVE_E2E_PLUGINS: pluginsFile,
          TASKWEAVE_E2E_FILE_SERVER: kind,
        },
        onLine: console.log,
      }),
    { speaks: true },
  );
  return code === 0;
}

import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inRepository } from '../process/paths.mjs';

/** What a person does all day, and what a policy or a proxy could break. */
const JOURNEYS = [
  'sign-in.spec',
  'complete',
  'embedded-scripts',
  'start-process',
  'plugin-first-visit',
  'upgrade',
];

/** A page from the jar knows that nobody is signed in; others ask. */
const ONLY_BY_JAR = 'asks the engine nothing';

/**
 * `npm run install:check`: the static zip behind nginx and Caddy, as they are installed here, in front of an engine: the answers one
 * by one, then the journeys in Chromium. `npm run install:check -- nginx` for one of them.
 *
 * @param {string[]} args
 * @returns {Promise<import('../runCommand.mjs').Work>}
 */
export async function plan(args) {
  return async (progress) => {
    const { hasFileServer } = await import('../serving/fileServers.mjs');
    const kinds = /** @type {const} */ (['nginx', 'caddy']).filter(
      (kind) => args.length === 0 || args.includes(kind),
    );
    const missing = kinds.filter((kind) => !hasFileServer(kind));
    if (missing.length > 0) {
      console.log(
        `Not installed: ${missing.join(', ')}. On Debian: apt-get install nginx libnginx-mod-http-brotli-static caddy`,
      );
      return 1;
    }
    // Outside of the repository, as on a server.
    const root = mkdtempSync(path.join(tmpdir(), 'taskweave-install-'));
    // nginx reads files as somebody else.
    chmodSync(root, 0o755);
    const { stop, port, script } = await prepare(root, progress);
    let failed = 0;
    try {
      for (const kind of kinds) {
        failed += await checkOne({ kind, root, engine: port, script, progress });
      }
    } finally {
      await stop();
      rmSync(root, { recursive: true, force: true });
    }
    console.log(
      failed === 0 ? `Well behind ${kinds.join(' and ')}.` : `${failed} of ${kinds.length} servers failed.`,
    );
    return failed === 0 ? 0 : 1;
  };
}

/**
 * @param {string} root
 * @param {import('../process/Progress.mjs').Progress} progress
 */
async function prepare(root, progress) {
  const { makeStaticZip } = await import('../release/staticZip.mjs');
  const { releaseTime } = await import('../release/releaseTime.mjs');
  const { buildEngine } = await import('../engine/buildEngine.mjs');
  const { startEngine } = await import('../engine/startEngine.mjs');
  const { fillEngine } = await import('../engine/fillEngine.mjs');
  const { findJava } = await import('../install/findJava.mjs');
  const [zip = ''] = await progress.step('Making the static zip', (note) =>
    makeStaticZip({ out: root, version: 'test', epoch: releaseTime(process.env), note }),
  );
  spawnSync('unzip', ['-q', '-o', zip, '-d', root], { stdio: 'inherit' });
  const { java, environment } = findJava();
  const jar = await progress.step('Building the engine', (note) =>
    buildEngine({ engine: 'operaton', environment, note }),
  );
  const engine = await progress.step('Starting the engine', () => startEngine({ java, jar }));
  await fillEngine({ baseUrl: engine.baseUrl, tasks: 20 });
  const name = readdirSync(path.join(root, 'taskweave/app/assets')).find((file) =>
    /^shell\..*\.js$/.test(file),
  );
  return { stop: engine.stop, port: engine.port, script: `assets/${name}` };
}

/**
 * @param {object} options
 * @param {import('../serving/fileServers.mjs').FileServerKind} options.kind
 * @param {string} options.root
 * @param {number} options.engine its port
 * @param {string} options.script a file with a hash in its name
 * @param {import('../process/Progress.mjs').Progress} options.progress
 * @returns {Promise<number>} 1 where something failed
 */
async function checkOne({ kind, root, engine, script, progress }) {
  const { freePort } = await import('../engine/freePort.mjs');
  const { startFileServer } = await import('../serving/fileServers.mjs');
  const { differences, expectedAnswers } = await import('../serving/answers.mjs');
  const { runLogged } = await import('../process/runLogged.mjs');
  const settings = path.join(root, `etc-${kind}`);
  mkdirSync(path.join(settings, 'config'), { recursive: true });
  const options = {
    folder: path.join(root, 'taskweave'),
    settings,
    engine: `127.0.0.1:${engine}`,
    work: path.join(root, `work-${kind}`),
  };
  const strict = await startFileServer(kind, { ...options, port: await freePort() });
  const expected = expectedAnswers({ script });
  const found = [
    ...(await differences(strict.origin, expected)),
    ...(await differences(`http://localhost:${engine}`, expected)).map(
      (line) => `the servlet filter: ${line}`,
    ),
  ];
  await strict.stop();
  console.log(
    [`${kind}: ${expected.length - found.length} of ${expected.length} answers as expected`, ...found].join(
      '\n  ',
    ),
  );
  // Journeys bring plugins from servers of their own.
  const server = await startFileServer(kind, {
    ...options,
    port: await freePort(),
    origins: ' http://localhost:*',
  });
  const pluginsFile = path.join(settings, 'config/plugins.json');
  writeFileSync(pluginsFile, '{}');
  const { code } = await progress.step(
    `Journeys behind ${kind}`,
    () =>
      runLogged('playwright', ['test', '--reporter=list', '--grep-invert', ONLY_BY_JAR, ...JOURNEYS], {
        cwd: inRepository(),
        env: {
          ...process.env,
          TASKWEAVE_E2E_URL: `${server.origin}/operaton`,
          TASKWEAVE_E2E_PLUGINS: pluginsFile,
          TASKWEAVE_E2E_FILE_SERVER: kind,
        },
        onLine: console.log,
      }),
    { speaks: true },
  );
  await server.stop();
  return found.length > 0 || code !== 0 ? 1 : 0;
}

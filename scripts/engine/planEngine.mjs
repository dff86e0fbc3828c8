import { USERS } from '../../engine/demo/data/fill/create-people.mjs';
import { checkDisk } from '../install/checkDisk.mjs';
import { findJava } from '../install/findJava.mjs';
import { expectInterrupt, isEnding } from '../process/children.mjs';
import { Explained } from '../process/Explained.mjs';
import { parseOptions, wholeNumber } from '../process/parseOptions.mjs';
import { inRepository } from '../process/paths.mjs';
import { buildEngine } from './buildEngine.mjs';
import { checkPort, freePort } from './freePort.mjs';
import { keptDataFile } from './keptData.mjs';
import { heapFor, startEngine } from './startEngine.mjs';

const HELP = `Usage: npm start -- [options]

  --port <number>    where the browser finds it (8080)
  --engine <name>    operaton (Operaton 1.0) or camunda (Camunda 7.24); operaton if not given
  --with <name>      starts the other engine, too, behind the same address: one list has the tasks of both
  --data <folder>    keeps the data in that folder; without it, in memory until the end
  --tasks <number>   adds that many tasks to the demo data (0); those that --data kept are not added again
  --plugins          shows what plugins can do: serves those of examples/ from another origin, with their hashes pinned;
                     not in "npm run dev"
  --cluster          starts PostgreSQL, two nodes and nginx; npm start -- --cluster --help shows its options
  --help             shows this`;

/**
 * `startFront` gets the requested port; the engine then gets its own.
 * @param {string[]} args
 * @param {object} [options]
 * @param {(options: { engineUrl: string, port: number }) => Promise<unknown>} [options.startFront]
 * @returns {Promise<import('../runCommand.mjs').Work | undefined>}
 */
export async function planEngine(args, { startFront } = {}) {
  const options = parseStartOptions(args);
  if (options === undefined) return undefined;
  const { engines, port, data, tasks, plugins } = options;
  const [engine, other] = engines;
  if (plugins && startFront) {
    throw new Explained('"npm run dev" shows the built-in parts alone: --plugins is for "npm start".');
  }
  findJava();
  checkDisk();
  await checkPort(port);

  return async (progress) => {
    const { buildApp } = await import('../build/buildApp.mjs');
    await progress.step('Building the app', (note) => buildApp({ log: note }));
    /** @type {{ engine: EngineName, jar: string }[]} */
    const built = [];
    for (const name of engines) {
      const jar = await progress.step(`Building the engine (${name})`, (note) =>
        buildEngine({ engine: name, note, anyApp: startFront !== undefined }),
      );
      built.push({ engine: name, jar });
    }
    const { startExamples } = await import('../examples/serveExamples.mjs');
    const examples = plugins
      ? await progress.step('Building the example plugins', (note) => startExamples({ note }))
      : undefined;
    const { writeConnectionsFile } = await import('./connectionsFile.mjs');
    const given = examples?.file ?? inRepository('config/plugins.json');
    const pluginsFile = other === undefined ? given : writeConnectionsFile(given);
    const running = await progress.step(
      `Starting ${other === undefined ? 'the engine' : 'both engines'}`,
      () =>
        Promise.all(
          built.map(({ engine: name, jar }) =>
            startEngine({
              engine: name,
              jar,
              keptData: keptDataFile({ engine: name, tasks }),
              pluginsFile,
              ...(data === undefined ? { heap: heapFor(tasks) } : { dataDir: data }),
              ...(startFront && { appFolder: inRepository('dist/app') }),
              ...(startFront === undefined && other === undefined && { port }),
            }),
          ),
        ),
    );
    const { fillEngine } = await import('./fillEngine.mjs');
    for (const { baseUrl, keepData } of running) {
      await progress.step('Loading the demo data', (note) => fillEngine({ baseUrl, tasks, note, keepData }));
    }
    const { prefixOf } = await import('./connectionsFile.mjs');
    const { startOneAddress } = await import('./startOneAddress.mjs');
    const [first, second] = running.map(({ appRoot, port: own }) => ({
      path: appRoot,
      prefix: prefixOf(appRoot),
      port: own,
    }));
    const own = first && `http://localhost:${first.port}`;
    const origin =
      first && second
        ? (await startOneAddress({ port: startFront ? await freePort() : port, parts: [first, second] }))
            .origin
        : own;
    const page = `/${engine}/app/taskweave/default/`;
    if (startFront) {
      await progress.step('Starting the development server', () =>
        startFront({ engineUrl: `${origin}${page}`, port }),
      );
    }
    console.log(readyLines(`http://localhost:${port}${page}`, examples).join('\n'));
    if (other !== undefined) {
      const each = engines.map((name, index) => `${name} (process ${running[index]?.pid})`);
      console.log(
        `Two engines: ${each.join(', ')}. End one of them to see how the list goes on with the other.`,
      );
    }
    expectInterrupt();
    await Promise.all(running.map(({ ended, log }) => ended.then(() => sayEnded(log))));
    if (!isEnding()) throw new Explained('No engine is left.');
    return 0;
  };
}

/** @param {string} log */
function sayEnded(log) {
  if (!isEnding()) console.error(`An engine has ended by itself; what it said is in ${log}`);
}

/** @typedef {import('./buildEngine.mjs').EngineName} EngineName */

/**
 * @param {string[]} args
 * @returns {{ port: number, engines: [EngineName, ...EngineName[]], data: string | undefined, tasks: number, plugins: boolean } | undefined}
 */
function parseStartOptions(args) {
  const { values } = parseOptions({
    args,
    options: {
      port: { type: 'string', default: '8080' },
      engine: { type: 'string', default: 'operaton' },
      with: { type: 'string' },
      data: { type: 'string' },
      tasks: { type: 'string', default: '0' },
      plugins: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) {
    console.log(HELP);
    return undefined;
  }
  const { data, plugins } = values;
  const engine = engineName('engine', values.engine);
  const other = values.with === undefined ? undefined : engineName('with', values.with);
  if (other === engine) {
    throw new Explained(
      `--with takes the engine that is not yet there, and ${engine} is: name the other one.`,
    );
  }
  const port = wholeNumber('port', values.port, 1, 65_535);
  return {
    port,
    engines: other === undefined ? [engine] : [engine, other],
    data,
    tasks: wholeNumber('tasks', values.tasks, 0),
    plugins,
  };
}

/**
 * @param {string} option
 * @param {string} name
 * @returns {EngineName}
 */
function engineName(option, name) {
  if (name === 'operaton' || name === 'camunda') return name;
  throw new Explained(`There is no engine "${name}": --${option} takes operaton or camunda.`);
}

/**
 * @param {string} url
 * @param {import('../examples/serveExamples.mjs').StartedExamples} [examples]
 * @returns {string[]}
 */
function readyLines(url, examples) {
  const ids = USERS.map(({ id }) => `${id} / ${id}`);
  return [
    '',
    `Taskweave is ready: ${url}`,
    `Users: demo / demo (admin), ${ids.join(', ')}`,
    ...(examples
      ? [
          `Plugins from ${examples.origin}, pinned in ${examples.file} (config/plugins.json is not read):`,
          `  ${examples.ids.join(', ')}`,
          '  What each shows, and where: docs/plugins/README.md',
          `  How each is doing: ${url}#/admin/plugins`,
        ]
      : ['With --plugins, it shows what plugins can do.']),
    'Ctrl+C ends it.',
  ];
}

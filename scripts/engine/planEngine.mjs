import { USERS } from '../../engine/demo/data/fill/create-people.mjs';
import { checkDisk } from '../install/checkDisk.mjs';
import { findJava } from '../install/findJava.mjs';
import { expectInterrupt, isEnding } from '../process/children.mjs';
import { Explained } from '../process/Explained.mjs';
import { parseOptions, wholeNumber } from '../process/parseOptions.mjs';
import { inRepository } from '../process/paths.mjs';
import { buildEngine } from './buildEngine.mjs';
import { checkPort } from './freePort.mjs';
import { keptDataFile } from './keptData.mjs';
import { startEngine } from './startEngine.mjs';

const HELP = `Usage: npm start -- [options]

  --port <number>    where the browser finds it (8080)
  --engine <name>    operaton (Operaton 1.0) or camunda (Camunda 7.24); operaton if not given
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
  const { engine, port, data, tasks, plugins } = options;
  if (plugins && startFront) {
    throw new Explained('"npm run dev" shows the built-in parts alone: --plugins is for "npm start".');
  }
  findJava();
  checkDisk();
  await checkPort(port);

  return async (progress) => {
    const { buildApp } = await import('../build/buildApp.mjs');
    await progress.step('Building the app', (note) => buildApp({ log: note }));
    const jar = await progress.step(`Building the engine (${engine})`, (note) =>
      buildEngine({ engine, note, anyApp: startFront !== undefined }),
    );
    const { startExamples } = await import('../examples/serveExamples.mjs');
    const examples = plugins
      ? await progress.step('Building the example plugins', (note) => startExamples({ note }))
      : undefined;
    const running = await progress.step('Starting the engine', () =>
      startEngine({
        engine,
        jar,
        keptData: keptDataFile({ engine, tasks }),
        ...(data !== undefined && { dataDir: data }),
        ...(examples && { pluginsFile: examples.file }),
        ...(startFront ? { appFolder: inRepository('dist/app') } : { port }),
      }),
    );
    const { fillEngine } = await import('./fillEngine.mjs');
    await progress.step('Loading the demo data', (note) =>
      fillEngine({ baseUrl: running.baseUrl, tasks, note, keepData: running.keepData }),
    );
    if (startFront) {
      await progress.step('Starting the development server', () =>
        startFront({ engineUrl: running.url, port }),
      );
    }
    const { pathname } = new URL(running.url);
    console.log(readyLines(`http://localhost:${port}${pathname}`, examples).join('\n'));
    expectInterrupt();
    await running.ended;
    if (!isEnding()) {
      throw new Explained(`The engine has ended by itself; what it said is in ${running.log}`);
    }
    return 0;
  };
}

/**
 * @param {string[]} args
 * @returns {{ port: number, engine: import('./buildEngine.mjs').EngineName, data: string | undefined, tasks: number, plugins: boolean } | undefined}
 */
function parseStartOptions(args) {
  const { values } = parseOptions({
    args,
    options: {
      port: { type: 'string', default: '8080' },
      engine: { type: 'string', default: 'operaton' },
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
  const { engine, data, plugins } = values;
  if (engine !== 'operaton' && engine !== 'camunda') {
    throw new Explained(`There is no engine "${engine}": --engine takes operaton or camunda.`);
  }
  const port = wholeNumber('port', values.port, 1, 65_535);
  return { port, engine, data, tasks: wholeNumber('tasks', values.tasks, 0), plugins };
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

import { checkDisk } from '../install/checkDisk.mjs';
import { findJava } from '../install/findJava.mjs';
import { expectInterrupt, isEnding } from '../process/children.mjs';
import { Explained } from '../process/Explained.mjs';
import { inRepository } from '../process/paths.mjs';
import { buildEngine } from './buildEngine.mjs';
import { checkDataIsFree } from './dataLock.mjs';
import { checkPort } from './freePort.mjs';
import { keptDataFile } from './keptData.mjs';
import { readyLines } from './readyLines.mjs';
import { startEngine } from './startEngine.mjs';
import { parseStartOptions, startHelp } from './startOptions.mjs';

/**
 * What `npm start` and `npm run dev` have in common: one engine, built, started and filled, until Ctrl+C.
 *
 * @param {string[]} args
 * @param {object} options
 * @param {string} options.command as a person types it
 * @param {(options: { engineUrl: string, port: number, log: (line: string) => void }) => Promise<void>} [options.startFront] starts servers on the
 *   asked port in front of the engine, which then gets its own port
 * @returns {Promise<import('../runCommand.mjs').Work | undefined>}
 * @throws {Explained} something that is needed is missing
 */
export async function planEngine(args, { command, startFront }) {
  const options = parseStartOptions(args);
  if (options === 'help') {
    console.log(startHelp(command));
    return undefined;
  }
  const { engine, port, data, tasks, plugins } = options;
  if (plugins && startFront) {
    throw new Explained(`${command} shows the built-in parts alone: --plugins is for "npm start".`);
  }
  const { java, environment } = findJava();
  checkDisk();
  await checkPort(port);
  if (data !== undefined) {
    checkDataIsFree(data);
  }

  return async (progress) => {
    const { buildApp } = await import('../build/buildApp.mjs');
    await progress.step('Building the app', (note) => buildApp({ log: note }));
    const jar = await progress.step(`Building the engine (${engine})`, (note) =>
      buildEngine({ engine, environment, note, anyApp: startFront !== undefined }),
    );
    const { startExamples } = await import('../examples/startExamples.mjs');
    const examples = plugins
      ? await progress.step('Building the example plugins', (note) => startExamples({ note }))
      : undefined;
    const running = await progress.step('Starting the engine', () =>
      startEngine({
        engine,
        java,
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
    if (running.keepClasses) {
      await progress.step("Keeping the engine's classes for later starts", running.keepClasses);
    }
    if (startFront) {
      await progress.step('Starting the development servers', (note) =>
        startFront({ engineUrl: running.url, port, log: note }),
      );
    }
    const { pathname } = new URL(running.url);
    console.log(readyLines(`http://localhost:${port}${pathname}`, examples).join('\n'));
    // From here on Ctrl+C is the way to end, and no failure.
    expectInterrupt();
    await running.ended;
    if (!isEnding()) {
      throw new Explained(`The engine has ended by itself; what it said is in ${running.log}`);
    }
    return 0;
  };
}

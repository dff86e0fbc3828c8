import { walk } from './walk.mjs';

/**
 * Walks through the core journeys in a browser, on their own engine with the example plugins, or at the address of a demo engine
 * that runs already (`npm start -- --examples`).
 *
 * @param {object} options
 * @param {() => Promise<import('./drivers/Tab').Browser | null>} options.start
 * @param {string} options.missing what to tell where there is none
 * @param {string[]} options.args of the command: an address, `--only=` with a part of the names of journeys, `--pictures=` with a folder
 * @param {import('../process/Progress.mjs').Progress} options.progress
 * @returns {Promise<number>} the exit code
 */
export async function walkInBrowser({ start, missing, args, progress }) {
  const browser = await start();
  if (browser === null) {
    console.log(missing);
    return 1;
  }
  console.log(browser.name);
  try {
    const address = args.find((arg) => !arg.startsWith('--'));
    const engine =
      address === undefined ? await startDemo(progress) : { baseUrl: address, stop: async () => {} };
    try {
      const pictures = optionOf(args, '--pictures');
      return await walk(browser, engine.baseUrl.replace(/\/$/, ''), {
        only: optionOf(args, '--only') ?? '',
        ...(pictures && { picture: (name) => `${pictures}/${name.replaceAll(/\W+/g, '-')}.png` }),
      });
    } finally {
      await engine.stop();
    }
  } finally {
    await browser.close();
  }
}

/** @param {import('../process/Progress.mjs').Progress} progress */
async function startDemo(progress) {
  const { buildEngine } = await import('../engine/buildEngine.mjs');
  const { startEngine } = await import('../engine/startEngine.mjs');
  const { fillEngine } = await import('../engine/fillEngine.mjs');
  const { findJava } = await import('../install/findJava.mjs');
  const { startExamples } = await import('../examples/startExamples.mjs');
  const { java, environment } = findJava();
  const jar = await progress.step('Building the engine', (note) =>
    buildEngine({ engine: 'operaton', environment, note }),
  );
  const examples = await progress.step('Building the example plugins', (note) => startExamples({ note }));
  const engine = await progress.step('Starting the engine', () =>
    startEngine({ java, jar, pluginsFile: examples.file }),
  );
  await progress.step('Filling the engine', () => fillEngine({ baseUrl: engine.baseUrl, tasks: 300 }));
  return engine;
}

/**
 * @param {string[]} args
 * @param {string} name
 */
function optionOf(args, name) {
  return args.find((arg) => arg.startsWith(`${name}=`))?.slice(name.length + 1);
}

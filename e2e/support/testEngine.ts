export interface TestEngine {
  /** Origin and path of the engine's web applications, as in `http://localhost:8080/operaton`. */
  readonly baseUrl: string;
  /** Path alone, as in `/operaton`. */
  readonly appRoot: string;
  /** Taskweave for the default engine, with a slash at the end. */
  readonly url: string;
  /** The admin's plugin file, which a journey may write and has to delete; empty if it is not known. */
  readonly pluginsFile: string;
}

const BASE_URL = 'TASKWEAVE_TEST_ENGINE_URL';
const PLUGINS_FILE = 'TASKWEAVE_TEST_ENGINE_PLUGINS';

/** Called once, before the processes that run the journeys are started: they inherit the environment. */
export function shareTestEngine({ baseUrl, pluginsFile }: Pick<TestEngine, 'baseUrl' | 'pluginsFile'>): void {
  process.env[BASE_URL] = baseUrl;
  process.env[PLUGINS_FILE] = pluginsFile;
}

/** The engine that all journeys share. */
export function testEngine(): TestEngine {
  const baseUrl = process.env[BASE_URL];
  if (baseUrl === undefined) {
    throw new Error('No engine was started: run the journeys with "npm run e2e".');
  }
  return {
    baseUrl,
    appRoot: new URL(baseUrl).pathname,
    url: `${baseUrl}/app/taskweave/default/`,
    pluginsFile: process.env[PLUGINS_FILE] ?? '',
  };
}

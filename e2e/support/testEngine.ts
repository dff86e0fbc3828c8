export interface TestEngine {
  /** Origin and path of the engine's web applications, as in `http://localhost:8080/operaton`. */
  readonly baseUrl: string;
  /** Path alone, as in `/operaton`. */
  readonly appRoot: string;
  /** Taskweave for the default engine, with a slash at the end. */
  readonly url: string;
  /** The admin's plugin file, which a journey may write and has to delete; empty if it is not known. */
  readonly pluginsFile: string;
  /** What it says, in a file; empty if it is not known. */
  readonly log: string;
}

export type StartedEngine = Pick<TestEngine, 'baseUrl' | 'pluginsFile' | 'log'>;

const ENGINES = 'TASKWEAVE_TEST_ENGINES';

/**
 * Called once, before the processes that run the journeys are started: they inherit the environment.
 *
 * @param engines one for each of them
 */
export function shareTestEngines(engines: readonly StartedEngine[]): void {
  process.env[ENGINES] = JSON.stringify(engines);
}

/** The engine of this process, which its journeys share one after the other and no other journey knows. */
export function testEngine(): TestEngine {
  const engines: readonly StartedEngine[] = JSON.parse(process.env[ENGINES] ?? '[]');
  const engine = engines[Number(process.env.TEST_PARALLEL_INDEX ?? 0)];
  if (engine === undefined) {
    throw new Error('No engine was started: run the journeys with "npm run e2e".');
  }
  return {
    ...engine,
    appRoot: new URL(engine.baseUrl).pathname,
    url: `${engine.baseUrl}/app/taskweave/default/`,
  };
}

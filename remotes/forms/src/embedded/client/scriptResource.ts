import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import type { Accept } from '@taskweave/engine-client/RequestOptions';
import { isRecord } from '@taskweave/engine-client/readShape';
import { callRoute } from '@taskweave/engine-client/rest-api/callEngine';
import { record, type ScriptCall, usualShape } from './callShape';
import { joinEmbedded } from './joinEmbedded';
import { SUITE_CALLS } from './suiteCalls';

export type Done = (error: unknown, result?: unknown) => void;

export interface ScriptResource {
  readonly [method: string]: (...given: readonly unknown[]) => Promise<unknown>;
}

const HAL = new Set(['GET /task', 'GET /task/{id}', 'POST /filter/{id}/list']);
const COUNTED = new Set(['batch', 'deployment', 'execution', 'incident', 'process-definition', 'variable']);
const NUMBERS = new Set(
  `authorization batch case-definition case-execution case-instance decision-definition deployment execution filter job
  job-definition process-definition task`.split(/\s+/),
);

/**
 * A resource by the names and the arguments of the suite's own client.
 *
 * @param answered calls back, and makes errors those that scripts know
 * @returns undefined for what that client does not have
 */
export function scriptResource(
  engine: EngineClient,
  name: string,
  answered: (work: () => Promise<unknown>, done: Done | undefined) => Promise<unknown>,
): ScriptResource | undefined {
  const calls = SUITE_CALLS[name];
  if (calls === undefined) return undefined;
  return Object.fromEntries(
    Object.entries(calls).map(([method, target]) => {
      const shape = typeof target === 'string' ? usualShape(target) : target;
      return [
        method,
        (...given: readonly unknown[]) => {
          const done = given.find((value): value is Done => typeof value === 'function');
          const args = given.filter((value) => typeof value !== 'function');
          return answered(async () => handOn(engine, name, method, shape(...args)), done);
        },
      ];
    }),
  );
}

async function handOn(
  engine: EngineClient,
  resource: string,
  method: string,
  made: ScriptCall,
): Promise<unknown> {
  const isHal = HAL.has(made.route);
  if (method === 'list' && COUNTED.has(resource)) return listWithCount(engine, made);
  const answer = await send(engine, made, acceptFor(method, made.route));
  if (method === 'count' && NUMBERS.has(resource)) return numberOf(answer);
  return isHal ? joinEmbedded(answer) : answer;
}

async function listWithCount(engine: EngineClient, made: ScriptCall): Promise<unknown> {
  const [items, counted] = await Promise.all([
    send(engine, made),
    send(engine, { ...made, route: `${made.route}/count` }),
  ]);
  const { firstResult, maxResults } = record(made.args.query);
  const first = Number(firstResult ?? 0);
  return {
    count: numberOf(counted),
    items,
    firstResult: first,
    maxResults: first + Number(maxResults ?? 10),
  };
}

function acceptFor(method: string, route: string): Accept {
  if (method.endsWith('AsCsv')) return 'csv';
  if (HAL.has(route)) return 'hal';
  if (route.endsWith('/stacktrace')) return 'text';
  return route.endsWith('/data') && !route.includes('telemetry') ? 'blob' : 'json';
}

function send(engine: EngineClient, { route, args }: ScriptCall, accept: Accept = 'json') {
  // Old scripts expect plain JavaScript numbers.
  return callRoute(engine, route, { ...args, exactNumbers: false, accept });
}

function numberOf(answer: unknown): unknown {
  return isRecord(answer) ? answer.count : answer;
}

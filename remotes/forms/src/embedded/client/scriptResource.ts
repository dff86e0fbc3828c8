import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import type { RequestOptions } from '@taskweave/engine-client/RequestOptions';
import { isRecord } from '@taskweave/engine-client/readShape';
import { callByName } from '@taskweave/engine-client/rest-api/callByName';
import { callsOf } from '@taskweave/engine-client/rest-api/callsOf';
import { record, type ScriptCall, usualShape } from './callShape';
import { joinEmbedded } from './joinEmbedded';
import { SUITE_CALLS } from './suiteCalls';

export type Done = (error: unknown, result?: unknown) => void;

export interface ScriptResource {
  readonly [method: string]: (...given: readonly unknown[]) => Promise<unknown>;
}

/** Only these use HAL with embedded resources. */
const HAL = new Set(['task.list', 'task.get', 'filter.queryTasks']);
/** Lists that the old client returns together with their count. */
const COUNTED = new Set(['batch', 'deployment', 'execution', 'incident', 'process-definition', 'variable']);
/** Counts that the old client returns as a bare number. */
const NUMBERS = new Set(
  `authorization batch case-definition case-execution case-instance decision-definition deployment execution filter job
  job-definition process-definition task`.split(/\s+/),
);

/**
 * Names and arguments of the old client, then those of the engine's API; undefined if the engine has no such resource.
 * `answered` runs callbacks and converts errors to those that scripts know.
 */
export function scriptResource(
  engine: EngineClient,
  name: string,
  answered: (work: () => Promise<unknown>, done: Done | undefined) => Promise<unknown>,
): ScriptResource | undefined {
  const own = Object.keys(callsOf(name)).map((call) => [call, `${name}.${call}`] as const);
  const calls = { ...Object.fromEntries(own), ...SUITE_CALLS[name] };
  if (Object.keys(calls).length === 0) return undefined;
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
  const isHal = HAL.has(made.call);
  const accept = method.endsWith('AsCsv') ? 'csv' : isHal ? 'hal' : null;
  if (method === 'list' && COUNTED.has(resource)) return listWithCount(engine, made);
  const answer = await send(engine, made, accept === null ? {} : { accept });
  if (method === 'count' && NUMBERS.has(resource)) return numberOf(answer);
  return isHal ? joinEmbedded(answer) : answer;
}

async function listWithCount(engine: EngineClient, made: ScriptCall): Promise<unknown> {
  const [items, counted] = await Promise.all([
    send(engine, made),
    send(engine, { ...made, call: made.call.replace(/list$/, 'count') }),
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

function send(engine: EngineClient, { call, args }: ScriptCall, options: RequestOptions = {}) {
  // Old scripts expect plain JavaScript numbers.
  return callByName(engine, call, args, { exactNumbers: false, ...options });
}

function numberOf(answer: unknown): unknown {
  return isRecord(answer) ? answer.count : answer;
}

import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import type { RequestOptions } from '@taskweave/engine-client/RequestOptions';
import { isRecord } from '@taskweave/engine-client/readShape';
import { callByName } from '@taskweave/engine-client/rest-api/callByName';
import { callNames } from '@taskweave/engine-client/rest-api/callNames';
import { record, type ScriptCall, type Shape, type Shapes } from './callShapes';
import { HISTORY_SHAPES } from './historyShapes';
import { joinEmbedded } from './joinEmbedded';
import { RUNTIME_SHAPES } from './runtimeShapes';
import { STORED_SHAPES } from './storedShapes';

export type Done = (error: unknown, result?: unknown) => void;

/** The calls of a resource, with ids or objects first and a callback last, which may be left out for the promise. */
export interface ScriptResource {
  readonly [method: string]: (...given: readonly unknown[]) => Promise<unknown>;
}

const SHAPES: Readonly<Record<string, Shapes>> = {
  ...RUNTIME_SHAPES,
  ...STORED_SHAPES,
  history: HISTORY_SHAPES,
};

/**
 * A resource by the names and the arguments of the suite's own client; what that did not have, by those of ours.
 *
 * @param answered calls back, and makes errors those that scripts know
 * @returns undefined for what the engine does not have
 */
export function scriptResource(
  engine: EngineClient,
  name: string,
  answered: (work: () => Promise<unknown>, done: Done | undefined) => Promise<unknown>,
): ScriptResource | undefined {
  const own: Shapes = Object.fromEntries(
    callNames(name).map((call): [string, Shape] => [
      call,
      (args) => ({ call: `${name}.${call}`, args: record(args) }),
    ]),
  );
  const shapes = { ...own, ...SHAPES[name] };
  if (Object.keys(shapes).length === 0) return undefined;
  return Object.fromEntries(
    Object.entries(shapes).map(([method, shape]) => [
      method,
      (...given: readonly unknown[]) => {
        const done = given.find((value): value is Done => typeof value === 'function');
        const args = given.filter((value) => typeof value !== 'function');
        return answered(async () => send(engine, shape(...args)), done);
      },
    ]),
  );
}

async function send(engine: EngineClient, made: ScriptCall): Promise<unknown> {
  const { call, args, isHal, isCsv, isCount, counted } = made;
  // Scripts of old know no numbers but JavaScript's.
  const options: RequestOptions = { exactNumbers: false, ...acceptOf(isHal, isCsv) };
  const [answer, count] = await Promise.all([
    callByName(engine, call, args, options),
    counted === undefined ? undefined : send(engine, counted),
  ]);
  if (isCount) return isRecord(answer) ? answer.count : answer;
  if (counted === undefined) return isHal ? joinEmbedded(answer) : answer;
  const { firstResult, maxResults } = record(args.query);
  const first = Number(firstResult ?? 0);
  return { count, items: answer, firstResult: first, maxResults: first + Number(maxResults ?? 10) };
}

function acceptOf(isHal = false, isCsv = false): RequestOptions {
  if (isCsv) return { accept: 'csv' };
  return isHal ? { accept: 'hal' } : {};
}

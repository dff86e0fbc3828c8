import { createLane } from '@taskweave/base/createLane';
import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import {
  getCaseDefinitions,
  getProcessDefinitions,
} from '@taskweave/engine-client/resources/definition/definitionNames';
import {
  type CompletedConditions,
  type CompletedTask,
  listCompletedTasks,
} from '@taskweave/engine-client/resources/history/completedTask';
import { getPastBusinessKeys } from '@taskweave/engine-client/resources/history/pastInstance';
import { getUsers, userName } from '@taskweave/engine-client/resources/identity/user';
import { getCaseBusinessKeys } from '@taskweave/engine-client/resources/instance/caseInstance';
import type { CompletedRow } from './CompletedRow';
import { type CompletedSort, compareCompleted } from './compareCompleted';
import { mergePages } from './mergePages';

/** Whose tasks, which, and in which order. */
export interface CompletedQuestion {
  /** Ids of people; null for everybody. */
  readonly people: readonly string[] | null;
  readonly conditions: CompletedConditions;
  readonly sort: CompletedSort;
}

/** How many rows of each person are shown already. Of whom it does not name, all are. */
export type Place = Readonly<Record<string, number>>;

export interface CompletedPage {
  readonly rows: readonly CompletedRow[];
  /** Where the next page begins; null where there is none. */
  readonly next: Place | null;
}

export const PAGE = 50;

const EVERYBODY = '';
const inTurn = createLane(4);

/** Where the first page begins. */
export function startOf(people: CompletedQuestion['people']): Place {
  return Object.fromEntries((people ?? [EVERYBODY]).map((id) => [id, 0]));
}

/** One page, with names. The engine takes one person a call, so there is one call for each, and the newest of all are taken. */
export async function askCompleted(
  client: EngineClient,
  { conditions, sort }: CompletedQuestion,
  place: Place,
  signal: AbortSignal,
): Promise<CompletedPage> {
  const streams = await Promise.all(
    Object.entries(place).map(async ([id, firstResult]) => {
      const search = {
        assignee: id === EVERYBODY ? null : id,
        conditions,
        sortBy: sort.by,
        sortOrder: sort.isDescending ? ('desc' as const) : ('asc' as const),
        firstResult,
        maxResults: PAGE,
      };
      return { id, rows: await inTurn(() => listCompletedTasks(client, search, signal), signal) };
    }),
  );
  const { rows, taken } = mergePages(streams, (one, other) => compareCompleted(one, other, sort), PAGE);
  const next = Object.fromEntries(
    streams.flatMap(({ id, rows: own }) => {
      const count = taken[id] ?? 0;
      return own.length < PAGE && count === own.length ? [] : [[id, (place[id] ?? 0) + count]];
    }),
  );
  return {
    rows: await withNames(client, rows, signal),
    next: Object.keys(next).length === 0 ? null : next,
  };
}

/** A name that cannot be looked up stays out: the row has ids, and says enough. */
async function withNames(
  client: EngineClient,
  tasks: readonly CompletedTask[],
  signal: AbortSignal,
): Promise<readonly CompletedRow[]> {
  const ids = (field: keyof CompletedTask) =>
    tasks.flatMap((task) => (typeof task[field] === 'string' && task[field] !== '' ? [task[field]] : []));
  const [users, processes, cases, keys, caseKeys] = await Promise.all([
    orNone(getUsers(client, ids('assignee'), signal)),
    orNone(getProcessDefinitions(client, ids('processDefinitionId'), signal)),
    orNone(getCaseDefinitions(client, ids('caseDefinitionId'), signal)),
    orNone(getPastBusinessKeys(client, ids('processInstanceId'), signal)),
    orNone(getCaseBusinessKeys(client, ids('caseInstanceId'), signal)),
  ]);
  signal.throwIfAborted();
  return tasks.map((task) => {
    const user = users[task.assignee ?? ''];
    const definition = processes[task.processDefinitionId ?? ''] ?? cases[task.caseDefinitionId ?? ''];
    return {
      task,
      name: task.name ?? task.taskDefinitionKey ?? task.id,
      definition: definition?.name ?? definition?.key ?? '',
      businessKey: keys[task.processInstanceId ?? ''] ?? caseKeys[task.caseInstanceId ?? ''] ?? '',
      person: user === undefined ? (task.assignee ?? '') : userName(user),
    };
  });
}

function orNone<T>(names: Promise<Readonly<Record<string, T>>>): Promise<Readonly<Record<string, T>>> {
  return names.catch(() => ({}));
}

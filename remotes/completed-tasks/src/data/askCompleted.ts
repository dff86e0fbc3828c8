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
import { getUsers, userIn, userName } from '@taskweave/engine-client/resources/identity/user';
import { getCaseBusinessKeys } from '@taskweave/engine-client/resources/instance/caseInstance';
import type { CompletedRow } from './CompletedRow';
import { compareCompleted } from './compareCompleted';
import { mergePages } from './mergePages';

export interface CompletedQuestion {
  readonly people: readonly string[] | null;
  readonly conditions: CompletedConditions;
}

interface OwnList {
  readonly asked: number;
  readonly rest: readonly CompletedTask[];
  readonly goesOn: boolean;
}

export type Place = Readonly<Record<string, OwnList>>;

export interface CompletedPage {
  readonly rows: readonly CompletedRow[];
  readonly next: Place | null;
}

export const PAGE = 50;

const EVERYBODY = '';
const UNASKED: OwnList = { asked: 0, rest: [], goesOn: true };
const inTurn = createLane(4);

export function startOf(people: CompletedQuestion['people']): Place {
  return Object.fromEntries((people ?? [EVERYBODY]).map((id) => [id, UNASKED]));
}

/** The engine takes one assignee per call, so each person has a list, and the newest rows of all lists are merged. */
export async function askCompleted(
  client: EngineClient,
  question: CompletedQuestion,
  start: Place,
  signal: AbortSignal,
): Promise<CompletedPage> {
  const rows: CompletedTask[] = [];
  let place = start;
  while (rows.length < PAGE) {
    place = await withNextRows(client, question, place, signal);
    const streams = Object.entries(place).map(([id, { rest, goesOn }]) => ({ id, rows: rest, goesOn }));
    const merged = mergePages(streams, compareCompleted, PAGE - rows.length);
    if (merged.rows.length === 0) break;
    rows.push(...merged.rows);
    place = mapLists(place, (own, id) => ({ ...own, rest: own.rest.slice(merged.taken[id] ?? 0) }));
  }
  const isOver = Object.values(place).every(({ rest, goesOn }) => rest.length === 0 && !goesOn);
  return { rows: await withNames(client, rows, signal), next: isOver ? null : place };
}

async function withNextRows(
  client: EngineClient,
  { conditions }: CompletedQuestion,
  place: Place,
  signal: AbortSignal,
): Promise<Place> {
  const lists = await Promise.all(
    Object.entries(place).map(async ([id, own]): Promise<readonly [string, OwnList]> => {
      if (own.rest.length > 0 || !own.goesOn) return [id, own];
      const search = {
        assignee: id === EVERYBODY ? null : id,
        conditions,
        firstResult: own.asked,
        maxResults: PAGE,
      };
      const rest = await inTurn(() => listCompletedTasks(client, search, signal), signal);
      return [id, { asked: own.asked + rest.length, rest, goesOn: rest.length === PAGE }];
    }),
  );
  return Object.fromEntries(lists);
}

function mapLists(place: Place, change: (own: OwnList, id: string) => OwnList): Place {
  return Object.fromEntries(Object.entries(place).map(([id, own]) => [id, change(own, id)]));
}

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
    const user = userIn(users, task.assignee);
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

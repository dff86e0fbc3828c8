import { CSV_START, csvRow } from '@taskweave/base/files/csv';
import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { definitionKeyOf } from '@taskweave/engine-client/resources/definition/definitionKeyOf';
import {
  getCaseDefinitions,
  getProcessDefinitions,
} from '@taskweave/engine-client/resources/definition/definitionNames';
import { noneInNoGroup } from '@taskweave/engine-client/resources/identity/noneInNoGroup';
import { getUsers, userIn, userName } from '@taskweave/engine-client/resources/identity/user';
import { getCaseBusinessKeys } from '@taskweave/engine-client/resources/instance/caseInstance';
import { getBusinessKeys } from '@taskweave/engine-client/resources/instance/processInstance';
import { listTasks } from '@taskweave/engine-client/resources/task/taskList';
import type { TaskSorting } from '@taskweave/engine-client/resources/task/taskPageRequest';
import {
  listTaskVariables,
  type VariablesByTask,
} from '@taskweave/engine-client/resources/task/taskVariables';
import type { Task } from '@taskweave/engine-client/Task';
import type { InstallationSettings, ListCellNames } from '@taskweave/plugin-sdk';
import type { Fact } from '@taskweave/widgets/facts/Fact';
import { peopleOf } from '@taskweave/widgets/facts/factText';
import { pickFacts } from '@taskweave/widgets/facts/pickFacts';
import { wantedFacts } from '@taskweave/widgets/facts/wantedFacts';
import { canNarrow, planRows } from '../deep-rows/planRows';
import type { ExportColumn } from './exportColumns';

export interface ExportOptions {
  readonly client: EngineClient;
  readonly userId: string;
  readonly filterId: string;
  readonly stored?: Readonly<Record<string, unknown>> | undefined;
  readonly query: Readonly<Record<string, unknown>>;
  readonly sorting: readonly TaskSorting[];
  readonly columns: readonly ExportColumn[];
  readonly settings: InstallationSettings['facts'];
  readonly onProgress: (rows: number) => void;
}

const PAGE = 500;

export async function exportTasks(options: ExportOptions, signal: AbortSignal): Promise<Blob> {
  const { client, userId, columns, onProgress } = options;
  const written = new Set<string>();
  // Browsers may store blobs on disk.
  const pieces = [new Blob([CSV_START + csvRow(columns.map(({ label }) => label))])];
  let tasks: readonly Task[] = [];
  for (let firstResult = 0; firstResult === 0 || tasks.length === PAGE; firstResult += PAGE) {
    const page = pageAfter(tasks, firstResult, options, signal);
    tasks = await page.catch(noneInNoGroup(client, userId, []));
    const added = tasks.filter(({ id }) => !written.has(id));
    pieces.push(new Blob([await textOf(added, options, signal)]));
    for (const { id } of added) written.add(id);
    onProgress(written.size);
    signal.throwIfAborted();
  }
  return new Blob(pieces, { type: 'text/csv;charset=utf-8' });
}

/** With an offset, each page would cost more than the one before. */
async function pageAfter(
  before: readonly Task[],
  first: number,
  { client, filterId, stored, query, sorting }: ExportOptions,
  signal: AbortSignal,
): Promise<readonly Task[]> {
  const page = { filterId, query, sorting, firstResult: first, maxResults: PAGE };
  const plan = planRows({
    first,
    count: PAGE,
    sorting,
    canNarrow: canNarrow(stored, query),
    total: null,
    at: (row) => before[row - first + PAGE],
  });
  if (plan === null) return listTasks(client, page, signal);
  const { firstResult, maxResults } = plan;
  const asked = {
    ...page,
    firstResult,
    maxResults,
    sorting: plan.sorting,
    query: { ...query, ...plan.query },
  };
  return plan.read(await listTasks(client, asked, signal)) ?? [];
}

async function textOf(
  tasks: readonly Task[],
  { client, columns, settings }: ExportOptions,
  signal: AbortSignal,
): Promise<string> {
  const variableNames = [...new Set(columns.flatMap(({ variables }) => variables))];
  const [names, ...values] = await Promise.all([
    lookUpNames(client, tasks, signal),
    ...variableNames.map((name) => listTaskVariables(client, tasks, name, signal)),
  ]);
  const variablesOf = ({ id }: Task) =>
    Object.fromEntries(
      variableNames.flatMap((name, index) => {
        const value = (values as readonly VariablesByTask[])[index]?.[id];
        return value === undefined ? [] : [[name, value]];
      }),
    );
  const filterVariables = variableNames.map((name) => ({ name, label: name }));
  const factsOf = (task: Task): readonly Fact[] => {
    const definitionKey = names.definitionKeyOf(task);
    const wanted = wantedFacts({ filterVariables, settings, definitionKey, locale: 'en' }) ?? [];
    return pickFacts(variablesOf(task), { wanted, showUndefined: false, said: [] });
  };
  const cells = tasks.map((task) => ({ task, names: names.of(task), facts: factsOf(task) }));
  const people = await getUsers(client, [...new Set(cells.flatMap(({ facts }) => peopleOf(facts)))], signal);
  const nameOf = (id: string) => {
    const person = userIn(people, id);
    return person === undefined ? id : userName(person);
  };
  return cells
    .map(({ facts, ...cell }) => {
      const byName = Object.fromEntries(facts.map((fact) => [fact.name, fact]));
      return csvRow(columns.map((column) => column.textOf({ ...cell, facts: byName, nameOf })));
    })
    .join('');
}

interface TaskNames {
  readonly of: (task: Task) => ListCellNames;
  readonly definitionKeyOf: (task: Task) => string | null;
}

async function lookUpNames(
  client: EngineClient,
  tasks: readonly Task[],
  signal: AbortSignal,
): Promise<TaskNames> {
  const [users, processes, cases, keys, caseKeys] = await Promise.all([
    getUsers(client, ids(tasks, 'assignee'), signal),
    getProcessDefinitions(client, ids(tasks, 'processDefinitionId'), signal),
    getCaseDefinitions(client, ids(tasks, 'caseDefinitionId'), signal),
    getBusinessKeys(client, ids(tasks, 'processInstanceId'), signal),
    getCaseBusinessKeys(client, ids(tasks, 'caseInstanceId'), signal),
  ]);
  const definitions = { ...cases, ...processes };
  return {
    of({ assignee, processDefinitionId, caseDefinitionId, processInstanceId, caseInstanceId }) {
      const user = userIn(users, assignee);
      const definition = definitions[processDefinitionId ?? caseDefinitionId ?? ''];
      return {
        assignee: user === undefined ? assignee : userName(user),
        definition: definition?.name ?? definition?.key ?? '',
        businessKey: keys[processInstanceId ?? ''] ?? caseKeys[caseInstanceId ?? ''] ?? '',
      };
    },
    definitionKeyOf: (task) => definitionKeyOf(task, definitions),
  };
}

function ids(
  tasks: readonly Task[],
  field: 'assignee' | 'processDefinitionId' | 'caseDefinitionId' | 'processInstanceId' | 'caseInstanceId',
): readonly string[] {
  return [...new Set(tasks.map((task) => task[field]).filter((id) => id !== null && id !== ''))] as string[];
}

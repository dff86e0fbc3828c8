import type { EngineClient } from '../../EngineClient';
import type { HistoricDetailQueryDto } from '../../generated/RestApi';
import { readList, readShape } from '../../reading/readShape';
import { segment } from '../../reading/segment';
import type { VariableValue } from '../../Task';
import { parseVariable } from '../../variables/parseVariables';
import type { CompletedTask } from './completedTask';

export interface PastVariable extends VariableValue {
  readonly name: string;
  readonly id: string;
  readonly isSubmitted: boolean;
}

const MOST = 2000;

export async function listPastVariables(
  client: EngineClient,
  task: CompletedTask,
  signal?: AbortSignal,
): Promise<readonly PastVariable[]> {
  const body: HistoricDetailQueryDto = {
    ...scopeOf(task),
    variableUpdates: true,
    occurredBefore: task.completed,
    sorting: [
      { sortBy: 'time', sortOrder: 'asc' },
      { sortBy: 'occurrence', sortOrder: 'asc' },
    ],
  };
  const query = { deserializeValues: false, firstResult: 0, maxResults: MOST };
  const changes = readList(
    await client.post('history/detail', { query, body, signal, exactNumbers: true }),
    'changes',
    (value, where) => parseChange(value, where, task),
  );
  const last = new Map<string, Change>();
  for (const change of changes) {
    if (change.taskId !== null && change.taskId !== task.id) continue;
    const before = last.get(change.name);
    last.set(change.name, { ...change, isSubmitted: change.isSubmitted || before?.isSubmitted === true });
  }
  return [...last.values()]
    .map(({ taskId: _taskId, ...variable }) => variable)
    .toSorted((one, other) => one.name.localeCompare(other.name));
}

export function pastFileUrl(client: EngineClient, variable: Pick<PastVariable, 'id'>): string {
  return client.url(`history/detail/${segment(variable.id)}/data`);
}

interface Change extends PastVariable {
  readonly taskId: string | null;
}

function scopeOf({ id, processInstanceId, caseInstanceId }: CompletedTask): HistoricDetailQueryDto {
  if (processInstanceId !== null) return { processInstanceId };
  return caseInstanceId === null ? { taskId: id } : { caseInstanceId };
}

function parseChange(value: unknown, where: string, task: CompletedTask): Change {
  const change = readShape(value, where);
  const { value: held, valueInfo } = parseVariable(change);
  const by = change.textOrNull('activityInstanceId');
  return {
    id: change.text('id'),
    name: change.text('variableName'),
    type: change.textOrNull('variableType') ?? 'Null',
    value: held,
    ...(valueInfo && { valueInfo }),
    taskId: change.textOrNull('taskId'),
    isSubmitted: change.textOrNull('taskId') === task.id || (by !== null && by === task.activityInstanceId),
  };
}

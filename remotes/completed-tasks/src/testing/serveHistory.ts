import type { FakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { HttpResponse } from 'msw';

export interface FakeTask {
  readonly id: string;
  readonly name: string;
  readonly assignee: string;
  readonly endTime: string;
  readonly [field: string]: unknown;
}

export interface FakeHistory {
  tasks: readonly FakeTask[];
  changes: readonly object[];
  news: object;
  isRefused: boolean;
  asked: Readonly<Record<string, unknown>>;
}

export function done(name: string, ago: number, part: Partial<FakeTask> = {}): FakeTask {
  const endTime = new Date(Date.now() - ago).toISOString().replace('Z', '+0000');
  return { id: name, name, assignee: 'mary', endTime, priority: 50, ...part };
}

export function change(
  variableName: string,
  variableType: string,
  value: unknown,
  activityInstanceId = 'approve:1',
): object {
  return { id: variableName, variableName, variableType, value, activityInstanceId };
}

const MODEL = `<definitions xmlns:c="http://camunda.org/schema/1.0/bpmn"><userTask id="approve"><extensionElements>
  <c:formField id="kind" label="Kind of leave" type="enum"><c:value id="paid" name="Paid leave" /></c:formField>
  <c:formField id="day" label="Day" type="date" />
</extensionElements></userTask></definitions>`;

const REFUSAL = { type: 'AuthorizationException', message: 'no', code: 0 };

export function serveHistory(engine: FakeEngine): FakeHistory {
  const history: FakeHistory = {
    tasks: [],
    changes: [],
    news: { type: 'InvalidRequestException', message: 'No task found for task id none', code: 0 },
    isRefused: false,
    asked: {},
  };
  engine.on('POST history/task', async ({ request, query }) => {
    if (history.isRefused) return HttpResponse.json(REFUSAL, { status: 403 });
    const { taskAssignee, taskId, ...conditions } = (await request.json()) as Record<string, unknown>;
    history.asked = conditions;
    const first = Number(query.get('firstResult'));
    const found = history.tasks
      .filter(({ assignee }) => taskAssignee === undefined || taskAssignee === assignee)
      .filter(({ id }) => taskId === undefined || id === taskId)
      .toSorted((one, other) => other.endTime.localeCompare(one.endTime));
    return HttpResponse.json(found.slice(first, first + Number(query.get('maxResults'))));
  });
  engine.on('POST history/process-instance', [
    { id: 'h', businessKey: 'HOLIDAY-1', state: 'ACTIVE', endTime: null },
  ]);
  engine.on('POST history/detail', () => [...history.changes]);
  engine.on('GET process-definition', [{ id: 'holiday:1:1', key: 'holiday', name: 'Congé', version: 1 }]);
  engine.on('GET process-definition/:id/xml', { bpmn20Xml: MODEL });
  engine.on('GET user', [{ id: 'lisa', firstName: 'Lisa', lastName: 'Chen', email: null }]);
  engine.on('GET task/none/comment/none', () => HttpResponse.json(history.news, { status: 404 }));
  return history;
}

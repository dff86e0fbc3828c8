import { type FakeEngine, REST_ROOT } from '@taskweave/engine-client/testing/fakeEngine';
import { HttpResponse, http } from 'msw';

export interface FakeTask {
  readonly id: string;
  readonly name: string;
  readonly assignee: string;
  readonly endTime: string;
  readonly [field: string]: unknown;
}

/** What the engine keeps of tasks that are over; tests change it before they ask. */
export interface FakeHistory {
  tasks: readonly FakeTask[];
  /** What was submitted, and what was there before. */
  changes: readonly object[];
  /** The answer to a question about a task that nobody has. */
  news: object;
  isRefused: boolean;
  /** What was asked for last, but for whose tasks. */
  asked: Readonly<Record<string, unknown>>;
}

/** A task of Mary's that was completed so many milliseconds ago. */
export function done(name: string, ago: number, part: Partial<FakeTask> = {}): FakeTask {
  const endTime = new Date(Date.now() - ago).toISOString().replace('Z', '+0000');
  return { id: name, name, assignee: 'mary', endTime, priority: 50, ...part };
}

/** A variable as `history/detail` has it: set by the form of an activity. */
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

/** Serves a history, with a process whose user task `approve` has a form, and the person Lisa Chen. */
export function serveHistory(engine: FakeEngine): FakeHistory {
  const history: FakeHistory = {
    tasks: [],
    changes: [],
    news: { type: 'InvalidRequestException', message: 'No task found for task id none', code: 0 },
    isRefused: false,
    asked: {},
  };
  engine.answer(
    http.post(`${REST_ROOT}/history/task`, async ({ request }) => {
      if (history.isRefused) return HttpResponse.json(REFUSAL, { status: 403 });
      const { taskAssignee, taskId, ...conditions } = (await request.json()) as Record<string, unknown>;
      history.asked = conditions;
      const { searchParams } = new URL(request.url);
      const first = Number(searchParams.get('firstResult'));
      const found = history.tasks
        .filter(({ assignee }) => taskAssignee === undefined || taskAssignee === assignee)
        .filter(({ id }) => taskId === undefined || id === taskId)
        .toSorted((one, other) => other.endTime.localeCompare(one.endTime));
      return HttpResponse.json(found.slice(first, first + Number(searchParams.get('maxResults'))));
    }),
    http.post(`${REST_ROOT}/history/process-instance`, () =>
      HttpResponse.json([{ id: 'h', businessKey: 'HOLIDAY-1', state: 'ACTIVE', endTime: null }]),
    ),
    http.post(`${REST_ROOT}/history/detail`, () => HttpResponse.json([...history.changes])),
    http.get(`${REST_ROOT}/process-definition`, () =>
      HttpResponse.json([{ id: 'holiday:1:1', key: 'holiday', name: 'Congé', version: 1 }]),
    ),
    http.get(`${REST_ROOT}/process-definition/:id/xml`, () => HttpResponse.json({ bpmn20Xml: MODEL })),
    http.get(`${REST_ROOT}/user`, () =>
      HttpResponse.json([{ id: 'lisa', firstName: 'Lisa', lastName: 'Chen', email: null }]),
    ),
    http.get(`${REST_ROOT}/task/none/comment/none`, () => HttpResponse.json(history.news, { status: 404 })),
  );
  return history;
}

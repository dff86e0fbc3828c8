import type { CompletedTask } from '@taskweave/engine-client/resources/history/completedTask';
import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { openApp } from '@taskweave/plugin-sdk/testing/openApp';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import plugin from '../plugin';
import { done, serveHistory } from '../testing/serveHistory';
import { TaskFacts } from './TaskFacts';

const engine = useFakeEngine('mary');
const LOG = 'history/user-operation';

function logOf(userId: string) {
  return [{ id: 'o', operationType: 'Complete', userId, timestamp: '2026-11-24T10:00:00.000+0000' }];
}

it.each([
  ['somebody else than the assignee', 200, logOf('mary'), /by Mary OkaforAssigneeLisa Chen$/],
  ['the assignee', 200, logOf('lisa'), /by Lisa Chen$/],
  ['nobody that the log shows', 200, [], /[^n]AssigneeLisa Chen$/],
  [
    'nobody, for the log is refused',
    403,
    { type: 'AuthorizationException', message: 'no' },
    /AssigneeLisa Chen$/,
  ],
])('names who completed the task: %s', async (_who, status, answer, shown) => {
  serveHistory(engine);
  const asked: (string | null)[] = [];
  engine.on(`GET ${LOG}`, ({ query }) => {
    asked.push(query.get('operationType'));
    return HttpResponse.json(answer, { status });
  });
  const user = { id: 'mary', name: 'Mary Okafor' };
  const task = { ...done('Approve', 0, { assignee: 'lisa' }), completed: '2026-11-24T10:00:00.000+0000' };
  const { container } = openApp(
    plugin,
    <TaskFacts
      task={{ ...task, processDefinitionId: null, processInstanceId: null } as unknown as CompletedTask}
    />,
    { engine, user },
  );
  await expect.poll(() => container.textContent).toMatch(shown);
  expect(asked).toEqual(['Complete']);
});

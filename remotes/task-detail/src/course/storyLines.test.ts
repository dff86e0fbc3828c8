import type { PastStep } from '@taskweave/engine-client/resources/history/pastStep';
import type { UserOperation } from '@taskweave/engine-client/resources/task/userOperation';
import { expect, it } from 'vitest';
import { storyLines } from './storyLines';

const at = (hour: number) => `2026-11-21T${String(hour).padStart(2, '0')}:00:00.000+0000`;

function step(hour: number, given: Partial<PastStep> = {}): PastStep {
  return {
    ...{ id: `s${hour}`, activityId: 'a', type: 'userTask', name: 'Ask', taskId: `t${hour}`, assignee: null },
    ...{ started: at(hour), ended: at(hour), isCanceled: false },
    ...given,
  };
}

function operation(type: string, given: Partial<UserOperation>): UserOperation {
  return {
    ...{ id: type, operationId: type, type, entityType: 'Task', taskId: null, userId: 'mary', time: at(1) },
    ...{ property: null, oldValue: null, newValue: null },
    ...given,
  };
}

const said = (steps: readonly PastStep[], operations: readonly UserOperation[] = [], isWhole = true) =>
  storyLines({ steps, operations, isWhole }, 'own').map(({ kind, what, who, count }) =>
    [kind, what, who, count].join(' '),
  );

it('says who completed what, oldest first, and counts what came again', () => {
  const steps = [step(5, { name: 'Pay' }), step(4), step(3), step(2, { type: 'startEvent', name: null })];
  const operations = ['t3', 't4', 't5'].map((taskId) => operation('Complete', { taskId }));
  expect(said(steps, operations)).toEqual(['started   1', 'completed Ask mary 2', 'completed Pay mary 1']);
});

it('counts nothing where there is more than it knows', () => {
  expect(said([step(4), step(3)], [], false)).toEqual(['assigned Ask  1']);
});

it('does not take the assignee for the one who completed it', () => {
  expect(said([step(3, { assignee: 'john' })])).toEqual(['assigned Ask john 1']);
});

it('knows who started it, even where the instance began in the middle', () => {
  const start = operation('Create', { entityType: 'ProcessInstance', userId: 'lisa' });
  expect(said([step(4)], [start])).toEqual(['started  lisa 1', 'assigned Ask  1']);
});

it('has the last four', () => {
  const steps = ['A', 'B', 'C', 'D', 'E'].map((name, hour) => step(hour + 1, { name }));
  expect(said(steps)).toEqual(['B', 'C', 'D', 'E'].map((name) => `assigned ${name}  1`));
});

it('leaves out the task itself, what runs, and what no person notices', () => {
  const steps = [
    step(1, { taskId: 'own' }),
    step(2, { ended: null }),
    step(3, { type: 'exclusiveGateway' }),
    step(4, { type: 'serviceTask' }),
    step(5, { type: 'intermediateNoneThrowEvent' }),
    step(6, { type: 'boundaryTimer', name: null }),
    step(7, { type: 'boundaryTimer', name: 'Three days' }),
    step(8, { type: 'callActivity', name: 'Check' }),
    step(9, { isCanceled: true }),
  ];
  expect(said(steps)).toEqual(['happened Three days  1', 'called Check  1', 'canceled Ask  1']);
});

it('does not show an expression for a name', () => {
  expect(said([step(3, { name: 'Ask #{who}' })])).toEqual(['assigned   1']);
});

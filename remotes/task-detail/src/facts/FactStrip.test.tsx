import type { Task } from '@taskweave/engine-client/Task';
import { REST_ROOT, useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderInHost } from '../testing/renderInHost';
import { FactSettings } from './FactSettings';
import { FactStrip } from './FactStrip';

const engine = useFakeEngine('demo');

const TASK = {
  id: 'a-task',
  name: 'Approve invoice',
  processInstanceId: 'an-instance',
  executionId: 'an-instance',
  processDefinitionId: 'invoice:1:1',
} as Task;

const variable = (name: string, type: string, value: unknown, valueInfo = {}) => ({
  id: `id-of-${name}`,
  name,
  type,
  value,
  valueInfo,
  executionId: 'an-instance',
  processInstanceId: 'an-instance',
});

function serve(...variables: readonly ReturnType<typeof variable>[]): void {
  engine.answer(http.post(`${REST_ROOT}/variable-instance`, () => HttpResponse.json(variables)));
}

function open({ isAll = false } = {}) {
  return renderInHost(
    <FactSettings value={{}}>
      <FactStrip taskId={TASK.id} task={TASK} isAll={isAll} />
    </FactSettings>,
    { engine: engine.connect() },
  );
}

function inSight(width: number): void {
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(width);
}

beforeEach(() => inSight(500));

it('says what the task is about as people read it', async () => {
  serve(variable('creditorName', 'String', 'Acme'), variable('approved', 'Boolean', true));
  open();
  await screen.findByText('Acme');
  const pairs = screen
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`);
  expect(pairs).toEqual(['Approved: Yes', 'Creditor name: Acme']);
});

it('names neither types of the engine nor values that are not there', async () => {
  serve(
    variable('creditor', 'String', 'Acme'),
    variable('nothing', 'Null', null),
    variable('reviewers', 'Object', '["x"]', { objectTypeName: 'java.util.ArrayList' }),
  );
  const { container } = open();
  await screen.findByText('Acme');
  expect(container.textContent).not.toMatch(/null|java|nothing|reviewers/i);
});

it('keeps the place of one line, and what does not fit waits behind a button', async () => {
  serve(...['a', 'b', 'c', 'd'].map((name) => variable(name, 'String', `value of ${name}`)));
  open();
  const strip = await screen.findByRole('region', { name: 'Facts' });
  expect(strip.childElementCount).toBe(2);
  await userEvent.click(await screen.findByRole('button', { name: 'Show 3 more' }));
  expect(screen.getAllByRole('term')).toHaveLength(4);
  await userEvent.click(screen.getByRole('button', { name: 'Show fewer' }));
  expect(screen.getAllByRole('term')).toHaveLength(1);
});

it('says all of a task without a form', async () => {
  inSight(0);
  serve(...['a', 'b', 'c', 'd', 'e'].map((name) => variable(name, 'String', `value of ${name}`)));
  open({ isAll: true });
  await screen.findByText('value of a');
  expect(screen.getAllByRole('term')).toHaveLength(5);
  expect(screen.queryByRole('button')).toBeNull();
});

it('asks nothing where it is out of sight', async () => {
  inSight(0);
  serve(variable('creditor', 'String', 'Acme'));
  open();
  await screen.findByRole('region', { name: 'Facts' });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(engine.lines().filter((line) => line.includes('variable-instance'))).toEqual([]);
});

import { parseTask } from '@taskweave/engine-client/resources/task/task';
import { useTranslation } from '@taskweave/plugin-sdk';
import { openApp, type World } from '@taskweave/plugin-sdk/testing/openApp';
import { TWO_CONNECTIONS } from '@taskweave/plugin-sdk/testing/twoConnections';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FactLine } from '../facts/FactLine';
import type { RowFact } from '../facts/RowFacts';
import plugin from '../plugin';
import { tasksNumbered } from '../testing/serveTasks';
import { type SharedFacts, sharedFacts } from './sharedFacts';
import { TaskRow } from './TaskRow';

const fact = (name: string, text: string, isKept: boolean): RowFact => ({
  name,
  label: name,
  value: { kind: 'text', text },
  variable: { type: 'String', value: text },
  text,
  labelled: 'never',
  isKept,
});
const FACTS = [fact('amount', '€900', true), fact('creditor', 'Casa Verde', false)];

const NOW = new Date('2026-11-22T12:00:00');

interface Surroundings extends World {
  readonly isByCreation?: boolean;
  readonly tenant?: string;
}

function draw(
  task: Record<string, unknown>,
  shared: SharedFacts = sharedFacts({}),
  { isByCreation = false, tenant = '', ...world }: Surroundings = {},
) {
  function Row() {
    const language = useTranslation();
    return (
      <TaskRow
        task={parseTask({ ...tasksNumbered(1)[0], ...task })}
        row={0}
        top={0}
        isSelected={false}
        isTicked={false}
        isTabStop
        assignee={task.assignee === 'mary' ? 'Mary Okafor' : null}
        definition="Invoice approval"
        businessKey="INV-1"
        tenant={tenant}
        shared={shared}
        isByCreation={isByCreation}
        facts={FACTS}
        variables={undefined}
        Line={FactLine}
        now={NOW}
        language={language}
      />
    );
  }
  openApp(plugin, <Row />, world);
  return within(screen.getByRole('row'));
}

const OF_MARY = { assignee: 'mary' };

it('says who has the task, but not in a list of one person', () => {
  expect(draw(OF_MARY).getByText('Mary Okafor')).toBeTruthy();
});

it('leaves the person out in a list of one person', () => {
  expect(draw(OF_MARY, sharedFacts({ assignee: 'mary' })).queryByText('Mary Okafor')).toBeNull();
});

it('names the person who has claimed a task out of a list of unassigned ones', () => {
  expect(draw(OF_MARY, sharedFacts({ unassigned: true })).getByText('Mary Okafor')).toBeTruthy();
});

it('is named by what it shows, and says the name of an unassigned task once', () => {
  draw({ name: 'Approve', due: '2026-11-20T09:00:00.000+0000', priority: 90, created: null });
  const name = /^Approve 2 days overdue INV-1 · €900 · Casa Verde · Invoice approval Priority 90 Unassigned$/;
  expect(screen.getByRole('row', { name })).toBeTruthy();
});

it('is named by the letters of its engine, where there are several', () => {
  const items = { 'tasklist.card': [{ id: 'letters', meta: { isInline: true }, render: () => 'CAM' }] };
  draw({ name: 'Approve', due: null, created: null }, sharedFacts({}), {
    items,
    connections: TWO_CONNECTIONS,
  });
  expect(screen.getByRole('row', { name: /^Approve .* CAM Unassigned$/ })).toBeTruthy();
});

const secondLine = (row: ReturnType<typeof draw>) =>
  row.getByText('INV-1').closest('[role=gridcell]')?.textContent?.replaceAll('\u00a0', ' ');

it('says the key first, and the process last', () => {
  expect(secondLine(draw({}))).toBe('INV-1 · €900 · Casa Verde · Invoice approval');
});

it('says the tenant after all facts, which it would push out of the row', () => {
  const row = draw({}, sharedFacts({}), { tenant: 'North branch' });
  expect(secondLine(row)).toBe('INV-1 · €900 · Casa Verde · North branch · Invoice approval');
});

it('leaves the process out in a list of one process', () => {
  const row = draw({}, sharedFacts({ processDefinitionKey: 'invoice' }));
  expect(secondLine(row)).toBe('INV-1 · €900 · Casa Verde');
});

it.each([
  [
    'after the facts while it is to come',
    '2026-11-25T09:00:00.000+0000',
    /^INV-1 · €900 · Casa Verde · Follow-up: .+ · Invoice approval$/,
  ],
  [
    'behind the amount, and before other facts, once it has passed',
    '2026-11-20T09:00:00.000+0000',
    /^INV-1 · €900 · Follow-up: .+ · Casa Verde · Invoice approval$/,
  ],
])('says the follow-up date %s', (_when, followUp, text) => {
  expect(secondLine(draw({ followUp }))).toMatch(text);
});

it('marks a priority that is not the usual one', () => {
  expect(draw({ priority: 70 }).getByRole('img', { name: 'Priority 70' })).toBeTruthy();
});

it('is silent about the usual priority', () => {
  expect(draw({ priority: 50 }).queryByRole('img')).toBeNull();
});

it('shows in the order of creation when the task was created', () => {
  draw({}, sharedFacts({}), { isByCreation: true });
  expect(screen.getByRole('row').querySelector('time')?.id).toMatch(/created$/);
});

it('leaves that out in another order', () => {
  draw({});
  expect(screen.getByRole('row').querySelector('time')).toBeNull();
});

it('draws a late date without its ground where all rows are late', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of the engine
  const late = sharedFacts({ dueBeforeExpression: '${now()}' });
  const row = draw({ due: '2026-11-20T09:00:00.000+0000' }, late);
  expect(row.getByText('2 days overdue').dataset.plain).toBe('true');
});

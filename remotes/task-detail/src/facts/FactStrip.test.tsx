import { aTask } from '@taskweave/engine-client/testing/factories';
import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { openApp } from '@taskweave/plugin-sdk/testing/openApp';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ContextType } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import plugin from '../plugin';
import { FactSettings } from './FactSettings';
import { FactStrip } from './FactStrip';

const engine = useFakeEngine('demo');

type Settings = NonNullable<ContextType<typeof FactSettings>>;

const SCAN: Settings = { '*': [{ variable: 'scan' }] };

const TASK = aTask({
  id: 'a-task',
  name: 'Approve invoice',
  processInstanceId: 'an-instance',
  executionId: 'an-instance',
  processDefinitionId: 'invoice:1:1',
});

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
  engine.on('POST variable-instance', variables);
}

function open({ isAll = false, settings = {} }: { isAll?: boolean; settings?: Settings } = {}) {
  return openApp(
    plugin,
    <FactSettings value={settings}>
      <FactStrip taskId={TASK.id} task={TASK} isAll={isAll} />
    </FactSettings>,
    { engine },
  );
}

function inSight(width: number): void {
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(width);
}

beforeEach(() => inSight(500));

it('says what the task is about as people read it', async () => {
  serve(variable('creditorName', 'String', 'Acme'), variable('approved', 'Boolean', true));
  open();
  const value = await screen.findByText('Acme');
  expect(value.closest('[title]')?.getAttribute('title')).toContain('(creditorName)');
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

it('shows the beginning of a very long value, and the rest for those who ask', async () => {
  serve(variable('letter', 'String', 'w'.repeat(3_900)));
  open({ isAll: true, settings: { '*': [{ variable: 'letter' }] } });
  const value = await screen.findByRole('definition');
  expect(value.textContent?.length).toBeLessThan(300);
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(value.textContent).toContain('w'.repeat(3_900));
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

it('keeps its place before the browser has drawn it', () => {
  const Never = class {
    readonly observe = () => undefined;
    readonly disconnect = () => undefined;
  };
  vi.stubGlobal('ResizeObserver', Never);
  serve();
  open();
  expect(screen.getByRole('region', { name: 'Facts' }).childElementCount).toBe(2);
});

it('takes no room in a task without a form and without facts', async () => {
  serve();
  open({ isAll: true });
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
});

it('says all of a task without a form', async () => {
  inSight(0);
  serve(...['a', 'b', 'c', 'd', 'e'].map((name) => variable(name, 'String', `value of ${name}`)));
  open({ isAll: true });
  await screen.findByText('value of a');
  expect(screen.getAllByRole('term')).toHaveLength(5);
  expect(screen.queryByRole('button')).toBeNull();
});

it.each([
  ['image/png', 1],
  ['IMAGE/JPEG', 1],
  ['image/svg+xml', 0],
  ['text/html', 0],
  ['application/pdf', 0],
  ['', 0],
])('of a file of type %s, %i preview is shown, and it can be downloaded', async (mimeType, previews) => {
  serve(variable('scan', 'File', null, { filename: 'scan.x', mimeType }));
  open({ settings: SCAN });
  const link = await screen.findByRole('link', { name: 'Download scan.x' });
  expect([link.getAttribute('download'), link.getAttribute('href')]).toEqual([
    'scan.x',
    expect.stringContaining('/variable-instance/id-of-scan/data'),
  ]);
  expect(screen.queryAllByRole('button', { name: 'Preview scan.x' })).toHaveLength(previews);
});

it('opens a picture, and hides what is none', async () => {
  serve(variable('scan', 'File', null, { filename: 'scan.png', mimeType: 'image/png' }));
  const { container } = open({ settings: SCAN });
  const preview = await screen.findByRole('button', { name: 'Preview scan.png' });
  await userEvent.click(preview);
  const dialog = await screen.findByRole('dialog', { name: 'scan.png' });
  expect(within(dialog).getByRole('img', { name: 'scan.png' })).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  const small = container.querySelector('img');
  if (small !== null) fireEvent.error(small);
  expect(screen.queryByRole('button', { name: 'Preview scan.png' })).toBeNull();
});

it('asks nothing where it is out of sight', async () => {
  inSight(0);
  serve(variable('creditor', 'String', 'Acme'));
  open();
  await screen.findByRole('region', { name: 'Facts' });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(engine.lines().filter((line) => line.includes('variable-instance'))).toEqual([]);
});

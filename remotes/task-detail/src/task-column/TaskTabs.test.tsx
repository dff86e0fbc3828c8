import { aPromise } from '@taskweave/base/testing/aPromise';
import { REST_ROOT, useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import type { TestPointItems } from '@taskweave/plugin-sdk/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { useEffect } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { findTitle, openTask, TABS } from '../testing/openTask';
import { serveTask, TASK_ID } from '../testing/taskFixture';
import TaskColumn from './TaskColumn';

const engine = useFakeEngine('demo');

it('the number of a tab that counts before it is opened is there once the person is at the tabs', async () => {
  serveTask(engine);
  const Risk = ({ onCount }: { readonly onCount?: (count: number) => void }) => {
    useEffect(() => onCount?.(3), [onCount]);
    return <p>Risks</p>;
  };
  const risk = {
    id: 'risk',
    label: 'Risk',
    meta: { label: '', countsUnopened: true },
    render: (props: Parameters<typeof Risk>[0]) => <Risk {...props} />,
  };
  openTask(engine, {
    items: { 'tasklist.task.detail': [...(TABS['tasklist.task.detail'] ?? []), risk] } as TestPointItems,
  });
  await findTitle();
  expect(screen.queryByText('Risks')).toBeNull();
  await userEvent.hover(screen.getByRole('tab', { name: 'Risk' }));
  expect(await screen.findByRole('tab', { name: 'Risk, 3' })).toBeTruthy();
  expect(screen.getByText('Risks').closest('[hidden]')).not.toBeNull();
});

it.each([
  ['Call the plumber.', false],
  ['The tap drips. '.repeat(12), true],
  ['One\ntwo', true],
])(
  'the description has a tab beside the others if it says more than the head: %j',
  async (description, isBeside) => {
    serveTask(engine, { description });
    openTask(engine);
    await findTitle();
    expect(screen.queryByRole('tab', { name: 'Description' }) !== null).toBe(isBeside);
  },
);

it('tabs are drawn once where the permissions that they take are known', async () => {
  const permission = { permission: 'UPDATE_TASK', resource: 'Process Definition' };
  const draw = vi.fn(() => null);
  const items = {
    'tasklist.task.detail': [
      { id: 'task-detail-form', label: 'Form', render: draw },
      { id: 'variables', label: 'Variables', meta: { label: '', permission }, render: () => null },
    ],
  } as TestPointItems;
  serveTask(engine);
  const { rerender } = openTask(engine, { items });
  await screen.findByRole('tab', { name: 'Variables' });
  rerender(<TaskColumn taskId="another" />);
  draw.mockClear();
  await findTitle();
  await act(async () => undefined);
  expect(draw).toHaveBeenCalledOnce();
});

it('a tab that takes a permission stands there again after the next sign-in', async () => {
  const permission = { permission: 'UPDATE_TASK', resource: 'Process Definition' };
  const items = {
    'tasklist.task.detail': [
      ...(TABS['tasklist.task.detail'] ?? []),
      { id: 'variables', label: 'Variables', meta: { label: '', permission }, render: () => null },
    ],
  } as TestPointItems;
  serveTask(engine);
  const { host } = openTask(engine, { items });
  // After a longer time the tabs would render again anyway.
  const variables = () => screen.findByRole('tab', { name: 'Variables' }, { timeout: 1000 });
  await variables();
  act(() => host.setSession('expired'));
  const known = vi.spyOn(host.services.permissions, 'known').mockReturnValue(null);
  const [answer, grant] = aPromise<boolean>();
  vi.spyOn(host.services.permissions, 'can').mockReturnValue(answer);
  act(() => host.setSession('active'));
  expect(screen.queryByRole('tab', { name: 'Variables' })).toBeNull();
  known.mockReturnValue(true);
  grant(true);
  expect(await variables()).toBeTruthy();
});

describe('the number beside a tab', () => {
  it('is what the tab has said, and goes when there is nothing any more', async () => {
    serveTask(engine);
    let say: ((count: number | null) => void) | undefined;
    const risk = {
      id: 'risk',
      label: 'Risk',
      render: ({ onCount }: { onCount?: typeof say }) => {
        say = onCount;
        return <p>Risks</p>;
      },
    };
    openTask(engine, {
      items: { 'tasklist.task.detail': [...(TABS['tasklist.task.detail'] ?? []), risk] } as TestPointItems,
      params: { detailsTab: 'risk' },
    });
    await screen.findByText('Risks');
    act(() => say?.(1200));
    expect(screen.getByRole('tab', { name: 'Risk, 99+' })).toBeTruthy();
    act(() => say?.(4));
    expect(screen.getByRole('tab', { name: 'Risk, 4' })).toBeTruthy();
    act(() => say?.(0));
    expect(screen.getByRole('tab', { name: 'Risk' })).toBeTruthy();
  });

  it('of the activity is asked for once the person stays with the task and is in it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    serveTask(engine);
    const of = (path: string, rows: readonly object[]) =>
      http.get(`${REST_ROOT}/task/${TASK_ID}/${path}`, () => HttpResponse.json([...rows]));
    engine.answer(
      of('comment', [{ id: 'c', userId: 'demo', time: '2026-11-20T10:00:00.000+0000', message: 'Seen.' }]),
      of('attachment', [
        { id: 'f', name: 'a' },
        { id: 'g', name: 'b' },
      ]),
    );
    const tab = { id: 'task-detail-activity', label: 'Activity', render: () => null };
    openTask(engine, {
      items: { 'tasklist.task.detail': [...(TABS['tasklist.task.detail'] ?? []), tab] } as TestPointItems,
    });
    await findTitle();
    const asked = () => engine.lines().filter((line) => /comment|attachment/.test(line)).length;
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(asked()).toBe(0);
    act(() => screen.getByRole('tab', { name: 'Form' }).focus());
    expect(await screen.findByRole('tab', { name: 'Activity, 3' })).toBeTruthy();
    expect(asked()).toBe(2);
  });
});

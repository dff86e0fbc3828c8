import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createTestHost } from '../testing/host/createTestHost';
import { useDialogs } from './hooks';
import { IfPermitted } from './IfPermitted';
import { usePermission } from './usePermission';

function Answer() {
  const mayCreate = usePermission({ permission: 'CREATE', resource: 'Task' });
  return <p>{String(mayCreate)}</p>;
}

it.each([
  [[], 'true'],
  [['CREATE Task'], 'false'],
])('with %j forbidden, what is not known at first becomes %s', async (forbidden, answer) => {
  const host = createTestHost({ forbidden });
  render(<Answer />, { wrapper: host.Provider });
  expect(screen.getByText('null')).toBeDefined();
  expect(await screen.findByText(answer)).toBeDefined();
});

it('does not ask for what is known', async () => {
  const host = createTestHost();
  await host.services.permissions.can({ permission: 'CREATE', resource: 'Task' });
  render(<Answer />, { wrapper: host.Provider });
  expect(screen.queryByText('null')).toBeNull();
});

it('takes any one of several', async () => {
  const host = createTestHost({ forbidden: ['UPDATE Task 1'] });
  function Any() {
    const task = { resource: 'Task', resourceId: '1' } as const;
    return String(
      usePermission([
        { ...task, permission: 'UPDATE' },
        { ...task, permission: 'TASK_ASSIGN' },
      ]),
    );
  }
  render(<Any />, { wrapper: host.Provider });
  expect(await screen.findByText('true')).toBeDefined();
});

it('asks nothing where there is no question', async () => {
  const host = createTestHost();
  const can = vi.spyOn(host.services.permissions, 'can');
  function None() {
    return String(usePermission(null));
  }
  render(<None />, { wrapper: host.Provider });
  expect(screen.getByText('null') !== null).toBe(true);
  expect(can.mock.calls).toEqual([]);
});

it('asks again after each sign-in', async () => {
  const host = createTestHost();
  const can = vi.spyOn(host.services.permissions, 'can');
  render(<Answer />, { wrapper: host.Provider });
  await screen.findByText('true');
  act(() => host.setSession('expired'));
  act(() => host.setSession('active'));
  expect(can).toHaveBeenCalledTimes(2);
});

it.each([
  [[], 'Create', 'Ask'],
  [['CREATE Task'], 'Ask', 'Create'],
])('with %j forbidden, shows %s and not %s @S6.3', async (forbidden, shown, hidden) => {
  const host = createTestHost({ forbidden });
  render(
    <IfPermitted to={{ permission: 'CREATE', resource: 'Task' }} fallback="Ask">
      Create
    </IfPermitted>,
    { wrapper: host.Provider },
  );
  expect(document.body.textContent).toBe('');
  expect(await screen.findByText(shown)).toBeDefined();
  expect(screen.queryByText(hidden)).toBeNull();
});

it('asks questions through the shell', async () => {
  const host = createTestHost({ confirms: false });
  const question = { title: 'Delete?', confirmLabel: 'Delete' };
  let answer: Promise<boolean> | null = null;
  function Asking() {
    answer ??= useDialogs().confirm(question);
    return null;
  }
  render(<Asking />, { wrapper: host.Provider });
  expect(await answer).toBe(false);
  expect(host.questions).toEqual([question]);
});

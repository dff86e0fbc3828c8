import { parseTaskDetail } from '@taskweave/engine-client/resources/task/task';
import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { openApp } from '@taskweave/plugin-sdk/testing/openApp';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import plugin from '../plugin';
import { DelegationNote } from './DelegationNote';

const engine = useFakeEngine('demo');

beforeEach(() => {
  engine.on('GET user/mary/profile', { id: 'mary', firstName: 'Mary', lastName: 'Okafor', email: null });
});

it.each([
  [
    'demo',
    'mary',
    /^Mary Okafor delegated this task to you\. It goes back once you submit the form or resolve the task/,
  ],
  ['demo', null, /^This task was delegated to you and has no owner/],
  ['demo', 'demo', /^You delegated this task to yourself/],
  ['john', 'mary', /^This task is delegated and will return to Mary Okafor\.$/],
  ['john', null, /^This task is delegated and has no owner/],
  ['john', 'demo', /^You delegated this task; it will return to you\.$/],
])('in the hands of %s and owned by %s', async (assignee, owner, expected) => {
  const task = parseTaskDetail({ id: '1', priority: 50, assignee, owner, delegationState: 'PENDING' });
  openApp(plugin, <DelegationNote task={task} />, { engine });
  expect(await screen.findByText(expected)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Resolve' }) !== null).toBe(assignee === 'demo');
});

it('gives the focus to the title, since the button goes', async () => {
  const task = parseTaskDetail({ id: '1', priority: 50, assignee: 'demo', delegationState: 'PENDING' });
  openApp(
    plugin,
    <article>
      <h2 tabIndex={-1}>Review</h2>
      <DelegationNote task={task} />
    </article>,
    { engine },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Resolve' }));
  expect(document.activeElement?.textContent).toBe('Review');
});

// @vitest-environment jsdom
import { parseTaskDetail } from '@taskweave/engine-client/resources/task';
import { REST_ROOT, useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { renderInHost } from '../testing/renderInHost';
import { DelegationNote } from './DelegationNote';

const engine = useFakeEngine();

beforeEach(() => {
  engine.user = 'demo';
  engine.answer(
    http.get(`${REST_ROOT}/user/mary/profile`, () =>
      HttpResponse.json({ id: 'mary', firstName: 'Mary', lastName: 'Okafor', email: null }),
    ),
  );
});

it.each([
  [
    'demo',
    'mary',
    /^Mary Okafor has delegated this task to you\. Sending the form or resolving it gives it back/,
  ],
  ['demo', null, /^This task was delegated to you\. It has no owner:/],
  ['demo', 'demo', /^You have delegated this task to yourself/],
  ['john', 'mary', /^This task is delegated; it comes back to Mary Okafor\.$/],
  ['john', null, /^This task is delegated\. It has no owner:/],
  ['john', 'demo', /^You have delegated this task; it comes back to you\.$/],
])('in the hands of %s and owned by %s', async (assignee, owner, expected) => {
  const task = parseTaskDetail({ id: '1', priority: 50, assignee, owner, delegationState: 'PENDING' });
  renderInHost(<DelegationNote task={task} />, { engine: engine.connect() });
  expect(await screen.findByText(expected)).toBeTruthy();
  // Only the one who has it can give it back.
  expect(screen.queryByRole('button', { name: 'Resolve' }) !== null).toBe(assignee === 'demo');
});

// @vitest-environment jsdom
import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { expect, it } from 'vitest';
import { signIn } from '../testing/signIn';
import { findOtherAssignee } from './findOtherAssignee';

const fake = useFakeEngine();
const ID = 'T1';

async function ask(opened: string | null, now: string | null, status = 200): Promise<string | null> {
  const client = await signIn(fake);
  fake.on(`GET task/${ID}`, { id: ID, assignee: now }, status);
  return findOtherAssignee(client, { taskId: ID, task: { assignee: opened } }, 'demo');
}

it('names the person who has got the task meanwhile', async () => {
  expect(await ask('demo', 'mary')).toBe('mary');
});

it.each([
  ['the task is still the person’s own', 'demo', 'demo', 200],
  ['it is nobody’s', 'demo', null, 200],
  ['it was that person’s when it was opened', 'mary', 'mary', 200],
  ['the engine does not know it any more', 'demo', 'mary', 404],
])('names nobody where %s', async (_case, opened, now, status) => {
  expect(await ask(opened, now, status)).toBeNull();
});

import { expect } from '@playwright/test';
import { signIn } from '../../engine/demo/data/session/sign-in.mjs';
import { testEngine } from '../fixtures/testEngine';
import { test } from './clusterTest';

test('who signs out stays out, though a call was under way', async ({ cluster, ownData }) => {
  const taskId = await ownData.task({ name: `Slow ${ownData.mark}`, assignee: 'demo' });
  const person = await signIn({ baseUrl: testEngine().baseUrl, engine: 'default', userId: 'demo' });
  const whoAmI = async () => (await person.send('GET', 'api/admin/auth/user/default')).status;
  expect(await whoAmI()).toBe(200);
  const release = await cluster.database.lock(`SELECT 1 FROM act_ru_task WHERE id_ = '${taskId}' FOR UPDATE`);
  const slow = person.send('POST', `api/engine/engine/default/task/${taskId}/assignee`, {
    body: JSON.stringify({ userId: 'mary' }),
  });
  await expect.poll(() => cluster.database.waiting(), { intervals: [50] }).toBeGreaterThan(0);
  await person.send('POST', 'api/admin/auth/user/default/logout', { body: '' });
  expect(await whoAmI()).toBe(404);
  await release();
  await slow;
  expect(await whoAmI()).toBe(404);
});

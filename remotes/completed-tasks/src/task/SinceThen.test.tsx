import { aPromise } from '@taskweave/base/testing/aPromise';
import type { CompletedTask } from '@taskweave/engine-client/resources/history/completedTask';
import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { openApp } from '@taskweave/plugin-sdk/testing/openApp';
import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import plugin from '../plugin';
import { SinceThen } from './SinceThen';

const engine = useFakeEngine('mary');

it.each([
  ['the name', [{ id: 'lisa', firstName: 'Lisa', lastName: 'Chen', email: null }], 'Lisa Chen'],
  ['the id where the engine gives no name', [], 'lisa'],
])('says who has the next task once it is known: %s', async (_what, people, shown) => {
  const [isAnswered, tell] = aPromise();
  engine.on('POST task', [{ id: 'next', name: 'Prepare bank transfer', assignee: 'lisa', priority: 50 }]);
  engine.on('GET user', async () => {
    await isAnswered;
    return HttpResponse.json(people);
  });
  const task = { processInstanceId: 'p', caseInstanceId: null } as CompletedTask;
  openApp(plugin, <SinceThen task={task} />, { engine });
  const item = (await screen.findByRole('link', { name: 'Prepare bank transfer' })).closest('li');
  expect(item?.textContent).toBe('Prepare bank transfer');
  tell();
  await expect.poll(() => item?.textContent).toBe(`Prepare bank transfer, assigned to ${shown}`);
});

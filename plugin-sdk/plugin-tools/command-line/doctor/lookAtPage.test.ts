import { expect, it } from 'vitest';
import { lookAtPage } from './lookAtPage';
import type { Visitor } from './Visitor';

it.each([
  ['http://tasks.example/operaton', 'change'],
  ['http://localhost:8080/operaton', 'works'],
  ['http://[::1]:8080/operaton', 'works'],
])('passwords that travel in the open are reported: %s is to %s', async (root, verdict) => {
  const headers = new Headers();
  const visitor = { get: async () => ({ status: 200, headers, text: '' }) } as unknown as Visitor;
  const found = await lookAtPage(visitor, `${root}/app/taskweave/default/`);
  expect(found.find(({ subject }) => subject === 'https')?.verdict).toBe(verdict);
});

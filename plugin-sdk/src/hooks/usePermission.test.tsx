// @vitest-environment jsdom
import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createTestHost } from '../testing/createTestHost';
import { useDialogs, usePermission } from './hooks';

const engine = {} as EngineClient;

function Answer() {
  const mayCreate = usePermission({ permission: 'CREATE', resource: 'Task' });
  return <p>{String(mayCreate)}</p>;
}

it.each([
  [[], 'true'],
  [['CREATE Task'], 'false'],
])('with %j forbidden, what is not known at first becomes %s', async (forbidden, answer) => {
  const host = createTestHost({ engine, forbidden });
  render(<Answer />, { wrapper: host.Provider });
  expect(screen.getByText('null')).toBeDefined();
  expect(await screen.findByText(answer)).toBeDefined();
});

it('asks questions through the shell', async () => {
  const host = createTestHost({ engine, confirms: false });
  const question = { title: 'Delete?', confirmLabel: 'Delete' };
  let answer: Promise<boolean> | null = null;
  function Asking() {
    answer ??= useDialogs().confirm(question);
    return null;
  }
  render(<Asking />, { wrapper: host.Provider });
  expect([await answer, host.questions]).toEqual([false, [question]]);
});

import { REST_ROOT, useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { contribute, definePlugin, PluginPoint } from '@taskweave/plugin-sdk';
import { act, cleanup, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestServices, renderInShell } from '../../testing/createTestServices';

const GROUPS_CALL = 'GET api/engine/engine/default/identity/groups?userId=mary';
const engine = useFakeEngine('mary');

beforeEach(() => {
  engine.answer(
    http.get(`${REST_ROOT}/identity/groups`, () =>
      HttpResponse.json({ groups: [{ id: 'sales', name: 'Sales' }], groupUsers: [] }),
    ),
  );
});
afterEach(cleanup);

const partOf = (id: string, groups?: readonly string[]) =>
  contribute('tasklist.header', {
    id,
    ...(groups !== undefined && { when: { groups } }),
    component: async () => ({ default: () => <p>Part {id}</p> }),
  });

it('hides what is for groups until it is known that the person is in one of them', async () => {
  const { settle } = await show([partOf('sales', ['sales']), partOf('audit', ['audit']), partOf('all')]);
  await screen.findByText('Part all');
  expect(texts()).toEqual(['Part all']);
  expect(engine.lines()).toEqual([]);

  await act(async () => settle());
  expect(await screen.findByText('Part sales')).toBeDefined();
  expect(texts()).toEqual(['Part sales', 'Part all']);
  expect(engine.lines()).toEqual([GROUPS_CALL]);
});

it('never asks for groups that no condition needs', async () => {
  const { settle } = await show([partOf('all')]);
  await act(async () => settle());
  expect(engine.lines()).toEqual([]);
});

it('keeps a whole plugin to the groups that the file names', async () => {
  const { settle } = await show([partOf('one')], {
    plugins: [
      { id: 'acme', groups: ['audit'] },
      { id: 'other', groups: ['sales', 'hr'] },
    ],
  });
  await act(async () => settle());
  expect(await screen.findByText('Part of another')).toBeDefined();
  expect(screen.queryByText('Part one')).toBeNull();
});

async function show(contributions: ReturnType<typeof partOf>[], file: unknown = null) {
  const services = createTestServices({
    builtin: [
      definePlugin({ id: 'acme', contributions }),
      ...(file === null ? [] : [definePlugin({ id: 'other', contributions: [partOf('of another')] })]),
    ],
    file,
    connection: engine.connect(),
  });
  const rendered = await renderInShell(<PluginPoint point="tasklist.header" props={{}} />, services);
  return rendered;
}

function texts(): readonly (string | null)[] {
  return screen.queryAllByText(/^Part /).map(({ textContent }) => textContent);
}

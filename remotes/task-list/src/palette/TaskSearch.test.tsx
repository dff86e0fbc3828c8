// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { REST_ROOT, useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { formatsFor } from '@taskweave/i18n/formats';
import type { Suggestions } from '@taskweave/plugin-sdk';
import { createTestHost } from '@taskweave/plugin-sdk/testing';
import { render } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it, vi } from 'vitest';
import TaskSearch from './TaskSearch';

const engine = useFakeEngine();
const ID = '0b8e6c5a-97a4-11f0-8f0a-0242ac120002';

function taskOnEngine(id: string, name: string | null) {
  return { id, name, taskDefinitionKey: 'approve', created: '2026-11-01T10:00:00.000+0000', priority: 50 };
}

async function search(text: string, answer: (body: { taskId?: string }) => Response) {
  engine.user = 'demo';
  const bodies: unknown[] = [];
  engine.answer(
    http.post(`${REST_ROOT}/task`, async ({ request }) => {
      const body = (await request.json()) as { taskId?: string };
      bodies.push(body);
      return answer(body);
    }),
  );
  const host = createTestHost({
    engine: engine.connect(),
    params: { filter: '9' },
    texts: { 'palette.failed': 'No answer', 'row.unassigned': 'Unassigned' },
  });
  let found: Suggestions = { items: [], isSearching: true };
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <TaskSearch
        text={text}
        args={undefined}
        close={() => undefined}
        offer={(next) => {
          found = next;
        }}
      />
    </QueryClientProvider>,
    { wrapper: host.Provider },
  );
  await vi.waitFor(() => expect(found.isSearching).toBe(false));
  return { host, found, bodies, latest: () => found };
}

it('looks for names and business keys', async () => {
  const { found, bodies } = await search('assign approver', () =>
    HttpResponse.json([taskOnEngine('1', 'Assign approver')]),
  );
  expect([found.items.map(({ label }) => label), bodies]).toMatchObject([
    ['Assign approver'],
    [
      {
        orQueries: [{ nameLike: '%assign approver%', processInstanceBusinessKeyLike: '%assign approver%' }],
      },
    ],
  ]);
});

it('offers the task of a pasted id first, and once', async () => {
  const { found } = await search(ID, (body) =>
    HttpResponse.json(
      body.taskId === ID ? [taskOnEngine(ID, null)] : [taskOnEngine('1', 'Another'), taskOnEngine(ID, null)],
    ),
  );
  expect(found.items.map(({ id, label }) => [id, label])).toEqual([
    [ID, 'approve'],
    ['1', 'Another'],
  ]);
});

it('opens the task, and stays in its filter', async () => {
  const { host, found } = await search('x y', () => HttpResponse.json([taskOnEngine('1', 'x y')]));
  found.items[0]?.run();
  expect(host.navigation.params).toEqual({ filter: '9', task: '1' });
});

it('says that the engine has not answered', async () => {
  const { found } = await search('x y', () =>
    HttpResponse.json({ type: 'E', message: 'down' }, { status: 500 }),
  );
  expect(found.error).toBe('No answer');
});

it('says where a task comes from, who has it and since when; the id only of those that read the same', async () => {
  engine.answer(
    http.get(`${REST_ROOT}/user`, () =>
      HttpResponse.json([{ id: 'john', firstName: 'John', lastName: 'Meyer' }]),
    ),
  );
  const two = taskOnEngine('2', 'Review invoice');
  const view = await search('review', () =>
    HttpResponse.json([
      { ...taskOnEngine('1', 'Review invoice'), assignee: 'john' },
      two,
      { ...two, id: '3' },
    ]),
  );
  const when = formatsFor('en').dateTime(new Date('2026-11-01T10:00:00Z'));
  await vi.waitFor(() =>
    expect(view.latest().items.map(({ detail }) => detail)).toEqual([
      `John Meyer · ${when}`,
      `Unassigned · ${when} · 2`,
      `Unassigned · ${when} · 3`,
    ]),
  );
});

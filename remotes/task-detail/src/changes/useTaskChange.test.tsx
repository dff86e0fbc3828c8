import { useQuery } from '@tanstack/react-query';
import { aPromise } from '@taskweave/base/testing/aPromise';
import { businessKeyQueries } from '@taskweave/engine-client/queries/process/businessKeyQueries';
import { taskQueries } from '@taskweave/engine-client/queries/task/taskQueries';
import type { TaskDetail } from '@taskweave/engine-client/Task';
import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { useEngineClient } from '@taskweave/plugin-sdk';
import { openApp } from '@taskweave/plugin-sdk/testing/openApp';
import type { TaskChange } from '@taskweave/task-changes/TaskChange';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import plugin from '../plugin';
import { REFUSALS } from '../testing/refusals';
import { serveTask, TASK_ID, type TaskOnEngine } from '../testing/taskFixture';
import { useChangeOverlay, useTaskChange } from './useTaskChange';

const engine = useFakeEngine('demo');
const MARY = { id: 'mary', firstName: 'Mary', lastName: 'Okafor' };
const DATE = '2027-01-01T09:00:00.000+0000';

const CHANGES: readonly (readonly [TaskChange, string, Partial<TaskOnEngine>])[] = [
  [{ kind: 'claim' }, 'The task could not be claimed', {}],
  [{ kind: 'unclaim' }, 'The task could not be unclaimed', { assignee: 'demo' }],
  [{ kind: 'reset' }, 'The assignee could not be reset', { assignee: 'mary' }],
  [{ kind: 'assign', user: MARY }, 'The task could not be assigned to Mary Okafor', {}],
  [{ kind: 'delegate', user: MARY }, 'The task could not be delegated to Mary Okafor', { assignee: 'demo' }],
  [
    { kind: 'resolve' },
    'The task could not be resolved',
    { assignee: 'demo', owner: 'mary', delegationState: 'PENDING' },
  ],
  [{ kind: 'due', value: DATE }, 'The due date could not be set', {}],
  [{ kind: 'due', value: null }, 'The due date could not be removed', {}],
  [{ kind: 'followUp', value: DATE }, 'The follow-up date could not be set', {}],
  [{ kind: 'priority', value: 90 }, 'The priority could not be changed', {}],
  [{ kind: 'addGroup', group: { id: 'hr', name: 'HR' } }, 'HR could not be added', {}],
  [
    { kind: 'removeGroup', group: { id: 'management', name: 'Management' } },
    'Management could not be removed',
    {},
  ],
  [{ kind: 'addUser', user: MARY }, 'Mary Okafor could not be added', {}],
];

interface Probed {
  seen: TaskDetail | null;
  change: (change: TaskChange) => void;
}

async function probe() {
  const probed: Probed = { seen: null, change: () => undefined };
  function Probe() {
    const { data } = useQuery(taskQueries(useEngineClient()).detail(TASK_ID));
    return data === undefined ? null : <Seen task={data} />;
  }
  function Seen({ task }: { readonly task: TaskDetail }) {
    probed.seen = useChangeOverlay(task);
    probed.change = useTaskChange(TASK_ID).change;
    return <p>there</p>;
  }
  const connection = engine.connect();
  const { host, queries } = openApp(plugin, <Probe />, { engine: connection });
  await screen.findByText('there');
  const instance = probed.seen?.processInstanceId ?? '';
  const keys = businessKeyQueries(connection).processes([instance]).queryKey;
  return {
    host,
    probed,
    connection,
    knowBusinessKey: (key: string) => queries.setQueryData(keys, { [instance]: key }),
  };
}

describe.each(REFUSALS)('a change that is refused with %i', (status, type, message, detail) => {
  it.each(CHANGES)(
    '%o is seen at once, is taken back, and says why @T8.8 @T8.9',
    async (change, title, task) => {
      const [answered, answer] = aPromise();
      const refuse = () => answered.then(() => HttpResponse.json({ type, message }, { status }));
      engine.on(`PUT task/${TASK_ID}`, refuse);
      engine.on(`POST task/${TASK_ID}/*`, refuse);
      serveTask(engine, task);
      const { host, probed } = await probe();
      const before = probed.seen;
      act(() => probed.change(change));
      await waitFor(() => expect(probed.seen).not.toEqual(before));
      answer();
      await waitFor(() => expect(host.notifications).toHaveLength(1));
      expect(host.notifications).toMatchObject([
        { kind: 'error', title, detail: `Approve holiday\n${detail}` },
      ]);
      expect(probed.seen).toEqual(before);
      expect(host.events).toEqual([]);
    },
  );
});

it.each([
  ['refused', 'error', 'The priority could not be changed', /^Approve holiday · INV-7\n/],
  ['made', 'success', 'Priority changed', /^Approve holiday · INV-7$/],
])(
  'a change that is %s names its task, though another one is open by then',
  async (what, kind, title, detail) => {
    const [answered, answer] = aPromise();
    engine.on(`PUT task/${TASK_ID}`, () =>
      answered.then(() =>
        what === 'made'
          ? new HttpResponse(null, { status: 204 })
          : HttpResponse.json({ type: 'InvalidRequestException', message: 'no' }, { status: 400 }),
      ),
    );
    serveTask(engine, {});
    const { host, probed, knowBusinessKey } = await probe();
    knowBusinessKey('INV-7');
    act(() => probed.change({ kind: 'priority', value: 90 }));
    cleanup();
    answer();
    await waitFor(() => expect(host.notifications).toHaveLength(1));
    expect(host.notifications).toMatchObject([{ kind, title, detail: expect.stringMatching(detail) }]);
  },
);

it('has a message for each date: Undo of one does not end with a change of the other', async () => {
  engine.on(`PUT task/${TASK_ID}`, 204);
  serveTask(engine, {});
  const { host, probed } = await probe();
  const changes = [
    { kind: 'followUp', value: DATE },
    { kind: 'due', value: DATE },
    { kind: 'due', value: null },
  ] as const;
  for (const [index, change] of changes.entries()) {
    act(() => probed.change(change));
    await waitFor(() => expect(host.notifications).toHaveLength(index + 1));
  }
  const [followUp, due, cleared] = host.notifications.map(({ tag: exclusive }) => exclusive);
  expect(followUp).not.toEqual(due);
  expect(cleared).toEqual(due);
});

it('a change whose answer is lost is looked for after the sign-in, and its message names the task', async () => {
  engine.on(`POST task/${TASK_ID}/claim`, () => {
    task.assignee = 'demo';
    engine.endSession();
    return HttpResponse.error();
  });
  const task = serveTask(engine, {});
  const { host, probed, connection } = await probe();
  act(() => probed.change({ kind: 'claim' }));
  const checking = 'The connection was lost. Checking whether the task was changed…';
  await waitFor(() =>
    expect(host.notifications).toMatchObject([{ title: checking, detail: 'Approve holiday' }]),
  );
  engine.user = 'demo';
  await connection.transport.whoAmI();
  await waitFor(() =>
    expect(host.notifications.at(-1)).toMatchObject({
      kind: 'success',
      title: 'Task claimed',
      detail: 'Approve holiday',
    }),
  );
});

it.each([
  ['claim', 'Task claimed', {}, ['claim', 'unclaim']],
  ['unclaim', 'Task unclaimed', { assignee: 'demo' }, ['unclaim', 'claim']],
] as const)('a %s says so, and can be taken back', async (kind, title, given, calls) => {
  const sent: string[] = [];
  engine.on(`POST task/${TASK_ID}/*`, ({ request }) => {
    sent.push(new URL(request.url).pathname.split('/').at(-1) ?? '');
    return new HttpResponse(null, { status: 204 });
  });
  serveTask(engine, given);
  const { host, probed } = await probe();
  act(() => probed.change({ kind }));
  await waitFor(() => expect(host.notifications).toMatchObject([{ title, detail: 'Approve holiday' }]));
  act(() => host.notifications[0]?.undo?.());
  await waitFor(() => expect(sent).toEqual(calls));
});

describe('keys that are pressed while a change is on its way', () => {
  const sent: string[] = [];
  beforeEach(() => {
    sent.length = 0;
    const note = ({ request }: { request: Request }) => {
      sent.push(new URL(request.url).pathname.split('/').at(-1) ?? '');
      return new HttpResponse(null, { status: 204 });
    };
    engine.on(`POST task/${TASK_ID}/*`, note);
  });

  it('send another change after it', async () => {
    serveTask(engine, { assignee: 'mary' });
    const { probed } = await probe();
    act(() => {
      probed.change({ kind: 'reset' });
      probed.change({ kind: 'claim' });
    });
    await waitFor(() => expect(sent).toEqual(['assignee', 'claim']));
  });

  it('send the same change once', async () => {
    serveTask(engine, {});
    const { host, probed } = await probe();
    act(() => {
      probed.change({ kind: 'claim' });
      probed.change({ kind: 'claim' });
    });
    await waitFor(() => expect(host.events).toHaveLength(1));
    expect(sent).toEqual(['claim']);
  });
});

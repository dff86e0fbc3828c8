import { useQuery } from '@tanstack/react-query';
import { taskQueries } from '@taskweave/engine-client/queries/task/taskQueries';
import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { useEngineClient } from '@taskweave/plugin-sdk';
import { openApp } from '@taskweave/plugin-sdk/testing/openApp';
import { expectAccessible } from '@taskweave/ui/testing/expectAccessible';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { useChangeOverlay } from '../changes/useTaskChange';
import plugin from '../plugin';
import { REFUSALS } from '../testing/refusals';
import { serveTask, TASK_ID } from '../testing/taskFixture';
import GroupsDialog from './GroupsDialog';

const engine = useFakeEngine('demo');
const GROUPS = [
  { id: 'sales', name: 'Sales team' },
  { id: 'presales', name: 'Presales' },
  { id: 'management', name: 'Management' },
];
let latency: number;
let users: { readonly members: readonly object[]; readonly all: readonly object[] };
let write: () => Response;

beforeEach(() => {
  latency = 0;
  users = { members: [], all: [] };
  write = () => new HttpResponse(null, { status: 204 });
  engine.on('GET group', async ({ query }) => {
    await delay(latency);
    const isMeant = (group: (typeof GROUPS)[number]) =>
      query.get('id') === group.id || query.get('nameLike')?.replaceAll('%', '') === group.name;
    return HttpResponse.json(query.has('sortBy') ? GROUPS : GROUPS.filter(isMeant));
  });
  engine.on('GET group/count', { count: 0 });
  engine.on('GET user', ({ query }) => {
    if (query.get('memberOfGroup') === 'management') return users.members;
    return query.has('sortBy') ? users.all : [];
  });
  engine.on('GET user/count', { count: 0 });
  engine.on('POST task/:id/identity-links', () => write());
  engine.on('POST task/:id/identity-links/delete', () => write());
  serveTask(engine);
});

function Opened() {
  const { data } = useQuery(taskQueries(useEngineClient()).detail(TASK_ID));
  return data === undefined ? null : <Seen task={data} />;
}

function Seen({ task }: Pick<Parameters<typeof GroupsDialog>[0], 'task'>) {
  return <GroupsDialog task={useChangeOverlay(task)} onClose={() => undefined} />;
}

async function open() {
  const rendered = openApp(plugin, <Opened />, { engine });
  await screen.findByRole('dialog', { name: 'Manage groups' });
  return rendered;
}

const groups = () => within(screen.getByRole('region', { name: 'Candidate groups' }));
const field = () => groups().getByRole<HTMLInputElement>('combobox', { name: 'Group to add' });
const button = (name: string) => groups().getByRole('button', { name, hidden: true });
const writes = () =>
  engine.calls
    .filter(({ line }) => line.startsWith('POST'))
    .map(({ line, body }) => [line.split(`${TASK_ID}/`)[1], JSON.parse(body)]);

it('adds and removes at once @T2.47 @T3.32 @T3.35 @T7.19 @S7.11', async () => {
  await open();
  await userEvent.type(field(), 'sales{Enter}');
  await userEvent.click(button('Remove Management'));
  await waitFor(() =>
    expect(writes()).toEqual([
      ['identity-links', { groupId: 'sales', type: 'candidate' }],
      ['identity-links/delete', { groupId: 'management', type: 'candidate' }],
    ]),
  );
  expect(field().value).toBe('');
  expect(document.activeElement).toBe(field());
});

it.each([
  ['management', 'This group is already a candidate.'],
  [' ', 'Enter a group.'],
])('does not add %j @T5.20 @T5.21', async (text, fault) => {
  await open();
  await userEvent.type(field(), text);
  await userEvent.click(groups().getByText('Add'));
  expect(await groups().findByText(fault)).toBeTruthy();
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(writes()).toEqual([]);
  await expectAccessible(document.body);
});

it.each(['sales', 'Sales team'])('takes %j for its group, once the engine has said so', async (text) => {
  latency = 400;
  await open();
  await userEvent.type(field(), `${text}{Enter}`);
  await waitFor(
    () => expect(writes()).toEqual([['identity-links', { groupId: 'sales', type: 'candidate' }]]),
    {
      timeout: 3000,
    },
  );
});

it.each([
  ['sale', 'Group “sale” not found, or you may not see that group.'],
  ['ghosts', 'Group “ghosts” not found, or you may not see that group.'],
])('takes %j for no group, and keeps it', async (text, fault) => {
  await open();
  await userEvent.type(field(), `${text}{Enter}`);
  expect(await groups().findByText(fault)).toBeTruthy();
  expect(field().value).toBe(text);
  expect(writes()).toEqual([]);
});

it('keeps what was typed when it is closed', async () => {
  await open();
  await userEvent.type(field(), 'sal');
  cleanup();
  await open();
  expect(field().value).toBe('sal');
});

it.each(REFUSALS)(
  'takes a group back that is refused with %i, and says why above the groups @T8.8 @T8.12',
  async (...refusal) => {
    const [status, type, message, shown] = refusal;
    write = () => HttpResponse.json({ type, message }, { status });
    await open();
    await userEvent.type(field(), 'sales{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe(`Sales team could not be added. ${shown}`);
    expect(
      groups()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Managementmanagement']);
  },
);

it('offers people of the task’s groups before all others', async () => {
  const member = { id: 'zoe', firstName: 'Zoe', lastName: 'Adler' };
  const other = { id: 'ann', firstName: 'Ann', lastName: 'Mary' };
  users = { members: [member], all: [other, member] };
  await open();
  await waitFor(() => expect(engine.lines().join()).toContain('memberOfGroup=management'));
  await userEvent.click(screen.getByRole('combobox', { name: 'User to add' }));
  await screen.findByRole('option', { name: /Ann/ });
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Zoe Adlerzoe',
    'Ann Maryann',
  ]);
});

import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { parseAdminFile } from '@taskweave/plugin-files/admin-file/parseAdminFile';
import { contribute, definePlugin, PluginPoint } from '@taskweave/plugin-sdk';
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { createTestServices, renderInShell } from '../../testing/createTestServices';

const GROUPS_CALL = 'GET api/engine/engine/default/identity/groups?userId=mary';
const engine = useFakeEngine('mary');

beforeEach(() => {
  engine.on('GET identity/groups', { groups: [{ id: 'sales', name: 'Sales' }], groupUsers: [] });
});
type When = NonNullable<Parameters<typeof contribute<'tasklist.header'>>[1]['when']>;

const partOf = (id: string, when?: When) =>
  contribute('tasklist.header', {
    id,
    ...(when !== undefined && { when }),
    component: async () => ({ default: () => <p>Part {id}</p> }),
  });

it('hides what is for groups until it is known that the person is in one of them', async () => {
  const parts = [partOf('sales', { groups: ['sales'] }), partOf('audit', { groups: ['audit'] })];
  const { settle } = await show([...parts, partOf('all')]);
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
  const plugins = [
    { id: 'acme', groups: ['audit'] },
    { id: 'other', groups: ['sales', 'hr'] },
  ];
  const { settle } = await show([partOf('one')], { plugins });
  await act(async () => settle());
  expect(await screen.findByText('Part of another')).toBeDefined();
  expect(screen.queryByText('Part one')).toBeNull();
});

it('has the order that the file gives the groups of the person, once they are known', async () => {
  const priorities = [{ groups: ['sales'], priority: 10 }];
  const contributions = { 'tasklist.header:acme/late': { priorities } };
  const { settle } = await show([partOf('early'), partOf('late')], { contributions });
  await screen.findByText('Part late');
  expect(texts()).toEqual(['Part early', 'Part late']);
  await act(async () => settle());
  await expect.poll(texts).toEqual(['Part late', 'Part early']);
});

const BEHIND_FLAG = partOf('behind a flag', { flag: 'new-view' });

it('shows what a flag turns on, on open pages too, and takes it away again', async () => {
  const { services } = await show([BEHIND_FLAG]);
  expect(texts()).toEqual([]);
  act(() => services.plugins.apply(parseAdminFile({ flags: { 'new-view': true } })));
  expect(await screen.findByText('Part behind a flag')).toBeDefined();
  act(() => services.plugins.apply(parseAdminFile({ flags: { 'new-view': false } })));
  expect(texts()).toEqual([]);
});

it.each([{ users: ['mary'] }, { groups: ['sales'] }])(
  'shows what a flag turns on for %j once the groups may be asked for',
  async (audience) => {
    const { settle } = await show([BEHIND_FLAG], { flags: { 'new-view': audience } });
    await act(async () => settle());
    expect(await screen.findByText('Part behind a flag')).toBeDefined();
  },
);

async function show(contributions: ReturnType<typeof partOf>[], file: object = {}) {
  const others = 'plugins' in file ? [partOf('of another')] : [];
  const services = createTestServices({
    builtin: [
      definePlugin({ id: 'acme', contributions }),
      definePlugin({ id: 'other', contributions: others }),
    ],
    file,
    connection: engine.connect(),
  });
  const { settle } = await renderInShell(<PluginPoint point="tasklist.header" props={{}} />, services);
  return { services, settle };
}

function texts(): readonly (string | null)[] {
  return screen.queryAllByText(/^Part /).map(({ textContent }) => textContent);
}

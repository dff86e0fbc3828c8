import { REST_ROOT, useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { parseAdminFile } from '@taskweave/plugin-files/admin-file/parseAdminFile';
import { contribute, definePlugin, PluginPoint } from '@taskweave/plugin-sdk';
import { act, cleanup, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestServices, renderInShell } from '../../testing/createTestServices';

const engine = useFakeEngine('mary');

beforeEach(() => {
  engine.answer(
    http.get(`${REST_ROOT}/identity/groups`, () =>
      HttpResponse.json({ groups: [{ id: 'sales', name: 'Sales' }], groupUsers: [] }),
    ),
  );
});
afterEach(cleanup);

it('shows what a flag turns on, on open pages too, and takes it away again', async () => {
  const { services } = await show({});
  expect(screen.queryByText('Behind a flag')).toBeNull();
  act(() => services.plugins.apply(parseAdminFile({ flags: { 'new-view': true } })));
  expect(await screen.findByText('Behind a flag')).toBeDefined();
  act(() => services.plugins.apply(parseAdminFile({ flags: { 'new-view': false } })));
  expect(screen.queryByText('Behind a flag')).toBeNull();
});

it('shows what a flag turns on for the person by name', async () => {
  const { settle } = await show({ flags: { 'new-view': { users: ['mary'] } } });
  await act(async () => settle());
  expect(await screen.findByText('Behind a flag')).toBeDefined();
});

it('shows what a flag turns on for a group of the person', async () => {
  const { settle } = await show({ flags: { 'new-view': { groups: ['sales'] } } });
  expect(screen.queryByText('Behind a flag')).toBeNull();
  await act(async () => settle());
  expect(await screen.findByText('Behind a flag')).toBeDefined();
});

async function show(file: unknown) {
  const part = contribute('tasklist.header', {
    id: 'part',
    when: { flag: 'new-view' },
    component: async () => ({ default: () => <p>Behind a flag</p> }),
  });
  const services = createTestServices({
    builtin: [definePlugin({ id: 'acme', contributions: [part] })],
    file,
    connection: engine.connect(),
  });
  const { settle } = await renderInShell(<PluginPoint point="tasklist.header" props={{}} />, services);
  return { services, settle };
}

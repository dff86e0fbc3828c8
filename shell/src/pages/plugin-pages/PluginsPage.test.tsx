import type { DevSource } from '@taskweave/addon-plugin-pages/common/PluginPages';
import PluginsPage from '@taskweave/addon-plugin-pages/PluginsPage';
import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { contribute, defineConfig, definePlugin, type PluginManifest } from '@taskweave/plugin-sdk';
import { expectAccessible } from '@taskweave/ui/testing/expectAccessible';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  createTestServices,
  manifestOf,
  renderInShell,
  type TestServicesOptions,
} from '../../testing/createTestServices';
import { WithPluginPages } from './testing/WithPluginPages';

const engine = useFakeEngine('mary');
let isGone = true;
const PLUGINS = 'http://localhost:3000/plugins';
const FILE = {
  policy: { integrity: 'off' },
  plugins: [
    { id: 'acme-risk', manifest: '/plugins/acme-risk/plugin.json' },
    { id: 'old-maps', manifest: '/plugins/old-maps/plugin.json' },
    { id: 'gone', manifest: '/plugins/gone/plugin.json' },
    { id: 'resting', enabled: false, manifest: '/plugins/resting/plugin.json' },
  ],
};

const tab = contribute('tasklist.task.detail', {
  id: 'tab',
  label: 'Risk',
  when: { processDefinitionKey: ['loan'] },
  component: async () => ({ default: () => null }),
});
const own = definePlugin({
  id: 'own-tabs',
  contributions: [{ ...tab, id: 'form', priority: 1000, when: {} }],
});

beforeEach(() => {
  isGone = true;
  const answer = (id: string, change: Partial<PluginManifest> = {}) =>
    http.get(`${PLUGINS}/${id}/plugin.json`, () =>
      HttpResponse.json({
        ...manifestOf(definePlugin({ id, contributions: [tab] })),
        entry: {
          format: 'federation',
          container: id.replace('-', '_'),
          file: 'entry.js',
          integrity: `sha384-${'A'.repeat(64)}`,
        },
        ...change,
      }),
    );
  engine.answer(
    answer('acme-risk', { displayName: 'Risk score', publisher: 'ACME' }),
    answer('old-maps', { requires: { sdk: '^9.0.0' } }),
    http.get(`${PLUGINS}/gone/plugin.json`, () =>
      isGone ? new HttpResponse(null, { status: 404 }) : undefined,
    ),
    answer('gone'),
  );
});
it('describes the state of every plugin in words, with its reason and a remedy', async () => {
  const { container } = await show();
  expect(await within(await cardOf('Risk score')).findByText('Ready')).toBeDefined();
  const maps = within(await cardOf('old-maps'));
  expect([await maps.findByText('Incompatible'), await maps.findByText('PLG-205')]).toHaveLength(2);
  expect(maps.getByText(/^Use a build of the plugin/)).toBeDefined();
  expect(await within(await cardOf('gone')).findByText('PLG-402')).toBeDefined();
  expect(within(await cardOf('resting')).getByText('Off in the plugin file')).toBeDefined();
  expect(await screen.findByText(/2 need attention/)).toBeDefined();
  await expectAccessible(container);
});

it.each([
  ['?plugins=off', /Safe mode is on: no third-party plugin runs\./],
  ['?plugins=off:acme-risk', /Safe mode is on for acme-risk\./],
])('says of %s that it is not as usual', async (search, words) => {
  history.replaceState(null, '', search);
  await show({ file: { ...FILE, plugins: FILE.plugins.slice(0, 1) } });
  history.replaceState(null, '', '/');
  expect(screen.getByText(words)).toBeDefined();
  expect(screen.queryByText(/Everything is running/)).toBe(null);
});

it('switches a plugin off for the person, in this browser, and on again', async () => {
  await show();
  await userEvent.click(
    within(await cardOf('Risk score')).getByRole('button', { name: 'Switch off for me' }),
  );
  const card = within(await cardOf('acme-risk'));
  expect(card.getByText('Switched off by you')).toBeDefined();
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
    'acme-risk: Switched off by you',
  );
  expect(localStorage.getItem('taskweave.plugins-off')).toBe('["acme-risk"]');

  await userEvent.click(card.getByRole('button', { name: 'Switch on for me' }));
  expect(within(await cardOf('Risk score')).getByText('Ready')).toBeDefined();
});

it.each([
  ['acme-risk', 'Risk score', 'Copy the line that switches it off', '"enabled": false'],
  ['resting', 'resting', 'Copy the line that switches it on', '"enabled": true'],
])('copies the line of the plugin file that switches %s', async (_, name, button, line) => {
  const person = userEvent.setup();
  await show();
  await person.click(within(await cardOf(name)).getByRole('button', { name: button }));
  expect(await navigator.clipboard.readText()).toBe(line);
});

it('names a part as the page does', async () => {
  const named = { ...tab, meta: { ...tab.meta, label: '%risk%' } };
  const other = contribute('tasklist.task.empty', {
    id: 'other',
    label: 'Other',
    component: async () => ({ default: () => null }),
  });
  const { services } = await show({
    builtin: [definePlugin({ id: 'own-named', contributions: [named, other] })],
  });
  await act(() => services.i18n.addTranslations('own-named', { en: { risk: 'Risk of the loan' } }));
  for (const place of ['tasklist.task.empty', 'tasklist.task.detail']) {
    await userEvent.selectOptions(screen.getByLabelText('Place'), place);
  }
  expect((await screen.findByText('own-named/tab')).closest('th')?.textContent).toContain('Risk of the loan');
});

it('copies the lines of the plugin file that switch a part off', async () => {
  const person = userEvent.setup();
  await show();
  await cardOf('Risk score');
  await person.click(
    await screen.findByRole('button', { name: 'Copy the lines that switch acme-risk/tab off' }),
  );
  expect(await navigator.clipboard.readText()).toBe(
    '"contributions": {"tasklist.task.detail:acme-risk/tab":{"enabled":false}}',
  );
});

it('tries again, and keeps the focus where the button was', async () => {
  await show();
  const gone = await cardOf('gone');
  isGone = false;
  await userEvent.click(await within(gone).findByRole('button', { name: 'Try again' }));
  expect(await within(gone).findByText('Ready')).toBeDefined();
  expect(document.activeElement).toBe(within(gone).getByRole('heading', { name: 'gone' }));
});

it('says which calls a plugin declares, and that another build is ready', async () => {
  const { services } = await show();
  const { registry } = services.plugins;
  const card = within(await cardOf('Risk score'));
  expect(card.getByText('any (none declared)')).toBeDefined();

  const { plugin, adminEntry } = registry.entry('acme-risk') ?? {};
  if (plugin == null || adminEntry == null) throw new Error('The plugin is not there.');
  const manifest = { ...plugin.manifest, version: '2.0.0', uses: ['GET /task/*/variables'] };
  act(() => registry.setUpdate('acme-risk', { phase: 'ready', adminEntry, plugin: { ...plugin, manifest } }));
  expect(card.getByText('2.0.0, offered on open pages')).toBeDefined();

  act(() => services.plugins.takeUpdate('acme-risk'));
  expect(card.getByText('GET /task/*/variables')).toBeDefined();

  const silent = { ...plugin, manifest: { ...manifest, version: '3.0.0', uses: [] } };
  act(() => registry.setUpdate('acme-risk', { phase: 'ready', adminEntry, plugin: silent }));
  act(() => services.plugins.takeUpdate('acme-risk'));
  expect(card.getByText('none')).toBeDefined();
});

it('lists what went wrong, with place, time of life and count', async () => {
  const { services } = await show();
  await cardOf('Risk score');
  const fault = () =>
    services.plugins.health.fault('acme-risk', 'tasklist.task.detail:acme-risk/tab', new Error('No score'));
  act(fault);
  act(fault);
  const incident = screen.getByText('No score').closest('li');
  expect(incident?.textContent).toContain('tasklist.task.detail:acme-risk/tab');
  expect(incident?.textContent).toContain('On the page · 2 times · ');
});

it('says on the card what the policy of the page has blocked', async () => {
  const { services } = await show();
  await cardOf('Risk score');
  act(() => services.plugins.health.note('acme-risk', 'PLG-616', 'The policy blocked a picture.'));
  const card = within(await cardOf('Risk score'));
  expect([card.getByText('PLG-616'), card.getByText('The policy blocked a picture.')]).toHaveLength(2);
  expect(card.getByText(/styles belong into a style sheet/)).toBeDefined();
});

it.each(['PLG-309', 'PLG-401'])(
  'says on the card that a server of the plugin was not reached: %s',
  async (code) => {
    const { services } = await show();
    await cardOf('Risk score');
    act(() => services.plugins.health.note('acme-risk', code, 'https://risk.example was not reached.'));
    const card = within(await cardOf('Risk score'));
    expect([card.getByText(code), card.getByText('https://risk.example was not reached.')]).toHaveLength(2);
  },
);

it('says of each server of a plugin whether the file allows it', async () => {
  const backends = ['https://risk.example/v1', 'https://other.example'];
  const { services } = await show({
    file: { ...FILE, policy: { integrity: 'off', backends: ['https://risk.example'] } },
  });
  const { registry } = services.plugins;
  const card = within(await cardOf('Risk score'));
  const { plugin, adminEntry } = registry.entry('acme-risk') ?? {};
  if (plugin == null || adminEntry == null) throw new Error('The plugin is not there.');
  const manifest = { ...plugin.manifest, backends };
  act(() => registry.setUpdate('acme-risk', { phase: 'ready', adminEntry, plugin: { ...plugin, manifest } }));
  act(() => services.plugins.takeUpdate('acme-risk'));
  expect(
    card.getByText('https://risk.example/v1, https://other.example (policy.backends does not list it)'),
  ).toBeDefined();
});

it('does not say that all is well where a part of a plugin fails', async () => {
  const { services } = await show({ file: { ...FILE, plugins: FILE.plugins.slice(0, 1) } });
  await cardOf('Risk score');
  expect(await screen.findByText(/Everything is running/)).toBeDefined();
  const part = 'tasklist.task.detail:acme-risk/tab';
  act(() => services.plugins.health.fault('acme-risk', part, new Error('No score')));
  expect(within(await cardOf('Risk score')).getByText('With faults')).toBeDefined();
  expect(screen.getByText(/1 needs attention/)).toBeDefined();
  expect(screen.queryByText(/Everything is running/)).toBeNull();
});

it('explains the parts of a place in their order', async () => {
  await show();
  await cardOf('Risk score');
  const rows = within(screen.getByRole('table', { name: 'Parts of tasklist.task.detail' })).getAllByRole(
    'row',
  );
  expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
    'Risk own-tabs/form1,000 from the pluginShown',
    'Risk acme-risk/tab after all with an orderHiddenOnly for tasks of the processes loan. Enter a task to check.',
  ]);
});

it.each([
  [{}, 'Only with the flag new-view, which the plugin file does not define. It counts as off.'],
  [{ 'new-view': false }, 'Only with the flag new-view, which is off in the plugin file.'],
  [
    { 'new-view': { groups: ['audit'], users: ['john'] } },
    'Only with the flag new-view, which the plugin file turns on for: audit and john. mary is in: unknown.',
  ],
])('says why a part with a flag is not there, with the flags %j', async (flags, reason) => {
  engine.on('GET identity/groups', () => HttpResponse.error());
  const behind = definePlugin({ id: 'behind', contributions: [{ ...tab, when: { flag: 'new-view' } }] });
  await show({ builtin: [behind], file: { flags } });
  expect(screen.getByText(reason)).toBeDefined();
});

it('says where the links of a plugin lead, and what they take there @P9', async () => {
  const link = (id: string, href: string | { readonly config: string }) =>
    contribute('tasklist.task.action', { id, label: id, href: href as '/' });
  const config = defineConfig({ type: 'object', properties: { crm: { type: 'string' } } });
  const links = [link('order', 'https://orders.example/{businessKey}'), link('crm', { config: 'crm' })];
  const configured = { id: 'own-links', config: { crm: '/crm/{id}' } };
  await show({
    builtin: [
      definePlugin({ id: 'own-links', config, contributions: [...links, link('help', { config: 'help' })] }),
    ],
    file: { plugins: [configured] },
  });
  const card = within(await cardOf('own-links'));
  expect(card.getByText('https://orders.example/{businessKey}, /crm/{id}')).toBeDefined();
});

it('says how strict the file is, and what is wrong in it', async () => {
  await show({ file: { ...FILE, contribution: {} } });
  expect(screen.getByText(/^Plugins need no hash/)).toBeDefined();
  expect(screen.getByText('1 problem in the plugin file:')).toBeDefined();
  expect(screen.getByText('PLG-103')).toBeDefined();
});

it('says which servers plugins may call', async () => {
  await show({ file: { policy: { backends: ['https://risk.example'] } } });
  expect(screen.getByText(/Servers that plugins may call: https:\/\/risk\.example\./)).toBeDefined();
});

it('works without a file that can be read, and says so', async () => {
  await show({ file: null, fileError: 'Unexpected end, line 1.' });
  expect(screen.getByText('Unexpected end, line 1.', { selector: 'span' })).toBeDefined();
  expect(screen.getByText('The plugin file lists no third-party plugins.')).toBeDefined();
});

it('says no more that the file cannot be read once it can', async () => {
  const { services } = await show();
  act(() => services.plugins.fileFault.setState('It is not JSON any more.'));
  expect(screen.getByText(/^The plugin file cannot be read/).textContent).toContain('not JSON any more.');
  act(() => services.plugins.fileFault.setState(null));
  expect(screen.queryByText(/^The plugin file cannot be read/)).toBe(null);
});

it('says of a file with one bad origin only what is wrong in it', async () => {
  await show({
    file: { policy: { origins: ['localhost:99'] } },
    fileError: 'policy.origins[0] is not an origin',
  });
  expect(screen.queryByText(/^The plugin file cannot be read/)).toBe(null);
  expect(screen.getByText('1 problem in the plugin file:')).toBeDefined();
});

it.each([
  ['an entry that is wrong', { enabled: 'true' }, 'PLG-102'],
  ['a wrong configuration', { config: { mode: 7 } }, 'PLG-108'],
  ['a replacement that cannot be had', { manifest: '/plugins/gone/plugin.json' }, 'PLG-402'],
])('keeps a built-in part, and says why the file has no effect: %s', async (_, entry, code) => {
  const config = defineConfig({ type: 'object', properties: { mode: { type: 'string' } } });
  const configured = definePlugin({ id: 'own-tabs', config, contributions: own.contributions });
  await show({
    builtin: [configured],
    file: { policy: { integrity: 'off' }, plugins: [{ id: 'own-tabs', ...entry }] },
  });
  expect(await screen.findByText(/^The built-in part stays on the page/)).toBeDefined();
  const card = within(await cardOf('own-tabs'));
  expect([card.getByText(code), card.getByText('Ready')]).toHaveLength(2);
  expect(screen.getByText(/1 needs? attention/)).toBeDefined();
  expect(screen.getByText('The plugin file lists no third-party plugins.')).toBeDefined();
  expect(card.getByText(code).closest('details')?.open).toBe(true);
});

it('leads plugin authors to the docs and the gallery that are served beside the page', async () => {
  await show();
  const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(addressOf('Docs for plugin authors')).toBe('../sdk/docs/index.html');
  expect(addressOf('Gallery of components')).toBe('../sdk/docs/gallery/index.html');
});

it('says that a plugin comes from this machine, and leads back', async () => {
  const end = vi.fn();
  const override = { id: 'acme-risk', manifest: 'http://localhost:4300/plugin.json' };
  await show({}, { override, end, subscribe: () => () => undefined });
  screen.getByText(
    'In this tab, plugin acme-risk is loaded from http://localhost:4300/plugin.json without checks.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Use the deployed version' }));
  expect(end).toHaveBeenCalledOnce();
});

async function show(options: TestServicesOptions = {}, dev: DevSource | null = null) {
  const services = createTestServices({
    file: FILE,
    builtin: [own],
    connection: engine.connect(),
    ...options,
  });
  const rendered = await renderInShell(
    <WithPluginPages
      services={services}
      draw={(pages) => <PluginsPage services={{ ...pages, plugins: { ...pages.plugins, dev } }} />}
    />,
    services,
  );
  return { services, ...rendered };
}

async function cardOf(name: string): Promise<HTMLElement> {
  const heading = await screen.findByRole('heading', { level: 4, name });
  const card = heading.closest('li');
  if (card === null) throw new Error(`${name} has no card.`);
  return card;
}

import { contribute, definePlugin, type PluginDefinition } from '@taskweave/plugin-sdk';
import { expectAccessible } from '@taskweave/ui/testing/expectAccessible';
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Services } from '../boot/Services';
import { createPageRouter } from '../navigation/PageRouter';
import { createTestServices, renderInShell } from '../testing/createTestServices';
import { pageRoutes } from './pageRoutes';
import { RoutedPage } from './RoutedPage';

const risk = definePlugin({
  id: 'acme-risk',
  contributions: [
    contribute('tasklist.route', {
      id: 'case',
      path: '/risk/:id',
      label: 'Risk of a case',
      component: async () => ({ default: ({ params }) => <p>Case {params.id}</p> }),
    }),
    contribute('tasklist.route', {
      id: 'greedy',
      path: '/admin/plugins',
      label: 'Not the real one',
      component: async () => ({ default: () => <p>Captured</p> }),
    }),
  ],
});

beforeEach(() => history.replaceState(null, '', '/#/?task=1&filter=2'));
it('draws the inbox, and no page, at the first address', async () => {
  await show();
  expect(screen.getByText('Inbox')).toBeDefined();
});

it('draws a page of a plugin with its title, the focus on it, and what the path says @S2.39', async () => {
  const { services, container } = await show();
  await act(async () => services.navigation.openPage('/risk/4%2F2'));
  expect(await screen.findByText('Case 4/2')).toBeDefined();
  const heading = screen.getByRole('heading', { name: 'Risk of a case' });
  expect(document.activeElement).toBe(heading);
  expect(document.title).toBe('Risk of a case – Taskweave Tasklist');
  expect(screen.queryByText('Inbox')).toBeNull();
  await expectAccessible(container);
});

it('says that there is no such page, with a way back', async () => {
  const { services } = await show();
  await act(async () => services.navigation.openPage('/nowhere'));
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeDefined();
  expect(screen.getAllByRole('link', { name: 'Back to tasks' })).toHaveLength(2);
});

it.each(['/line%0Abreak', '/two%0D%0Aof/them', '/separated%E2%80%A8lines'] as const)(
  'says so at the address %s, which has a line break',
  async (path) => {
    const { services } = await show();
    await act(async () => services.navigation.openPage(path));
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeDefined();
  },
);

it('says nothing of the kind while a plugin that may bring the page is on its way', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const { services } = await show({
    plugins: [{ id: 'slow', manifest: '/never/plugin.json', integrity: `sha384-${'A'.repeat(64)}` }],
  });
  await act(async () => services.navigation.openPage('/nowhere'));
  expect(await screen.findByRole('heading', { name: 'Page' })).toBeDefined();
  act(() => services.plugins.registry.setStatus('slow', { phase: 'failed', code: 'PLG-401', message: '' }));
  expect(screen.getByRole('heading', { name: 'Page not found' })).toBeDefined();
});

it('draws the next page from scratch, with the focus on its title', async () => {
  const { services } = await show();
  await act(async () => services.navigation.openPage('/nowhere'));
  await screen.findByRole('heading', { name: 'Page not found' });
  await act(async () => services.navigation.openPage('/risk/42'));
  const heading = await screen.findByRole('heading', { name: 'Risk of a case' });
  expect(document.activeElement).toBe(heading);
  await act(async () => services.navigation.openPage('/plugins'));
  const own = await screen.findByRole('heading', { name: 'My plugins' });
  expect(document.activeElement).toBe(own);
});

it.each([
  ['/risk', '/risk', {}],
  ['/risk', '/risk/', {}],
  ['/risk/:id', '/risk/42', { id: '42' }],
  ['/risk/:id', '/risk/a%2Fb%20c', { id: 'a/b c' }],
  ['/a/:one/b/:two', '/a/1/b/2', { one: '1', two: '2' }],
  ['/Prüfung', '/Pr%C3%BCfung', {}],
  ['/risk', '/risky', null],
  ['/risk', '/Risk', null],
  ['/risk/:id', '/risk', null],
  ['/risk', '/risk/42', null],
  ['/risk/:id', '/risk/%E0%A4', null],
] as const)('a page at %s and the address %s', async (pattern, path, params) => {
  vi.spyOn(console, 'warn').mockReturnValue();
  history.replaceState(null, '', `/#${path}`);
  await show(null, [
    definePlugin({
      id: 'acme-page',
      contributions: [
        contribute('tasklist.route', {
          id: 'page',
          path: pattern,
          label: 'A page',
          component: async () => ({ default: (props) => <p>{JSON.stringify(props.params)}</p> }),
        }),
      ],
    }),
  ]);
  if (params === null) await screen.findByRole('heading', { name: 'Page not found' });
  else expect(await screen.findByText(JSON.stringify(params))).toBeDefined();
});

it.each([
  ['/page', 'Page of acme-one'],
  ['/acme-one/page', 'Page of acme-one'],
  ['/acme-two/page', 'Page of acme-two'],
])('tells pages of one path apart: at %s', async (path, text) => {
  history.replaceState(null, '', `/#${path}`);
  const plugin = (id: string) =>
    definePlugin({
      id,
      contributions: [
        contribute('tasklist.route', {
          id: 'page',
          path: '/page',
          label: 'A page',
          component: async () => ({ default: () => <p>{`Page of ${id}`}</p> }),
        }),
      ],
    });
  await show(null, [plugin('acme-one'), plugin('acme-two')]);
  expect(await screen.findByText(text)).toBeDefined();
});

it('lets no plugin take the place of the page for administrators', async () => {
  const { services } = await show();
  await act(async () => services.navigation.openPage('/admin/plugins'));
  expect(await screen.findByRole('heading', { name: 'Plugins' })).toBeDefined();
  expect(screen.queryByText('Captured')).toBeNull();
});

async function show(file: unknown = null, builtin: readonly PluginDefinition[] = [risk]) {
  const router = createPageRouter();
  const services: Services = createTestServices({ builtin, file, router });
  const rendered = await renderInShell(
    <RoutedPage router={router} routes={pageRoutes(<p>Inbox</p>)} />,
    services,
  );
  return { services, router, ...rendered };
}

import { openApp } from '@taskweave/plugin-sdk/testing/openApp';
import { expectAccessible } from '@taskweave/ui/testing/expectAccessible';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import plugin from '../plugin';
import PageEntries from './PageEntries';

const page = (id: string, meta: Readonly<Record<string, unknown>>) => ({
  id,
  label: id,
  meta,
  render: () => null,
});
const DONE = page('completed', { path: '/completed', filtersLabel: 'Completed by me', icon: 'check' });

function draw(pages = [DONE]) {
  return openApp(
    plugin,
    <nav aria-label="Filters">
      <PageEntries filters={[{ id: 'c', name: 'Claims' } as never]} />
    </nav>,
    { params: { filter: 'late' }, items: { 'tasklist.route': pages } },
  );
}

it('lists pages by the name that they have for it, and no others', async () => {
  const { host, container } = draw([
    DONE,
    page('workload', { path: '/workload' }),
    page('case', { path: '/case/:id', filtersLabel: 'Case' }),
  ]);
  const links = screen.getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Completed by me']);
  expect(links[0]?.getAttribute('href')).toBe(host.navigation.pageHref('/completed'));
  await expectAccessible(container);
});

it('draws nothing where no page is listed', () => {
  const { container } = draw([]);
  expect(container.textContent).toBe('');
});

it('has the keys of a letter that no filter begins with', () => {
  const { host } = draw();
  const { commands, navigation } = host.services;
  expect(commands.all.find(({ id }) => id.startsWith('go.page.'))?.keys).toEqual(['g o']);
  commands.run('go.page.taskweave-filters/completed');
  expect(navigation.path).toBe('/completed');
});

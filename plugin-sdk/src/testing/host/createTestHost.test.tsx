import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useInboxParam, usePointItems, useTranslation } from '../../hooks/hooks';
import { PluginPoint } from '../../hooks/PluginPoint';
import { createTestHost } from './createTestHost';

it('draws again when a parameter of the URL changes', () => {
  const host = createTestHost({ params: { task: '1' } });
  function Sample() {
    return <p>{useInboxParam('task') ?? 'none'}</p>;
  }
  render(<Sample />, { wrapper: host.Provider });
  act(() => host.navigation.openInbox({ task: null }));
  expect(screen.getByText('none')).toBeTruthy();
});

it('gives texts with their plural form and values', () => {
  const host = createTestHost({ texts: { n_one: '{{count}} task', n_other: '{{count}} tasks' } });
  function Sample() {
    const { t } = useTranslation();
    return <p>{[1, 2].map((count) => t('n', { count })).join(', ')}</p>;
  }
  render(<Sample />, { wrapper: host.Provider });
  expect(screen.getByText('1 task, 2 tasks')).toBeTruthy();
});

it('draws given items at their point, and lists them', () => {
  const host = createTestHost({
    items: { 'tasklist.header': [{ id: 'a', label: 'Sorting', render: () => <p>drawn</p> }] },
  });
  function Sample() {
    const [item] = usePointItems('tasklist.header');
    return <h1>{item?.label}</h1>;
  }
  render(
    <>
      <Sample />
      <PluginPoint point="tasklist.header" props={{}} />
    </>,
    { wrapper: host.Provider },
  );
  expect(screen.getByRole('heading').textContent).toBe('Sorting');
  expect(screen.getByText('drawn').tagName).toBe('P');
});

it('takes a notification away again', () => {
  const host = createTestHost();
  const remove = host.services.notifications.notify({ kind: 'info', title: 'Hello' });
  remove();
  expect(host.notifications).toEqual([]);
});

import { EngineError } from '@taskweave/engine-client/EngineError';
import { problemOf } from '@taskweave/engine-client/problemOf';
import { createI18n } from '@taskweave/i18n/createI18n';
import { I18nContext } from '@taskweave/i18n/page/I18nContext';
import { expectAccessible } from '@taskweave/ui/testing/expectAccessible';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { type NotificationItem, NotificationList } from './NotificationList';

const ITEMS: readonly NotificationItem[] = [
  { id: '1', kind: 'error', title: 'Not saved', detail: 'The engine refused.' },
  { id: '2', kind: 'success', title: 'Started', links: [{ label: 'Open the task', href: '#t' }] },
];

it('is a polite live region before anything is in it', () => {
  render(<NotificationList items={[]} onClose={vi.fn()} onHold={vi.fn()} />);
  expect(screen.getByRole('list').getAttribute('aria-live')).toBe('polite');
});

it.each([
  ['info', 'Information: Heard'],
  ['success', 'Done: Heard'],
  ['warning', 'Warning: Heard'],
  ['error', 'Error: Heard'],
] as const)('says the kind in words: %s @S2.22', (kind, text) => {
  render(<NotificationList items={[{ id: '1', kind, title: 'Heard' }]} onClose={vi.fn()} onHold={vi.fn()} />);
  expect(screen.getByRole('listitem').textContent).toBe(text);
});

it('closes the one whose button is pressed', async () => {
  const onClose = vi.fn();
  render(<NotificationList items={ITEMS} onClose={onClose} onHold={vi.fn()} />);
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss notification: Started' }));
  expect(onClose.mock.calls).toEqual([['2']]);
});

it('gives the focus back before the action runs', async () => {
  const focused: (Element | null)[] = [];
  render(
    <>
      <input aria-label="Comment" />
      <NotificationList items={ITEMS} onHold={vi.fn()} onClose={() => focused.push(document.activeElement)} />
    </>,
  );
  const field = screen.getByRole('textbox', { name: 'Comment' });
  field.focus();
  screen.getByRole('button', { name: 'Dismiss notification: Started' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(focused).toEqual([field]);
});

describe('undo', () => {
  const undoable = (onPress: () => void): NotificationItem => ({
    id: '1',
    kind: 'success',
    title: 'Task completed',
    undo: { label: 'Undo', keys: 'Z', onPress },
    runsOut: { milliseconds: 6000, text: 'for 6 seconds' },
  });

  it('is a button that says nothing of keys and time, which are for the eye', async () => {
    const onPress = vi.fn();
    const { container } = render(
      <NotificationList items={[undoable(onPress)]} onClose={vi.fn()} onHold={vi.fn()} />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(onPress).toHaveBeenCalledOnce();
    await expectAccessible(container);
  });

  it('is not pressed by the second half of a double click on the message before', () => {
    const onPress = vi.fn();
    render(<NotificationList items={[undoable(onPress)]} onClose={vi.fn()} onHold={vi.fn()} />);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }), { detail: 2 });
    expect(onPress).not.toHaveBeenCalled();
  });

  it('stops the line while the mouse is within', async () => {
    render(<NotificationList items={[undoable(vi.fn())]} onClose={vi.fn()} onHold={vi.fn()} />);
    const list = screen.getByRole('list');
    await userEvent.hover(list);
    expect(list.hasAttribute('data-held')).toBe(true);
    await userEvent.unhover(list);
    expect(list.hasAttribute('data-held')).toBe(false);
  });
});

it('shows an error before its words are there, and again with them @S8.6', async () => {
  const error = new EngineError(
    problemOf({ status: 403, text: '{"type":"RestException"}', requestId: '3fa9' }),
  );
  render(
    <I18nContext value={createI18n({ languages: ['en'], browserLanguages: ['en'] })}>
      <NotificationList
        items={[{ id: '1', kind: 'error', title: 'Not done', error }]}
        onClose={vi.fn()}
        onHold={vi.fn()}
      />
    </I18nContext>,
  );
  expect(document.body.textContent).toContain('(status 403)');
  expect(await screen.findByText(/Action denied: the server did not allow this/)).toBeTruthy();
});

it('is held while the focus is within', async () => {
  const onHold = vi.fn();
  render(<NotificationList items={ITEMS} onClose={vi.fn()} onHold={onHold} />);
  await userEvent.tab();
  expect(onHold).toHaveBeenLastCalledWith(true);
  await userEvent.tab({ shift: true });
  expect(onHold).toHaveBeenLastCalledWith(false);
});

it('leaves the lines of a notification in place when another is added', () => {
  const draw = (detail: string) => (
    <NotificationList
      items={[{ id: '1', kind: 'success', title: 'Completed', detail }]}
      onClose={vi.fn()}
      onHold={vi.fn()}
    />
  );
  const { rerender } = render(draw('Approve'));
  const [title, line] = [screen.getByText('Completed'), screen.getByText('Approve')];
  rerender(draw('Approve\nNext: Pay'));
  expect(screen.getByText('Completed')).toBe(title);
  expect(screen.getByText('Approve')).toBe(line);
  expect(screen.getByText('Next: Pay')).toBeTruthy();
});

it('brings the newest into view, also beneath many that stay', () => {
  const draw = (count: number) => (
    <NotificationList
      items={Array.from({ length: count }, (_, index) => ({
        id: String(index),
        kind: 'error' as const,
        title: `Not saved ${index}`,
      }))}
      onClose={vi.fn()}
      onHold={vi.fn()}
    />
  );
  const { rerender } = render(draw(8));
  const list = screen.getByRole('list');
  Object.defineProperty(list, 'scrollHeight', { value: 900 });
  list.scrollTop = 0;
  rerender(draw(9));
  expect(list.scrollTop).toBe(900);
  list.scrollTop = 100;
  rerender(draw(9));
  expect(list.scrollTop).toBe(100);
});

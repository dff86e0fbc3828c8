import { LONGEST_QUERY } from '@taskweave/base/texts/longestQuery';
import { expectAccessible } from '@taskweave/ui/testing/expectAccessible';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { CommandDialog, type CommandDialogProps } from './CommandDialog';

const groups: CommandDialogProps['groups'] = [
  { id: 'task', label: 'Task', items: [{ id: 'claim', label: 'Claim', keys: 'C' }] },
  {
    id: 'go',
    label: 'Go to',
    items: [
      { id: 'mine', label: 'My tasks', detail: 'Filter' },
      { id: 'all', label: 'All tasks' },
    ],
  },
];

async function draw(props: Partial<CommandDialogProps> = {}) {
  const onPick = vi.fn();
  const onClose = vi.fn();
  render(
    <CommandDialog
      title="Go to or do anything"
      placeholder="Type"
      text=""
      onTextChange={() => undefined}
      groups={groups}
      status="3 results"
      emptyText="Nothing fits."
      isBusy={false}
      footer="Enter runs it."
      onPick={onPick}
      onClose={onClose}
      {...props}
    />,
  );
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox')));
  return { onPick, onClose, picked: () => onPick.mock.calls.map(([item]) => item.id) };
}

it('has the focus in the field, and the first line chosen', async () => {
  await draw();
  expect(screen.getByRole('dialog', { name: 'Go to or do anything' })).toBeDefined();
  const field = screen.getByRole('combobox');
  const first = screen.getByRole('option', { selected: true });
  expect(document.activeElement).toBe(field);
  expect(field.getAttribute('aria-activedescendant')).toEqual(first.id);
});

it.each([
  ['{Enter}', 'claim'],
  ['{ArrowDown}{Enter}', 'mine'],
  ['{ArrowUp}{Enter}', 'all'],
  ['{ArrowDown}{ArrowDown}{ArrowDown}{Enter}', 'claim'],
  ['{PageDown}{Enter}', 'all'],
  ['{PageDown}{PageUp}{Enter}', 'claim'],
])('%s picks %s', async (keys, id) => {
  const { picked } = await draw();
  await userEvent.keyboard(keys);
  expect(picked()).toEqual([id]);
});

it('picks by a press, which leaves the focus in the field', async () => {
  const { picked } = await draw();
  await userEvent.click(screen.getByRole('option', { name: /All tasks/ }));
  expect(picked()).toEqual(['all']);
  expect(document.activeElement).toBe(screen.getByRole('combobox'));
});

it('teaches the keys beside what does the same', async () => {
  await draw();
  expect(screen.getByRole('option', { name: 'Claim C' }).querySelector('kbd')?.textContent).toBe('C');
});

it('says that nothing fits', async () => {
  await draw({ groups: [], status: 'Nothing fits.' });
  expect(screen.getByText('Nothing fits.', { selector: 'p' }).tagName).toBe('P');
  expect(screen.queryByRole('option')).toBeNull();
});

it('has no fault that axe finds', async () => {
  await draw();
  await expectAccessible(document.body);
});

it('keeps the mark where it is when something comes before it, so that Enter does what it shows', async () => {
  const onPick = vi.fn();
  const sample = (all: CommandDialogProps['groups']) => (
    <CommandDialog
      {...{
        title: 'Go',
        placeholder: 'Type',
        text: 'm',
        status: '',
        emptyText: '',
        isBusy: true,
        footer: '',
      }}
      {...{ groups: all, onPick, onTextChange: () => undefined, onClose: () => undefined }}
    />
  );
  const { rerender } = render(sample(groups.slice(1)));
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox')));
  rerender(sample(groups));
  await userEvent.keyboard('{Enter}');
  expect(onPick.mock.calls.map(([item]) => item.id)).toEqual(['mine']);
});

it('takes no more of a pasted book than a search may hold', async () => {
  const onTextChange = vi.fn();
  await draw({ onTextChange });
  await userEvent.paste('x'.repeat(100_000));
  expect(onTextChange).toHaveBeenCalledExactlyOnceWith('x'.repeat(LONGEST_QUERY));
});

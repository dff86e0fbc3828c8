import type { CommandProps } from '@taskweave/plugin-sdk';
import { createTestHost, type TestPointItem } from '@taskweave/plugin-sdk/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { renderWithTexts } from '../testing/renderWithTexts';
import { CommandPalette } from './CommandPalette';

const openInvoice = vi.fn();

function InvoiceSearch({ text, offer }: CommandProps) {
  useEffect(() => {
    const isMatch = 'invoice'.startsWith(text);
    offer({ items: isMatch ? [{ id: '7', label: 'Approve invoice', run: openInvoice }] : [] });
  }, [text, offer]);
  return null;
}

const source: TestPointItem<'shell.command'> = {
  id: 'invoices',
  label: 'Invoices',
  meta: { kind: 'search' },
  render: (props) => <InvoiceSearch {...props} />,
};

async function open(search = source) {
  const host = createTestHost({ items: { 'shell.command': [search] } });
  const { commands } = host.services;
  const claim = vi.fn();
  commands.register({ id: 'task.claim', label: 'Claim', group: 'task', keys: ['c'], run: claim });
  commands.register({ id: 'list.next', label: 'Next task', group: 'list', isKeysOnly: true, run: claim });
  commands.register({ id: 'task.assign', label: 'Assign', group: 'task', isEnabled: false, run: claim });
  const onClose = vi.fn();
  const { unmount } = renderWithTexts(
    <host.Provider>
      <CommandPalette commands={commands} onClose={onClose} />
    </host.Provider>,
  );
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox')));
  return { claim, onClose, unmount };
}

const names = () => screen.queryAllByRole('option').map((option) => option.textContent?.trim());

it('offers what can be done now, and has a place here, with its keys', async () => {
  await open();
  expect(names()).toEqual(['Claim  c']);
});

it('closes before it does what was chosen', async () => {
  const { claim, onClose } = await open();
  await userEvent.keyboard('{Enter}');
  expect(claim).toHaveBeenCalledTimes(1);
  expect(onClose.mock.invocationCallOrder[0]).toBeLessThan(claim.mock.invocationCallOrder[0] ?? 0);
});

it('puts what was done last at the top of the next palette', async () => {
  const { unmount } = await open();
  await userEvent.keyboard('{Enter}');
  unmount();
  await open();
  expect(screen.getByText('Recent').tagName).toBe('DIV');
});

it('asks the searches for the text, and runs what they find', async () => {
  await open();
  await userEvent.keyboard('inv');
  await screen.findByRole('option', { name: 'Approve invoice' });
  await userEvent.keyboard('{Enter}');
  expect(openInvoice).toHaveBeenCalledTimes(1);
});

it('runs nothing that was found for an older text and does not hold this one', async () => {
  await open();
  await userEvent.keyboard('inv');
  await screen.findByRole('option', { name: 'Approve invoice' });
  await userEvent.keyboard('x{Enter}');
  expect(openInvoice.mock.calls).toEqual([]);
  expect(names()).toEqual([]);
});

it.each([
  ['beside the heading of what it finds', 1, () => screen.getByRole('group', { name: 'Things Overdue' })],
  ['where it finds nothing', 0, () => /Read as: Overdue$/.test(screen.getByRole('status').textContent)],
])('says how a search reads the text: %s', async (_where, count, shown) => {
  function Search({ offer }: CommandProps) {
    useEffect(() => {
      const items = Array.from({ length: count }, () => ({ id: '1', label: 'overdue', run: openInvoice }));
      offer({ items, reading: 'Overdue' });
    }, [offer]);
    return null;
  }
  await open({ ...source, label: 'Things', render: (props) => <Search {...props} /> });
  await userEvent.keyboard('overdue');
  await vi.waitFor(() => expect(shown()).toBeTruthy());
});

it('says how many there are of which it shows some, and leads to all of them', async () => {
  const showAll = vi.fn();
  function BigSearch({ text, offer }: CommandProps) {
    useEffect(() => {
      const item = (id: string) => ({ id, label: `${text} ${id}`, run: openInvoice });
      offer({
        items: ['1', '2', '3'].map(item),
        total: 12,
        all: { id: 'all', label: 'Show all in the list', run: showAll },
      });
    }, [text, offer]);
    return null;
  }
  await open({ ...source, render: (props) => <BigSearch {...props} /> });
  await userEvent.keyboard('inv');
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('3 of 12 results'));
  expect(names()).toEqual(['inv 1', 'inv 2', 'inv 3', 'Show all in the list']);
  await userEvent.keyboard('{ArrowUp}{Enter}');
  expect(showAll).toHaveBeenCalledTimes(1);
});

it.each([
  [{ total: 15, hasMore: true }, '1 of more than 15 results'],
  [{ total: 0 }, '1 result'],
  [{ total: 'many', all: 7 }, '1 result'],
])('counts what a search says of itself: %j', async (more, expected) => {
  function Search({ offer }: CommandProps) {
    useEffect(() => {
      const items = [{ id: '1', label: 'inv', run: openInvoice }];
      offer(Object.assign({ items }, more as object));
    }, [offer]);
    return null;
  }
  await open({ ...source, render: (props) => <Search {...props} /> });
  await userEvent.keyboard('inv');
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe(expected));
});

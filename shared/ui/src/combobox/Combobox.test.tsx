import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Dialog } from '../dialog/Dialog';
import { expectAccessible } from '../testing/expectAccessible';
import { Combobox, type ComboboxProps } from './Combobox';

const PEOPLE = [
  { value: 'mary', label: 'Mary Anne', detail: 'mary' },
  { value: 'peter', label: 'Peter Meter', detail: 'peter' },
];

function Sample({ start = '', ...props }: Partial<ComboboxProps> & { readonly start?: string }) {
  const [value, setValue] = useState(start);
  return <Combobox label="Assignee" options={PEOPLE} {...props} value={value} onChange={setValue} />;
}

function field(): HTMLInputElement {
  return screen.getByRole('combobox', { name: 'Assignee' });
}

function shown(): readonly (string | null)[] {
  return screen.queryAllByRole('option').map(({ textContent }) => textContent);
}

it.each([
  ['a part of a name', 'anne', ['Mary Annemary']],
  ['words in any order', 'meter pe', ['Peter Meterpeter']],
  ['nobody', 'xyz', []],
])('suggests for %s', async (_case, typed, expected) => {
  render(<Sample />);
  await userEvent.type(field(), typed);
  expect(shown()).toEqual(expected);
});

it('names the button that closes the suggestions for screen readers', async () => {
  render(<Sample />);
  await userEvent.type(field(), 'a');
  await userEvent.click(await screen.findByRole('button', { name: 'Close suggestions' }));
  expect(shown()).toEqual([]);
});

it('takes what the caller has chosen as it is', async () => {
  render(<Sample filter="none" />);
  await userEvent.type(field(), 'xyz');
  expect(shown()).toHaveLength(2);
});

it('puts the value of the picked one into the field, by keys alone', async () => {
  const onPick = vi.fn();
  render(<Sample onPick={onPick} />);
  await userEvent.type(field(), 'an{ArrowDown}{Enter}');
  expect(field().value).toBe('mary');
  expect(onPick).toHaveBeenCalledWith(PEOPLE[0]);
});

it('lists its suggestions below the field before anything is typed, and Enter picks none of them', async () => {
  const onPick = vi.fn();
  const { baseElement } = render(<Sample isInline onPick={onPick} />);
  expect(shown()).toEqual(['Mary Annemary', 'Peter Meterpeter']);
  await expectAccessible(baseElement);
  field().focus();
  await userEvent.keyboard('{Enter}');
  expect(onPick).not.toHaveBeenCalled();
});

it('shows the first as what Enter will take, where that is meant', async () => {
  const { rerender, baseElement } = render(<Sample isInline />);
  const selected = () => screen.queryAllByRole('option', { selected: true }).length;
  expect(selected()).toBe(0);
  rerender(<Sample isInline marksFirst />);
  expect(screen.getByRole('option', { selected: true }).textContent).toContain('Mary Anne');
  await expectAccessible(baseElement);
  rerender(<Sample isInline />);
  expect(selected()).toBe(0);
});

it('keeps free text', async () => {
  render(<Sample />);
  await userEvent.type(field(), 'Mar');
  await userEvent.tab();
  expect(field().value).toBe('Mar');
});

it('reads out how the search goes', async () => {
  render(<Sample options={[]} status="Searching" />);
  await userEvent.type(field(), 'm');
  expect(screen.getByText(/^Searching/).getAttribute('role')).toBe('status');
});

it('closes by Escape without closing the dialog around it', async () => {
  const onClose = vi.fn();
  render(
    <Dialog isOpen title="Filter" closeLabel="Close" onClose={onClose}>
      <Sample />
    </Dialog>,
  );
  await userEvent.type(field(), 'm');
  expect(shown()).not.toEqual([]);
  await userEvent.keyboard('{Escape}');
  expect(shown()).toEqual([]);
  expect(onClose).not.toHaveBeenCalled();
});

it('leaves the rest of the page where it is while it suggests, and closes when the focus goes there', async () => {
  render(
    <>
      <Sample />
      <button type="button">Elsewhere</button>
    </>,
  );
  await userEvent.type(field(), 'm');
  expect(shown()).not.toEqual([]);
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toBeTruthy();
  expect(document.querySelector('[aria-hidden="true"]:not(svg, input), [inert]')).toBeNull();
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Elsewhere');
  expect(shown()).toEqual([]);
});

it('puts the value of a pressed one into the field, once, and keeps the focus there', async () => {
  const onPick = vi.fn();
  render(<Sample onPick={onPick} />);
  await userEvent.type(field(), 'an');
  await userEvent.click(screen.getByRole('option'));
  expect(field().value).toBe('mary');
  expect(onPick).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(field());
  expect(shown()).toEqual([]);
  await userEvent.type(field(), '{Backspace}');
  expect(shown()).not.toEqual([]);
});

it('is accessible, closed and open', async () => {
  const { baseElement } = render(<Sample error="Name a person." hint="By name or id" required />);
  await expectAccessible(baseElement);
  await userEvent.type(field(), 'm');
  await expectAccessible(baseElement);
});

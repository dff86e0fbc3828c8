// @vitest-environment jsdom
import {
  draftFaults,
  emptyDraft,
  type VariableDraft,
} from '@taskweave/engine-client/variables/VariableDraft';
import { VARIABLE_TYPES } from '@taskweave/engine-client/variables/VariableType';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { expectAccessible } from '../testing/expectAccessible';
import { VariableEditor } from './VariableEditor';

afterEach(cleanup);

let now: VariableDraft;

function Editor({ start }: { readonly start: VariableDraft }) {
  const [draft, setDraft] = useState(start);
  now = draft;
  return <VariableEditor draft={draft} onChange={setDraft} locale="en" />;
}

const open = (part: Partial<VariableDraft> = {}) =>
  render(<Editor start={{ ...emptyDraft(), name: 'x', ...part }} />);
const choose = (type: string) => userEvent.selectOptions(screen.getByLabelText('Type'), type);

it('offers the thirteen types', () => {
  open();
  expect([...screen.getByLabelText<HTMLSelectElement>('Type').options].map(({ value }) => value)).toEqual([
    ...VARIABLE_TYPES,
  ]);
});

it.each(VARIABLE_TYPES)('draws the value of %s, and says what it is', async (type) => {
  const { container } = open({ ...emptyDraft(type), name: 'x' });
  expect(screen.getByLabelText(/^Value/)).toBeTruthy();
  await expectAccessible(container);
});

it('has the former value back after Boolean', async () => {
  open({ text: 'maybe' });
  await choose('Boolean');
  expect(now.text).toBe('true');
  await choose('String');
  expect(screen.getByLabelText<HTMLInputElement>(/^Value/).value).toBe('maybe');
});

it('has the value back after null', async () => {
  open({ text: 'kept' });
  const toggle = screen.getByRole('button', { name: 'Null: x' });
  await userEvent.click(toggle);
  expect([now.isNull, toggle.getAttribute('aria-pressed')]).toEqual([true, 'true']);
  await userEvent.click(toggle);
  expect(screen.getByLabelText<HTMLInputElement>(/^Value/).value).toBe('kept');
});

it('inserts a text file, and refuses other files', async () => {
  const { container } = open();
  const input = container.querySelector<HTMLInputElement>('input[type=file]');
  if (input === null) throw new Error('There is no way to insert a file.');
  await userEvent.upload(input, new File(['from\na file'], 'a.txt', { type: 'text/plain' }));
  await expect.poll(() => now.text).toBe('from\na file');
  await userEvent.upload(input, new File([new Uint8Array([0, 255])], 'b.txt', { type: 'text/plain' }));
  expect((await screen.findByRole('alert')).textContent).toBe('b.txt is not a text file.');
  expect(now.text).toBe('from\na file');
});

it('asks for class and format of an object', async () => {
  open();
  await choose('Object');
  await userEvent.type(screen.getByLabelText(/^Object type name/), 'a.B');
  await userEvent.type(screen.getByLabelText(/^Serialization format/), 'application/json');
  expect(draftFaults(now)).toEqual({});
});

import {
  draftFaults,
  emptyDraft,
  type VariableDraft,
} from '@taskweave/engine-client/variables/VariableDraft';
import { VARIABLE_TYPES } from '@taskweave/engine-client/variables/VariableType';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { expectAccessible } from '../testing/expectAccessible';
import { VariableEditor } from './VariableEditor';

let now: VariableDraft;

function Editor({ start }: { readonly start: VariableDraft }) {
  const [draft, setDraft] = useState(start);
  now = draft;
  return <VariableEditor draft={draft} onChange={setDraft} locale="en" />;
}

const open = (part: Partial<VariableDraft> = {}) =>
  render(<Editor start={{ ...emptyDraft(), name: 'x', ...part }} />);
const choose = (type: string) => userEvent.selectOptions(screen.getByLabelText('Type'), type);

it('offers the thirteen types @S1.5', () => {
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

it('has the former value back after Boolean @S4.30', async () => {
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
  expect(now.isNull).toBe(true);
  expect(toggle.getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(toggle);
  expect(screen.getByLabelText<HTMLInputElement>(/^Value/).value).toBe('kept');
});

function fileInput(container: HTMLElement): HTMLInputElement {
  const input = container.querySelector<HTMLInputElement>('input[type=file]');
  if (input === null) throw new Error('There is no way to insert a file.');
  return input;
}

function holdFiles(): (name: string) => Promise<void> {
  const waiting = new Map<string, () => Promise<void>>();
  const read = FileReader.prototype.readAsArrayBuffer;
  vi.spyOn(FileReader.prototype, 'readAsArrayBuffer').mockImplementation(function (this: FileReader, file) {
    const finish = async () => {
      const isRead = new Promise((resolve) => this.addEventListener('loadend', resolve));
      read.call(this, file);
      await isRead;
    };
    waiting.set((file as File).name, finish);
  });
  return async (name) => {
    await act(async () => {
      await waiting.get(name)?.();
      // The handlers that await the text run after those that await the end of the file.
      await new Promise((resolve) => setTimeout(resolve));
    });
  };
}

it('inserts a text file, and refuses other files @S5.50', async () => {
  const { container } = open();
  const input = fileInput(container);
  await userEvent.upload(input, new File(['from\na file'], 'a.txt', { type: 'text/plain' }));
  await expect.poll(() => now.text).toBe('from\na file');
  await userEvent.upload(input, new File([new Uint8Array([0, 255])], 'b.txt', { type: 'text/plain' }));
  expect((await screen.findByRole('alert')).textContent).toBe('b.txt is not a text file.');
  expect(now.text).toBe('from\na file');
});

it('leaves alone what was typed while a file was read', async () => {
  const finish = holdFiles();
  const { container } = open();
  await userEvent.upload(fileInput(container), new File(['from a file'], 'a.txt', { type: 'text/plain' }));
  await userEvent.type(screen.getByLabelText(/^Name/), 'y');
  await finish('a.txt');
  expect(now).toMatchObject({ name: 'xy', text: 'from a file' });
});

it.each([
  ['is of another type', () => choose('Boolean'), 'true'],
  ['is null', () => userEvent.click(screen.getByRole('button', { name: 'Null: x' })), 'typed'],
])('drops the text of a file for what %s by then', async (_, change, text) => {
  const finish = holdFiles();
  const { container } = open({ text: 'typed' });
  await userEvent.upload(fileInput(container), new File(['from a file'], 'a.txt', { type: 'text/plain' }));
  await change();
  const { isNull, type } = now;
  await finish('a.txt');
  expect(now).toMatchObject({ isNull, type, text });
});

it('takes the file that was chosen last, whichever is read first', async () => {
  const finish = holdFiles();
  const { container } = open();
  const input = fileInput(container);
  for (const name of ['slow', 'fast']) {
    await userEvent.upload(input, new File([name], `${name}.txt`, { type: 'text/plain' }));
  }
  await finish('fast.txt');
  await finish('slow.txt');
  expect(now.text).toBe('fast');
});

it('asks for class and format of an object', async () => {
  open();
  await choose('Object');
  await userEvent.type(screen.getByLabelText(/^Object type name/), 'a.B');
  await userEvent.type(screen.getByLabelText(/^Serialization format/), 'application/json');
  expect(draftFaults(now)).toEqual({});
});

import { FILE_GONE } from '@taskweave/base/files/fileGone';
import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { FILE_LIMIT } from '@taskweave/engine-client/variables/VariableDraft';
import type { FormSubject } from '@taskweave/plugin-sdk';
import { expectAccessible } from '@taskweave/ui/testing/expectAccessible';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { add, openFolded, openGenericForm, press } from './testing/openGenericForm';

const fake = useFakeEngine();
const START: FormSubject = {
  kind: 'start',
  processDefinitionId: 'p:1:1',
  processDefinitionKey: 'p',
  processDefinitionName: 'P',
};

const open = (options?: Parameters<typeof openGenericForm>[1]) => openGenericForm(fake, options);

it('needs nothing of a task without a form but that it is completed @T4.27', async () => {
  const { collect, container } = await openFolded(fake);
  expect(screen.getByText('No form. Read the task, then complete it.')).toBeTruthy();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Add or change variables',
  ]);
  expect(await collect()).toEqual({ kind: 'complete', variables: {} });
  await expectAccessible(container);
});

it('puts the focus on what is done with variables, once they are unfolded', async () => {
  await open();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a variable' }));
});

it('says what the engine refuses while the variables are folded', async () => {
  const { reject } = await openFolded(fake);
  await reject({ days: 'too many' });
  expect(screen.getByText(/too many/).textContent).toContain('days');
});

describe('adding variables', () => {
  it('begins with the name', async () => {
    await open();
    await press('Add a variable');
    expect(document.activeElement).toBe(screen.getByLabelText(/^Name/));
  });

  it('sends them with their types, 64 bits included', async () => {
    const { collect } = await open();
    await add('big', '9223372036854775807', 'Long');
    // Every object inherits `constructor`.
    await add('constructor', 'a');
    expect(await collect()).toMatchObject({
      variables: {
        big: { type: 'Long', value: '9223372036854775807' },
        constructor: { type: 'String', value: 'a' },
      },
    });
  });

  it('refuses a name that is taken, and puts the focus on it @T5.21 @T5.26', async () => {
    const { collect } = await open();
    await add('same', 'a');
    await add('same', 'b');
    expect(await collect()).toBeNull();
    expect(
      screen.getAllByText('There is already a variable with this name. Choose another name.'),
    ).toHaveLength(2);
    expect(document.activeElement).toBe(screen.getAllByLabelText(/^Name/)[0]);
  });

  it('needs a name and a value @T5.26 @S5.29', async () => {
    const { collect, onState, container } = await open();
    await add('', '');
    expect(await collect()).toBeNull();
    expect([screen.queryByText('Enter a name.'), screen.queryByText('Enter a value.')]).not.toContain(null);
    expect(onState).toHaveBeenLastCalledWith({ kind: 'ready', isDirty: true, isValid: false });
    expect(document.activeElement).toBe(screen.getByLabelText(/^Name/));
    await expectAccessible(container);
  });

  it('needs the type name, the format and the value of an object, which may come from a file @T5.27', async () => {
    const { collect, container } = await open();
    await add('o', '', 'Object');
    expect(await collect()).toBeNull();
    await userEvent.type(screen.getByLabelText(/^Object type name/), 'java.util.ArrayList');
    await userEvent.type(screen.getByLabelText(/^Serialization format/), 'application/json');
    expect(await collect()).toBeNull();
    const upload = container.querySelector<HTMLInputElement>('input[type=file]');
    if (upload !== null) await userEvent.upload(upload, new File(['[]'], 'o.json', { type: 'text/plain' }));
    const valueInfo = { objectTypeName: 'java.util.ArrayList', serializationDataFormat: 'application/json' };
    await vi.waitFor(async () =>
      expect(await collect()).toMatchObject({ variables: { o: { type: 'Object', value: '[]', valueInfo } } }),
    );
  });

  it.each(['soon', '2026-02-31'])('keeps "%s", which is no date, and says so', async (text) => {
    const { collect, ready } = await open();
    await add('due', '', 'Date');
    await userEvent.clear(screen.getByLabelText(/^Value/));
    await userEvent.type(screen.getByLabelText(/^Value/), text);
    expect(await collect()).toBeNull();
    expect(screen.getByText('Enter a valid date and time, or pick a day.')).toBeTruthy();
    expect(ready().snapshot?.('auto')?.values).toMatchObject({ rows: [{ name: 'due', text }] });
  });

  it('refuses a file that is too large', async () => {
    const { collect } = await open();
    await add('photo', '', 'File');
    const file = new File(['x'], 'photo.png');
    Object.defineProperty(file, 'size', { value: FILE_LIMIT + 1 });
    await userEvent.upload(screen.getByLabelText(/^Value/), file);
    expect(await collect()).toBeNull();
    expect(screen.getByText(/^The file is larger than 5 MB/)).toBeTruthy();
  });

  it('is valid again without the row that was wrong', async () => {
    const { collect, onState } = await open();
    await add('', '');
    await press('Remove New variable');
    expect(onState).toHaveBeenLastCalledWith({ kind: 'ready', isDirty: false, isValid: true });
    expect(await collect()).toEqual({ kind: 'complete', variables: {} });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a variable' }));
  });
});

describe('loading variables', () => {
  it('brings them once, and sends only what is changed', async () => {
    const { collect } = await open({
      variables: { a: { type: 'String', value: 'old' }, b: { type: 'Integer', value: 1 } },
    });
    await press('Show data');
    const field = await screen.findByLabelText<HTMLInputElement>(/^a/);
    expect(screen.queryByRole('button', { name: 'Show data' })).toBeNull();
    await userEvent.clear(field);
    await userEvent.type(field, 'new');
    expect(await collect()).toEqual({ kind: 'complete', variables: { a: { type: 'String', value: 'new' } } });
  });

  it('drops a file that somebody else has deleted', async () => {
    await open({ variables: { scan: { type: 'File', value: null, valueInfo: { filename: 'scan.png' } } } });
    await press('Show data');
    const link = await screen.findByRole('link', { name: 'Download scan.png' });
    act(() => void link.dispatchEvent(new CustomEvent(FILE_GONE, { bubbles: true })));
    expect(screen.queryByText('scan.png')).toBeNull();
  });

  describe('of which there are thousands', () => {
    const MANY = Object.fromEntries(
      Array.from({ length: 2_000 }, (_, index) => [
        `v${String(index).padStart(4, '0')}`,
        { type: 'Integer', value: index },
      ]),
    );
    const fields = () => screen.getAllByRole('textbox').map((field) => (field as HTMLInputElement).value);
    async function load() {
      const opened = await open({ variables: MANY });
      await press('Show data');
      await screen.findByLabelText(/^v0000/);
      return opened;
    }

    it('shows them a page at a time, and finds one by its name', async () => {
      const { container } = await load();
      expect(fields()).toHaveLength(50);
      await press('Next page');
      expect(fields()[0]).toBe('50');
      await userEvent.type(screen.getByRole('searchbox', { name: 'Find variables' }), 'V1876');
      expect(fields()).toEqual(['1876']);
      await expectAccessible(container);
      await userEvent.type(screen.getByRole('searchbox'), 'x');
      expect(screen.getByText('No variable contains this text.')).toBeTruthy();
    });

    it('finds one by its value, and keeps it while another is typed', async () => {
      await load();
      await userEvent.type(screen.getByRole('searchbox'), '1876');
      await userEvent.clear(screen.getByLabelText(/^v1876/));
      await userEvent.type(screen.getByLabelText(/^v1876/), '7');
      expect(fields()).toEqual(['7']);
    });

    it('sends and keeps what was changed on other pages, and nothing else', async () => {
      const { collect, ready } = await load();
      await userEvent.type(screen.getByLabelText(/^v0000/), '7');
      await press('Next page');
      await add('more', 'x');
      expect(await collect()).toEqual({
        kind: 'complete',
        variables: { v0000: { type: 'Integer', value: 7 }, more: { type: 'String', value: 'x' } },
      });
      expect(ready().snapshot?.('auto')?.values).toMatchObject({
        rows: [{ name: 'v0000' }, { name: 'more' }],
      });
    });

    it('turns to the page with the fault, and puts the focus on it', async () => {
      const { collect } = await load();
      const first = screen.getByLabelText<HTMLInputElement>(/^v0000/);
      await userEvent.type(first, 'x');
      await press('Next page');
      expect(await collect()).toBeNull();
      expect(document.activeElement).toBe(screen.getByLabelText(/^v0000/));
    });

    it('turns to the page with what the engine refuses', async () => {
      const { reject } = await load();
      await reject({ v1999: "Cannot convert value '5'" });
      expect(document.activeElement).toBe(screen.getByLabelText(/^v1999/));
    });
  });

  it('says for five seconds that there are none @T5.29 @T8.7 @T9.14', async () => {
    const { host } = await open();
    await press('Show data');
    await vi.waitFor(() =>
      expect(host.notifications).toMatchObject([
        { title: 'This task has no variables to show.', duration: 5_000 },
      ]),
    );
  });

  it('can be tried again where it fails @T8.6', async () => {
    await open({ variables: 500 });
    await press('Show data');
    expect((await screen.findByRole('alert')).textContent).toContain('The variables could not be loaded');
    expect(screen.getByRole('button', { name: 'Show data' })).toBeTruthy();
  });
});

it('shows at its row what the engine refuses, and puts the focus there @S5.33', async () => {
  const { reject } = await open();
  await add('days', '5', 'Integer');
  await reject({ days: "Cannot convert value '5' of type 'Integer' to java type java.lang.Integer" });
  const value = screen.getByLabelText(/^Value/);
  expect(screen.getByText(/^Enter a whole number/)).toBeTruthy();
  expect(document.activeElement).toBe(value);
});

it('takes a business key at the start of a process, and has no variables to load', async () => {
  const { collect } = await open({ subject: START });
  await userEvent.type(screen.getByLabelText(/^Business key/), ' order 7 ');
  expect(await collect()).toMatchObject({ businessKey: 'order 7', variables: {} });
  expect(screen.queryByRole('button', { name: 'Show data' })).toBeNull();
});

it('adds nothing for those who do not hold the task @T4.13 @T6.5', async () => {
  await open({ isReadOnly: true });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add a variable' }).disabled).toBe(true);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Show data' }));
});

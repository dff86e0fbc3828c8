import { LostAnswerError } from '@taskweave/engine-client/confirmWrite';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../testing/expectAccessible';
import {
  type TableVariable,
  VariableEdits,
  VariablesTable,
  type VariablesTableProps,
} from './VariablesTable';

const SCOPES = [
  { id: 'task', label: 'Task', takesNew: true },
  { id: 'process', label: 'Process instance', takesNew: true },
];

const variable = (name: string, part: Partial<TableVariable> = {}): TableVariable => ({
  key: `process:${name}`,
  name,
  scope: 'process',
  type: 'String',
  value: 'old',
  ...part,
});

function open(props: Partial<VariablesTableProps> = {}) {
  const onSave = vi.fn<VariablesTableProps['onSave']>(async () => undefined);
  const onDelete = vi.fn<VariablesTableProps['onDelete']>(async () => undefined);
  const onChanged = vi.fn(async () => undefined);
  const table = (given: Partial<VariablesTableProps>) => (
    <VariablesTable
      caption="Variables"
      variables={[variable('a'), variable('b', { type: 'Integer', value: 1 })]}
      scopes={SCOPES}
      locale="en"
      {...{ onSave, onDelete, onChanged }}
      {...given}
    />
  );
  const drawn = render(table(props));
  const rerender = (given: Partial<VariablesTableProps>) => drawn.rerender(table(given));
  return { container: drawn.container, rerender, onSave, onDelete, onChanged };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const value = () => screen.getByLabelText<HTMLInputElement>(/^Value/);

describe('a row', () => {
  it('is saved with what was typed @T4.48 @S4.21 @S4.22', async () => {
    const { onSave, container } = open();
    await press('Edit a');
    await expectAccessible(container);
    await userEvent.clear(value());
    await userEvent.type(value(), 'new{Enter}');
    expect(onSave.mock.calls[0]?.[0]).toMatchObject({
      name: 'a',
      scope: 'process',
      variable: { type: 'String', value: 'new' },
    });
    expect(screen.getByRole('button', { name: 'Edit a' })).toBe(document.activeElement);
  });

  it.each(['Escape', 'Revert'])('is as it was after %s @T4.48 @S4.22 @S4.23', async (way) => {
    const { onSave } = open();
    await press('Edit a');
    await userEvent.type(value(), ' and more');
    await (way === 'Escape' ? userEvent.keyboard('{Escape}') : press('Revert'));
    expect(screen.getByText('old')).toBeTruthy();
    expect(onSave).not.toHaveBeenCalled();
  });

  it('that fails is back in its editor, with what was typed and the reason @S4.24', async () => {
    open({ onSave: () => Promise.reject(new Error('broken')) });
    await press('Edit a');
    await userEvent.type(value(), '!{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('The variable was not saved.');
    expect(value().value).toBe('old!');
  });

  it('whose answer is lost says that nobody knows', async () => {
    open({ onSave: () => Promise.reject(new LostAnswerError('unclear', new Error())) });
    await press('Edit a');
    await userEvent.type(value(), '!{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('It is not known');
  });

  it('that is no value of its type is marked and not sent @S5.33', async () => {
    const { onSave, container } = open();
    await press('Edit b');
    await userEvent.type(value(), 'x');
    expect(container.querySelector('.ng-invalid')).not.toBeNull();
    await press('Save');
    expect(screen.getByText(/^Enter a whole number/)).toBeTruthy();
    expect(onSave).not.toHaveBeenCalled();
  });

  it('is saved without a call where nothing was changed', async () => {
    const { onSave } = open();
    await press('Edit a');
    await press('Save');
    expect(screen.getByRole('button', { name: 'Edit a' })).toBeTruthy();
    expect(onSave).not.toHaveBeenCalled();
  });
});

it('a new row needs a name that is not taken where it goes @S4.26 @S5.29', async () => {
  const { onSave } = open();
  await press('Add a variable');
  const row = screen.getByRole('form', { name: 'New variable' });
  await userEvent.selectOptions(within(row).getByLabelText('Scope'), 'process');
  await press('Save');
  expect(screen.getByText('Enter a name.')).toBeTruthy();
  await userEvent.type(within(row).getByLabelText(/^Name/), 'a');
  expect(screen.getByText(/^There is already a variable with this name/)).toBeTruthy();
  await userEvent.selectOptions(screen.getByLabelText('Scope'), 'task');
  await press('Save');
  expect(onSave.mock.calls[0]?.[0]).toMatchObject({ before: null, name: 'a', scope: 'task' });
});

it('saves all open rows in turn, and asks once for what the engine has then', async () => {
  const { onSave, onChanged } = open();
  await press('Edit a');
  await userEvent.type(value(), '!');
  await press('Add a variable');
  const row = within(screen.getByRole('form', { name: 'New variable' }));
  await userEvent.type(row.getByLabelText(/^Value/), 'two');
  await userEvent.type(row.getByLabelText(/^Name/), 'y');
  await press('Save all');
  expect(
    onSave.mock.calls.map(
      ([
        {
          name,
          variable: { value },
        },
      ]) => [name, value],
    ),
  ).toEqual([
    ['a', 'old!'],
    ['y', 'two'],
  ]);
  expect(onChanged).toHaveBeenCalledOnce();
});

it('deletes after a question that names the variable, and shows a failure at the row @S4.25 @S8.27', async () => {
  const onDelete = vi.fn(() => Promise.reject(new Error('broken')));
  open({ onDelete });
  await press('Delete a');
  expect(await screen.findByText(/Delete “a”/)).toBeTruthy();
  expect(onDelete).not.toHaveBeenCalled();
  await press('Delete');
  expect((await screen.findByRole('alert')).textContent).toContain('The variable was not deleted.');
});

it('shows nothing to change to those who may only read', () => {
  open({ readOnly: true });
  expect(screen.queryByRole('button', { name: 'Edit a' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add a variable' })).toBeNull();
});

it('says that it loads, and that there are none', () => {
  open({ variables: undefined });
  expect(screen.getByText('Loading variables')).toBeTruthy();
  cleanup();
  open({ variables: [] });
  expect(screen.getByText('No variables.')).toBeTruthy();
});

it('finds variables by name and value', async () => {
  open({ variables: Array.from({ length: 12 }, (_, one) => variable(`v${one}`, { value: `w${one}` })) });
  await userEvent.type(screen.getByLabelText('Find variables'), 'w11');
  expect(screen.getAllByRole('rowheader').map((row) => row.textContent)).toEqual(['v11']);
  expect(screen.getByText('1 variable')).toBeTruthy();
});

describe('a long list', () => {
  const MANY = Array.from({ length: 120 }, (_, one) => variable(`v${String(one).padStart(3, '0')}`));
  const names = () => screen.queryAllByRole('rowheader').map((row) => row.textContent);

  it('has pages of 50, and keeps a row on each that is being edited', async () => {
    const { container } = open({ variables: MANY });
    expect(names()).toEqual(MANY.slice(0, 50).map(({ name }) => name));
    await press('Edit v003');
    await press('Next page');
    expect(screen.getByRole('form', { name: 'v003' })).toBeTruthy();
    expect(names()).toEqual(MANY.slice(50, 100).map(({ name }) => name));
    await expectAccessible(container);
  });

  it('shows its last page where the page that was open is no more', async () => {
    const { rerender } = open({ variables: MANY });
    await press('Next page');
    await press('Next page');
    expect(names()).toHaveLength(20);
    rerender({ variables: MANY.slice(0, 60) });
    expect(names()).toEqual(MANY.slice(50, 60).map(({ name }) => name));
  });

  it('says that nothing was found', async () => {
    open({ variables: MANY });
    await userEvent.type(screen.getByLabelText('Find variables'), 'nowhere');
    expect(screen.getByText('No variable contains this text.')).toBeTruthy();
    expect(names()).toEqual([]);
  });
});

it('shows all of a value that is too long for its row @T2.50', async () => {
  open({ variables: [variable('note', { value: `${'long '.repeat(60)}end` })] });
  await press('Show value of note');
  const shown = await screen.findByRole('dialog', { name: 'note' });
  expect(within(shown).getByLabelText<HTMLTextAreaElement>('Value').value).toMatch(/end$/);
});

describe('what is being edited, kept outside of the table', () => {
  it('is there again when the table is drawn again, new rows as well', async () => {
    const edits = new VariableEdits();
    open({ edits });
    await press('Edit a');
    await userEvent.type(value(), ' and more');
    await press('Add a variable');
    cleanup();
    open({ edits });
    expect(screen.getAllByLabelText<HTMLInputElement>(/^Value/).map((field) => field.value)).toEqual([
      'old and more',
      '',
    ]);
  });

  it('is gone once it was saved, also where the table has left the page meanwhile', async () => {
    const edits = new VariableEdits();
    let finish = () => {};
    open({
      edits,
      onSave: () =>
        new Promise((resolve) => {
          finish = resolve;
        }),
    });
    await press('Edit a');
    await userEvent.type(value(), '!{Enter}');
    cleanup();
    finish();
    await vi.waitFor(() => expect(edits.rows.size).toBe(0));
  });
});

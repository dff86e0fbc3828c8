// @vitest-environment jsdom
import type { FormVariables } from '@taskweave/engine-client/Task';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { drawn, openFormJs } from '../testing/openFormJs';

const json = (value: string) => ({ type: 'Json', value });
const control = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

async function enter(label: string, text: string): Promise<void> {
  await userEvent.clear(control(label));
  await userEvent.type(control(label), text);
}

describe('a number', () => {
  const account = { account: { type: 'Long', value: '9007199254740993' } };
  const field = { type: 'number', key: 'account', label: 'Account', increment: '5' };

  it('has all of its digits, when shown and when changed', async () => {
    const { collect } = await openFormJs([{ ...field, increment: undefined }], account);
    expect(control('Account').value).toBe('9007199254740993');
    await enter('Account', '9007199254740995');
    expect((await collect()).variables).toEqual({ account: { type: 'Long', value: '9007199254740995' } });
    await enter('Account', '9007199254740993');
    expect((await collect()).variables).toEqual({});
  });

  it('that the engine has is none of the steps, but may stay', async () => {
    const { collect, viewer } = await openFormJs([field], account);
    expect((await collect()).variables).toEqual({});
    await enter('Account', '9007199254740996');
    expect(await viewer.check()).toBeNull();
  });

  it('of more than 21 digits is drawn with decimal places', async () => {
    const { collect, container } = await openFormJs(
      [
        { ...field, increment: undefined, decimalDigits: 2 },
        { type: 'textfield', key: 'memo', label: 'Memo' },
      ],
      { account: { type: 'Double', value: 1e21 }, memo: { type: 'String', value: 'Later' } },
    );
    expect(control('Memo').value).toBe('Later');
    expect(container.querySelectorAll('.fjs-form-field-error')).toHaveLength(0);
    expect((await collect()).variables).toEqual({});
  });

  it.each([
    ['more than 21 digits', { type: 'number', decimalDigits: 2, validate: { max: 1 } }],
    ['a length', { type: 'number', validate: { maxLength: 30, max: 1 } }],
    ['a pattern that no browser reads', { type: 'textfield', validate: { pattern: '(?i)1', maxLength: 1 } }],
  ])('with %s keeps the other rules', async (_, rules) => {
    const { viewer } = await openFormJs([{ key: 'sum', label: 'Sum', ...rules }], {});
    await enter('Sum', '1000000000000000000000');
    expect(await viewer.check()).toBeNull();
    expect(await screen.findByText(/^Field must have maximum/)).toBeTruthy();
  });

  it('that cannot be read is no empty one', async () => {
    const { viewer } = await openFormJs([field], account);
    fireEvent.input(control('Account'), { target: { value: 'x' } });
    await drawn();
    expect(await viewer.check()).toBeNull();
    expect(await screen.findByText('Value is not a number.')).toBeTruthy();
  });
});

describe('a day or time', () => {
  const when = { when: { type: 'Date', value: '2026-11-21T17:05:42.123' } };
  const day = { type: 'datetime', subtype: 'date', key: 'when', dateLabel: 'When' };
  const time = { type: 'datetime', subtype: 'time', key: 'when', timeLabel: 'When', use24h: true };

  it('off the steps of its field is shown as it is', async () => {
    await openFormJs([{ ...time, timeInterval: 15 }], when);
    await waitFor(() => expect(control('When').value).toBe('17:05'));
  });

  it.each<[string, object, string]>([
    ['a day that does not exist', day, '02/31/2027'],
    ['no day at all', day, 'soon'],
    ['an hour that does not exist', time, '25:00'],
    ['a time between the steps', { ...time, timeInterval: 30 }, '18:20'],
  ])('%s is refused', async (_, field, text) => {
    const { viewer } = await openFormJs([field as typeof day], when);
    control('When').focus();
    fireEvent.input(control('When'), { target: { value: text } });
    await drawn();
    expect(await viewer.check()).toBeNull();
    expect(await screen.findByText('Not taken: {text}')).toBeTruthy();
  });

  it('that exists takes its place', async () => {
    const { collect } = await openFormJs([time], when);
    control('When').focus();
    fireEvent.input(control('When'), { target: { value: '6:30 pm' } });
    await drawn();
    expect((await collect()).variables.when?.value).toMatch(/^2026-11-21T18:30:00/);
  });
});

describe('rows', () => {
  const rows: FormVariables = {
    rows: json('[{"name":"one","id":1},{"name":"two","id":2},{"name":"three","id":3}]'),
  };
  const list = {
    type: 'dynamiclist',
    path: 'rows',
    label: 'Rows',
    allowAddRemove: true,
    nonCollapsedItems: 1,
    components: [{ type: 'textfield', id: 'n', key: 'name', label: 'Name' }],
  };
  const press = async (container: HTMLElement, selector: string) => {
    const [button] = [...container.querySelectorAll<HTMLElement>(selector)];
    button?.click();
    await drawn();
  };

  it('keep what they have without a field, also through a draft', async () => {
    const first = await openFormJs([list], rows);
    await press(first.container, '.fjs-repeat-row-remove');
    await press(first.container, '.fjs-repeat-render-add');
    const { draft } = first.viewer;
    expect(first.viewer.isChanged).toBe(true);
    const sent = { rows: json('[{"name":"two","id":2},{"name":"three","id":3},{"name":""}]') };
    expect((await first.collect()).variables).toEqual(sent);

    const restored = await openFormJs([list], rows, draft);
    expect((await restored.collect()).variables).toEqual(sent);
    const changed = { rows: json('[{"name":"zero","id":0},{"name":"one","id":1}]') };
    const other = await openFormJs([list], changed, draft);
    expect((await other.collect()).variables).toEqual({
      rows: json('[{"name":"two"},{"name":"three"},{"name":""}]'),
    });
  });

  it('that were removed come back with a reset', async () => {
    const reset = { type: 'button', action: 'reset', label: 'Reset' };
    const { container, collect } = await openFormJs([list, reset], rows);
    await press(container, '.fjs-repeat-row-remove');
    await userEvent.click(screen.getByText('Reset'));
    expect((await collect()).variables).toEqual({});
  });

  it('that were all removed are an empty list, the inner ones, too', async () => {
    const inner = { ...list, components: [{ ...list, id: 'in', path: 'inner' }] };
    const { container, collect } = await openFormJs([inner], {
      rows: json('[{"inner":[{"name":"a"}],"x":1}]'),
    });
    await press(container, '.fjs-repeat-row-remove');
    expect((await collect()).variables).toEqual({ rows: json('[{"inner":[],"x":1}]') });
  });
});

it('a draft holds what differs from the engine, whose values may change meanwhile', async () => {
  const fields = ['typed', 'other'].map((key) => ({ type: 'textfield', key, label: key }));
  const values = (other: string) => ({
    typed: { type: 'String', value: 'a' },
    other: { type: 'String', value: other },
  });
  const first = await openFormJs(fields, values('b'));
  await enter('typed', 'mine');
  const { draft } = first.viewer;
  expect(draft.typed).toEqual({ typed: 'mine' });
  first.viewer.destroy();
  const restored = await openFormJs(fields, values('theirs'), draft);
  expect(control('other').value).toBe('theirs');
  expect((await restored.collect()).variables).toEqual({ typed: { type: 'String', value: 'mine' } });
});

it('what is offered by an expression and then no more is taken out, and sent so', async () => {
  const fields = [
    { type: 'textfield', key: 'land', label: 'Land' },
    {
      type: 'select',
      key: 'city',
      label: 'City',
      valuesExpression: '=if land = "AT" then ["Graz"] else ["Berlin"]',
    },
    { type: 'select', key: 'gone', label: 'Gone', valuesExpression: '=["a"]' },
  ];
  const text = (value: string) => ({ type: 'String', value });
  const { collect } = await openFormJs(fields, { land: text('AT'), city: text('Graz'), gone: text('b') });
  expect((await collect()).variables).toEqual({});
  await enter('Land', 'DE');
  await drawn();
  expect((await collect()).variables).toEqual({
    land: { type: 'String', value: 'DE' },
    city: { type: 'String', value: null },
  });
});

describe('a read-only field', () => {
  const rules = { label: 'Fixed', validate: { required: true, min: 5 } };
  it.each([
    ['a text', { type: 'textfield', readonly: true }, {}],
    ['a choice', { type: 'select', readonly: true, values: [{ label: 'A', value: 'a' }] }, {}],
    ['a number', { type: 'number', readonly: '=1 < 2' }, { fixed: { type: 'Integer', value: 3 } }],
  ])('with rules that %s breaks does not stand in the way', async (_, field, variables) => {
    const { viewer } = await openFormJs([{ key: 'fixed', ...rules, ...field }], variables);
    expect(await viewer.check()).not.toBeNull();
  });

  it('has rules while people can change it', async () => {
    const { viewer } = await openFormJs(
      [{ type: 'textfield', key: 'fixed', ...rules, readonly: '=1 > 2' }],
      {},
    );
    expect(await viewer.check()).toBeNull();
  });
});

it('a list of texts alone makes no variable, but its rows can go', async () => {
  const fields = [
    { type: 'dynamiclist', path: 'notes', isRepeating: true, components: [{ type: 'text', text: 'A note' }] },
  ];
  const empty = await openFormJs(fields, {});
  expect((await empty.collect()).variables).toEqual({});
  empty.viewer.destroy();
  const { container, collect } = await openFormJs([{ ...fields[0], allowAddRemove: true }], {
    notes: json('[{"no":1},{"no":2}]'),
  });
  fireEvent.click(container.querySelector('.fjs-repeat-row-remove') ?? container);
  await drawn();
  expect((await collect()).variables).toEqual({ notes: json('[{"no":2}]') });
});

it.each([
  ['no value', { type: 'Null', value: null }],
  ['null', json('null')],
  ['an object', json('{"no":9007199254740993}')],
  ['a text', json('"rows"')],
  ['null in each row', json('[{"inner":null},{"inner":{"no":1.0}}]')],
])('a list over %s is left alone', async (_, rows) => {
  const text = { type: 'textfield', key: 'name', label: 'Name' };
  const inner = { type: 'dynamiclist', id: 'in', path: 'inner', isRepeating: true, components: [text] };
  const field = { type: 'dynamiclist', path: 'rows', isRepeating: true, components: [inner] };
  const { collect } = await openFormJs([field], { rows });
  expect((await collect()).variables).toEqual({});
});

it.each([
  ['a list that is null', json('null'), json('[{"name":"Ada"}]')],
  ['an empty variable', { type: 'Null', value: null }, json('[{"name":"Ada"}]')],
])('the first row of %s is stored', async (_, rows, stored) => {
  const text = { type: 'textfield', key: 'name', label: 'Name' };
  const field = { type: 'dynamiclist', path: 'rows', isRepeating: true, components: [text] };
  const { collect } = await openFormJs([field], { rows });
  await enter('Name', 'Ada');
  expect((await collect()).variables).toEqual({ rows: stored });
});

// @vitest-environment jsdom
import { toInputDate } from '@taskweave/i18n/engineDate';
import { cleanup, render, renderHook, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { expectAccessible } from '../testing/expectAccessible';
import { readPills } from './PillSearch';
import {
  faultOfPill,
  type PillAttribute,
  type PillSearch,
  pillValue,
  SearchPills,
  usePillSearch,
} from './SearchPills';

const ATTRIBUTES: readonly PillAttribute[] = [
  { id: 'failed', label: 'No retries left' },
  { id: 'due', label: 'Due', kind: 'date', operators: [{ id: 'Before', label: 'before' }] },
  {
    id: 'variables',
    label: 'Variable',
    isNamed: true,
    kind: 'value',
    operators: [
      { id: 'eq', label: '=' },
      { id: 'like', label: 'contains' },
    ],
  },
];
const pill = (type: string, operator = '', value = '', name = '') => ({ type, name, operator, value });

let latest: PillSearch;
let stored: Map<string, unknown>;

beforeEach(() => {
  document.documentElement.lang = 'en';
  history.replaceState(null, '', '/#/jobs');
  stored = new Map();
});
afterEach(cleanup);

function Sample({ start }: { start: PillSearch }) {
  const [search, setSearch] = useState(start);
  latest = search;
  const storage = {
    get: (key: string) => stored.get(key),
    set: (key: string, value: unknown) => void stored.set(key, value),
  };
  return (
    <SearchPills
      label="Search jobs"
      attributes={ATTRIBUTES}
      search={search}
      onChange={setSearch}
      saved={{ storage, key: 'searches' }}
    />
  );
}
const open = (...criteria: PillSearch['criteria']) =>
  render(<Sample start={{ criteria, matchAny: false }} />);

describe('SearchPills', () => {
  it('understands a date in words, shows it, and keeps it as a date', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Add criterion' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Due' }));
    const dialog = await screen.findByRole('dialog', { name: 'Due' });
    await userEvent.type(within(dialog).getByRole('textbox', { name: /Value/ }), 'tomorrow');
    const tomorrow = new Date(Date.now() + 86_400_000);
    const spelled = tomorrow.toLocaleDateString('en', { dateStyle: 'full' });
    expect(within(dialog).getByRole('status').textContent).toContain(spelled);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Apply' }));
    expect(latest.criteria).toEqual([pill('due', 'Before', `${toInputDate(tomorrow)}T00:00:00`)]);
  });

  it('adds a criterion that is one by itself at once, and asks for what others need', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Add criterion' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'No retries left' }));
    expect(latest.criteria).toEqual([pill('failed')]);
    await userEvent.click(screen.getByRole('button', { name: 'Add criterion' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Variable' }));
    const dialog = await screen.findByRole('dialog', { name: 'Variable' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Apply' }));
    expect(within(dialog).getByText('Enter a name.')).toBeTruthy();
    await expectAccessible(document.body);
    await userEvent.type(within(dialog).getByRole('textbox', { name: /Name/ }), 'amount');
    await userEvent.type(within(dialog).getByRole('textbox', { name: /Value/ }), '1200{Enter}');
    expect(latest.criteria[1]).toEqual(pill('variables', 'eq', '1200', 'amount'));
  });

  it('changes a criterion by a press, and removes it by Delete, with the focus on the next', async () => {
    open(pill('variables', 'eq', '1', 'amount'), pill('failed'));
    await userEvent.click(screen.getByRole('button', { name: /^Variable amount = 1/ }));
    const value = await screen.findByRole('textbox', { name: /Value/ });
    await userEvent.clear(value);
    await userEvent.type(value, '2{Enter}');
    expect(latest.criteria[0]?.value).toBe('2');
    screen.getByRole('button', { name: /^Variable amount = 2/ }).focus();
    await userEvent.keyboard('{Delete}');
    expect(latest.criteria).toEqual([pill('failed')]);
    expect(document.activeElement?.textContent).toBe('No retries left');
  });

  it('marks a criterion that is not valid, and says so', async () => {
    open(pill('due', 'Before', 'tomorrow'), pill('nonsense', 'eq', 'x'));
    for (const item of screen.getAllByRole('listitem')) {
      expect(item.textContent).toContain('This criterion is not valid and is ignored.');
    }
    await expectAccessible(document.body);
  });

  it('is met by all of its criteria, or by any', async () => {
    open(pill('failed'), pill('due', 'Before', '2026-11-22'));
    await userEvent.click(screen.getByRole('button', { name: 'Match all' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Match any' }));
    expect(latest.matchAny).toBe(true);
  });

  it('is saved under a name, found again and deleted', async () => {
    open(pill('failed'));
    const menu = () => userEvent.click(screen.getByRole('button', { name: 'Saved searches' }));
    await menu();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Save search' }));
    await userEvent.type(await screen.findByRole('textbox', { name: /Name/ }), 'Broken{Enter}');
    expect(stored.get('searches')).toEqual({ Broken: [pill('failed'), { matchAny: false }] });
    await userEvent.click(screen.getByRole('button', { name: 'Remove all criteria' }));
    expect(latest.criteria).toEqual([]);
    await menu();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Broken' }));
    expect(latest.criteria).toEqual([pill('failed')]);
    await menu();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete “Broken”' }));
    expect(stored.get('searches')).toEqual({});
  });
});

describe('usePillSearch', () => {
  const source = {
    subscribe(listener: () => void) {
      addEventListener('hashchange', listener);
      return () => removeEventListener('hashchange', listener);
    },
  };

  it('keeps criteria and "match any" under the id of the search, and leaves the address clean without any', () => {
    const { result } = renderHook(() => usePillSearch(source, 'jobs'));
    result.current[1]({ criteria: [pill('failed')], matchAny: true });
    const params = new URLSearchParams(location.hash.split('?')[1]);
    expect([JSON.parse(params.get('jobsQuery') ?? ''), params.get('jobsOrQuery')]).toEqual([
      [pill('failed')],
      'true',
    ]);
    expect(renderHook(() => usePillSearch(source, 'jobs')).result.current[0]).toEqual({
      criteria: [pill('failed')],
      matchAny: true,
    });
    result.current[1]({ criteria: [], matchAny: true });
    expect(location.hash).toBe('#/jobs');
  });

  it.each([
    ['nothing', null],
    ['no JSON', '[{'],
    ['no list', '{"type":"failed"}'],
    ['no criteria', '[null, 7, {"operator":"eq"}]'],
  ])('finds no criterion in %s', (_case, query) => {
    expect(readPills(query, null).criteria).toEqual([]);
  });
});

describe('a criterion', () => {
  it.each([
    [pill('nonsense', 'eq', 'x'), 'unknown'],
    [pill('variables', 'eq', '1', ' '), 'name'],
    [pill('variables', 'gt', '1', 'a'), 'operator'],
    [pill('variables', 'eq', ' ', 'a'), 'value'],
    [pill('due', 'Before', 'tomorrow'), 'date'],
    [pill('due', 'Before', '2026-11-22T10:00:00'), null],
    [pill('failed'), null],
  ])('%j has the fault %s', (criterion, fault) => {
    expect(faultOfPill(criterion, ATTRIBUTES)).toBe(fault);
  });

  it.each([
    [pill('failed'), true],
    [pill('variables', 'eq', '12.5', 'a'), 12.5],
    [pill('variables', 'eq', 'NULL', 'a'), null],
    [pill('variables', 'eq', "'12'", 'a'), '12'],
    [pill('variables', 'like', 'x', 'a'), '%x%'],
    [pill('variables', 'In', 'a, b\nc,', 'a'), ['a', 'b', 'c']],
    [pill('due', 'Before', '2026-11-22T10:00:00'), '2026-11-22T10:00:00.000+0100'],
  ])('%j becomes %j', (criterion, value) => {
    const attribute = ATTRIBUTES.find(({ id }) => id === criterion.type);
    expect(attribute && pillValue(criterion, attribute)).toEqual(value);
  });
});

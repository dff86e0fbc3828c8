import type { InboxParams } from '@taskweave/plugin-sdk';
import { expectAccessible } from '@taskweave/ui/testing/expectAccessible';
import type { SearchCriterion } from '@taskweave/widgets/search/criteria/Search';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { searchField, useSearch } from '../testing/useSearch';

const { engine, open: openSearch } = useSearch({ assignee: 'demo' }, 1234);

const NAME: SearchCriterion = { type: 'name', operator: 'Like', value: 'invoice', name: '' };
const AMOUNT: SearchCriterion = { type: 'processVariables', operator: 'gt', value: '5', name: 'amount' };

async function open(criteria: readonly SearchCriterion[] = [], params: InboxParams = {}) {
  const rendered = openSearch(criteria, params);
  fireEvent.pointerEnter(searchField());
  await screen.findByRole('button', { name: 'Search options', expanded: false });
  return rendered;
}

/** A paste avoids a render per letter. */
function write(text: string): void {
  fireEvent.change(searchField(), { target: { value: text } });
}

function enter(text: string): void {
  write(text);
  fireEvent.keyDown(searchField(), { key: 'Enter' });
}

describe('the field of the search', () => {
  it('ignores keys that an input method still works with', async () => {
    const { search } = await open();
    write('みず');
    fireEvent.keyDown(searchField(), { key: 'Enter', isComposing: true });
    expect(search().criteria).toEqual([]);
  });

  it('returns to the first page with each change', async () => {
    const { host } = await open([], { page: '7' });
    enter('a');
    expect(host.navigation.inboxParams.page).toBeUndefined();
  });

  it('puts a criterion together by keys, and remembers its variable', async () => {
    const { search } = await open();
    write('process var');
    await screen.findByRole('option', { name: 'Process variable …' });
    searchField().focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(searchField().value).toBe('Process variable ');
    enter('Process variable colour contains red');
    expect(search().criteria).toEqual([
      { type: 'processVariables', name: 'colour', operator: 'like', value: 'red' },
    ]);
    write('col');
    expect(await screen.findByRole('option', { name: /^colour/ })).toBeTruthy();
  });

  it('goes on with the first operator where Enter follows a chosen attribute', async () => {
    const { search } = await open();
    write('Priority ');
    searchField().focus();
    await screen.findByRole('option', { name: 'at least …', selected: true });
    await userEvent.keyboard('{Enter}50{Enter}');
    expect(search().criteria).toEqual([{ type: 'priority', name: '', operator: 'min', value: '50' }]);
  });

  it('marks a variable that no filter shows, and none that one does', async () => {
    await open([{ ...AMOUNT, name: 'colour' }, AMOUNT]);
    const mark = /Not in any filter/;
    expect(await screen.findByRole('button', { name: mark })).toBe(
      screen.getByRole('button', { name: /colour > 5/ }),
    );
    expect(screen.getAllByText(mark)).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: mark }));
    expect(screen.getAllByText(mark)).toHaveLength(1);
  });

  it('takes the label of a variable for the variable, before any suggestion is there', async () => {
    const { search } = await open();
    enter('Process variable sum equals 5');
    expect(search().criteria).toEqual([{ ...AMOUNT, operator: 'eq' }]);
  });

  it('takes the last criterion back as text with Backspace, and Escape restores it', async () => {
    const { search } = await open([NAME, AMOUNT]);
    searchField().focus();
    await userEvent.keyboard('{Backspace}');
    expect(searchField().value).toBe('amount > 5');
    await userEvent.keyboard('{Escape}');
    expect(searchField().value).toBe('');
    expect(search().criteria).toEqual([NAME, AMOUNT]);
  });

  it('keeps what is typed when the focus leaves', async () => {
    const { search } = await open();
    write('Priority at least 50');
    act(() => searchField().blur());
    await waitFor(() =>
      expect(search().criteria).toEqual([
        { type: 'priority', name: '', operator: 'min', value: '50', typed: 'Priority at least 50' },
      ]),
    );
    expect(searchField().value).toBe('Priority at least 50');
  });

  it('keeps Escape to itself only while there is something to leave', async () => {
    const onKeyDown = vi.fn();
    document.addEventListener('keydown', onKeyDown);
    await open();
    await userEvent.type(searchField(), 'a');
    onKeyDown.mockClear();
    await userEvent.keyboard('{Escape}{Escape}');
    expect(onKeyDown).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(onKeyDown).toHaveBeenCalledOnce();
    document.removeEventListener('keydown', onKeyDown);
  });
});

describe('the criteria', () => {
  it('are changed in their place', async () => {
    const { search } = await open([NAME, AMOUNT]);
    await userEvent.click(screen.getByRole('button', { name: 'Name contains invoice' }));
    expect(searchField().value).toBe('Name contains invoice');
    enter('Name contains order');
    expect(search().criteria).toEqual([{ ...NAME, value: 'order' }, AMOUNT]);
  });

  it('become others by their words', async () => {
    const { search } = await open([{ ...NAME, value: '50' }]);
    await userEvent.click(screen.getByRole('button', { name: 'Name contains 50' }));
    enter('sum contains 50');
    expect(search().criteria).toEqual([{ ...AMOUNT, operator: 'like', value: '50' }]);
  });

  it('are reached by arrows and deleted; the focus goes to the next, then to the field', async () => {
    const { search } = await open([NAME, AMOUNT]);
    searchField().focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(document.activeElement?.textContent).toContain('Name contains invoice');
    await userEvent.keyboard('{Delete}');
    expect(search().criteria).toEqual([AMOUNT]);
    await waitFor(() => expect(document.activeElement?.textContent).toContain('amount > 5'));
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(document.activeElement).toBe(searchField()));
    expect(search().criteria).toEqual([]);
  });

  it('are marked and explained where they are not valid @T3.36 @T8.22', async () => {
    const { container } = await open([{ type: 'priority', operator: 'min', value: 'high', name: '' }]);
    expect(screen.getByText(/Not included in the search: Priority at least high/).textContent).toContain(
      'whole number',
    );
    expect(screen.getByRole('button', { name: /^Priority ≥ high.*is ignored/ })).toBeTruthy();
    await expectAccessible(container);
  });

  it('are counted, beside what the filter asks for already', async () => {
    const { container } = await open([{ type: 'assignee', operator: 'eq', value: 'mary', name: '' }]);
    expect(await screen.findByText('1,234 tasks')).toBeTruthy();
    const count = engine.calls.find(({ line }) => line.includes('/count'));
    expect(JSON.parse(count?.body ?? '')).toEqual({ orQueries: [{ assignee: 'mary' }], active: true });
    await expectAccessible(container);
  });

  it('name people as rows do, and not expressions', async () => {
    engine.on('GET user', [{ id: 'mary', firstName: 'Mary', lastName: 'Okafor' }]);
    await open([
      { type: 'assignee', operator: 'eq', value: 'mary', name: '' },
      { type: 'owner', operator: 'eq', value: '#{currentUser()}', name: '' },
    ]);
    expect(await screen.findByRole('button', { name: 'Assignee = Mary Okafor' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Owner = #{currentUser()}' })).toBeTruthy();
    expect(engine.lines().filter((line) => line.includes('/user?'))).toHaveLength(1);
  });

  it('may be met one or all', async () => {
    const { search } = await open([NAME, AMOUNT]);
    await userEvent.click(await screen.findByRole('button', { name: 'Match all' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Match any' }));
    expect(search().matchAny).toBe(true);
  });

  it('compare variables without regard to case where one wishes @S3.35', async () => {
    const { search } = await open([AMOUNT]);
    await userEvent.click(screen.getByRole('button', { name: 'Search options' }));
    await userEvent.click(
      await screen.findByRole('menuitemradio', { name: 'Ignore case in names and values' }),
    );
    expect(search()).toMatchObject({ ignoreNames: true, ignoreValues: true, criteria: [AMOUNT] });
  });
});

import { LONGEST_QUERY } from '@taskweave/base/texts/longestQuery';
import { taskListQueries } from '@taskweave/engine-client/queries/task/taskListQueries';
import { expectAccessible } from '@taskweave/ui/testing/expectAccessible';
import type { SearchCriterion } from '@taskweave/widgets/search/criteria/Search';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { searchField, useSearch } from '../testing/useSearch';

const { engine, open: openSearch } = useSearch({}, 12);

const OVERDUE: SearchCriterion = { type: 'due', name: '', operator: 'Before', value: 'now' };
/** As its word was typed, which a name may hold, too. */
const SAID: SearchCriterion = { ...OVERDUE, words: 'overdue' };
const ACME: SearchCriterion = { type: 'anything', name: '', operator: 'Like', value: 'acme' };

function open(criteria: readonly SearchCriterion[] = []) {
  const { search, ...rendered } = openSearch(criteria);
  return { ...rendered, criteriaNow: () => search().criteria };
}

function write(text: string): void {
  act(() => searchField().focus());
  fireEvent.change(searchField(), { target: { value: text } });
}

it('a typed text is searched for after a moment without typing, and keeps its words', async () => {
  const { criteriaNow, container } = open();
  write('overdue acme');
  await waitFor(() =>
    expect(criteriaNow()).toEqual([
      { ...SAID, typed: 'overdue' },
      { ...ACME, typed: 'acme' },
    ]),
  );
  expect(searchField().value).toBe('overdue acme');
  const meaning = screen.getByRole('list', { name: 'What the search means' });
  expect([...meaning.children].map(({ textContent }) => textContent)).toEqual(['Overdue', '“acme”']);
  await expectAccessible(container);
});

it('a pasted book, and a link with one, are cut to what a search may hold', async () => {
  open([{ ...ACME, typed: 'acme '.repeat(20_000) }]);
  await waitFor(() => expect(searchField().value.length).toBe(LONGEST_QUERY));
  await userEvent.clear(searchField());
  searchField().focus();
  await userEvent.paste('x'.repeat(100_000));
  expect(searchField().value.length).toBe(LONGEST_QUERY);
});

it('a link with thousands of criteria draws the first hundred', async () => {
  open(Array.from({ length: 5_000 }, (_, index) => ({ ...ACME, value: `a${index}` })));
  const list = await screen.findByRole('list', { name: 'Search criteria' });
  expect(list.children).toHaveLength(101);
  expect(list.lastChild?.textContent).toBe('and 4900 more');
});

it('words that say nothing are struck out, narrow nothing, and go with Enter', async () => {
  const { criteriaNow } = open();
  write('what is overdue');
  await waitFor(() => expect(criteriaNow().map(({ typed }) => typed)).toEqual(['what', 'is', 'overdue']));
  const meaning = screen.getByRole('list', { name: 'What the search means' });
  expect([...meaning.querySelectorAll('s')].map(({ textContent }) => textContent)).toEqual(['what', 'is']);
  expect(screen.queryByText(/Not included in the search/)).toBeNull();
  fireEvent.keyDown(searchField(), { key: 'Enter' });
  expect(criteriaNow()).toEqual([SAID]);
});

it('an order that is typed is no fault', async () => {
  open();
  write('oldest first');
  const meaning = await screen.findByRole('list', { name: 'What the search means' });
  expect(meaning.textContent).toBe('Oldest first');
});

it('the words of a range go with the chip of either end', async () => {
  const { criteriaNow } = open();
  write('overdue amount between 10 and 20');
  await waitFor(() => expect(criteriaNow()).toHaveLength(3));
  fireEvent.click(screen.getByRole('button', { name: /^Remove .* 10$/ }));
  expect(searchField().value).toBe('overdue');
  await waitFor(() => expect(criteriaNow()).toEqual([{ ...SAID, typed: 'overdue' }]));
});

it('letters and Enter from before the code is there count', async () => {
  const { criteriaNow } = open();
  write('acme');
  fireEvent.keyDown(searchField(), { key: 'Enter' });
  await waitFor(() => expect(criteriaNow()).toEqual([ACME]));
  expect(searchField().value).toBe('');
});

it('leaves Ctrl Enter to the page, from before the code is there too', () => {
  open();
  expect(fireEvent.keyDown(searchField(), { key: 'Enter', ctrlKey: true })).toBe(true);
});

it('Enter takes half a word as it stands, for nothing is guessed', async () => {
  const { criteriaNow } = open();
  write('over');
  await screen.findByRole('option', { name: /overdue/ });
  await userEvent.keyboard('{Enter}');
  expect(criteriaNow()).toMatchObject([{ type: 'anything', value: 'over' }]);
});

it('people are offered after @, and the arrow chooses another', async () => {
  engine.on('GET user', [
    { id: 'john', firstName: 'John', lastName: 'Lindqvist', email: null },
    { id: 'jona', firstName: 'Jona', lastName: 'Berg', email: null },
  ]);
  const { criteriaNow } = open();
  write('@jo');
  await screen.findByRole('option', { name: /^John Lindqvist/ });
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Tab}');
  expect(criteriaNow()).toEqual([{ type: 'assignee', name: '', operator: 'eq', value: 'jona' }]);
});

it('the name of a variable is completed, to be gone on with', async () => {
  const { criteriaNow } = open();
  write('amo');
  await screen.findByRole('option', { name: /amount/ });
  await userEvent.keyboard('{Tab}');
  expect(searchField().value).toBe('amount ');
  await userEvent.keyboard('> 1000{Enter}');
  expect(criteriaNow()).toMatchObject([
    { type: 'processVariables', name: 'amount', operator: 'gt', value: '1000' },
  ]);
});

it('an unfinished criterion narrows nothing, and its words stay', async () => {
  const { criteriaNow } = open();
  write('due this');
  await waitFor(() => expect(criteriaNow().map(({ typed }) => typed)).toEqual(['due this']));
  expect(screen.getByText('due this …')).toBeTruthy();
  expect(screen.queryByText(/Not included in the search/)).toBeNull();
});

it('words wait for Enter where the engine would look through 50,000 tasks, and it is said', async () => {
  const { criteriaNow, queries } = open();
  queries.setQueryData(taskListQueries(engine.connect()).count('f', {}).queryKey, 50_000);
  write('acme');
  expect(await screen.findByText('Press Enter to search')).toBeTruthy();
  expect(screen.getByText('50,000 tasks')).toBeTruthy();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(criteriaNow()).toEqual([]);
  await userEvent.keyboard('{Enter}');
  expect(criteriaNow()).toEqual([ACME]);
});

it('words wait until the list is counted, for nobody knows how long they would take', async () => {
  const { criteriaNow, queries } = open();
  const count = taskListQueries(engine.connect()).count('f', {});
  let tell: (tasks: number) => void = () => undefined;
  void queries.fetchQuery({ ...count, queryFn: () => new Promise<number>((resolve) => (tell = resolve)) });
  write('acme');
  await screen.findByRole('list', { name: 'What the search means' });
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(criteriaNow()).toEqual([]);
  act(() => tell(12));
  await waitFor(() => expect(criteriaNow()).toEqual([{ ...ACME, typed: 'acme' }]));
});

it('with nothing typed the last searches are offered', async () => {
  const { criteriaNow, host } = open();
  write('overdue');
  await screen.findByRole('list', { name: 'What the search means' });
  await userEvent.keyboard('{Enter}');
  act(() => host.services.navigation.openInbox({ searchQuery: null }));
  act(() => void host.services.commands.run('list.search'));
  await userEvent.click(await screen.findByRole('option', { name: /^Overdue/ }));
  expect(criteriaNow()).toEqual([SAID]);
});

it('a name behind "not" is looked up before Enter takes it', async () => {
  engine.on('GET user', [{ id: 'john', firstName: 'John', lastName: 'Lindqvist' }]);
  const { criteriaNow } = open();
  write('not john');
  fireEvent.keyDown(searchField(), { key: 'Enter' });
  await waitFor(() =>
    expect(criteriaNow()).toEqual([{ type: 'assignee', name: '', operator: 'neq', value: 'john' }]),
  );
  expect(searchField().value).toBe('');
});

it('words that mean something else are no names to be looked up', async () => {
  const { criteriaNow } = open();
  write('not overdue');
  await waitFor(() => expect(criteriaNow().map(({ type }) => type)).toEqual(['notOverdue']));
  expect(engine.lines().filter((line) => line.includes('/user?'))).toEqual([]);
});

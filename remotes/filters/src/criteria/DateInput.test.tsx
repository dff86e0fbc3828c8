import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openDialog, save, section } from '../testing/filterDialog';
import { serveFilters } from '../testing/serveFilters';

const engine = useFakeEngine('demo');
const EXPRESSION = '$' + '{now()}';

async function openDueAfter() {
  const query = { dueAfter: '2014-08-25T14:00:02.000+0200' };
  const service = serveFilters(engine, [{ id: 'f', name: 'Dates', query }]);
  const view = openDialog(engine, { kind: 'open', filterId: 'f' });
  await section(/^More criteria/);
  const stored = async () => {
    await waitFor(() => expect(view.onSaved).toHaveBeenCalledOnce());
    return service.written[0]?.body;
  };
  return { stored };
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Due after: value' });

function enter(text: string): void {
  fireEvent.focus(field());
  fireEvent.change(field(), { target: { value: text } });
  fireEvent.blur(field());
}

it.each([
  ['2014-08-25T14:00:02', '2014-08-25T14:00:02.000+0200', '08/25/2014 14:00:02'],
  ['8/25/2014 2:00:02.25 pm', '2014-08-25T14:00:02.250+0200', '08/25/2014 14:00:02.25'],
  ['2014-08-25T12:00:00.000+0000', '2014-08-25T14:00:00.000+0200', '08/25/2014 2:00 PM'],
])('keeps and shows what is typed: %s', async (text, dueAfter, shown) => {
  const { stored } = await openDueAfter();
  enter(text);
  expect(field().value).toBe(shown);
  await save();
  expect(await stored()).toMatchObject({ query: { dueAfter } });
});

it('changes the seconds of a stored date, sent by Enter', async () => {
  const { stored } = await openDueAfter();
  expect(field().value).toBe('08/25/2014 14:00:02');
  await userEvent.type(field(), '{Backspace}5{Enter}');
  expect(await stored()).toMatchObject({ query: { dueAfter: '2014-08-25T14:00:05.000+0200' } });
});

it.each([
  ['#{now()}', 'Now'],
  ['$' + '{ now() }', 'Now'],
  ['#{dateTime().withTimeAtStartOfDay()}', 'Start of today'],
  ['#{dateTime().withTimeAtStartOfDay().minusDays(1)}', 'Start of yesterday'],
  ['#{dateTime().withTimeAtStartOfDay().withDayOfWeek(1).plusWeeks(1)}', 'Start of next week'],
  ['#{dateTime().withTimeAtStartOfDay().withDayOfMonth(1).minusMillis(1)}', 'Start of this month'],
])('reads what the search has saved, and keeps it: %s', async (expression, shown) => {
  const query = { dueAfterExpression: expression };
  const service = serveFilters(engine, [{ id: 'f', name: 'Dates', query }]);
  openDialog(engine, { kind: 'open', filterId: 'f' });
  await section(/^More criteria/);
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Due after: value' });
  expect(select.selectedOptions[0]?.textContent).toBe(shown);
  await save();
  await waitFor(() => expect(service.written[0]?.body).toMatchObject({ query }));
});

it('takes an expression for one', async () => {
  const { stored } = await openDueAfter();
  enter(EXPRESSION);
  expect(field().value).toBe(EXPRESSION);
  expect(screen.queryByText(/^(This is no date|Enter a (date|value))/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^Pick a date/ }));
  expect(field().value).toBe('');
  await userEvent.click(screen.getByRole('button', { name: /^Use an expression/ }));
  await save();
  expect(await stored()).toMatchObject({ query: { dueAfterExpression: EXPRESSION } });
});

it('stores a word as the expression of the engine, and shows it as the word again', async () => {
  const { stored } = await openDueAfter();
  await userEvent.click(screen.getByRole('button', { name: 'Use a relative date: Due after' }));
  const word = screen.getByRole('combobox', { name: 'Due after: value' });
  expect(word).toHaveProperty('value', EXPRESSION);
  await userEvent.selectOptions(word, 'Start of tomorrow');
  await section(/^Appearance/);
  await section(/^More criteria/);
  const shown = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Due after: value' });
  expect(shown.selectedOptions[0]?.text).toBe('Start of tomorrow');
  await save();
  const query = { dueAfterExpression: `$${'{dateTime().withTimeAtStartOfDay().plusDays(1)}'}` };
  expect(await stored()).toMatchObject({ query });
});

it('keeps what is no date while another section is open, and says so', async () => {
  await openDueAfter();
  enter('some day');
  await section(/^Appearance/);
  await section(/^More criteria/);
  expect(field().value).toBe('some day');
  expect(field().getAttribute('aria-invalid')).toBe('true');
});

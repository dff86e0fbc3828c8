// @vitest-environment jsdom
import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { addCriterion, openDialog, save, section, type } from '../testing/filterDialog';
import { serveFilters } from '../testing/serveFilters';

// Menus and lists are loaded when they are first wanted, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const engine = useFakeEngine();
const EXPRESSION = '$' + '{now()}';

beforeEach(() => {
  engine.user = 'demo';
});

/** A new filter with the criterion "Due after". */
async function openDueAfter() {
  const service = serveFilters(engine, []);
  const view = openDialog(engine, { kind: 'create' });
  await type('Name', 'Dates');
  await section(/^Criteria/);
  await addCriterion('dueAfter');
  const stored = async () => {
    await save();
    await waitFor(() => expect(view.onSaved).toHaveBeenCalledOnce());
    return service.written[0]?.body;
  };
  return { stored };
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Due after: value' });

it.each([
  ['2014-08-25T14:00:02', '2014-08-25T14:00:02.000+0200', '08/25/2014 14:00:02'],
  ['8/25/2014 2:00:02.25 pm', '2014-08-25T14:00:02.250+0200', '08/25/2014 14:00:02.25'],
  ['2014-08-25T12:00:00.000+0000', '2014-08-25T14:00:00.000+0200', '08/25/2014 14:00'],
])('keeps and shows what is typed: %s', async (text, dueAfter, shown) => {
  const { stored } = await openDueAfter();
  await type('Due after: value', text);
  expect(field().value).toBe(shown);
  expect(await stored()).toMatchObject({ query: { dueAfter } });
});

it('changes the seconds of a stored date, sent by Enter', async () => {
  const service = serveFilters(engine, [
    { id: 'f', name: 'Dates', query: { dueAfter: '2014-08-25T14:00:02.000+0200' } },
  ]);
  const { onSaved } = openDialog(engine, { kind: 'open', filterId: 'f' });
  await section(/^Criteria/);
  expect(field().value).toBe('08/25/2014 14:00:02');
  await userEvent.type(field(), '{Backspace}5{Enter}');
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(service.written[0]?.body).toMatchObject({ query: { dueAfter: '2014-08-25T14:00:05.000+0200' } });
});

it('takes an expression for one', async () => {
  const { stored } = await openDueAfter();
  await type('Due after: value', EXPRESSION);
  expect(field().value).toBe(EXPRESSION);
  expect(screen.queryByText(/^(This is no date|Enter a)/)).toBeNull();
  // Back at the calendar and forth again, it is still there.
  await userEvent.click(screen.getByRole('button', { name: /^Pick a date/ }));
  expect(field().value).toBe('');
  await userEvent.click(screen.getByRole('button', { name: /^Use an expression/ }));
  expect(await stored()).toMatchObject({ query: { dueAfterExpression: EXPRESSION } });
});

it('keeps what is no date while another section is open, and says so', async () => {
  await openDueAfter();
  await type('Due after: value', 'some day');
  await section(/^Basics/);
  await section(/^Criteria/);
  expect(field().value).toBe('some day');
  expect(field().getAttribute('aria-invalid')).toBe('true');
});

import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { writeSavedWord } from '../query/savedWord';
import { openDialog, save, section } from '../testing/filterDialog';
import { serveFilters } from '../testing/serveFilters';

const engine = useFakeEngine('demo');

it('shows a word that the search saved, to be changed or removed', async () => {
  const word = writeSavedWord({ key: 'anyField', word: 'invoice' }, {});
  const query = { dueBeforeExpression: '#{now()}', orQueries: [word] };
  const service = serveFilters(engine, [{ id: 'f', name: 'Late invoices', query }]);
  openDialog(engine, { kind: 'open', filterId: 'f' });
  await section(/^More criteria/);
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Any field contains: value' });
  expect(field.value).toBe('invoice');
  expect(screen.queryByText(/settings from another application/)).toBeNull();
  await userEvent.clear(field);
  await userEvent.type(field, 'loan');
  await save();
  await waitFor(() => expect(service.written).toHaveLength(1));
  const loan = writeSavedWord({ key: 'anyField', word: 'loan' }, {});
  expect(service.written[0]?.body).toMatchObject({ query: { ...query, orQueries: [loan] } });
  await userEvent.click(screen.getByRole('button', { name: 'Remove Any field contains' }));
  await save();
  await waitFor(() => expect(service.written).toHaveLength(2));
  expect(service.written[1]?.body).toMatchObject({ query: { dueBeforeExpression: '#{now()}' } });
  expect(JSON.stringify(service.written[1]?.body)).not.toContain('loan');
});

function nameOf(control: HTMLInputElement): string | null {
  return control.getAttribute('aria-label') ?? (control.labels?.[0] ?? control).textContent;
}

it('has its own name for every part of every row', async () => {
  const query = {
    dueAfter: '2014-08-25T14:00:02.000+0200',
    dueBefore: '2014-08-25T14:00:02.000+0200',
    processVariables: [
      { name: 'amount', operator: 'gt', value: 5 },
      { name: 'amount', operator: 'lt', value: 9 },
    ],
  };
  serveFilters(engine, [{ id: 'f', name: 'Named', query }]);
  const { baseElement } = openDialog(engine, { kind: 'open', filterId: 'f' });
  await section(/^More criteria/);
  const parts = [
    ...baseElement.querySelectorAll<HTMLInputElement>('li :is(input, select, button):not([aria-hidden])'),
  ];
  const names = parts.map((part) => nameOf(part));
  expect(parts.length).toBeGreaterThan(18);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openDialog, PATIENT, section } from '../testing/filterDialog';
import { serveFilters } from '../testing/serveFilters';

const engine = useFakeEngine('demo');

it('takes what was typed when the field is left, but moves nothing under the press that leaves it', async () => {
  serveFilters(engine, [{ id: 'f', name: 'Named', query: { taskDefinitionKeyIn: ['approve'] } }]);
  openDialog(engine, { kind: 'open', filterId: 'f' });
  await section(/^More criteria/);
  const field = await screen.findByPlaceholderText('Add another', {}, PATIENT);
  await userEvent.type(field, 'review');
  const add = screen.getByRole('button', { name: 'Add criterion' });

  fireEvent.pointerDown(add);
  fireEvent.blur(field);
  expect(screen.queryByText('review')).toBeNull();
  expect((field as HTMLInputElement).value).toBe('review');

  fireEvent.pointerUp(add);
  fireEvent.click(add);
  expect((await screen.findByText('review')).closest('li')).not.toBeNull();
  expect((field as HTMLInputElement).value).toBe('');
});

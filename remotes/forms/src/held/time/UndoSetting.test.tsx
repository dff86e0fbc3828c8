import { openApp } from '@taskweave/plugin-sdk/testing/openApp';
import { expectAccessible } from '@taskweave/ui/testing/expectAccessible';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import en from '../../i18n/en.json';
import plugin from '../../plugin';
import UndoSetting from './UndoSetting';
import { undoSeconds } from './undoSeconds';

function open(maxSeconds: number, chosen: number | null = null) {
  const world = { config: { undo: { maxSeconds } }, stored: { undoSeconds: chosen } };
  const { host, container } = openApp(plugin, <UndoSetting />, world);
  return { services: host.services, container };
}

const field = () => screen.getByRole<HTMLSelectElement>('combobox', { name: en['undo.seconds'] });

it('offers all seconds that the administrator allows, and none', async () => {
  const { container } = open(2);
  expect([...field().options].map(({ text }) => text)).toEqual([
    'None: send at once',
    '1 second',
    '2 seconds',
  ]);
  await expectAccessible(container);
});

it.each([
  ['six seconds before anybody has chosen', 15, null, '6'],
  ['what the person has chosen', 15, 9, '9'],
  ['no more than the administrator allows', 4, 9, '4'],
])('shows %s', (_, most, chosen, shown) => {
  open(most, chosen);
  expect(field().value).toBe(shown);
});

it('keeps what is chosen', async () => {
  const { services } = open(15);
  await userEvent.selectOptions(field(), 'None: send at once');
  expect(field().value).toBe('0');
  expect(undoSeconds(services)).toBe(0);
});

it('says who has decided where nothing waits', () => {
  open(0);
  expect(screen.getByText(/your administrator has decided so/)).toBeTruthy();
  expect(screen.queryByRole('combobox')).toBeNull();
});

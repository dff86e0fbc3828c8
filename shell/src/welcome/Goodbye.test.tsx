import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderWithTexts } from '../testing/renderWithTexts';
import { Goodbye } from './Goodbye';

it.each([
  ['2026-03-02T05:00:00', 'Have a good morning.'],
  ['2026-03-02T09:00:00', 'Have a nice day.'],
  ['2026-03-02T14:00:00', 'Have a nice afternoon.'],
  ['2026-03-02T19:00:00', 'Have a nice evening.'],
  ['2026-03-02T23:00:00', 'Good night.'],
  ['2026-03-06T09:00:00', 'Have a nice weekend.'],
])('says at %s: %s @S2.9', async (now, farewell) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  renderWithTexts(<Goodbye />);
  expect((await screen.findByRole('status')).textContent).toBe(`You have signed out. ${farewell}`);
});

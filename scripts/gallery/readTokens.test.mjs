import { expect, test } from 'vitest';
import { readTokens } from './readTokens.mjs';

test('colours have a value in each theme, measures one in both', () => {
  const sheet = `@layer tokens {
  :root {
    --ink: light-dark(#14181f, #e8ebef);
    --scrim: light-dark(rgb(20 24 31 / 40%), rgb(0 0 0 / 60%));
    --space-1: 4px;
  }
  :root[data-density='compact'] {
    --space-1: 2px;
  }
}`;
  expect(readTokens(sheet)).toEqual([
    { name: '--ink', light: '#14181f', dark: '#e8ebef' },
    { name: '--scrim', light: 'rgb(20 24 31 / 40%)', dark: 'rgb(0 0 0 / 60%)' },
    { name: '--space-1', light: '4px', dark: '4px' },
  ]);
});

// @ts-expect-error: the types of Node are kept away from code for browsers
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { ThemeToken } from './theme';

const sheet: string = readFileSync(
  new URL('../../../shared/ui/src/tokens/tokens.css', import.meta.url),
  'utf8',
);

const TOKENS: readonly ThemeToken[] = [
  ...([
    '--font',
    '--mono',
    '--ground',
    '--surface',
    '--raised',
    '--sunken',
    '--line',
    '--line-strong',
  ] as const),
  ...([
    '--ink',
    '--ink-soft',
    '--ink-faint',
    '--accent',
    '--accent-strong',
    '--accent-ink',
    '--accent-wash',
  ] as const),
  ...([
    '--hover',
    '--pressed',
    '--danger',
    '--warning',
    '--success',
    '--danger-wash',
    '--warning-wash',
  ] as const),
  ...([
    '--success-wash',
    '--focus',
    '--text-xs',
    '--text-xl',
    '--space-1',
    '--space-6',
    '--radius-sm',
  ] as const),
  ...(['--radius-full', '--motion-fast', '--motion-normal'] as const),
];

it('names only what the page is dressed with', () => {
  expect(TOKENS.filter((name) => !sheet.includes(`${name}:`))).toEqual([]);
});

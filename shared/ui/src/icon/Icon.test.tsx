import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectAccessible } from '../testing/expectAccessible';
import { Icon, type IconName } from './Icon';
import { iconPaths } from './iconPaths';

it('is hidden from screen readers beside a text', () => {
  const { container } = render(<Icon name="task" />);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

it('is an image with a name where it stands alone', async () => {
  const { container } = render(<Icon name="warning" label="Suspended" />);
  expect(screen.getByRole('img', { name: 'Suspended' })).toBeTruthy();
  await expectAccessible(container);
});

it.each(Object.keys(iconPaths) as IconName[])('%s stays within its grid', (name) => {
  const moves = [...iconPaths[name].matchAll(/(?:^m|[ML])\s*(-?[\d.]+)[\s,]?(-?[\d.]+)/g)];
  const numbers = moves.flatMap(([, x, y]) => [Number(x), Number(y)]);
  expect(numbers.length).toBeGreaterThan(1);
  expect(numbers.filter((number) => !(number >= 1 && number <= 19))).toEqual([]);
});

it.each(['play', 'plus', 'keyboard', 'comment', 'search', 'filter', 'list', 'task'])(
  'has %s, which plugins may name in their manifests',
  (name) => {
    expect(Object.keys(iconPaths)).toContain(name);
  },
);

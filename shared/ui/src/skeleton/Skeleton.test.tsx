import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectAccessible } from '../testing/expectAccessible';
import { Skeleton, type SkeletonShape } from './Skeleton';

const SHAPES: readonly SkeletonShape[] = ['lines', 'rows', 'nav', 'form', 'task'];

it.each(SHAPES)('says what is loading in the shape %s and nothing else', async (shape) => {
  const { container } = render(<Skeleton label="Loading tasks" shape={shape} />);
  expect(screen.getByRole('status').textContent).toBe('Loading tasks');
  await expectAccessible(container);
});

it('draws as many units as the caller asks for', () => {
  render(<Skeleton label="Loading" shape="rows" count={7} />);
  expect(screen.getByRole('status').children.length).toBe(1 + 7);
});

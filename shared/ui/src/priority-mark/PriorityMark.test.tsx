import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PriorityMark } from './PriorityMark';

it.each([
  [0, 'low'],
  [49, 'low'],
  [50, 'usual'],
  [51, 'high'],
])('marks the priority %i as %s', (priority, level) => {
  render(<PriorityMark priority={priority} label={`Priority ${priority}`} />);
  expect(screen.getByRole('img', { name: `Priority ${priority}` }).dataset.level).toBe(level);
});

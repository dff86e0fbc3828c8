import { expect, it } from 'vitest';
import { isTaskPriority } from './isTaskPriority';

it.each(['0', '50', '1234567'])('takes %s', (text) => expect(isTaskPriority(text)).toBe(true));

it.each(['', '-1', '12345678', '5.0', 'high'])('refuses “%s”', (text) =>
  expect(isTaskPriority(text)).toBe(false),
);

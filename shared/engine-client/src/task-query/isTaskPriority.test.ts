import { expect, it } from 'vitest';
import { isTaskPriority } from './isTaskPriority';

it.each(['0', '50', '1234567'])('takes %s @T5.24', (text) => expect(isTaskPriority(text)).toBe(true));

it.each(['', '-1', '12345678', '5.0', 'high'])('refuses “%s” @T9.18', (text) =>
  expect(isTaskPriority(text)).toBe(false),
);

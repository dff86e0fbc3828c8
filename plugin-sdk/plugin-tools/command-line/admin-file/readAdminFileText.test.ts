import { expect, test } from 'vitest';
import { readAdminFileText } from './readAdminFileText';

test('a text that is no JSON has the position where it stops being JSON', () => {
  const { problems, file } = readAdminFileText('{\n  "plugins": [,]\n}');
  expect(problems[0]?.code).toBe('PLG-101');
  expect(problems[0]?.line).toBe(2);
  expect(file.plugins).toEqual([]);
});

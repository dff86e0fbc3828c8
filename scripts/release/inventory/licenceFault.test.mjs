import { expect, test } from 'vitest';
import { licenceFault } from './licenceFault.mjs';

test.each(['MIT', 'ISC', 'Apache-2.0', '(MPL-2.0 OR Apache-2.0)'])('%s may be shipped', (license) => {
  expect(licenceFault(license, [])).toBeUndefined();
});

test.each(['GPL-3.0-only', 'AGPL-3.0', 'MIT OR', 'UNLICENSED', ''])(
  '"%s" may not be shipped @H62',
  (license) => {
    expect(licenceFault(license, [])).toContain('none of those that may be shipped');
  },
);

test('a special licence may be shipped where it is that of bpmn.io', () => {
  const text = 'The source code responsible for displaying the bpmn.io project\nwatermark that links back';
  expect(licenceFault('SEE LICENSE IN LICENSE', [{ text }])).toBeUndefined();
  expect(licenceFault('SEE LICENSE IN LICENSE', [{ text: 'All rights reserved' }])).toBeDefined();
});

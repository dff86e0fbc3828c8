import { expect, it } from 'vitest';
import { bytesOfFiles } from './bytesOfFiles';

it('counts the bytes of files, and of nothing else', () => {
  expect(
    bytesOfFiles({
      text: { type: 'String', value: 'YWJj' },
      file: { type: 'File', value: btoa('abcd') },
      bytes: { type: 'Bytes', value: btoa('abc') },
      none: { type: 'File', value: null },
    }),
  ).toBe(7);
});

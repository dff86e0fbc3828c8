// @vitest-environment jsdom

import { FILE_LIMIT } from '@taskweave/engine-client/variables/VariableDraft';
import { describe, expect, it } from 'vitest';
import { bytesOfFiles, fileVariable, isTooLarge } from './fileVariable';

describe('fileVariable', () => {
  it('sends the content in base64 with name and kind', async () => {
    const file = new File(['ä'], 'ä.txt', { type: 'text/plain' });
    expect(await fileVariable(file)).toEqual({
      type: 'File',
      value: 'w6Q=',
      valueInfo: { filename: 'ä.txt', mimeType: 'text/plain' },
    });
  });

  it('names a kind where the browser knows none', async () => {
    const { valueInfo } = await fileVariable(new File(['a'], 'a'));
    expect(valueInfo).toEqual({ filename: 'a', mimeType: 'application/octet-stream' });
  });

  it('sends an empty file', async () => {
    expect((await fileVariable(new File([], 'a.txt'))).value).toBe('');
  });

  it('sends bytes without a name', async () => {
    expect(await fileVariable(new File(['a'], 'a.bin'), 'Bytes')).toEqual({ type: 'Bytes', value: 'YQ==' });
  });
});

it.each([
  [FILE_LIMIT, false],
  [FILE_LIMIT + 1, true],
])('a file of %d bytes is too large: %s @S9.2', (size, expected) => {
  const file = new File([], 'a');
  Object.defineProperty(file, 'size', { value: size });
  expect(isTooLarge(file)).toBe(expected);
});

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

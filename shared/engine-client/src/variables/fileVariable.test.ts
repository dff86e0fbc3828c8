// @vitest-environment jsdom

import { expect, it } from 'vitest';
import { fileVariable } from './fileVariable';

it.each([
  ['its content in base64', new File(['ä'], 'ä.txt', { type: 'text/plain' }), 'w6Q=', 'text/plain'],
  ['a kind where the browser knows none', new File(['a'], 'a'), 'YQ==', 'application/octet-stream'],
  ['nothing of an empty file', new File([], 'a.txt'), '', 'application/octet-stream'],
])('sends %s', async (_what, file, value, mimeType) => {
  const valueInfo = { filename: file.name, mimeType };
  expect(await fileVariable(file)).toEqual({ type: 'File', value, valueInfo });
});

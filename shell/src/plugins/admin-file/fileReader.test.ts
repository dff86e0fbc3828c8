import { expect, it } from 'vitest';
import { fileReader } from './fileReader';

it('reads a file once, and another one as well', () => {
  const content = { plugins: [] };
  const file = fileReader.parseAdminFile(content);
  expect(fileReader.parseAdminFile(content)).toBe(file);
  expect(fileReader.parseAdminFile({ plugins: [] })).not.toBe(file);
});

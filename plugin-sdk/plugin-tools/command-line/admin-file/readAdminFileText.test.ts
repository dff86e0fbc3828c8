import { expect, test } from 'vitest';
import { readAdminFileText } from './readAdminFileText';

test('a mistake has its line and column', () => {
  const text = '{\n  "plugins": [\n    { "id": "a" },\n    { "id": "b", "enabled": "no" }\n  ]\n}';

  expect(readAdminFileText(text).problems).toEqual([
    expect.objectContaining({ code: 'PLG-102', line: 4, column: 18, pluginId: 'b' }),
  ]);
});

test('a missing member has the position of its owner', () => {
  const { problems } = readAdminFileText('{\n  "plugins": [\n    { "enabled": true }\n  ]\n}');
  expect(problems).toEqual([expect.objectContaining({ line: 3, column: 5, pointer: '/plugins/0/id' })]);
});

test('a text that is no JSON has the position where it stops being JSON', () => {
  const { problems, file } = readAdminFileText('{\n  "plugins": [,]\n}');
  expect(problems[0]?.code).toBe('PLG-101');
  expect(problems[0]?.line).toBe(2);
  expect(file.plugins).toEqual([]);
});

test('an empty file is a problem', () => {
  expect(readAdminFileText('').problems[0]).toMatchObject({ code: 'PLG-101', line: 1 });
});

test('a good file has no problems', () => {
  expect(readAdminFileText('{ "plugins": [] }').problems).toEqual([]);
});

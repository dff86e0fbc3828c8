import { expect, it } from 'vitest';
import { DEFAULT_CONFIG, readDetailConfig } from './detailConfig';

it.each([
  ['nothing', null, DEFAULT_CONFIG],
  ['a text', 'x', DEFAULT_CONFIG],
  [
    'wrong kinds',
    { commentMaxLength: '9', attachmentMaxSize: -1, commentsWithInstance: 'yes' },
    DEFAULT_CONFIG,
  ],
  [
    'all of it',
    { commentMaxLength: 10, attachmentMaxSize: 5, commentsWithInstance: true },
    { commentMaxLength: 10, attachmentMaxSize: 5, commentsWithInstance: true },
  ],
])('reads %s', (_case, config, expected) => {
  expect(readDetailConfig(config)).toEqual(expected);
});

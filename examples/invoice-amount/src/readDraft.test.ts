import { expect, test } from 'vitest';
import { readDraft } from './readDraft';

test.each([
  ['no draft', null, { approved: false, reason: '' }],
  ['its own', { approved: true, reason: '' }, { approved: true, reason: '' }],
  ['what somebody else wrote', { approved: 'yes', reason: 7 }, { approved: false, reason: '' }],
])('%s', (_, values, answer) => {
  expect(readDraft(values && { origin: 'own', values, files: {} })).toEqual(answer);
});

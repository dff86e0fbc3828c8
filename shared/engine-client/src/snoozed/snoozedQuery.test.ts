import { expect, it } from 'vitest';
import { NOW } from './atNow';
import { onlySnoozed, withoutSnoozed } from './snoozedQuery';

it('keeps what is asked for already, and its alternatives', () => {
  const query = { owner: 'a', orQueries: [{ assignee: 'a', candidateUser: 'a' }] };
  expect(withoutSnoozed(query)).toEqual({
    owner: 'a',
    orQueries: [{ assignee: 'a', candidateUser: 'a' }, { followUpBeforeOrNotExistent: NOW }],
  });
});

it('asks for the others with the opposite condition', () => {
  expect(onlySnoozed({})).toEqual({ orQueries: [{ followUpAfter: NOW }] });
});

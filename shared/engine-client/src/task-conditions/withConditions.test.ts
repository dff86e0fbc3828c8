import { expect, it } from 'vitest';
import { withConditions } from './withConditions';

it('keeps what is asked for already, and makes each condition the only alternative', () => {
  const query = { owner: 'a', orQueries: [{ assignee: 'a', candidateUser: 'a' }] };
  expect(withConditions(query, { dueAfter: '1', dueBefore: '2' })).toEqual({
    owner: 'a',
    orQueries: [{ assignee: 'a', candidateUser: 'a' }, { dueAfter: '1' }, { dueBefore: '2' }],
  });
});

it('makes one condition of each variable', () => {
  const [one, other] = [{ name: 'a' }, { name: 'b' }];
  expect(withConditions({}, { processVariables: [one, other] })).toEqual({
    orQueries: [{ processVariables: [one] }, { processVariables: [other] }],
  });
});

it('leaves a query as it is without conditions', () => {
  expect(withConditions({ owner: 'a' }, {})).toEqual({ owner: 'a' });
});

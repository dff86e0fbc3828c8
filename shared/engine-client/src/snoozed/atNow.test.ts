import { expect, it } from 'vitest';
import { atNow, NOW } from './atNow';

it('sends the time for each word for it, and leaves all else as it is', () => {
  const query = atNow({
    name: 'now or never',
    followUpAfter: NOW,
    orQueries: [{ owner: 'a', followUpBefore: NOW }],
  });
  const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}[+-]\d{4}$/);
  expect(query).toEqual({
    name: 'now or never',
    followUpAfter: time,
    orQueries: [{ owner: 'a', followUpBefore: time }],
  });
});

it('leaves a query without alternatives without them', () => {
  expect(atNow({ owner: 'a' })).toEqual({ owner: 'a' });
});

import { expect, it } from 'vitest';
import { profileFaults } from './profileFaults';

const MARY = { firstName: 'Mary', lastName: 'Okafor', email: 'mary@taskweave.example' };

it.each(['mary@taskweave.example', 'm.o+tag@localhost', 'mary@büro.example', '', '  '])(
  'takes the address %j @S5.17',
  (email) => {
    expect(profileFaults({ ...MARY, email })).toEqual({});
  },
);

it.each(['mary', '@taskweave.example', 'mary@', 'mary@a..b', 'mary@a.', 'a b@c.example', 'a@b@c.example'])(
  'takes %j for no address @S5.17',
  (email) => {
    expect(profileFaults({ ...MARY, email })).toEqual({ email: 'email.wrong' });
  },
);

it('needs both names', () => {
  expect(profileFaults({ ...MARY, firstName: ' ', lastName: '' })).toEqual({
    firstName: 'firstName.missing',
    lastName: 'lastName.missing',
  });
});

it('takes no more than the engine can keep', () => {
  const faults = (length: number) => profileFaults({ ...MARY, lastName: 'x'.repeat(length) });
  expect([faults(255), faults(256)]).toEqual([{}, { lastName: 'field.tooLong' }]);
});

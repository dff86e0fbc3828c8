import { ROUTE_PARAM_NAMES } from '@taskweave/plugin-sdk/host/routeParams';
import { assert, constantFrom, dictionary, oneof, property, string } from 'fast-check';
import { expect, it } from 'vitest';
import { formatHash, parseHash, placeHash } from './HashNavigation';

const params = dictionary(constantFrom(...ROUTE_PARAM_NAMES), string({ unit: 'grapheme' }));

it('an address is read as it was written', () => {
  assert(
    property(params, constantFrom('/', '/admin/plugins', '/acme/risk'), (given, path) => {
      expect(parseHash(formatHash({ path, params: given }))).toEqual({ path, params: { ...given } });
    }),
  );
});

it('any hash is an address, and stays the same once it is written', () => {
  const parts = string({
    unit: constantFrom('#', '/', '?', '&', '=', '%', '%2', '%zz', 'task', 'filter', '\\', '..', 'ä', ' '),
  });
  assert(
    property(oneof(string({ unit: 'binary' }), parts), (hash) => {
      const read = parseHash(hash);
      expect(parseHash(formatHash(read))).toEqual(read);
      expect(typeof placeHash(hash)).toBe('string');
    }),
  );
});

import { expect, it } from 'vitest';
import { csrfCookieName } from './csrfCookieName';

const server = (plugins: unknown) => ({
  engine: 'default',
  engineKnown: true,
  engines: ['default'],
  plugins,
  pluginsError: null,
});

it('is what the administrator says', () => {
  expect(csrfCookieName(server({ csrfCookieName: 'ACME-TOKEN' }))).toBe('ACME-TOKEN');
});

it.each([null, server(null), server([]), server({ csrfCookieName: 7 }), server({ csrfCookieName: '' })])(
  'is the usual one for %j',
  (facts) => {
    expect(csrfCookieName(facts)).toBe('XSRF-TOKEN');
  },
);

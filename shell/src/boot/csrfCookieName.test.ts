import { expect, it } from 'vitest';
import { csrfCookieName } from './csrfCookieName';

const server = (plugins: unknown) => ({
  engine: 'default',
  engineKnown: true,
  engines: ['default'],
  plugins,
  pluginsError: null,
});

it('is what the administrator says @T9.27', () => {
  expect(csrfCookieName(server({ settings: { csrfCookieName: 'ACME-TOKEN' } }))).toBe('ACME-TOKEN');
});

it('may be said outside of the block, which goes first', () => {
  const names = [{}, { settings: { csrfCookieName: 'BLOCK' } }].map((file) =>
    csrfCookieName(server({ csrfCookieName: 'TOP', ...file })),
  );
  expect(names).toEqual(['TOP', 'BLOCK']);
});

it.each([
  null,
  server(null),
  server([]),
  server({ csrfCookieName: 7 }),
  server({ settings: 7 }),
  server({ csrfCookieName: '' }),
])('is the usual one for %j', (facts) => {
  expect(csrfCookieName(facts)).toBe('XSRF-TOKEN');
});

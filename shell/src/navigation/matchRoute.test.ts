import { expect, it } from 'vitest';
import { hasParams, matchRoute } from './matchRoute';

it.each([
  ['/risk', '/risk', {}],
  ['/risk', '/risk/', {}],
  ['/risk/:id', '/risk/42', { id: '42' }],
  ['/risk/:id', '/risk/a%2Fb%20c', { id: 'a/b c' }],
  ['/a/:one/b/:two', '/a/1/b/2', { one: '1', two: '2' }],
  ['/Prüfung', '/Pr%C3%BCfung', {}],
  ['/risk', '/risky', null],
  ['/risk/:id', '/risk', null],
  ['/risk', '/risk/42', null],
  ['/risk/:id', '/risk/%E0%A4', null],
])('%s and %s', (pattern, path, params) => {
  expect(matchRoute(pattern, path)).toEqual(params);
});

it('knows which pages need more than their address', () => {
  expect(['/risk', '/risk/:id'].map(hasParams)).toEqual([false, true]);
});

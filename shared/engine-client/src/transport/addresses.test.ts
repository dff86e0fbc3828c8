import { describe, expect, it } from 'vitest';
import { createAddresses } from './addresses';

const { isEngine, url } = createAddresses('/operaton', 'default');

describe('url', () => {
  it.each([
    ['task/4711', '/operaton/api/engine/engine/default/task/4711'],
    ['/shop/form.html', '/shop/form.html'],
    ['https://other.example/form', 'https://other.example/form'],
    ['//other.example/form', '//other.example/form'],
  ])('makes of %s the address %s', (path, address) => {
    expect(url(path)).toBe(address);
  });

  it('joins lists by commas and leaves out what is null or undefined', () => {
    const query = { idIn: ['a', 'b c'], latest: true, firstResult: 0, name: null, key: undefined };
    expect(url('task', query)).toBe(
      '/operaton/api/engine/engine/default/task?idIn=a%2Cb+c&latest=true&firstResult=0',
    );
  });

  it('adds to a query that is there already', () => {
    expect(url('/form?x=1', { taskId: '4711' })).toBe('/form?x=1&taskId=4711');
  });
});

describe('isEngine', () => {
  it.each(['/operaton/api/admin/auth', '/operaton/api/engine/engine/default/task'])(
    'is true for %s',
    (own) => {
      expect(isEngine(own)).toBe(true);
    },
  );

  it.each(['/shop/api/x', '//evil.example/operaton/api/x', 'https://evil.example/operaton/api/x'])(
    'is false for %s',
    (other) => {
      expect(isEngine(other)).toBe(false);
    },
  );

  it("knows a whole URL of the page's own origin, as the engine's links have it", () => {
    const { isEngine, url } = createAddresses('/operaton', 'default', 'https://host.example');
    expect(isEngine(url('https://host.example/operaton/api/engine/engine/default/filter'))).toBe(true);
    expect(isEngine(url('https://host.example.evil/operaton/api/x'))).toBe(false);
  });
});

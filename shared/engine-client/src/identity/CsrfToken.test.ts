import { expect, it, vi } from 'vitest';
import { createCsrfToken } from './CsrfToken';

function setUp(cookieName = 'XSRF-TOKEN') {
  const page = { cookies: '' };
  const pending: (() => void)[] = [];
  const fetchToken = vi.fn(() => new Promise<void>((resolve) => pending.push(resolve)));
  const token = createCsrfToken({ cookieName, readCookies: () => page.cookies, fetchToken });
  const answer = (value: string) => {
    page.cookies = `${cookieName}=${value}`;
    pending.shift()?.();
  };
  return { page, token, fetchToken, answer };
}

it('comes from the cookie that the administrator has named @T9.27 @S7.1', () => {
  const { page, token } = setUp('MY-TOKEN');
  page.cookies = 'XSRF-TOKEN=other; MY-TOKEN=mine';
  expect(token.current()).toBe('mine');
});

it('comes from the header of an answer where no cookie can be read', () => {
  const { page, token } = setUp();
  token.observe(new Headers({ 'X-XSRF-TOKEN': 'from-header' }));
  expect(token.current()).toBe('from-header');
  page.cookies = 'XSRF-TOKEN=from-cookie';
  expect(token.current()).toBe('from-cookie');
});

it('is never the word by which the engine misses one', () => {
  const { token } = setUp();
  token.observe(new Headers({ 'X-XSRF-TOKEN': 'Required' }));
  expect(token.current()).toBeNull();
});

it('is not asked for when it is there', async () => {
  const { page, token, fetchToken } = setUp();
  page.cookies = 'XSRF-TOKEN=abc';
  expect(await token.ready()).toBe('abc');
  expect(fetchToken).not.toHaveBeenCalled();
});

it('is asked for again when the session has changed, though the old cookie is still there', async () => {
  const { page, token, answer } = setUp();
  page.cookies = 'XSRF-TOKEN=old';
  token.expire();
  const ready = token.ready();
  answer('new');
  expect(await ready).toBe('new');
});

it('that was asked for before the session changed is not taken for the new one', async () => {
  const { token, fetchToken, answer } = setUp();
  const before = token.refresh();
  token.expire();
  answer('old');
  await before;
  const ready = token.ready();
  expect(fetchToken).toHaveBeenCalledTimes(2);
  answer('new');
  expect(await ready).toBe('new');
});

it('is asked for again after a failure', async () => {
  const fetchToken = vi.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValue(undefined);
  const token = createCsrfToken({ cookieName: 'X', readCookies: () => '', fetchToken });
  await expect(token.ready()).rejects.toThrow('down');
  expect(await token.ready()).toBeNull();
});

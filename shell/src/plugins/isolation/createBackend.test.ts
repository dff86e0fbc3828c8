import { expect, it, vi } from 'vitest';
import { createBackend } from './createBackend';

const RISK = 'https://risk.example';

it('calls a server that is declared and allowed', async () => {
  const { backend, fetch } = backendOf();
  await backend.fetch(`${RISK}/score?task=1`, {
    method: 'POST',
    body: '{}',
    headers: { Authorization: 'Bearer x' },
  });
  const [address, init] = fetch.mock.calls[0] ?? [];
  expect(String(address)).toBe(`${RISK}/score?task=1`);
  expect(init?.method).toBe('POST');
  expect([...new Headers(init?.headers)]).toEqual([['authorization', 'Bearer x']]);
});

it('takes nothing of the session there, whatever the plugin asks for @F25 @P18', async () => {
  const { backend, fetch } = backendOf();
  await backend.fetch(RISK, {
    credentials: 'include',
    redirect: 'follow',
    referrerPolicy: 'unsafe-url',
    headers: { 'x-xsrf-token': 'TOKEN' },
  });
  const [, init] = fetch.mock.calls[0] ?? [];
  expect(init).toMatchObject({ credentials: 'omit', redirect: 'error', referrerPolicy: 'no-referrer' });
  expect(new Headers(init?.headers).has('X-XSRF-TOKEN')).toBe(false);
});

it.each([
  ['a server that the manifest does not declare', 'https://other.example/', 'does not declare'],
  ['a server that the administrator does not allow', 'https://declared.example/', 'does not allow'],
  ['another port', `${RISK}:8443/`, 'does not declare'],
  ['the server of the page', 'https://tasks.example/operaton/api', 'the page itself'],
  ['a path', '/operaton/api', 'no address of a server'],
  ['a script', 'javascript:alert(1)', 'no address of a server'],
])('does not call %s @P17', async (_, address, reason) => {
  const { backend, fetch, onRefused } = backendOf();
  await expect(backend.fetch(address)).rejects.toMatchObject({
    code: 'PLG-309',
    message: expect.stringContaining(reason),
    cause: expect.objectContaining({ server: expect.stringMatching(/./) }),
  });
  expect(fetch).not.toHaveBeenCalled();
  expect(onRefused).toHaveBeenCalledOnce();
});

it('reports a server that does not answer, by its name, and not a call that was given up', async () => {
  const { backend, fetch, onRefused } = backendOf();
  fetch.mockRejectedValue(new TypeError('Failed to fetch'));
  const lost = await backend.fetch(`${RISK}/score`).catch((error: unknown) => error);
  expect(lost).toMatchObject({ message: 'Failed to fetch', cause: { server: RISK } });
  expect(lost).toBeInstanceOf(TypeError);
  expect(onRefused).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ code: 'PLG-401', message: expect.stringContaining(RISK) }),
  );
  await expect(backend.fetch(RISK, { signal: AbortSignal.abort() })).rejects.toThrow();
  expect(onRefused).toHaveBeenCalledOnce();
});

function backendOf() {
  const fetch = vi.fn(async (_address: RequestInfo | URL, _init?: RequestInit) => new Response('{}'));
  const onRefused = vi.fn();
  return {
    backend: createBackend({
      pluginId: 'risk',
      declared: () => [RISK, 'https://declared.example', 'https://tasks.example'],
      allowed: () => [RISK, 'https://other.example', 'https://tasks.example'],
      page: 'https://tasks.example/operaton/app/taskweave/default/',
      fetch,
      onRefused,
    }),
    fetch,
    onRefused,
  };
}

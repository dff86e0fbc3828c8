import { expect, it } from 'vitest';
import { readServedFile } from './readServedFile';

const read = (answer: () => Response | Promise<Response>) =>
  readServedFile({ appRoot: '/x' }, 'default', async (input) => {
    expect(input).toBe('/x/app/taskweave/config/plugins.json');
    return answer();
  });

it('has what the file says, and leaves the engines to be asked', async () => {
  expect(await read(() => Response.json({ csrfCookieName: 'ACME-TOKEN' }))).toEqual({
    engine: 'default',
    engineKnown: true,
    engines: null,
    plugins: { csrfCookieName: 'ACME-TOKEN' },
    pluginsError: null,
  });
});

it.each([
  ['status 404', () => new Response('', { status: 404 })],
  ['the first page', () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } })],
])('takes %s for no file', async (_, answer) => {
  expect(await read(answer)).toMatchObject({ plugins: null, pluginsError: null });
});

it.each([
  ['status 503', () => new Response('', { status: 503 })],
  ['is not JSON', () => new Response('{')],
  ['cannot be reached', () => Promise.reject(new TypeError('offline'))],
])('starts without a file that cannot be read: %s', async (words, answer) => {
  const { plugins, pluginsError } = await read(answer);
  expect(plugins).toBeNull();
  expect(pluginsError).toContain(words);
});

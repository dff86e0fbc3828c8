import type { RegisteredPlugin } from '@taskweave/plugin-files/known-plugins/PluginEntry';
import { expect, it, vi } from 'vitest';
import { diagnoseFile } from './diagnoseFile';

const PLUGIN = { manifest: { id: 'risk' }, baseUrl: 'https://p.example/' } as RegisteredPlugin;
const FAILED = Object.assign(new Error('Loading chunk 7 failed.'), {
  name: 'ChunkLoadError',
  request: 'https://p.example/7.js',
});

it.each([
  ['a dead server', dead, 'PLG-401'],
  ['a missing file', async () => new Response('', { status: 404 }), 'PLG-402'],
  ['another file than the one that was built', async () => new Response(''), 'PLG-304'],
] as const)('%s has its code, with the address', async (_, send, code) => {
  expect(await diagnoseFile(PLUGIN, FAILED, send)).toMatchObject({
    code,
    message: expect.stringContaining('https://p.example/7.js'),
  });
});

it('finds the style sheet that was not taken, which nobody names', async () => {
  const entries = ['7.css', '8.js'].map((file) => ({ name: `https://p.example/${file}` }));
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(entries as never);
  const failed = Object.assign(new Error('Loading css chunk 7 failed.'), { name: 'ChunkLoadError' });

  expect(await diagnoseFile(PLUGIN, failed, async () => new Response(''))).toMatchObject({
    code: 'PLG-304',
    message: expect.stringContaining('7.css'),
  });
});

it('names the status that the file had at first, where the server has it by now', async () => {
  const entry = { name: FAILED.request, responseStatus: 502 };
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry] as never);
  expect(await diagnoseFile(PLUGIN, FAILED, async () => new Response(''))).toMatchObject({
    code: 'PLG-402',
    message: expect.stringContaining('502 at first'),
  });
});

it('leaves errors of the code itself as they are', async () => {
  const error = new Error('boom');
  expect(await diagnoseFile(PLUGIN, error, dead)).toBe(error);
});

async function dead(): Promise<Response> {
  throw new TypeError('Failed to fetch');
}

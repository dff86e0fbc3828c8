import type { PluginManifest } from '@taskweave/plugin-sdk';
import { expect, it } from 'vitest';
import { diagnoseLoad } from './diagnoseLoad';

const PLUGIN = {
  baseUrl: 'https://plugins.example/risk/',
  manifest: {
    id: 'risk',
    entry: { file: 'entry.js', integrity: 'sha384-AA' },
  } as unknown as PluginManifest,
};

it.each([
  ['a dead server', dead, 'PLG-401', true],
  ['a missing file', status(404), 'PLG-402', false],
  ['a server with too much to do', status(503), 'PLG-402', true],
  ['another content', tampered, 'PLG-304', false],
  ['code that throws', status(200), 'PLG-404', false],
] as const)('%s has its code', async (_, send, code, isTransient) => {
  expect(await diagnoseLoad(PLUGIN, new Error('boom'), send)).toMatchObject({ code, isTransient });
});

it('tries again what failed on its way, and would come now', async () => {
  const error = new Error('#RUNTIME-008 … ScriptNetworkError: Failed to load script');
  expect(await diagnoseLoad(PLUGIN, error, status(200))).toMatchObject({
    code: 'PLG-401',
    isTransient: true,
  });
});

it('names the file that the entry asked for, and did not take', async () => {
  const request = 'https://plugins.example/risk/7.js';
  const error = Object.assign(new Error('not accepted'), { name: 'ChunkLoadError', request });

  expect(await diagnoseLoad(PLUGIN, error, status(200))).toMatchObject({
    code: 'PLG-304',
    message: expect.stringContaining(request),
  });
});

it('keeps what the code said', async () => {
  const fault = await diagnoseLoad(PLUGIN, new Error('boom'), status(200));
  expect(fault.message).toContain('boom');
});

function status(code: number): typeof fetch {
  return async () => new Response('', { status: code });
}

async function dead(): Promise<Response> {
  throw new TypeError('Failed to fetch');
}

async function tampered(_: unknown, init?: RequestInit): Promise<Response> {
  if (init?.integrity !== undefined) throw new TypeError('Failed to fetch');
  return new Response('');
}

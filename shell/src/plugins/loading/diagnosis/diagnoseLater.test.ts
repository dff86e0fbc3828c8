import { expect, it } from 'vitest';
import { diagnoseLater } from './diagnoseLater';

const PLUGIN = { manifest: { id: 'risk' } } as never;

it('says what the diagnosis finds, errors included', async () => {
  expect(await diagnoseLater(PLUGIN, 'cause', async () => async () => 'found')).toBe('found');
  const broken = diagnoseLater(PLUGIN, 'cause', async () => () => Promise.reject(new Error('broken')));
  await expect(broken).rejects.toThrow('broken');
});

it('calls the server silent where its own code does not come, which may pass', async () => {
  const fault = await diagnoseLater(PLUGIN, 'cause', () => Promise.reject(new Error('no chunk')));
  expect(fault).toMatchObject({ code: 'PLG-401', pluginId: 'risk', cause: 'cause', isTransient: true });
});

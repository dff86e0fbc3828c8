import { delimiter } from 'node:path';
import { expect, it } from 'vitest';
import { cleanEnvironment } from './cleanEnvironment.mjs';

it('drops what npm sets for its scripts and keeps what a person set', () => {
  const clean = cleanEnvironment({
    PATH: '/usr/bin',
    HOME: '/home/mary',
    npm_lifecycle_event: 'start',
    npm_config_user_agent: 'npm/11',
    npm_config_registry: 'a registry',
  });

  expect(clean).toMatchObject({ HOME: '/home/mary', npm_config_registry: 'a registry' });
  expect(Object.keys(clean)).not.toContain('npm_lifecycle_event');
  expect(Object.keys(clean)).not.toContain('npm_config_user_agent');
});

it('puts the pinned tools first on the path, once', () => {
  const path = cleanEnvironment(cleanEnvironment({ PATH: '/usr/bin' })).PATH?.split(delimiter) ?? [];

  expect(path).toHaveLength(3);
  expect(path[0]).toMatch(/install\/pnpm/);
  expect(path[2]).toBe('/usr/bin');
});

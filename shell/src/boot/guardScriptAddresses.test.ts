// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { guardScriptAddresses } from './guardScriptAddresses';

function addressRule(appRoot: string): (text: string) => string | null {
  const createPolicy = vi.fn();
  guardScriptAddresses(appRoot, { trustedTypes: { createPolicy } });
  expect(createPolicy.mock.lastCall?.[0]).toBe('default');
  return createPolicy.mock.lastCall?.[1].createScriptURL;
}

it.each([
  '/operaton/api/engine/engine/default/task/1/attachment/2/data',
  'http://localhost:3000/operaton/api/engine/engine/default/task/1/deployed-form',
  '/operaton//api/engine/engine',
  '/operaton/app/../api/engine/engine',
  '/operaton/%61pi/engine/engine',
  '/operaton/api;x=1/engine/engine',
])('lets no data of the engine be a script: %s', (address) => {
  expect(addressRule('/operaton')(address)).toBeNull();
});

it.each([
  '/operaton/app/taskweave/assets/shell.1.js',
  '/operaton/api/tasklist/plugin/acme/static/app/plugin.js',
  '/forms/own.js',
  '/operaton/api/engines.js',
  'https://plugins.example/operaton/api/engine/entry.js',
])('lets scripts come from where the rest of the policy allows: %s', (address) => {
  expect(addressRule('/operaton')(address)).toBe(address);
});

it('is no matter where the browser knows none of it', () => {
  expect(() => guardScriptAddresses('/operaton', {})).not.toThrow();
});

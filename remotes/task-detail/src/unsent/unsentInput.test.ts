// @vitest-environment jsdom
import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { createTestHost } from '@taskweave/plugin-sdk/testing';
import { expect, it, vi } from 'vitest';

const engine = { name: 'default' } as EngineClient;

async function openPage() {
  vi.resetModules();
  const { unsentInputOf } = await import('./unsentInput');
  return (id: string, at = engine) => {
    const host = createTestHost({ engine: at, user: { id, name: id } });
    return { input: unsentInputOf(host.services), ...host };
  };
}

it('outlives a reload', async () => {
  (await openPage())('demo').input.set('comment:1', 'Half a sen');
  expect((await openPage())('demo').input.get('comment:1')).toBe('Half a sen');
});

it('leaves nothing behind once all of it was sent', async () => {
  const { input } = (await openPage())('demo');
  input.set('comment:1', 'text');
  input.set('comment:1', null);
  expect(Object.keys(sessionStorage)).toEqual([]);
});

it('stays where the session ends by itself, and goes with a sign-out', async () => {
  const as = await openPage();
  const { input, setSession } = as('demo');
  input.set('comment:1', 'text');
  setSession('expired');
  expect(as('demo').input.get('comment:1')).toBe('text');
  setSession('ended');
  expect(as('demo').input.get('comment:1')).toBeNull();
  expect(Object.keys(sessionStorage)).toEqual([]);
});

it('is taken away when someone else works in the tab', async () => {
  const as = await openPage();
  as('demo').input.set('comment:1', 'text');
  expect(as('mary').input.get('comment:1')).toBeNull();
  expect(as('demo').input.get('comment:1')).toBeNull();
  expect(Object.keys(sessionStorage)).toEqual([]);
});

it('stays where a task of another engine of the page is opened', async () => {
  const as = await openPage();
  as('demo').input.set('comment:1', 'text');
  as('demo', { name: 'north', pageEngine: 'default' } as EngineClient);
  expect(as('demo').input.get('comment:1')).toBe('text');
});

it('is kept as long as the page where the browser has no room', async () => {
  const { input } = (await openPage())('demo');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  input.set('comment:1', 'text');
  expect(input.get('comment:1')).toBe('text');
});

it('is empty where the stored text is none of ours', async () => {
  sessionStorage.setItem('taskweave-unsent:["default","demo"]', '{broken');
  expect((await openPage())('demo').input.get('comment:1')).toBeNull();
});

// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { createQuarantine, type Quarantine } from './Quarantine';

const BUILD = { id: 'risk', version: '1.0.0', integrity: 'sha384-A' };

let quarantine: Quarantine;

beforeEach(() => {
  quarantine = create();
});

it('forgets faults that are long past', () => {
  quarantine.fault(BUILD);
  quarantine.fault(BUILD);
  vi.spyOn(Date, 'now').mockReturnValueOnce(Date.now() + 61_000);
  expect(quarantine.fault(BUILD)).toBe(false);
});

it('counts each plugin by itself', () => {
  quarantine.fault(BUILD);
  quarantine.fault(BUILD);
  expect(quarantine.fault({ ...BUILD, id: 'cats' })).toBe(false);
});

it('holds the build over a reload, and lets a new one in', () => {
  for (let index = 0; index < 3; index += 1) quarantine.fault(BUILD);
  const afterReload = create();
  expect(afterReload.holds(BUILD)).toBe(true);
  expect(afterReload.holds({ ...BUILD, integrity: 'sha384-B' })).toBe(false);
});

it('lets a released plugin back in with a clean record', () => {
  for (let index = 0; index < 3; index += 1) quarantine.fault(BUILD);
  quarantine.release('risk');
  expect(quarantine.holds(BUILD)).toBe(false);
  expect(quarantine.fault(BUILD)).toBe(false);
});

function create(): Quarantine {
  return createQuarantine({ limit: () => ({ faults: 3, withinSeconds: 60 }) });
}

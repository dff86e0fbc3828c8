import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dropOlderData, keptDataFile } from './keptData.mjs';

/** @type {string} */
let root;
const MORNING = new Date(2026, 4, 3, 8);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'taskweave-kept-'));
});

afterEach(() => rmSync(root, { recursive: true }));

describe('keptDataFile', () => {
  const of = (/** @type {Partial<Parameters<typeof keptDataFile>[0]>} */ change = {}) =>
    keptDataFile({ engine: 'operaton', now: MORNING, root, ...change });

  it('is the same all day long', () => {
    expect(of({ now: new Date(2026, 4, 3, 23, 59) })).toBe(of());
    expect(of()).toMatch(/operaton-0-[0-9a-f]{16}-2026-05-03\.sql\.gz$/);
  });

  it('is another one on the next day, whose tasks are due on other dates', () => {
    expect(of({ now: new Date(2026, 4, 4) })).not.toBe(of());
  });

  it('is another one for another engine and number of tasks', () => {
    expect(new Set([of(), of({ engine: 'camunda' }), of({ tasks: 10_000 })]).size).toBe(3);
  });

  it('is another one when the data or the processes change', () => {
    const before = of();
    mkdirSync(join(root, 'engine/demo/data'), { recursive: true });
    writeFileSync(join(root, 'engine/demo/data/load.mjs'), 'more');

    expect(of()).not.toBe(before);
  });
});

it('dropOlderData deletes those of the same engine and number of tasks, and no others', () => {
  const file = join(root, 'kept', 'operaton-0-aa-2026-05-03.sql.gz');
  mkdirSync(join(root, 'kept'));
  for (const name of [
    'operaton-0-aa-2026-05-02.sql.gz',
    'operaton-0-bb-2026-05-03.sql.gz',
    'operaton-10000-aa-2026-05-02.sql.gz',
    'camunda-0-aa-2026-05-02.sql.gz',
  ]) {
    writeFileSync(join(root, 'kept', name), '');
  }
  writeFileSync(file, '');

  dropOlderData(file);

  expect(readdirSync(join(root, 'kept'))).toEqual([
    'camunda-0-aa-2026-05-02.sql.gz',
    'operaton-0-aa-2026-05-03.sql.gz',
    'operaton-10000-aa-2026-05-02.sql.gz',
  ]);
});

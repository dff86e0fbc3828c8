import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkDataIsFree, deleteData, lockData } from './dataLock.mjs';

/** @type {string} */
let folder;
/** @type {import('node:child_process').ChildProcess[]} */
let children = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'taskweave-data-'));
});

afterEach(() => {
  for (const child of children) {
    child.kill();
  }
  children = [];
  rmSync(folder, { recursive: true });
});

/** A process whose command line reads like an engine's. */
function runLikeAnEngine() {
  const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)', 'taskweave.demo.db'], {
    stdio: 'ignore',
  });
  children.push(child);
  return child.pid ?? 0;
}

describe('a folder with data', () => {
  it('is refused while its engine runs', () => {
    const pid = runLikeAnEngine();
    lockData(folder, pid);

    expect(() => checkDataIsFree(folder)).toThrow(`in use by an engine (process ${pid})`);
  });

  it('is free again when its engine gave it back', () => {
    const unlock = lockData(folder, runLikeAnEngine());

    unlock();

    expect(() => checkDataIsFree(folder)).not.toThrow();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is free when its engine was killed', () => {
    // More than any system gives.
    lockData(folder, 2 ** 30);

    expect(() => checkDataIsFree(folder)).not.toThrow();
  });

  it.runIf(process.platform === 'linux')('is free when the number now belongs to another program', () => {
    lockData(folder, process.pid);

    expect(() => checkDataIsFree(folder)).not.toThrow();
  });
});

describe('deleteData', () => {
  it('deletes the databases and nothing else', () => {
    for (const name of ['taskweave-operaton.mv.db', 'taskweave-camunda.trace.db', 'letters.mv.db']) {
      writeFileSync(join(folder, name), '');
    }

    expect(deleteData(folder)).toEqual(['taskweave-camunda.trace.db', 'taskweave-operaton.mv.db']);
    expect(readdirSync(folder)).toEqual(['letters.mv.db']);
  });

  it('deletes the half of a database that an ended start left', () => {
    writeFileSync(join(folder, 'taskweave-operaton.new.mv.db'), '');

    expect(deleteData(folder)).toEqual(['taskweave-operaton.new.mv.db']);
  });

  it('deletes nothing while an engine uses them', () => {
    writeFileSync(join(folder, 'taskweave-operaton.mv.db'), '');
    lockData(folder, runLikeAnEngine());

    expect(() => deleteData(folder)).toThrow('in use');
    expect(readdirSync(folder)).toContain('taskweave-operaton.mv.db');
  });

  it('finds nothing in a folder that does not exist', () => {
    expect(deleteData(join(folder, 'none'))).toEqual([]);
  });
});

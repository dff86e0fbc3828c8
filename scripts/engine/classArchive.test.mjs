import { chmodSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { classArchive } from './classArchive.mjs';

/** @type {string} */
let home;
/** @type {string} */
let folder;

beforeEach(() => {
  const place = realpathSync(mkdtempSync(join(tmpdir(), 'taskweave-archive-')));
  home = join(place, 'jdk');
  folder = join(place, 'engine');
  mkdirSync(join(home, 'bin'), { recursive: true });
  mkdirSync(folder);
  writeFileSync(join(home, 'release'), 'JAVA_VERSION="17.0.1"');
  program('java', 'exit 0');
  program('jcmd', 'echo classes > "$4"');
});

afterEach(() => rmSync(join(home, '..'), { recursive: true }));

/**
 * @param {string} name
 * @param {string} body
 */
function program(name, body) {
  writeFileSync(join(home, 'bin', name), `#!/bin/sh\n${body}\n`);
  chmodSync(join(home, 'bin', name), 0o755);
}

function archive(flags = ['-Xmx600m']) {
  return classArchive({ java: join(home, 'bin/java'), folder, flags });
}

describe.skipIf(process.platform === 'win32')('classArchive', () => {
  it('is written by the first engine and read by the next', async () => {
    const first = archive();
    expect(first?.args).toContain('-XX:+RecordDynamicDumpInfo');

    await first?.write?.(4711);

    const next = archive();
    expect(next?.args[0]).toMatch(/^-XX:SharedArchiveFile=.*[0-9a-f]{16}\.jsa$/);
    expect(next?.write).toBeUndefined();
  });

  it('is another one for another Java and for other flags', async () => {
    await archive()?.write?.(4711);

    expect(archive(['-Xmx1g'])?.write).toBeDefined();
    writeFileSync(join(home, 'release'), 'JAVA_VERSION="21.0.1"');
    expect(archive()?.write).toBeDefined();
  });

  it('is left when it cannot be written, by half or not at all', async () => {
    program('jcmd', 'echo half > "$4"; exit 1');

    await archive()?.write?.(4711);

    expect(readdirSync(folder)).toEqual([]);
    expect(archive()?.write).toBeDefined();
  });

  it('is nothing for a Java without the program that writes it', () => {
    rmSync(join(home, 'bin/jcmd'));

    expect(archive()).toBeUndefined();
  });
});

import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { unpackJar } from './unpackJar.mjs';

/** @type {string} */
let cache;
/** @type {string} */
let java;

/** Unpacks as Spring Boot's own tool does it. */
const FAKE_JAVA = `#!/bin/sh
[ -s "$3" ] || exit 1
mkdir -p "$6/lib" && cp "$3" "$6/lib/taskweave-webapp-1.jar" && echo h2 > "$6/lib/h2.jar" && echo main > "$6/$(basename "$3")"
`;

beforeEach(() => {
  cache = mkdtempSync(join(tmpdir(), 'taskweave-unpacked-'));
  mkdirSync(join(cache, 'engines'));
  java = join(cache, 'java');
  writeFileSync(java, FAKE_JAVA);
  chmodSync(java, 0o755);
});

afterEach(() => rmSync(cache, { recursive: true }));

/**
 * @param {string} name
 * @param {string} content
 */
function jarOf(name, content) {
  const jar = join(cache, 'engines', name);
  writeFileSync(jar, content);
  return jar;
}

describe.skipIf(process.platform === 'win32')('unpackJar', () => {
  it('gives the command that starts it, with every jar by name', () => {
    const folder = join(cache, 'unpacked/operaton-aa-11');
    const command = join(folder, 'command');
    expect(unpackJar({ java, jar: jarOf('operaton-aa-11.jar', 'app 1') })).toEqual({
      folder,
      command: `@${command}`,
    });

    const jars = ['operaton-aa-11.jar', 'lib/h2.jar', 'lib/taskweave-webapp-1.jar'].map((name) =>
      join(folder, name),
    );
    expect(readFileSync(command, 'utf8')).toBe(
      `-cp "${jars.join(':')}"\nio.taskweave.demo.DemoApplication\n`,
    );
  });

  it('leaves what is unpacked as it is: archives fit untouched jars only', () => {
    unpackJar({ java, jar: jarOf('operaton-aa-11.jar', 'app 1') });
    unpackJar({ java, jar: jarOf('operaton-aa-11.jar', 'app 2') });
    const lib = join(cache, 'unpacked/operaton-aa-11/lib/taskweave-webapp-1.jar');
    expect(readFileSync(lib, 'utf8')).toBe('app 1');
  });

  it('deletes what was unpacked more than a week ago', () => {
    unpackJar({ java, jar: jarOf('operaton-aa-11.jar', 'app') });
    utimesSync(join(cache, 'unpacked/operaton-aa-11'), 1, 1);
    unpackJar({ java, jar: jarOf('operaton-bb-11.jar', 'app') });
    expect(readdirSync(join(cache, 'unpacked'))).toEqual(['operaton-bb-11']);
  });

  it('leaves a jar as it is that cannot be unpacked', () => {
    expect(unpackJar({ java, jar: jarOf('operaton-aa-11.jar', '') })).toBeUndefined();
  });
});

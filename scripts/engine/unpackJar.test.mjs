import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { unpackJar, useFolder } from './unpackJar.mjs';

/** @type {string} */
let cache;
/** @type {string} */
let java;

/** Unpacks as Spring Boot's own tool does it: the content of the jar is the app's. */
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
  it('gives the command that starts it, with every jar by name, and the app', () => {
    const unpacked = unpackJar({ java, jar: jarOf('operaton-aa-11.jar', 'app 1') });

    const folder = join(cache, 'unpacked/operaton-aa');
    expect(unpacked).toEqual({
      folder,
      command: `@${join(folder, 'command')}`,
      app: `jar:${pathToFileURL(join(folder, 'app/11.jar'))}!/META-INF/taskweave/app/`,
    });
    expect(readFileSync(join(folder, 'command'), 'utf8')).toBe(
      `-cp "${['engine.jar', 'lib/h2.jar', 'lib/taskweave-webapp-1.jar'].map((name) => join(folder, name)).join(':')}"\nio.taskweave.demo.DemoApplication\n`,
    );
    expect(readFileSync(join(folder, 'engine.jar'), 'utf8')).toBe('main\n');
    expect(readdirSync(join(folder, 'lib'))).toEqual(['h2.jar', 'taskweave-webapp-1.jar']);
  });

  it('touches nothing but the app when the sources of the engine are the same: archives fit untouched jars only', () => {
    unpackJar({ java, jar: jarOf('operaton-aa-11.jar', 'app 1') });
    unpackJar({ java, jar: jarOf('operaton-aa-22.jar', 'app 2') });

    const folder = join(cache, 'unpacked/operaton-aa');
    expect(readFileSync(join(folder, 'lib/taskweave-webapp-1.jar'), 'utf8')).toBe('app 1');
    expect(readFileSync(join(folder, 'app/22.jar'), 'utf8')).toBe('app 2');
    expect(existsSync(join(folder, 'app/11.jar'))).toBe(false);
    expect(readdirSync(join(cache, 'unpacked'))).toEqual(['operaton-aa']);
  });

  it('deletes what other sources of the same engine left, unless an engine runs from it', () => {
    for (const name of ['operaton-aa', 'operaton-bb', 'camunda-aa']) {
      unpackJar({ java, jar: jarOf(`${name}-11.jar`, 'app') });
      useFolder(join(cache, 'unpacked', name), process.pid);
    }
    expect(readdirSync(join(cache, 'unpacked'))).toEqual(['camunda-aa', 'operaton-aa', 'operaton-bb']);

    const ended = useFolder(join(cache, 'unpacked/operaton-aa'), process.pid);
    ended();
    // More than any system gives: killed without a chance to say so.
    useFolder(join(cache, 'unpacked/operaton-aa'), 2 ** 30);
    unpackJar({ java, jar: jarOf('operaton-cc-11.jar', 'app') });

    expect(readdirSync(join(cache, 'unpacked'))).toEqual(['camunda-aa', 'operaton-bb', 'operaton-cc']);
  });

  it('leaves a jar as it is that cannot be unpacked, or that tells no sources', () => {
    expect(unpackJar({ java, jar: jarOf('operaton-aa-11.jar', '') })).toBeUndefined();
    expect(unpackJar({ java, jar: jarOf('mine.jar', 'app') })).toBeUndefined();
    expect(readdirSync(join(cache, 'engines'))).toContain('operaton-aa-11.jar');
  });
});

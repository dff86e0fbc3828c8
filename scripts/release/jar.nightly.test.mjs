import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inRepository } from '../process/paths.mjs';
import { centralBundle } from './centralBundle.mjs';
import { packJar } from './jar.mjs';
import { makeWar } from './smallArtefacts.mjs';

const VERSION = '7.8.9';
const EPOCH = 1_700_000_000;

/** @type {string} */
let root;

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'taskweave-jars-'));
  for (const build of ['one', 'two']) {
    const app = path.join(root, build, 'app');
    const out = path.join(root, build, 'out');
    mkdirSync(path.join(app, 'assets'), { recursive: true });
    mkdirSync(out);
    writeFileSync(path.join(app, 'index.html'), '<!doctype html>');
    writeFileSync(path.join(app, 'assets/react.0123456789ab.js'), 'react()');
    writeFileSync(
      path.join(app, 'assets/react.0123456789ab.js.map'),
      JSON.stringify({ sources: [sourceOf('react')] }),
    );
    const options = { out, version: VERSION, epoch: EPOCH, note: () => {} };
    await packJar({ ...options, app });
    await makeWar(options);
  }
}, 240_000);

afterAll(() => rmSync(root, { recursive: true }));

test('the same sources make the same jar, POM, bill of materials and zip, wherever they are built', () => {
  const [one, two] = ['one', 'two'].map((build) => contentsOf(path.join(root, build, 'out')));

  expect(Object.keys(one ?? {})).toEqual([
    'taskweave-war-7.8.9.zip',
    'taskweave-webapp-7.8.9-javadoc.jar',
    'taskweave-webapp-7.8.9-sources.jar',
    'taskweave-webapp-7.8.9.cdx.json',
    'taskweave-webapp-7.8.9.jar',
    'taskweave-webapp-7.8.9.pom',
  ]);
  expect(two).toEqual(one);
});

test('the jar brings its licence, those of what is inside, and its bill of materials', () => {
  const names = listed('taskweave-webapp-7.8.9.jar');

  expect(names).toEqual(
    expect.arrayContaining([
      'META-INF/LICENSE',
      'META-INF/NOTICE',
      'META-INF/THIRD-PARTY.txt',
      'META-INF/sbom/bom.cdx.json',
      'META-INF/services/jakarta.servlet.ServletContainerInitializer',
      'META-INF/spring/org.springframework.boot.autoconfigure.AutoConfiguration.imports',
      'META-INF/taskweave/app/assets/react.0123456789ab.js',
      'META-INF/taskweave/app/index.html',
    ]),
  );
  expect(names.filter((name) => name.endsWith('.map'))).toEqual([]);
  expect(textIn('META-INF/THIRD-PARTY.txt')).toMatch(/^react [\d.]+, MIT/m);
});

test('no Java of others is inside, nor that of the demo: what Maven builds with is not shipped, and no bill names it', () => {
  const names = listed('taskweave-webapp-7.8.9.jar');
  const programs = names.filter((name) => /\.(class|jar|war)$/.test(name));

  expect(programs.length).toBeGreaterThan(20);
  expect(programs.filter((name) => !/^io\/taskweave\/webapp\/[\w/$]+\.class$/.test(name))).toEqual([]);
  expect(listed('taskweave-war-7.8.9.zip')).toEqual(['WEB-INF/lib/taskweave-webapp.jar']);
  const { components } = JSON.parse(textIn('META-INF/sbom/bom.cdx.json'));
  expect(components.length).toBeGreaterThan(0);
  expect(components.filter((/** @type {{ purl: string }} */ { purl }) => !/^pkg:npm\//.test(purl))).toEqual(
    [],
  );
});

test('the bundle for Maven Central has POM, jar, sources and documentation, each with its checksums', async () => {
  const from = path.join(root, 'one/out');
  const zip = await centralBundle({ from, to: root, version: VERSION, epoch: EPOCH, isSigned: false });

  const { stdout } = spawnSync('unzip', ['-Z1', zip], { encoding: 'utf8' });
  const names = ['-javadoc.jar', '-sources.jar', '.jar', '.pom'].flatMap((ending) =>
    ['', '.md5', '.sha1'].map(
      (sum) => `io/taskweave/taskweave-webapp/7.8.9/taskweave-webapp-7.8.9${ending}${sum}`,
    ),
  );
  expect(stdout.trim().split('\n').sort()).toEqual(names.sort());
  expect(listed('taskweave-webapp-7.8.9-sources.jar')).toContain('io/taskweave/webapp/StaticFile.java');
  expect(listed('taskweave-webapp-7.8.9-javadoc.jar')).toContain('index.html');
});

test('it says which version it is, and is none in the making', () => {
  expect(textIn('META-INF/MANIFEST.MF')).toContain('Implementation-Version: 7.8.9');
  expect(textIn('META-INF/maven/io.taskweave/taskweave-webapp/pom.xml')).toContain(
    '<version>7.8.9</version>',
  );
  expect(readFileSync(path.join(root, 'one/out/taskweave-webapp-7.8.9.pom'), 'utf8')).not.toMatch(
    /SNAPSHOT|<parent>|<dependenc/,
  );
});

test('the zip for Tomcat and WildFly holds the same jar where a web application looks for it', () => {
  const zip = path.join(root, 'one/out/taskweave-war-7.8.9.zip');
  const { stdout } = spawnSync('unzip', ['-p', zip, 'WEB-INF/lib/taskweave-webapp.jar'], {
    maxBuffer: 1 << 26,
  });

  expect(stdout.equals(readFileSync(path.join(root, 'one/out/taskweave-webapp-7.8.9.jar')))).toBe(true);
});

/** As a bundler names a module. @param {string} name */
function sourceOf(name) {
  const folder = path.dirname(
    realpathSync(createRequire(inRepository('package.json')).resolve(`${name}/package.json`)),
  );
  return `webpack://app/../${path.relative(inRepository(), folder)}/index.js`;
}

/** @param {string} folder */
function contentsOf(folder) {
  return Object.fromEntries(
    readdirSync(folder)
      .sort()
      .map((name) => [name, readFileSync(path.join(folder, name)).toString('base64')]),
  );
}

/** @param {string} name */
function listed(name) {
  const { stdout } = spawnSync('unzip', ['-Z1', path.join(root, 'one/out', name)], { encoding: 'utf8' });
  return stdout.trim().split('\n');
}

/** @param {string} name in the jar */
function textIn(name) {
  const jar = path.join(root, 'one/out/taskweave-webapp-7.8.9.jar');
  return spawnSync('unzip', ['-p', jar, name], { encoding: 'utf8' }).stdout;
}

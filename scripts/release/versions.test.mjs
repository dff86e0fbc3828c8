import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRepository } from '../process/paths.mjs';

const { version } = JSON.parse(text('package.json'));

test('everything that a release holds has the version of the project', () => {
  const rooms = ['remotes', 'shared'].flatMap((folder) =>
    readdirSync(inRepository(folder)).map((room) => `${folder}/${room}`),
  );
  const packages = rooms.filter((room) => existsSync(inRepository(room, 'package.json')));
  const folders = ['shell', 'plugin-sdk', 'plugin-sdk/plugin-tools/generator', ...packages];

  expect(
    Object.fromEntries(folders.map((folder) => [folder, JSON.parse(text(`${folder}/package.json`)).version])),
  ).toEqual(Object.fromEntries(folders.map((folder) => [folder, version])));
  expect(text('shell/src/plugins/ownPluginOf.ts')).toContain(`version: '${version}',`);
});

test('so has what Maven builds, and what administrators copy from the docs', () => {
  expect(text('engine/pom.xml')).toContain(`<revision>${version}</revision>`);
  for (const page of ['engine/webapp/README.md', 'docs/install.md']) {
    expect(text(page), page).toContain(`<version>${version}</version>`);
  }
});

/** @param {string} file */
function text(file) {
  return readFileSync(inRepository(file), 'utf8');
}

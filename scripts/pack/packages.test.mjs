import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRepository } from '../process/paths.mjs';
import { publishedPackages } from './packages.mjs';

test('the components that are published are those that the shell shares', () => {
  const file = inRepository('plugin-sdk/plugin-tools/preset/sharedModules.json');
  const shared = JSON.parse(readFileSync(file, 'utf8')).filter((/** @type {string} */ name) =>
    name.startsWith('@taskweave/ui/'),
  );
  const ui = publishedPackages(inRepository()).find(({ name }) => name === '@taskweave/ui');
  const published = Object.keys(ui?.exports ?? {}).map((subpath) => subpath.replace('.', '@taskweave/ui'));
  expect(published.sort()).toEqual(shared.sort());
});

test('what the shell alone uses of the SDK is not published', () => {
  const sdk = publishedPackages(inRepository()).find(({ name }) => name === '@taskweave/plugin-sdk');
  const entries = Object.keys(sdk?.exports ?? {}).filter((subpath) =>
    /\.tsx?$/.test(sdk?.exports[subpath] ?? ''),
  );
  expect(entries.sort()).toEqual(['.', './assets', './cli', './e2e', './engine', './pickers', './testing']);
});

import { expect, it } from 'vitest';
import { explainFailure } from './explainFailure.mjs';

it.each([
  [
    ' ERR_PNPM_META_FETCH_FAIL  GET react: request failed, reason: getaddrinfo ENOTFOUND',
    /cannot be reached/,
  ],
  [
    '[ERROR] Could not transfer artifact a:b:pom:1 from/to central: Unknown host repo.example',
    /cannot be reached/,
  ],
  ['npm error code EAI_AGAIN', /cannot be reached/],
  ['[ERROR] Connect to repo.example:443 failed: no more', /cannot be reached/],
  ['[ERROR] Could not transfer artifact: Read timed out', /cannot be reached/],
  [' ERR_PNPM_OUTDATED_LOCKFILE  Cannot install with "frozen-lockfile"', /pnpm install/],
  ['ENOSPC: no space left on device, write', /disk is full/],
  ['npm error code EACCES', /may not be written/],
])('says for %j what to do', (line, message) => {
  expect(explainFailure('pnpm', ['something', line], 'install.log')).toMatch(message);
});

it('shows the first errors of another failure and where the rest is', () => {
  const text = explainFailure('mvn', ['[INFO] fine', '[ERROR] X.java:[1,2] cannot find symbol'], 'maven.log');

  expect(text).toContain('cannot find symbol');
  expect(text).toContain('maven.log');
  expect(text).not.toContain('fine');
});

it('shows the last lines where none is marked as an error', () => {
  const lines = [
    'far above',
    ...Array.from({ length: 14 }, (_, index) => `line ${index}`),
    'a strange thing',
  ];
  const text = explainFailure('pnpm', lines, 'install.log');
  expect(text).toContain('a strange thing');
  expect(text).not.toContain('far above');
});

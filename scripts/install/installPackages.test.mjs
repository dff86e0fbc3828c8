import { describe, expect, it } from 'vitest';
import { explainInstall } from './installPackages.mjs';

describe('explainInstall', () => {
  it.each([
    [
      ' ERR_PNPM_META_FETCH_FAIL  GET react: request failed, reason: getaddrinfo ENOTFOUND',
      /cannot be reached/,
    ],
    ['npm error code EAI_AGAIN', /cannot be reached/],
    [' ERR_PNPM_OUTDATED_LOCKFILE  Cannot install with "frozen-lockfile"', /pnpm install/],
    ['ENOSPC: no space left on device, write', /disk is full/],
    ['npm error code EACCES', /may not write/],
  ])('tells for %j what to do', (line, message) => {
    expect(explainInstall('pnpm', ['something', line], 'install.log')).toMatch(message);
  });

  it('passes on what it does not know', () => {
    expect(explainInstall('pnpm', ['', 'a strange thing'], 'install.log')).toContain('a strange thing');
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { inRepository } from '../process/paths.mjs';
import { FIRST_REMOTES } from './remoteModules.mjs';

const IMPORT = /^import \{([^}]*)\} from '@tanstack\/react-query';$/gm;

/** @param {string} code */
function namesIn(code) {
  return [...code.matchAll(IMPORT)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '));
}

test('all that the remotes of the first list take of TanStack Query is there from the start', () => {
  const early = namesIn(
    readFileSync(inRepository('shell/src/plugins/loading/shared/sharedQuery.ts'), 'utf8'),
  );
  const taken = FIRST_REMOTES.map((name) => inRepository('remotes', name, 'src')).flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
      .flatMap((file) => namesIn(readFileSync(path.join(folder, file), 'utf8'))),
  );

  expect(taken).toContain('useQuery');
  expect(early).toEqual(expect.arrayContaining([...new Set(taken)]));
});

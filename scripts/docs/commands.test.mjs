import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listFiles } from '../process/listFiles.mjs';
import { inRepository } from '../process/paths.mjs';

/** Unscoped npm names but `create-taskweave-plugin`, which a release publishes, belong to the first person who registers them. */
const UNSCOPED = /\b(?:npx|npm (?:exec|x)|pnpm dlx|yarn dlx|bunx)\s+(?:--?y(?:es)?\s+|--\s+)*taskweave/;

test.each([
  ['npx taskweave-plugin pin', true],
  ['npx --yes taskweave-plugin pin', true],
  ['npm exec -- taskweave-plugin', true],
  ['npm exec --package=https://tasks.example/sdk/plugin-sdk.tgz -- taskweave-plugin pin', false],
  ['npx @taskweave/plugin-sdk pin', false],
  ['npm create taskweave-plugin@latest acme-risk', false],
])('"%s" fetches by a name without a scope: %s', (command, isUnscoped) => {
  expect(UNSCOPED.test(command)).toBe(isUnscoped);
});

test('no text asks anybody to run a command by a name without a scope', () => {
  const files = listFiles().filter((file) => /\.(md|mjs|ts|tsx|json|html|yaml)$/.test(file));
  expect(files.length).toBeGreaterThan(500);
  const found = files.filter(
    (file) =>
      file !== 'scripts/docs/commands.test.mjs' && UNSCOPED.test(readFileSync(inRepository(file), 'utf8')),
  );
  expect(found).toEqual([]);
});

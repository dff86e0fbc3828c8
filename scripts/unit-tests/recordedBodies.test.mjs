import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const recorded = join(root, 'engine/demo/recorded');

// Unit tests may not reach into the demo engine: they have copies, which must be what a real engine has said.
describe.each([
  ['shared/engine-client/src/testing/recorded', 'operaton'],
  ['remotes/forms/src/testing/recorded', 'operaton'],
])('in %s', (folder, engine) => {
  const copies = join(root, folder);

  it.each(readdirSync(copies).filter((name) => /\.(json|html)$/.test(name)))(
    'the answer %s is the one that was recorded',
    (name) => {
      expect(readFileSync(join(copies, name), 'utf8')).toBe(
        readFileSync(join(recorded, engine, name), 'utf8'),
      );
    },
  );
});

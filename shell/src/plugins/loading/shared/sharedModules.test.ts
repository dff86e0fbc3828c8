// @vitest-environment jsdom

import { expect, it } from 'vitest';
import fromShell from '../../../../../plugin-sdk/plugin-tools/preset/sharedModules.json' with {
  type: 'json',
};
import ui from '../../../../../shared/ui/package.json' with { type: 'json' };
import { sharedModules } from './sharedModules';

it('shares every component that is exported: a second copy would not know the layers of the first', () => {
  const exported = Object.keys(ui.exports)
    .map((name) => name.replace('./', ''))
    .filter((name) => !/^(gallery|host|testing)\/|\.css$/.test(name));
  const shared = Object.keys(sharedModules()).flatMap((name) => name.split('@taskweave/ui/')[1] ?? []);
  expect(shared.sort()).toEqual(exported.sort());
});

it('shares what the build of a plugin may leave to the shell, and nothing else', () => {
  expect(Object.keys(sharedModules()).sort()).toEqual([...fromShell].sort());
});

// @vitest-environment jsdom

import { expect, it } from 'vitest';
import ui from '../../../../shared/ui/package.json' with { type: 'json' };
import { sharedModules } from './sharedModules';

/** The frame's alone: plugins ask for these through the SDK. */
const OWN = ['command-dialog', 'command-item', 'notification-list', 'overlay-owner'];

it('shares every component that is exported: a second copy would not know the layers of the first', () => {
  const exported = Object.keys(ui.exports)
    .map((name) => name.replace('./', ''))
    .filter((name) => !(name.endsWith('.css') || name.startsWith('testing/') || OWN.includes(name)));
  const shared = Object.keys(sharedModules()).flatMap((name) => name.split('@taskweave/ui/')[1] ?? []);
  expect(shared.sort()).toEqual(exported.sort());
});

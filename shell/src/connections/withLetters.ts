import type { ConnectionSetting } from '@taskweave/plugin-files/settings/InstallationSettings';
import { contribute, definePlugin } from '@taskweave/plugin-sdk';
import { createElement } from 'react';
import type { OwnPlugin } from '../plugins/PluginPlatform';
import type { ClientOfAll } from './client/createClientOfAll';
import { Letters } from './Letters';

/** Rows say whose they are, by a part that only pages with several engines have. */
export function withLetters(
  settings: readonly ConnectionSetting[],
  client: Pick<ClientOfAll, 'connectionOf'>,
  { builtin, definition }: OwnPlugin,
): OwnPlugin {
  const settingOf = (taskId: string) => {
    const { mark } = client.connectionOf(taskId);
    return settings.find(({ id }, index) => (mark === null ? index === 0 : id === mark));
  };
  const letters = contribute('tasklist.card', {
    id: 'connection',
    priority: 1000,
    isInline: true,
    component: async () => ({
      default: ({ taskId }) => createElement(Letters, { setting: settingOf(taskId) }),
    }),
  });
  const { component: _, ...declared } = letters;
  const { manifest } = builtin;
  return {
    builtin: { ...builtin, manifest: { ...manifest, contributes: [...manifest.contributes, declared] } },
    definition: definePlugin({ ...definition, contributions: [...definition.contributions, letters] }),
  };
}

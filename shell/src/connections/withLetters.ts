import { contribute, definePlugin, useConnection } from '@taskweave/plugin-sdk';
import { Letters } from '@taskweave/widgets/letters';
import { createElement } from 'react';
import type { OwnPlugin } from '../plugins/PluginPlatform';

function LettersOfTask({ taskId }: { readonly taskId: string }) {
  return createElement(Letters, { connection: useConnection(taskId) });
}

/** Rows say whose they are, by a part that only pages with several engines have. */
export function withLetters({ builtin, definition }: OwnPlugin): OwnPlugin {
  const letters = contribute('tasklist.card', {
    id: 'connection',
    priority: 1000,
    isInline: true,
    component: async () => ({ default: LettersOfTask }),
  });
  const { component: _, ...declared } = letters;
  return {
    builtin: {
      ...builtin,
      manifest: { ...builtin.manifest, contributes: [...builtin.manifest.contributes, declared] },
    },
    definition: definePlugin({ ...definition, contributions: [...definition.contributions, letters] }),
  };
}

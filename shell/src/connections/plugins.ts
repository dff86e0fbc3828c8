import en from '@taskweave/addon-migration/en.json';
import migration from '@taskweave/addon-migration/plugin';
import { contribute, definePlugin, useConnection } from '@taskweave/plugin-sdk';
import { Letters } from '@taskweave/widgets/letters';
import { createElement } from 'react';
import { ownPluginOf } from '../plugins/ownPluginOf';

function LettersOfTask({ taskId }: { readonly taskId: string }) {
  return createElement(Letters, { connection: useConnection(taskId) });
}

const letters = definePlugin({
  id: 'taskweave-connections',
  contributions: [
    contribute('tasklist.card', {
      id: 'letters',
      priority: 1000,
      isInline: true,
      component: async () => ({ default: LettersOfTask }),
    }),
  ],
});

/** What only pages with several engines have. */
export const PLUGINS = [ownPluginOf(letters, {}), ownPluginOf(migration, { en })];

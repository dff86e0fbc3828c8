import type { CommonTexts } from '@taskweave/i18n/common/commonTexts';
import { contribute, defineConfig, definePlugin } from '@taskweave/plugin-sdk';
import de from './i18n/de.json';
import en from './i18n/en.json';

const config = defineConfig({
  type: 'object',
  properties: {
    permission: {
      description:
        'Who is offered the tab: people whom the engine grants this permission. With false, everybody is.',
      anyOf: [
        { type: 'boolean' },
        {
          type: 'object',
          properties: {
            permission: { type: 'string', description: 'As the engine names it, such as UPDATE_TASK.' },
            resource: {
              type: 'string',
              enum: ['Process Definition', 'Task', 'Process Instance', 'Application'],
            },
            resourceId: { type: 'string', description: 'One of them; all of them without it.' },
          },
          required: ['permission', 'resource'],
          additionalProperties: false,
        },
      ],
      default: { permission: 'UPDATE_TASK', resource: 'Process Definition' },
    },
  },
  additionalProperties: false,
});

declare module '@taskweave/plugin-sdk' {
  interface Register {
    texts: typeof en & CommonTexts;
    config: typeof config;
  }
}

export default definePlugin({
  id: 'taskweave-variables',
  config,
  translations: { en, de },
  contributions: [
    contribute('tasklist.task.detail', {
      id: 'variables',
      priority: 300,
      label: '%variables.tab%',
      permission: { config: 'permission' },
      component: () => import('./variables-tab/VariablesTab'),
    }),
  ],
});

import { type ConfigOf, defineConfig } from '@taskweave/plugin-sdk';

export const listConfig = defineConfig({
  type: 'object',
  properties: {
    openNext: {
      type: 'boolean',
      description:
        'After a task is completed, the next one of the list opens, unless the person has chosen otherwise.',
      default: true,
    },
  },
  additionalProperties: false,
});

export type ListConfig = ConfigOf<typeof listConfig>;

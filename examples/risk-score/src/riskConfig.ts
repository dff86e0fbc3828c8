import { defineConfig } from '@taskweave/plugin-sdk';

export const riskConfig = defineConfig({
  type: 'object',
  properties: {
    threshold: {
      type: 'number',
      minimum: 0,
      maximum: 100,
      default: 70,
      description: 'Scores from here on are marked as high.',
    },
  },
  additionalProperties: false,
});

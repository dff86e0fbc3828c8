import { type ConfigOf, defineConfig } from '@taskweave/plugin-sdk';

export const detailConfig = defineConfig({
  type: 'object',
  properties: {
    commentsWithInstance: {
      type: 'boolean',
      description: 'Comments belong to the process instance too, so that they are seen after the task.',
      default: false,
    },
    commentMaxLength: { type: 'integer', minimum: 1, default: 4_000 },
    commentTemplates: {
      type: 'array',
      description: 'Texts to begin a comment with, for everybody.',
      items: { type: 'string' },
      default: [],
    },
    activityTabs: {
      type: 'string',
      description:
        'one: history, comments and attachments are in one tab. three: each has a tab. People can choose otherwise.',
      enum: ['one', 'three'],
      default: 'one',
    },
    attachmentMaxSize: {
      type: 'integer',
      description: 'Bytes. The engine keeps files in its database.',
      minimum: 1,
      default: 20_000_000,
    },
  },
  additionalProperties: false,
});

export type DetailConfig = ConfigOf<typeof detailConfig>;

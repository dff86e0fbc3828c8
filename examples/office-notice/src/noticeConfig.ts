import { type ConfigOf, defineConfig } from '@taskweave/plugin-sdk';

export const noticeConfig = defineConfig({
  type: 'object',
  properties: {
    text: { type: 'string', default: '', description: 'Shown above the list until a person puts it away.' },
    helpDesk: { type: 'string', default: '', description: 'Whom to ask where signing in fails.' },
  },
  additionalProperties: false,
});

export type NoticeConfig = ConfigOf<typeof noticeConfig>;

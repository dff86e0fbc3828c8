import { usePluginConfig, usePluginServices } from '@taskweave/plugin-sdk';
import { putAway } from './facts';
import type { NoticeConfig } from './noticeConfig';

const KEY = 'put-away';

export interface Notice {
  /** What the administrator has to say; empty where there is nothing. */
  readonly text: string;
  readonly isShown: boolean;
  show(isShown: boolean): void;
}

/** The notice, and whether the person wants to see it. That is kept in the browser. */
export function useNotice(): Notice {
  const { text } = usePluginConfig<NoticeConfig>();
  const { storage } = usePluginServices();
  const hidden = putAway.use() ?? storage.get(KEY);
  return {
    text,
    isShown: text !== '' && hidden !== text,
    show(isShown) {
      storage.set(KEY, isShown ? '' : text);
      putAway.set(isShown ? '' : text);
    },
  };
}

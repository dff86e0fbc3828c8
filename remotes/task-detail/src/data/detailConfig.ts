import { usePluginServices } from '@taskweave/plugin-sdk';

/** What an administrator may set for this plugin, in its entry of `config/plugins.json`. */
export interface DetailConfig {
  /** Comments belong to the process instance too, so that they are seen after the task. */
  readonly commentsWithInstance: boolean;
  readonly commentMaxLength: number;
  /** Bytes. The engine keeps files in its database. */
  readonly attachmentMaxSize: number;
}

export const DEFAULT_CONFIG: DetailConfig = {
  commentsWithInstance: false,
  commentMaxLength: 4_000,
  attachmentMaxSize: 20_000_000,
};

export function useDetailConfig(): DetailConfig {
  return readDetailConfig(usePluginServices().config);
}

/** Whatever is missing or of the wrong kind is as it is without a configuration. */
export function readDetailConfig(config: unknown): DetailConfig {
  const given =
    typeof config === 'object' && config !== null ? (config as Readonly<Record<string, unknown>>) : {};
  const { commentsWithInstance, commentMaxLength, attachmentMaxSize } = given;
  return {
    commentsWithInstance: commentsWithInstance === true,
    commentMaxLength: positive(commentMaxLength) ?? DEFAULT_CONFIG.commentMaxLength,
    attachmentMaxSize: positive(attachmentMaxSize) ?? DEFAULT_CONFIG.attachmentMaxSize,
  };
}

function positive(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : null;
}

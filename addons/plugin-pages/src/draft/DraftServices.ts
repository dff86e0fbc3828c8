import type { PluginPages } from '../common/PluginPages';

/** What the draft of the administrator's file needs. */
export interface DraftServices {
  readonly services: Pick<PluginPages, 'connection' | 'dialogs' | 'fetch' | 'plugins' | 'tab' | 'user'>;
}

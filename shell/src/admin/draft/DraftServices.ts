import type { Services } from '../../boot/Services';

/** What the draft of the administrator's file needs. */
export interface DraftServices {
  readonly services: Pick<Services, 'connection' | 'dialogs' | 'plugins' | 'session'>;
}

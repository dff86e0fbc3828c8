import type { Services } from '../boot/Services';

export interface PageProps {
  readonly services: Pick<
    Services,
    'app' | 'connection' | 'dialogs' | 'i18n' | 'navigation' | 'page' | 'plugins' | 'session'
  >;
}

import type { Services } from '../boot/Services';

export interface PageProps {
  readonly services: Services;
}

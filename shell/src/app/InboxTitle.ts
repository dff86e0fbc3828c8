import { useServices } from '../boot/PageContext';
import { type TitleSources, useInboxTitle } from './useInboxTitle';

export default function InboxTitle(): null {
  useInboxTitle(useServices((services): TitleSources => services));
  return null;
}

import type { ReactNode } from 'react';
import { useServices } from '../boot/PageContext';
import { Columns } from '../layout/Columns';
import { type TitleSources, useInboxTitle } from './useInboxTitle';

/** Filters, tasks, and the one that is open. */
export function Inbox(): ReactNode {
  useInboxTitle(useServices((services): TitleSources => services));
  const navigation = useServices((services) => services.navigation);
  return <Columns navigation={navigation} notes={navigation.notes} />;
}

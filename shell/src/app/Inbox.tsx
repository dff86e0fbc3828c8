import type { ReactNode } from 'react';
import { useServices } from '../boot/PageContext';
import { Columns } from '../layout/Columns';
import { type TitleSources, useInboxTitle } from './useInboxTitle';

/** Filters, tasks, and the one that is open. */
export function Inbox(): ReactNode {
  const navigation = useServices((services) => services.navigation);
  return (
    <>
      <InboxTitle />
      <Columns navigation={navigation} notes={navigation.notes} />
    </>
  );
}

/** Alone: names that come to be known change the title, and draw no column. */
function InboxTitle(): ReactNode {
  useInboxTitle(useServices((services): TitleSources => services));
  return null;
}

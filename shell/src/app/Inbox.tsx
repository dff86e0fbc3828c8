import type { ReactNode } from 'react';
import { useServices } from '../boot/PageContext';
import { Columns } from '../layout/Columns';
import { type TitleSources, useInboxTitle } from './useInboxTitle';

export function Inbox(): ReactNode {
  const navigation = useServices((services) => services.navigation);
  return (
    <>
      <InboxTitle />
      <Columns navigation={navigation} notes={navigation.notes} />
    </>
  );
}

function InboxTitle(): ReactNode {
  useInboxTitle(useServices((services): TitleSources => services));
  return null;
}

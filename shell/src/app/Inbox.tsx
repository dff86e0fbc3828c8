import type { ReactNode } from 'react';
import { useServices } from '../boot/PageContext';
import { Columns } from '../layout/Columns';

/** Filters, tasks, and the one that is open. */
export function Inbox(): ReactNode {
  const { navigation } = useServices();
  return <Columns navigation={navigation} />;
}

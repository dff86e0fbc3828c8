import type { ReactNode } from 'react';
import { useServices } from '../boot/PageContext';
import { Columns } from '../layout/Columns';
import { useInboxTitle } from './useInboxTitle';

/** Filters, tasks, and the one that is open. */
export function Inbox(): ReactNode {
  const services = useServices();
  useInboxTitle(services);
  return <Columns navigation={services.navigation} />;
}

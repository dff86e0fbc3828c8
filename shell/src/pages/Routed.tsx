import type { ReactNode } from 'react';
import type { Services } from '../boot/Services';
import { useShellText } from '../i18n/useShellText';
import { useNavigationPath } from '../navigation/useNavigationPath';
import { LazyPart } from './LazyPart';

export interface RoutedProps {
  readonly services: Services;
  /** The inbox. */
  readonly children: ReactNode;
}

/** What the address asks for: the inbox, or a page, whose code is loaded then. */
export function Routed({ services, children }: RoutedProps): ReactNode {
  const { t } = useShellText();
  const path = useNavigationPath(services.navigation);
  if (path === '/') return children;
  return <LazyPart load={loadPages} props={{ services, path }} name={t('route.page')} />;
}

function loadPages() {
  return import(/* webpackChunkName: "route" */ './RoutePage');
}

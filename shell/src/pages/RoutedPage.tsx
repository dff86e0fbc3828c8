import { type ReactNode, useSyncExternalStore } from 'react';
import { type RouteObject, Router, useRoutes } from 'react-router-dom';
import type { PageRouter } from '../navigation/PageRouter';

export interface RoutedPageProps {
  readonly router: PageRouter;
  readonly routes: RouteObject[];
}

/** React Router's `*` ends at these, and would draw nothing. No page has one in its path. */
const LINE_BREAKS = /%0[ad]|%e2%80%a[89]/gi;

/** Rendered in one go with the listeners to the address, not in a later transition. */
export function RoutedPage({ router, routes }: RoutedPageProps): ReactNode {
  const location = useSyncExternalStore(router.subscribe, () => router.location);
  const pathname = location.pathname.replace(LINE_BREAKS, '%20');
  return (
    <Router location={{ ...location, pathname }} navigator={router.navigator} useTransitions={false}>
      <Matched routes={routes} />
    </Router>
  );
}

function Matched({ routes }: Pick<RoutedPageProps, 'routes'>): ReactNode {
  return useRoutes(routes);
}

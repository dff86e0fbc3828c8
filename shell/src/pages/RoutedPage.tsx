import { type ReactNode, useSyncExternalStore } from 'react';
import { type RouteObject, Router, useRoutes } from 'react-router-dom';
import type { PageRouter } from '../navigation/PageRouter';

export interface RoutedPageProps {
  readonly router: PageRouter;
  readonly routes: RouteObject[];
}

/** React Router's `*` ends at line breaks and would draw nothing. */
const LINE_BREAKS = /%0[ad]|%e2%80%a[89]/gi;

/** A later transition would delay the page, so it renders in one go with the listeners to the address. */
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

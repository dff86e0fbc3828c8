import { type ReactNode, useSyncExternalStore } from 'react';
import { type RouteObject, Router, useRoutes } from 'react-router-dom';
import type { PageRouter } from '../navigation/PageRouter';

export interface RoutedPageProps {
  readonly router: PageRouter;
  readonly routes: RouteObject[];
}

/** What the address leads to. Drawn in one go with the listeners to the address, not some time after. */
export function RoutedPage({ router, routes }: RoutedPageProps): ReactNode {
  const location = useSyncExternalStore(router.subscribe, () => router.location);
  return (
    <Router location={location} navigator={router.navigator} useTransitions={false}>
      <Matched routes={routes} />
    </Router>
  );
}

function Matched({ routes }: Pick<RoutedPageProps, 'routes'>): ReactNode {
  return useRoutes(routes);
}

import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import { useServices } from '../boot/PageContext';
import { useShellText } from '../i18n/useShellText';
import { ADMIN_PATH, INBOX_PATHS, OWN_PLUGINS_PATH } from '../navigation/shellRoutes';
import { useNavigationPath } from '../navigation/useNavigationPath';
import { LazyPart } from './LazyPart';
import type { PageProps } from './PageProps';

type PageLoader = () => Promise<{ readonly default: (props: PageProps) => ReactNode }>;

export function pageRoutes(inbox: ReactNode): RouteObject[] {
  return [
    ...INBOX_PATHS.map((path) => ({ path, caseSensitive: true, element: inbox })),
    { path: ADMIN_PATH, caseSensitive: true, element: <LazyPage key="admin" load={loadAdminRoute} /> },
    {
      path: OWN_PLUGINS_PATH,
      caseSensitive: true,
      element: <LazyPage key="own" load={loadOwnPluginsRoute} />,
    },
    { path: '*', element: <ElsewherePage inbox={inbox} /> },
  ];
}

function ElsewherePage({ inbox }: { readonly inbox: ReactNode }): ReactNode {
  const navigation = useServices((services) => services.navigation);
  return useNavigationPath(navigation) === '/' ? inbox : <LazyPage load={loadPluginRoutes} />;
}

function LazyPage({ load }: { readonly load: PageLoader }): ReactNode {
  const services = useServices((all): PageProps['services'] => all);
  const { t } = useShellText();
  return <LazyPart load={load} props={{ services }} name={t('common.page')} />;
}

function loadAdminRoute() {
  return import(/* webpackChunkName: "route" */ './AdminRoute');
}

function loadOwnPluginsRoute() {
  return import(/* webpackChunkName: "route" */ './OwnPluginsRoute');
}

function loadPluginRoutes() {
  return import(/* webpackChunkName: "route" */ './PluginRoutes');
}

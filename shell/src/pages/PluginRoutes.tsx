import { type PointItem, usePointItems } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { EmptyState } from '@taskweave/ui/empty-state';
import { Skeleton } from '@taskweave/ui/skeleton';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useParams, useRoutes } from 'react-router-dom';
import { useShellText } from '../i18n/useShellText';
import { useNavigationPath } from '../navigation/useNavigationPath';
import { PageFrame } from './PageFrame';
import type { PageProps } from './PageProps';

export default function PluginRoutes({ services }: PageProps): ReactNode {
  const { registry } = services.plugins;
  const items = usePointItems('tasklist.route');
  const isWaiting = useSyncExternalStore(registry.subscribe, () =>
    registry.plugins.some(({ status }) => status.phase === 'listed'),
  );
  const path = useNavigationPath(services.navigation);
  const otherwise = isWaiting ? (
    <WaitingPage key="waiting" services={services} />
  ) : (
    <NoPage key="none" services={services} path={path} />
  );
  const pages = items.flatMap((item) =>
    ['', `/${item.pluginId}`].map((place) => ({
      path: `${place}${String(item.meta.path)}`,
      caseSensitive: true,
      element: <PluginPage key={item.key} services={services} item={item} />,
    })),
  );
  return useRoutes([...(isDecodable(path) ? pages : []), { path: '*', element: otherwise }]);
}

interface PluginPageProps extends PageProps {
  readonly item: PointItem<'tasklist.route'>;
}

function PluginPage({ services, item }: PluginPageProps): ReactNode {
  const { '*': _rest, ...params } = useParams();
  return (
    <PageFrame navigation={services.navigation} app={services.app} title={item.label || item.pluginId} isWide>
      {item.render({ params: params as Readonly<Record<string, string>> })}
    </PageFrame>
  );
}

function WaitingPage({ services }: PageProps): ReactNode {
  const { t } = useShellText();
  return (
    <PageFrame navigation={services.navigation} app={services.app} title={t('common.page')}>
      <Skeleton shape="lines" count={6} label={t('loading', { name: t('common.page') })} />
    </PageFrame>
  );
}

function NoPage({ services, path }: PageProps & { readonly path: string }): ReactNode {
  const { t } = useShellText();
  return (
    <PageFrame navigation={services.navigation} app={services.app} title={t('route.none')}>
      <EmptyState
        text={t('route.none.text', { path })}
        action={
          <Button variant="primary" href={services.navigation.inboxHref({})}>
            {t('task.back')}
          </Button>
        }
      />
    </PageFrame>
  );
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

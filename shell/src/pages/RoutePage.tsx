import { usePointItems } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { EmptyState } from '@taskweave/ui/empty-state';
import { Skeleton } from '@taskweave/ui/skeleton';
import { type ReactNode, useSyncExternalStore } from 'react';
import type { Services } from '../boot/Services';
import { useShellText } from '../i18n/useShellText';
import { matchRoute } from '../navigation/matchRoute';
import { ADMIN_PATH, OWN_PLUGINS_PATH } from '../navigation/shellRoutes';
import { LazyPart } from './LazyPart';
import { PageFrame } from './PageFrame';

export interface RoutePageProps {
  readonly services: Services;
  readonly path: string;
}

/** The page that an address names: one of the shell's own, which nothing can take the place of, or a plugin's. */
export default function RoutePage({ services, path }: RoutePageProps): ReactNode {
  const { t } = useShellText();
  const { registry } = services.plugins;
  const items = usePointItems('tasklist.route');
  const isWaiting = useSyncExternalStore(registry.subscribe, () =>
    registry.plugins.some(({ status }) => status.phase === 'listed'),
  );
  const frame = { navigation: services.navigation, app: services.app };

  if (matchRoute(ADMIN_PATH, path) !== null) {
    return (
      <PageFrame key="admin" {...frame} title={t('plugins.title')} isWide>
        <LazyPart
          load={() => withTexts(services, loadAdminPage)}
          props={{ services }}
          name={t('plugins.title')}
        />
      </PageFrame>
    );
  }
  if (matchRoute(OWN_PLUGINS_PATH, path) !== null) {
    return (
      <PageFrame key="own" {...frame} title={t('ownPlugins.title')}>
        <LazyPart
          load={() => withTexts(services, loadOwnPage)}
          props={{ services }}
          name={t('ownPlugins.title')}
        />
      </PageFrame>
    );
  }
  for (const item of items) {
    const params = matchRoute(String(item.meta.path), path);
    if (params === null) continue;
    return (
      <PageFrame key={item.key} {...frame} title={item.label || item.pluginId} isWide>
        {item.render({ params })}
      </PageFrame>
    );
  }
  // A plugin that is still on its way may bring it.
  if (isWaiting) {
    return (
      <PageFrame key="waiting" {...frame} title={t('route.page')}>
        <Skeleton shape="lines" count={6} label={t('loading', { name: t('route.page') })} />
      </PageFrame>
    );
  }
  return (
    <PageFrame key="none" {...frame} title={t('route.none')}>
      <EmptyState
        text={t('route.none.text', { path })}
        action={
          <Button variant="primary" href={services.navigation.href({})}>
            {t('task.back')}
          </Button>
        }
      />
    </PageFrame>
  );
}

function loadAdminPage() {
  return import(/* webpackChunkName: "plugin-pages" */ '../admin/PluginsPage');
}

function loadOwnPage() {
  return import(/* webpackChunkName: "plugin-pages" */ '../admin/OwnPluginsPage');
}

/** The texts of these pages come with their code. */
async function withTexts<Page>({ i18n }: Services, load: () => Promise<Page>): Promise<Page> {
  const [page, { addAdminTexts }] = await Promise.all([
    load(),
    import(/* webpackChunkName: "plugin-pages" */ '../admin/addAdminTexts'),
  ]);
  await addAdminTexts(i18n);
  return page;
}

import type { ReactNode } from 'react';
import { useShellText } from '../i18n/useShellText';
import { LazyPart } from './LazyPart';
import { PageFrame } from './PageFrame';
import type { PageProps } from './PageProps';
import { usePluginPages } from './plugin-pages/usePluginPages';

export default function AdminRoute({ services }: PageProps): ReactNode {
  const { t } = useShellText();
  const pages = usePluginPages(services);
  return (
    <PageFrame navigation={services.navigation} app={services.app} title={t('common.plugins')} isWide>
      <LazyPart load={loadPage} props={{ services: pages }} name={t('common.plugins')} />
    </PageFrame>
  );
}

function loadPage() {
  return import(/* webpackChunkName: "plugin-pages" */ '@taskweave/addon-plugin-pages/PluginsPage');
}

import type { ReactNode } from 'react';
import { useShellText } from '../i18n/useShellText';
import { LazyPart } from './LazyPart';
import { PageFrame } from './PageFrame';
import type { PageProps } from './PageProps';
import { usePluginPages } from './plugin-pages/usePluginPages';

export default function OwnPluginsRoute({ services }: PageProps): ReactNode {
  const { t } = useShellText();
  const pages = usePluginPages(services);
  return (
    <PageFrame navigation={services.navigation} app={services.app} title={t('ownPlugins.title')}>
      <LazyPart load={loadList} props={{ services: pages }} name={t('ownPlugins.title')} />
    </PageFrame>
  );
}

function loadList() {
  return import(/* webpackChunkName: "plugin-pages" */ '@taskweave/addon-plugin-pages/OwnPluginsList');
}

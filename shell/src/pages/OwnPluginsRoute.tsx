import type { ReactNode } from 'react';
import { useShellText } from '../i18n/useShellText';
import { LazyPart } from './LazyPart';
import { loadWithAdminTexts } from './loadWithAdminTexts';
import { PageFrame } from './PageFrame';
import type { PageProps } from './PageProps';

/** What people have switched off for themselves. */
export default function OwnPluginsRoute({ services }: PageProps): ReactNode {
  const { t } = useShellText();
  return (
    <PageFrame navigation={services.navigation} app={services.app} title={t('ownPlugins.title')}>
      <LazyPart
        load={() => loadWithAdminTexts(services.i18n, loadPage)}
        props={{ services }}
        name={t('ownPlugins.title')}
      />
    </PageFrame>
  );
}

function loadPage() {
  return import(/* webpackChunkName: "plugin-pages" */ '../admin/OwnPluginsPage');
}

import type { ReactNode } from 'react';
import { useShellText } from '../i18n/useShellText';
import { LazyPart } from './LazyPart';
import { loadWithAdminTexts } from './loadWithAdminTexts';
import { PageFrame } from './PageFrame';
import type { PageProps } from './PageProps';

/** How every plugin is, for administrators. */
export default function AdminRoute({ services }: PageProps): ReactNode {
  const { t } = useShellText();
  return (
    <PageFrame navigation={services.navigation} app={services.app} title={t('plugins.title')} isWide>
      <LazyPart
        load={() => loadWithAdminTexts(services.i18n, loadPage)}
        props={{ services }}
        name={t('plugins.title')}
      />
    </PageFrame>
  );
}

function loadPage() {
  return import(/* webpackChunkName: "plugin-pages" */ '../admin/PluginsPage');
}

import type { ReactNode } from 'react';
import { useServices } from '../boot/PageContext';
import { useShellText } from '../i18n/useShellText';
import { LazyPart } from '../pages/LazyPart';
import { loadWithAdminTexts } from '../pages/loadWithAdminTexts';

/** The plugins that run for the person, with their own switches. */
export default function OwnPluginsSetting(): ReactNode {
  const { t } = useShellText();
  const services = useServices(({ plugins, i18n }) => ({ plugins, i18n }));
  return (
    <LazyPart
      load={() => loadWithAdminTexts(services.i18n, loadList)}
      props={{ services }}
      name={t('ownPlugins.title')}
    />
  );
}

function loadList() {
  return import(/* webpackChunkName: "plugin-pages" */ '../admin/OwnPluginsList');
}

import type { ReactNode } from 'react';
import { useServices } from '../boot/PageContext';
import { useShellText } from '../i18n/useShellText';
import { LazyPart } from '../pages/LazyPart';
import { type PluginPagesSource, usePluginPages } from '../pages/plugin-pages/usePluginPages';

export default function OwnPluginsSetting(): ReactNode {
  const { t } = useShellText();
  const pages = usePluginPages(useServices((all): PluginPagesSource => all));
  return <LazyPart load={loadList} props={{ services: pages }} name={t('ownPlugins.title')} />;
}

function loadList() {
  return import(/* webpackChunkName: "plugin-pages" */ '@taskweave/addon-plugin-pages/OwnPluginsList');
}

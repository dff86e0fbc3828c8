import type { I18n } from '@taskweave/i18n/createI18n';
import type { PluginEntry } from '@taskweave/plugin-files/known-plugins/PluginEntry';
import { holdsPlace } from '@taskweave/plugin-files/known-plugins/PluginStatus';
import type { Navigation } from '@taskweave/plugin-sdk';
import { ADMIN_PATH, OWN_PLUGINS_PATH } from '../../navigation/shellRoutes';
import type { NotificationStore } from '../../notifications/NotificationStore';
import type { PluginPlatform } from '../PluginPlatform';
import type { PluginRegistry } from '../registry/PluginRegistry';
import type { PluginRemedies } from './FaultCard';

export interface RemedyOptions {
  readonly plugins: Pick<PluginPlatform, 'registry' | 'retry' | 'setOff'>;
  readonly navigation: Pick<Navigation, 'pageHref' | 'subscribe'>;
  readonly notifications: Pick<NotificationStore, 'notify'>;
  readonly i18n: Pick<I18n, 't'>;
  readonly mayManage: () => boolean;
}

export function createRemedies(pluginId: string, options: RemedyOptions): PluginRemedies {
  const { plugins, navigation } = options;
  return {
    get switchOff() {
      return plugins.registry.entry(pluginId)?.isBuiltin === false
        ? () => switchOff(pluginId, options)
        : null;
    },
    release: () => plugins.retry(pluginId),
    subscribe: navigation.subscribe,
    adminHref: () => (options.mayManage() ? navigation.pageHref(ADMIN_PATH) : null),
  };
}

function switchOff(pluginId: string, { plugins, navigation, notifications, i18n }: RemedyOptions): void {
  const name = nameOf(plugins.registry, pluginId);
  plugins.setOff(pluginId, true);
  notifications.notify({
    kind: 'success',
    title: i18n.t('shell', 'plugin.switchedOff', { name }),
    tag: `plugin:${pluginId}`,
    duration: 10_000,
    links: [
      { label: i18n.t('shell', 'ownPlugins.title'), href: () => navigation.pageHref(OWN_PLUGINS_PATH) },
    ],
    actions: [{ label: i18n.t('shell', 'plugin.switchOn'), onPress: () => plugins.setOff(pluginId, false) }],
  });
}

export function announceQuarantine(options: RemedyOptions): () => void {
  const { plugins, navigation, notifications, i18n, mayManage } = options;
  let before = phasesOf(plugins.registry.plugins);
  return plugins.registry.subscribe(() => {
    const now = phasesOf(plugins.registry.plugins);
    for (const [id, phase] of now) {
      const was = before.get(id);
      const hasBegun = was === 'active' || was === 'failed' || was === 'loading';
      if (phase !== 'quarantined' || !hasBegun || saysSo(plugins.registry.entry(id))) continue;
      notifications.notify({
        kind: 'warning',
        title: i18n.t('shell', 'plugin.held', { name: nameOf(plugins.registry, id) }),
        tag: `plugin:${id}`,
        duration: 10_000,
        links: mayManage()
          ? [{ label: i18n.t('shell', 'plugin.details'), href: () => navigation.pageHref(ADMIN_PATH) }]
          : [],
        actions: [{ label: i18n.t('shell', 'common.tryAgain'), onPress: () => plugins.retry(id) }],
      });
    }
    before = now;
  });
}

function saysSo(entry: PluginEntry | null): boolean {
  const contributes = entry?.plugin?.manifest.contributes ?? [];
  return entry !== null && contributes.every(({ point }) => holdsPlace(entry.status, point));
}

export function nameOf(registry: Pick<PluginRegistry, 'entry'>, pluginId: string): string {
  return registry.entry(pluginId)?.plugin?.manifest.displayName ?? pluginId;
}

function phasesOf(plugins: readonly PluginEntry[]): ReadonlyMap<string, string> {
  return new Map(plugins.map(({ id, status }) => [id, status.phase]));
}

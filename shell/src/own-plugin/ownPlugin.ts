import { defineTexts } from '@taskweave/i18n/Texts';
import { contribute, definePlugin } from '@taskweave/plugin-sdk';
import de from '../i18n/de.json';
import en from '../i18n/en.json';
import { ownPluginOf } from '../plugins/ownPluginOf';

export const OWN_TEXTS = defineTexts('taskweave-shell', { en, de });

const definition = definePlugin({
  id: 'taskweave-shell',
  contributions: [
    contribute('shell.command', {
      id: 'settings',
      kind: 'command',
      priority: 100,
      label: '%settings.title%',
      group: 'view',
      keys: [','],
      keywords: 'preferences options Einstellungen',
      component: () => import(/* webpackChunkName: "settings" */ '../settings/SettingsDialog'),
    }),
    contribute('shell.setting', {
      id: 'appearance',
      priority: 1000,
      label: '%settings.appearance%',
      component: () => import(/* webpackChunkName: "settings" */ '../settings/AppearanceSetting'),
    }),
    contribute('shell.setting', {
      id: 'keyboard',
      priority: 900,
      label: '%settings.keyboard%',
      component: () => import(/* webpackChunkName: "settings" */ '../settings/KeyboardSetting'),
    }),
    contribute('shell.setting', {
      id: 'layout',
      priority: 800,
      label: '%settings.layout%',
      component: () => import(/* webpackChunkName: "settings" */ '../settings/LayoutSetting'),
    }),
    contribute('shell.setting', {
      id: 'plugins',
      priority: 50,
      label: '%ownPlugins.title%',
      component: () => import(/* webpackChunkName: "settings" */ './OwnPluginsSetting'),
    }),
    contribute('tasklist.login', {
      id: 'default-login-form',
      priority: 0,
      component: () => import(/* webpackChunkName: "sign-in" */ '../sign-in/SignInForm'),
    }),
    contribute('tasklist.navbar.action', {
      id: 'shortcut-help',
      priority: 300,
      label: '%help.title%',
      icon: 'keyboard',
      menu: 'user',
      group: 'help',
      keys: ['?'],
      component: () => import(/* webpackChunkName: "shortcut-help" */ '../help/ShortcutHelp'),
    }),
  ],
});

export const OWN_PLUGIN = ownPluginOf(definition, { en });

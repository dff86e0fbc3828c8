import type { I18n } from '@taskweave/i18n/createI18n';
import type { PageSettings } from '@taskweave/plugin-files/settings/InstallationSettings';
import type { Command } from '@taskweave/plugin-sdk';
import {
  type CommandRegistry,
  createCommandRegistry,
} from '@taskweave/plugin-sdk/host/createCommandRegistry';
import { createContext, useContext } from 'react';
import { formatKeys } from './formatKeys';
import { createKeyMap, type KeyMap } from './KeyMap';

export interface PageCommands {
  readonly commands: CommandRegistry;
  readonly keyMap: KeyMap;
  readonly keyTexts: (command: Command) => readonly string[];
}

export function createCommands(
  settings: Pick<PageSettings, 'shortcuts' | 'singleKeys'>,
  i18n: I18n,
): PageCommands {
  const isMac = /mac|iphone|ipad/i.test(navigator.platform);
  const keyMap = createKeyMap({ settings, isMac });
  const t = (key: string, values?: Readonly<Record<string, unknown>>) => i18n.t('shell', key, values);
  const keyTexts = (command: Command) => keyMap.keysOf(command).map((keys) => formatKeys(keys, t, isMac));
  const commands = createCommandRegistry((command) => keyTexts(command)[0] ?? '');
  keyMap.subscribe(commands.hintsChanged);
  i18n.subscribe(commands.hintsChanged);
  return { commands, keyMap, keyTexts };
}

export const PageCommandsContext = createContext<PageCommands | null>(null);

export function usePageCommands(): PageCommands {
  const pageCommands = useContext(PageCommandsContext);
  if (pageCommands === null) throw new Error('Taskweave: keys were asked for outside of the workspace.');
  return pageCommands;
}

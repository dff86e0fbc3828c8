import type { I18n } from '@taskweave/i18n/createI18n';
import type { Commands } from '@taskweave/plugin-sdk';
import type { PageSettings } from '@taskweave/plugin-sdk/admin-file/readPageSettings';
import { createCommandRegistry } from '@taskweave/plugin-sdk/commands/createCommandRegistry';
import { formatKeys } from './formatKeys';
import { createKeyMap, type KeyMap } from './KeyMap';

export interface PageCommands {
  readonly commands: Commands;
  readonly keyMap: KeyMap;
}

/** The commands of the page and their keys, in the language on screen. */
export function createCommands(settings: PageSettings, i18n: I18n): PageCommands {
  const isMac = /mac|iphone|ipad/i.test(navigator.platform);
  const keyMap = createKeyMap({ settings, isMac });
  const t = (key: string) => i18n.t('shell', key);
  const commands = createCommandRegistry((command) => {
    const [first] = keyMap.keysOf(command);
    return first === undefined ? '' : formatKeys(first, t, isMac);
  });
  keyMap.subscribe(commands.hintsChanged);
  i18n.subscribe(commands.hintsChanged);
  return { commands, keyMap };
}

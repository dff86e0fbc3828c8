import { readKeptValue, writeKeptValue } from '@taskweave/base/KeptValue';
import type { PageSettings } from '@taskweave/plugin-files/settings/InstallationSettings';
import type { Command, ShortcutName } from '@taskweave/plugin-sdk';
import { createStore } from 'zustand/vanilla';
import { isSingleKey, type KeyBinding, parseKeys } from './KeyBinding';

const SUITE_KEYS: Readonly<Record<ShortcutName, readonly string[]>> = {
  claimTask: ['ctrl+alt+c'],
  focusFilter: ['ctrl+shift+f'],
  focusList: ['ctrl+alt+l'],
  focusForm: ['ctrl+alt+f'],
  startProcess: ['ctrl+alt+p'],
};

const STORAGE_KEY = 'taskweave.singleKeys';

export interface KeyMapOptions {
  readonly settings: Pick<PageSettings, 'shortcuts' | 'singleKeys'>;
  readonly isMac: boolean;
  readonly storage?: Storage;
}

export interface KeyMap {
  keysOf(command: Command): readonly KeyBinding[];
  readonly singleKeys: boolean;
  setSingleKeys(isOn: boolean): void;
  subscribe(listener: () => void): () => void;
}

export function createKeyMap({ settings, isMac, storage = localStorage }: KeyMapOptions): KeyMap {
  const { shortcuts } = settings;
  const parsed = new Map<string, KeyBinding | null>();
  const store = createStore(() => ({ singleKeys: readSingleKeys(storage) ?? settings.singleKeys }));

  /** Plugins may be untyped, and an unknown shortcut must not cost the other commands their keys. */
  function textsOf({ id, keys = [], shortcut }: Command): readonly string[] {
    const named = shortcut && (ownOf(shortcuts, shortcut) ?? ownOf(SUITE_KEYS, shortcut));
    return ownOf(shortcuts, id) ?? [keys, named ?? []].flat();
  }

  function parse(text: string): KeyBinding | null {
    const known = parsed.get(text);
    if (known !== undefined) return known;
    const binding = parseKeys(String(text), isMac);
    parsed.set(text, binding);
    return binding;
  }

  return {
    keysOf: (command) =>
      textsOf(command).flatMap((text) => {
        const binding = parse(text);
        return binding === null || (!store.getState().singleKeys && isSingleKey(binding)) ? [] : [binding];
      }),
    get singleKeys() {
      return store.getState().singleKeys;
    },
    setSingleKeys(isOn) {
      writeKeptValue(storage, STORAGE_KEY, isOn);
      store.setState({ singleKeys: isOn });
    },
    subscribe: store.subscribe,
  };
}

function ownOf<T>(from: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(from, name) ? from[name] : undefined;
}

function readSingleKeys(storage: Storage): boolean | null {
  const stored = readKeptValue(storage, STORAGE_KEY);
  return typeof stored === 'boolean' ? stored : null;
}

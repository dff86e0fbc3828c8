import { readKeptTexts, writeKeptValue } from '@taskweave/base/KeptValue';
import { placeHash } from '../../navigation/HashNavigation';

export interface SafeMode {
  readonly isOn: boolean;
  readonly named: readonly string[];
  readonly switchedOff: (pluginId: string, isBuiltin: boolean) => 'safe-mode' | 'person' | null;
  setOff(pluginId: string, isOff: boolean): void;
}

const KEY = 'taskweave.plugins-off';

export function readSafeMode(search = location.search): SafeMode {
  const word = new URLSearchParams(search).get('plugins') ?? '';
  const isOn = word === 'off';
  const named = new Set(word.startsWith('off:') ? word.slice(4).split(',') : []);
  let byPerson: ReadonlySet<string> = new Set(readKeptTexts(localStorage, KEY));
  return {
    isOn,
    named: [...named],
    switchedOff(id, isBuiltin) {
      if (named.has(id) || (isOn && !isBuiltin)) return 'safe-mode';
      return byPerson.has(id) ? 'person' : null;
    },
    setOff(id, isOff) {
      const others = [...byPerson].filter((name) => name !== id);
      byPerson = new Set(isOff ? [...others, id] : others);
      writeKeptValue(localStorage, KEY, [...byPerson]);
    },
  };
}

export function safeModeHref(
  word: string | null,
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'> = location,
): string {
  const query = new URLSearchParams(search);
  if (word === null) query.delete('plugins');
  else query.set('plugins', word);
  const text = query.toString();
  return `${pathname}${text === '' ? '' : `?${text}`}${placeHash(hash)}`;
}

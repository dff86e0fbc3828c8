import { capitalised } from '@taskweave/base/texts/capitalised';

export function languageName(tag: string): string {
  const name = known.get(tag) ?? nameOf(tag);
  known.set(tag, name);
  return name;
}

// The first lookup of each name takes 5 ms, and commands and menus need names before the first list, so ours are constants.
const known = new Map([
  ['de', 'Deutsch'],
  ['en', 'English'],
]);

function nameOf(tag: string): string {
  try {
    const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;
    return capitalised(name, tag);
  } catch {
    return tag;
  }
}

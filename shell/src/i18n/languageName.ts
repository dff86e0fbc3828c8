import { capitalised } from '@taskweave/base/texts/capitalised';

/**
 * The name of a language in that language, as people look for their own: `Deutsch`, `Français`.
 *
 * @param tag BCP 47; the tag itself comes back where the browser knows no name for it
 */
export function languageName(tag: string): string {
  const name = known.get(tag) ?? nameOf(tag);
  known.set(tag, name);
  return name;
}

// The browser takes 5 ms for the first of each. Commands and menus name languages before the first list, so it does not look up ours.
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

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

// The browser takes long for the first of each, and commands and menus name languages whenever they are drawn.
const known = new Map<string, string>();

function nameOf(tag: string): string {
  try {
    const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;
    return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
  } catch {
    return tag;
  }
}

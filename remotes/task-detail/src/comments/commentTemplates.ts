import type { PluginStorage } from '@taskweave/plugin-sdk';

const KEY = 'commentTemplates';

/** Texts of comments that the person has kept in this browser, in the order in which they were kept. */
export function ownTemplates(storage: PluginStorage): readonly string[] {
  const kept = storage.get(KEY);
  return Array.isArray(kept) ? kept.filter((one): one is string => typeof one === 'string') : [];
}

/** Keeps a text; one that is kept already stays where it is. */
export function keepTemplate(storage: PluginStorage, text: string): void {
  storage.set(KEY, [...new Set([...ownTemplates(storage), text])]);
}

export function removeTemplate(storage: PluginStorage, text: string): void {
  storage.set(
    KEY,
    ownTemplates(storage).filter((one) => one !== text),
  );
}

/** What is in the field, with a template below it. */
export function withTemplate(text: string, template: string): string {
  return text.trim() === '' ? template : `${text.trimEnd()}\n${template}`;
}

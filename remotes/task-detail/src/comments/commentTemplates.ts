import type { PluginStorage } from '@taskweave/plugin-sdk';

const KEY = 'commentTemplates';

export function ownTemplates(storage: PluginStorage): readonly string[] {
  const kept = storage.get(KEY);
  return Array.isArray(kept) ? kept.filter((one): one is string => typeof one === 'string') : [];
}

export function keepTemplate(storage: PluginStorage, text: string): void {
  storage.set(KEY, [...new Set([...ownTemplates(storage), text])]);
}

export function removeTemplate(storage: PluginStorage, text: string): void {
  storage.set(
    KEY,
    ownTemplates(storage).filter((one) => one !== text),
  );
}

export function withTemplate(text: string, template: string): string {
  return text.trim() === '' ? template : `${text.trimEnd()}\n${template}`;
}

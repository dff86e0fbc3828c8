import type { Catalogue } from '@taskweave/i18n/catalogue';

export type SuiteTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

const SHELL = { texts: 'shell', labels: 'taskweave-shell' };

export function mapLabels(labels: Catalogue, suiteTexts: SuiteTexts): Readonly<Record<string, Catalogue>> {
  const catalogues = new Map<string, Record<string, string>>();
  const add = (namespace: string, key: string, text: string | undefined) => {
    if (text === undefined || text.trim() === '' || /<|&\w+;/.test(text)) return;
    const catalogue = catalogues.get(namespace) ?? {};
    catalogue[key] = text.trim();
    catalogues.set(namespace, catalogue);
  };
  for (const [namespace, keys] of Object.entries(suiteTexts)) {
    for (const [key, suiteKey] of Object.entries(keys)) add(namespace, key, labels[suiteKey]);
  }
  for (const [name, text] of Object.entries(labels)) {
    const [, namespace, key] = /^([\w.-]+):(.+)$/.exec(name) ?? [];
    if (namespace !== undefined && key !== undefined) add(namespace, key, text);
  }
  const own = catalogues.get(SHELL.texts);
  return Object.fromEntries([...catalogues, ...(own === undefined ? [] : [[SHELL.labels, own] as const])]);
}

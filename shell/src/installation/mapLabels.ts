import type { Catalogue } from '@taskweave/i18n/catalogue';

export type SuiteTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The shell names its labels as every plugin does. */
const SHELL = { texts: 'shell', labels: 'taskweave-shell' };

/**
 * Translates texts of the old Tasklist to ours, by namespace. A key of ours, such as `taskweave-task-list:rows.changed`, is taken as it is.
 * Texts with HTML are dropped: nothing here is HTML.
 * @example mapLabels({ CLAIM_TASK: 'Prendre' }, { list: { claim: 'CLAIM_TASK' } }) // { list: { claim: 'Prendre' } }
 */
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

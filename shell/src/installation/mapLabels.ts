import type { Catalogue } from '@taskweave/i18n/catalogue';

/** Keys of the old Tasklist's texts by keys of ours, by namespace. */
export type SuiteTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The shell's labels, which it names as every plugin does. */
const SHELL = { texts: 'shell', labels: 'taskweave-shell' };

/**
 * Texts of the old Tasklist as texts of ours, by namespace. Where the file names one of ours, as in
 * `taskweave-task-list:rows.changed`, that one is meant. Texts with HTML are left out: nothing here is HTML.
 *
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

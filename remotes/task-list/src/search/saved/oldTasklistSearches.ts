import { isRecord } from '@taskweave/engine-client/readShape';

export type StoredSets = Readonly<Record<string, unknown>>;

/** The old Tasklist keeps two local-storage entries: `<vendor>-web` (settings) and `<vendor>` (user data, with searches at `{searchCriteria: {TLT: sets}}`). */
const SETTINGS = /^(\w+)-web$/;
const VENDORS = ['camunda', 'operaton'];
const GROUP = 'TLT';

export function hasOldTasklist(local: Storage): boolean {
  return vendors(local).length > 0;
}

/** The old Tasklist shows these to every user of the browser. */
export function readOldSets(local: Storage): StoredSets {
  return Object.fromEntries(
    vendors(local).flatMap((vendor) => Object.entries(setsOf(readItem(local, vendor)))),
  );
}

export function changeOldSets(local: Storage, edit: (sets: StoredSets) => StoredSets): void {
  for (const vendor of vendors(local)) {
    const sets = setsOf(readItem(local, vendor));
    const next = edit(sets);
    if (JSON.stringify(next) !== JSON.stringify(sets)) writeSets(local, vendor, next);
  }
}

function vendors(local: Storage): readonly string[] {
  const names = keys(local);
  const met = names.flatMap((key) => SETTINGS.exec(key)?.[1] ?? []);
  return [...new Set([...met, ...VENDORS.filter((vendor) => names.includes(vendor))])];
}

function setsOf(whole: Readonly<Record<string, unknown>>): StoredSets {
  const criteria = isRecord(whole.searchCriteria) ? whole.searchCriteria : {};
  const sets = criteria[GROUP];
  return isRecord(sets) ? sets : {};
}

function writeSets(local: Storage, key: string, sets: StoredSets): void {
  const { searchCriteria, ...whole } = readItem(local, key);
  const { [GROUP]: _before, ...groups } = isRecord(searchCriteria) ? searchCriteria : {};
  const next = Object.keys(sets).length === 0 ? groups : { ...groups, [GROUP]: sets };
  const criteria = Object.keys(next).length === 0 ? {} : { searchCriteria: next };
  try {
    local.setItem(key, JSON.stringify({ ...whole, ...criteria }));
  } catch {}
}

function readItem(local: Storage, key: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(local.getItem(key) ?? 'null');
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

function keys(local: Storage): readonly string[] {
  try {
    return Object.keys(local);
  } catch {
    return [];
  }
}

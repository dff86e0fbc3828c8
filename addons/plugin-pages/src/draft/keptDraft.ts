/** What an administrator has typed, and the server's file that they began with. */
export interface KeptDraft {
  readonly user: string;
  readonly base: string;
  readonly text: string;
}

const KEY = 'taskweave.plugins-draft';

/** The draft of this tab; null where there is none of this person. */
export function readKeptDraft(user: string, tab: Pick<Storage, 'getItem'>): KeptDraft | null {
  try {
    const kept = JSON.parse(tab.getItem(KEY) ?? 'null') as Partial<KeptDraft> | null;
    if (kept?.user !== user || typeof kept.base !== 'string' || typeof kept.text !== 'string') return null;
    return { user, base: kept.base, text: kept.text };
  } catch {
    return null;
  }
}

/** Keeps the draft for this tab, until `null` forgets it. */
export function keepDraft(draft: KeptDraft | null, tab: Pick<Storage, 'setItem' | 'removeItem'>): void {
  try {
    if (draft === null) tab.removeItem(KEY);
    else tab.setItem(KEY, JSON.stringify(draft));
  } catch {
    // It stays in the field until the page is left.
  }
}

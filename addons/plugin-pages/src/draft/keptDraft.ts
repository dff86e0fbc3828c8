/** What an administrator has typed, and the server's file that they began with. */
export interface KeptDraft {
  readonly user: string;
  readonly base: string;
  readonly text: string;
}

const KEY = 'taskweave.plugins-draft';

/** The draft of this tab; null where there is none of this person. */
export function readKeptDraft(
  user: string,
  storage: Pick<Storage, 'getItem'> = sessionStorage,
): KeptDraft | null {
  try {
    const kept = JSON.parse(storage.getItem(KEY) ?? 'null') as Partial<KeptDraft> | null;
    if (kept?.user !== user || typeof kept.base !== 'string' || typeof kept.text !== 'string') return null;
    return { user, base: kept.base, text: kept.text };
  } catch {
    return null;
  }
}

/** Keeps the draft for this tab, until `null` forgets it. */
export function keepDraft(
  draft: KeptDraft | null,
  storage: Pick<Storage, 'setItem' | 'removeItem'> = sessionStorage,
): void {
  try {
    if (draft === null) storage.removeItem(KEY);
    else storage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // It stays in the field until the page is left.
  }
}

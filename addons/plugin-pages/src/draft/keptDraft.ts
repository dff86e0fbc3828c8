import { readKeptObject, writeKeptValue } from '@taskweave/base/KeptValue';

/** What an administrator has typed, and the server's file that they began with. */
export interface KeptDraft {
  readonly user: string;
  readonly base: string;
  readonly text: string;
}

const KEY = 'taskweave.plugins-draft';

/** The draft of this tab; null where there is none of this person. */
export function readKeptDraft(user: string, tab: Pick<Storage, 'getItem'>): KeptDraft | null {
  const { base, text, ...kept } = readKeptObject(tab, KEY);
  return kept.user === user && typeof base === 'string' && typeof text === 'string'
    ? { user, base, text }
    : null;
}

/** Keeps the draft for this tab, until `null` forgets it. */
export function keepDraft(draft: KeptDraft | null, tab: Storage): void {
  writeKeptValue(tab, KEY, draft);
}

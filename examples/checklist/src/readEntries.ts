export interface Entry {
  readonly text: string;
  readonly isDone: boolean;
}

/** What the browser kept; whatever else is found there counts for nothing. */
export function readEntries(stored: unknown): readonly Entry[] {
  return Array.isArray(stored) ? stored.filter(isEntry) : [];
}

function isEntry(value: unknown): value is Entry {
  const { text, isDone } = (value ?? {}) as Partial<Record<keyof Entry, unknown>>;
  return typeof text === 'string' && typeof isDone === 'boolean';
}

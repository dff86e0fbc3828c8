const STORAGE_KEY = 'taskweave.recentCommands';
const MOST = 4;

/** Ids of what was last done by the palette in this browser, the newest first. */
export function readRecent(storage: Storage = localStorage): readonly string[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id): id is string => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

export function rememberRecent(id: string, storage: Storage = localStorage): void {
  const ids = [id, ...readRecent(storage).filter((known) => known !== id)].slice(0, MOST);
  try {
    storage.setItem(STORAGE_KEY, JSON.stringify(ids));
  } catch {
    // Comfort only.
  }
}

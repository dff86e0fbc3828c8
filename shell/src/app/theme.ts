export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const STORAGE_KEY = 'taskweave.theme';

const listeners = new Set<() => void>();
let chosen: Theme | null = null;

export function readTheme(storage: Storage = localStorage): Theme {
  if (chosen !== null) return chosen;
  try {
    const stored = storage.getItem(STORAGE_KEY);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}

/** Dresses the page; `system` follows the device. */
export function applyTheme(theme: Theme, root: HTMLElement = document.documentElement): void {
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
}

export function chooseTheme(theme: Theme, storage: Storage = localStorage): void {
  applyTheme(theme);
  chosen = theme;
  try {
    if (theme === 'system') storage.removeItem(STORAGE_KEY);
    else storage.setItem(STORAGE_KEY, theme);
  } catch {
    // The choice then lasts as long as the page.
  }
  for (const listener of [...listeners]) listener();
}

/** Called after every choice. */
export function subscribeTheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

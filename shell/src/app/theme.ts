export type Theme = 'system' | 'light' | 'dark';

const STORAGE_KEY = 'taskweave.theme';

export function readTheme(storage: Storage = localStorage): Theme {
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
  try {
    if (theme === 'system') storage.removeItem(STORAGE_KEY);
    else storage.setItem(STORAGE_KEY, theme);
  } catch {
    // The choice then lasts as long as the page.
  }
}

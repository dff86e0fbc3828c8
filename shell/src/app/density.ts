/** How much room lines and rows have. */
export type Density = 'compact' | 'comfortable' | 'roomy';

export const DENSITIES = ['compact', 'comfortable', 'roomy'] as const satisfies readonly Density[];

const STORAGE_KEY = 'taskweave.density';

const listeners = new Set<() => void>();

export function readDensity(storage: Storage = localStorage): Density {
  try {
    const stored = storage.getItem(STORAGE_KEY);
    return DENSITIES.find((density) => density === stored) ?? 'comfortable';
  } catch {
    return 'comfortable';
  }
}

/** Sets the page closer or wider; the style sheets and the list go by it. */
export function applyDensity(density: Density, root: HTMLElement = document.documentElement): void {
  if (density === 'comfortable') delete root.dataset.density;
  else root.dataset.density = density;
}

/** What the page is set to now. */
export function currentDensity(root: HTMLElement = document.documentElement): Density {
  return DENSITIES.find((density) => density === root.dataset.density) ?? 'comfortable';
}

export function chooseDensity(density: Density, storage: Storage = localStorage): void {
  applyDensity(density);
  try {
    if (density === 'comfortable') storage.removeItem(STORAGE_KEY);
    else storage.setItem(STORAGE_KEY, density);
  } catch {
    // The choice then lasts as long as the page.
  }
  for (const listener of [...listeners]) listener();
}

/** Called after every choice. */
export function subscribeDensity(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

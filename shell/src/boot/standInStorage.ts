export function standInStorage(page: object): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    if (!isUsable(page as Window, name)) Object.defineProperty(page, name, { value: Object.create(MEMORY) });
  }
}

/** Forbidden storage throws on access, or is null. */
function isUsable(page: Window, name: 'localStorage' | 'sessionStorage'): boolean {
  try {
    return page[name] !== null;
  } catch {
    return false;
  }
}

const MEMORY = {
  getItem(this: Record<string, string>, name: string): string | null {
    return Object.hasOwn(this, name) ? (this[name] ?? null) : null;
  },
  setItem(this: Record<string, string>, name: string, value: string): void {
    this[name] = `${value}`;
  },
  removeItem(this: Record<string, string>, name: string): void {
    delete this[name];
  },
  key(this: Record<string, string>, index: number): string | null {
    return Object.keys(this)[index] ?? null;
  },
  get length(): number {
    return Object.keys(this).length;
  },
};

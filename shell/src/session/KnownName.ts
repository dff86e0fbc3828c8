const KEY = 'taskweave.name';

/**
 * The name of the person who was last at work in this browser, so that their next page shows it before the engine has said
 * it. It goes with the sign-out.
 *
 * @returns null for anybody else
 */
export function readKnownName(userId: string, storage: Storage = localStorage): string | null {
  try {
    const raw: unknown = JSON.parse(storage.getItem(KEY) ?? 'null');
    if (typeof raw !== 'object' || raw === null) return null;
    const { user, name } = raw as { user?: unknown; name?: unknown };
    return user === userId && typeof name === 'string' ? name : null;
  } catch {
    return null;
  }
}

/** @param known null: forget it */
export function writeKnownName(
  known: { readonly user: string; readonly name: string } | null,
  storage: Storage = localStorage,
): void {
  try {
    if (known === null) storage.removeItem(KEY);
    else storage.setItem(KEY, JSON.stringify(known));
  } catch {
    // A browser that keeps nothing waits for the engine.
  }
}

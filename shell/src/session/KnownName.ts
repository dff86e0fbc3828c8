import { readKeptObject, writeKeptValue } from '@taskweave/base/KeptValue';

const KEY = 'taskweave.name';

/**
 * The name of the person who was last at work in this browser, so that their next page shows it before the engine has said
 * it. It goes with the sign-out.
 *
 * @returns null for anybody else
 */
export function readKnownName(userId: string): string | null {
  const { user, name } = readKeptObject(localStorage, KEY);
  return user === userId && typeof name === 'string' ? name : null;
}

/** @param known null: forget it */
export function writeKnownName(known: { readonly user: string; readonly name: string } | null): void {
  writeKeptValue(localStorage, KEY, known);
}

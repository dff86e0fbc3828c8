import { readKeptObject, writeKeptValue } from '@taskweave/base/KeptValue';

const KEY = 'taskweave.name';

export function readKnownName(userId: string): string | null {
  const { user, name } = readKeptObject(localStorage, KEY);
  return user === userId && typeof name === 'string' ? name : null;
}

export function writeKnownName(known: { readonly user: string; readonly name: string } | null): void {
  writeKeptValue(localStorage, KEY, known);
}

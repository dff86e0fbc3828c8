import { createStore } from 'zustand';

/** Names of the variables that badges on screen declare. Which badges a row has depends on its process. */
export const badgeVariables = createStore<readonly string[]>(() => []);

export function wantVariables(names: readonly string[]): void {
  const known = badgeVariables.getState();
  if (names.every((name) => known.includes(name))) return;
  badgeVariables.setState([...new Set([...known, ...names])].sort(), true);
}

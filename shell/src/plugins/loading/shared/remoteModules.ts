/* The build fills both tables from the remotes' imports (`scripts/build/remoteModules.mjs`); unit tests need neither. */

export const ready: Readonly<Record<string, unknown>> = {};
export const later: Readonly<Record<string, () => Promise<unknown>>> = {};

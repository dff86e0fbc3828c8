/*
 * Modules of the shared packages that our own remotes import, besides the SDK and the components: the page has one copy of
 * each. A build fills in both tables from the remotes' imports (`scripts/build/remoteModules.mjs`); unit tests need neither.
 */

/** What the first list needs, part of the shell's own file. */
export const first: Readonly<Record<string, unknown>> = {};
/** The others, fetched in a few pieces. */
export const later: Readonly<Record<string, () => Promise<unknown>>> = {};

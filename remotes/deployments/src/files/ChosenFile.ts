/** A file to deploy, under the name that it gets in the engine. */
export interface ChosenFile {
  /** With its folders, where a folder was chosen: forms are named by it, as in `embedded:deployment:forms/order.html`. */
  readonly name: string;
  readonly file: File;
}

export interface Joined {
  readonly files: readonly ChosenFile[];
  readonly added: readonly string[];
  /** Names of files that were there before, and are another file now. */
  readonly replaced: readonly string[];
}

/** Adds files to those that are there. One of the same name takes the place of the other: a deployment has each name once. */
export function joinFiles(known: readonly ChosenFile[], more: readonly ChosenFile[]): Joined {
  const byName = new Map(known.map((one) => [one.name, one]));
  const before = new Set(byName.keys());
  for (const one of more) byName.set(one.name, one);
  const names = [...new Set(more.map(({ name }) => name))];
  return {
    files: [...byName.values()],
    added: names.filter((name) => !before.has(name)),
    replaced: names.filter((name) => before.has(name)),
  };
}

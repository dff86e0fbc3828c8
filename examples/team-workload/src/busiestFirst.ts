export interface GroupCount {
  /** Null for the tasks that no group may claim. */
  readonly groupName: string | null;
  readonly taskCount: number;
}

/** The most tasks first; those without a group are nobody's work, and come last. */
export function busiestFirst(counts: readonly GroupCount[]): readonly GroupCount[] {
  const order = ({ groupName, taskCount }: GroupCount) => (groupName === null ? -1 : taskCount);
  return counts.toSorted((one, other) => order(other) - order(one));
}

/** As the engine reports it. */
export interface GroupCount {
  /** Null for the tasks that no group may claim. */
  readonly groupName: string | null;
  readonly taskCount: number;
}

/** What the groups are ordered by. Tasks without a group are nobody's work: without their own load they come last. */
export function loadOf({ groupName, taskCount }: GroupCount): number | null {
  return groupName === null ? null : taskCount;
}

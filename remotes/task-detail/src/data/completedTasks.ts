/**
 * Ids of the tasks that were completed on this page. They are not asked for again: the answer could only be
 * that they are gone, which would look as if someone else had taken them away.
 */
export const completedTasks: Pick<Set<string>, 'add' | 'has'> = new Set<string>();

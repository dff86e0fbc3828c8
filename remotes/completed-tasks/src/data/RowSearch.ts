import { fold, holdsWords } from '@taskweave/base/texts/words';
import type { CompletedRow } from './CompletedRow';

/** What rows are looked through for, because the engine compares case and whole names, or cannot be asked. */
export interface RowSearch {
  /** Each stands in what the row shows, or in the description of its task. */
  readonly words: readonly string[];
  /** Each stands in the name or the id of the person. */
  readonly people: readonly string[];
  /** Each stands in the name of the process or case. */
  readonly processes: readonly string[];
  /** Priorities, both included. */
  readonly least: number;
  readonly most: number;
}

/** Looks for nothing. */
export const EVERY_ROW: RowSearch = {
  words: [],
  people: [],
  processes: [],
  least: Number.NEGATIVE_INFINITY,
  most: Number.POSITIVE_INFINITY,
};

export function matches({ task, ...shown }: CompletedRow, search: RowSearch): boolean {
  const person = [shown.person, task.assignee].join('\n');
  const all = [shown.name, shown.businessKey, shown.definition, person, task.description].join('\n');
  return (
    search.words.every((words) => holdsWords(all, words)) &&
    search.people.every((words) => holdsWords(person, words)) &&
    search.processes.every((words) => fold(shown.definition).includes(fold(words))) &&
    task.priority >= search.least &&
    task.priority <= search.most
  );
}

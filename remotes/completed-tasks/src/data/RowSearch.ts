import { fold, holdsWords } from '@taskweave/base/texts/words';
import type { CompletedRow } from './CompletedRow';

/** The engine cannot ask for these: it is case-sensitive, matches only full names, or has no such query. */
export interface RowSearch {
  readonly words: readonly string[];
  readonly people: readonly string[];
  readonly processes: readonly string[];
  readonly least: number;
  readonly most: number;
}

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

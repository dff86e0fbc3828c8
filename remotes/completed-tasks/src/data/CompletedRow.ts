import { holdsWords } from '@taskweave/base/words';
import type { CompletedTask } from '@taskweave/engine-client/resources/history/completedTask';

/** A completed task with what it is called: what a row, a line of the table and of the file show. */
export interface CompletedRow {
  readonly task: CompletedTask;
  readonly name: string;
  /** Name of the process or case; empty where the person may not read it. */
  readonly definition: string;
  readonly businessKey: string;
  /** First and last name of the person who had it, or the id; empty where nobody had it. */
  readonly person: string;
}

/**
 * Whether every word of the search stands in what the row shows, or in the description of its task. A word after `@` stands in the
 * name or the id of the person.
 */
export function matches({ task, ...shown }: CompletedRow, search: string): boolean {
  const person = [shown.person, task.assignee].join('\n');
  const all = [shown.name, shown.businessKey, shown.definition, person, task.description].join('\n');
  return search
    .split(' ')
    .every((word) => (word.startsWith('@') ? holdsWords(person, word.slice(1)) : holdsWords(all, word)));
}

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

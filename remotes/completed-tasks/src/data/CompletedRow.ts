import type { CompletedTask } from '@taskweave/engine-client/resources/history/completedTask';

export interface CompletedRow {
  readonly task: CompletedTask;
  readonly name: string;
  readonly definition: string;
  readonly businessKey: string;
  readonly person: string;
}

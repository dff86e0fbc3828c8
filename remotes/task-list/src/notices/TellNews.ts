import type { Task } from '@taskweave/engine-client/Task';

export interface News {
  readonly known: readonly Task[];
  readonly answer: readonly Task[];
  readonly query: Readonly<Record<string, unknown>>;
  /** Name of the open filter. */
  readonly place: string;
}

export type TellNews = (news: News) => Promise<void>;

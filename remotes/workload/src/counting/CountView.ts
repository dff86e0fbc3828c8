import type { CountScope } from './CountScope';

/** What a page of counts is about. */
export interface CountView {
  readonly scope: CountScope;
  /** The moment that "overdue" and "today" are reckoned from: all cards mean the same one. */
  readonly at: Date;
  /** The filter whose list shows the tasks of this scope; null where the person has none. */
  readonly listFilterId: string | null;
}

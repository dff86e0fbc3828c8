/** What the words of a search mean where it is asked: who "me" is, what day "today" is, which variables the filter shows. */
export interface SearchPlace {
  readonly userId: string;
  /** Names of the variables that a word is looked for in. */
  readonly variables: readonly string[];
  readonly now: Date;
  /** Weeks begin as in this locale. */
  readonly locale: string;
  /** The query is kept as a filter: "mine" and "today" become expressions, which the engine reads each time. */
  readonly isKept?: boolean;
}

/** For criteria of which nothing depends on the place. */
export const NOWHERE: SearchPlace = { userId: '', variables: [], now: new Date(0), locale: 'en' };

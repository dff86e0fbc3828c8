/** One condition of a search as the address of the list holds it: `{type: 'due', name: '', operator: 'On', value: 'this-week'}`. */
export interface ReadCriterion {
  /** What is compared: `anything`, `due`, `assignee`, `processVariables` … */
  readonly type: string;
  /** Name of the variable; empty for everything else. */
  readonly name: string;
  readonly operator: string;
  readonly value: string;
}

/** What words of a search mean. */
export interface Interpretation {
  /** `open` is the beginning of something, such as "due this" or "amount >": it means nothing before it goes on. */
  readonly kind:
    | 'words'
    | 'state'
    | 'date'
    | 'person'
    | 'variable'
    | 'priority'
    | 'process'
    | 'group'
    | 'filler'
    | 'open';
  /** The words as they were typed. */
  readonly text: string;
  /** Where they begin in the text, in UTF-16 units. */
  readonly start: number;
  /** Where they end, exclusive. */
  readonly end: number;
  /**
   * Where those begin that say something alone: behind the "and" of "overdue and mine", and at the end of "and 20" in "amount between
   * 10 and 20".
   */
  readonly ownStart: number;
  /** Null only for `open` and `filler`. */
  readonly criterion: ReadCriterion | null;
  /** It compares a variable of which nobody has heard: the name may be a slip. */
  readonly isUnknownName: boolean;
}

export interface ComparedAttribute {
  readonly id: string;
  readonly name: string;
  readonly operators: readonly string[];
}

/** What is known of the place in which somebody searches. */
export interface SearchKnowledge {
  /** A language tag, such as `de-AT`. English is read in every language. */
  readonly language: string;
  readonly variables: readonly { readonly name: string; readonly label: string }[];
  readonly people: readonly { readonly id: string; readonly name: string }[];
  /** Attributes that a comparison may name, beside those that the language has words for. */
  readonly attributes?: readonly ComparedAttribute[];
  /** Of processes the key is the id. */
  readonly processes: readonly { readonly id: string; readonly name: string }[];
  /** Completed tasks are searched: they have the date "completed", and a period alone is about that one, not about what is due. */
  readonly ofCompleted?: boolean;
  /** Days and weeks are counted from here, in local time. */
  readonly now: Date;
}

/** How a fact is written; without one, as the type of the variable has it. */
export type FactFormat = (typeof FACT_FORMATS)[number];

/** All of them. */
export const FACT_FORMATS = ['text', 'number', 'money', 'date', 'person', 'boolean', 'link', 'file'] as const;

/** What tasks of a process are about, as the administrator says: one variable. */
export interface FactSetting {
  /** Name of the variable. */
  readonly variable: string;
  /** In all languages, or by the tag of the language. Without one, the name of the variable in words. */
  readonly label?: string | Readonly<Record<string, string>> | undefined;
  /** Without one, as the type of the variable has it. */
  readonly format?: FactFormat | undefined;
  /** Code of ISO 4217, such as `EUR`, for `money`. */
  readonly currency?: string | undefined;
  /** The variable that holds the code, where it differs from task to task. */
  readonly currencyVariable?: string | undefined;
}

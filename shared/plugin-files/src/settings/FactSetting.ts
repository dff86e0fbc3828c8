/** How a fact is formatted; by default, as the type of the variable. */
export type FactFormat = (typeof FACT_FORMATS)[number];

export const FACT_FORMATS = ['text', 'number', 'money', 'date', 'person', 'boolean', 'link', 'file'] as const;

/** One variable that tells what the tasks of a process are about, as the administrator configures it. */
export interface FactSetting {
  /** Name of the variable. */
  readonly variable: string;
  /** One label for all languages, or one per language tag; by default, the variable name in words. */
  readonly label?: string | Readonly<Record<string, string>> | undefined;
  /** By default, the type of the variable decides. */
  readonly format?: FactFormat | undefined;
  /** ISO 4217 code such as `EUR`, for `money`. */
  readonly currency?: string | undefined;
  /** Variable that holds the currency code, where it differs between tasks. */
  readonly currencyVariable?: string | undefined;
  /** Rows never cut this value. The first two of a process count; without one, rows keep the first amount or number. */
  readonly keep?: boolean | undefined;
}

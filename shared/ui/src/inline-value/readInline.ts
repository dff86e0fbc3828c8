import { parseDecimal } from '@taskweave/engine-client/variables/wholeNumber';
import { readTypedDate, writeTypedDate } from '../date-time-picker/typedDate';

/** What an inline value holds. */
export type InlineKind = 'text' | 'number' | 'date' | 'date-time' | 'boolean' | 'option';

export interface InlineOption {
  readonly value: string;
  readonly label: string;
}

export interface InlineRules {
  readonly kind: InlineKind;
  /** What there is to choose from: of the kind `option`, and for suggestions of a text. */
  readonly options: readonly InlineOption[];
  /** A text beside the options counts as well. */
  readonly allowsOthers: boolean;
  readonly locale: string;
  readonly now: Date;
}

/** What was typed: a value, nothing that the field takes (`cancel`), or something that has to be mended (`fault`). */
export type InlineReading =
  | { readonly kind: 'value'; readonly value: string | number | null }
  | { readonly kind: 'cancel' }
  | { readonly kind: 'fault' };

/**
 * Reads what was typed. A number without any figures is null, as is a date; a choice that there is not cancels.
 *
 * @example readInline('', { kind: 'number', … }) // { kind: 'value', value: null }
 */
export function readInline(text: string, rules: InlineRules): InlineReading {
  const typed = text.trim();
  switch (rules.kind) {
    case 'text':
      return { kind: 'value', value: text };
    case 'number': {
      if (typed === '') return { kind: 'value', value: null };
      const value = parseDecimal(typed);
      return value === null ? { kind: 'fault' } : { kind: 'value', value };
    }
    case 'date':
    case 'date-time': {
      const { kind, locale, now } = rules;
      const value = readTypedDate(typed, { kind, locale, now, defaultTime: '00:00' });
      return value === null ? { kind: 'fault' } : { kind: 'value', value: value === '' ? null : value };
    }
    case 'boolean':
    case 'option': {
      const known = rules.options.find(({ value, label }) => value === typed || label === typed);
      if (known !== undefined) return { kind: 'value', value: known.value };
      return rules.allowsOthers ? { kind: 'value', value: typed } : { kind: 'cancel' };
    }
  }
}

/** What stands in the field when it opens. */
export function writeInline(
  value: string | number | null,
  { kind, options, locale }: Pick<InlineRules, 'kind' | 'options' | 'locale'>,
): string {
  if (value === null) return '';
  const text = String(value);
  if (kind === 'date' || kind === 'date-time') return writeTypedDate(text, locale);
  return options.find((option) => option.value === text)?.label ?? text;
}

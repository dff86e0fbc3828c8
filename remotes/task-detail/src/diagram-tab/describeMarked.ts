import { formatsFor } from '@taskweave/i18n/formats';
import type { Language } from '@taskweave/plugin-sdk';

const EXPRESSION = /[$#]\{/;

export function describeMarked(
  { t, locale }: Language,
  taskName: string | null,
  marked: 'current' | 'calledHere' = 'current',
): (names: readonly string[]) => string {
  return (names) => {
    const readable = names.map((name) => (EXPRESSION.test(name) ? (taskName ?? name) : name));
    return t(`diagram.${marked}`, { names: formatsFor(locale).list(readable) });
  };
}

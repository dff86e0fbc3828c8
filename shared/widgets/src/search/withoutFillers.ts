import { fold } from '@taskweave/base/texts/words';
import type { Interpretation } from './Interpretation';
import { phraseAt, type Reading } from './Reader';
import { ORDER } from './readField';

/** "What is overdue", "all open tasks": beside others, such words say nothing. */
export function withoutFillers(
  readings: readonly Interpretation[],
  reading: Reading,
): readonly Interpretation[] {
  const { book, tokens } = reading;
  const plain = readings.map(({ kind, text }) =>
    kind === 'words' ? fold(text).replace(/^[¿¡]|(?<![,;:?!.،؟])[,;:?!.،؟]+$/g, '') : null,
  );
  const isOrder = (one: Interpretation | undefined) => one?.criterion?.type === ORDER;
  const isOrdered = readings.some(isOrder);
  const numbers = new Set(book.numbers.map(({ words }) => words.join(' ')));
  const isOfStart = readings.some(({ criterion: made }) => made?.type === 'created');
  const fillers = new Set<number>(
    [
      ...book.fillers,
      ...book.everything,
      ...book.relations.filter(({ key }) => key === 'on'),
      ...book.orders.filter(({ key }) => isOrdered && key === 'first'),
      // "New tickets since Friday"
      ...book.dates.filter(({ key }) => isOfStart && key === 'created'),
    ].flatMap(({ words }) =>
      plain.flatMap((_, at) =>
        words.every((word, index) => plain[at + index] === word)
          ? words.map((_word, index) => at + index)
          : [],
      ),
    ),
  );
  // "The ten newest": a list has no length.
  plain.forEach((word, at) => {
    if (word !== null && isOrder(readings[at + 1]) && (/^\d{1,3}$/.test(word) || numbers.has(word)))
      fillers.add(at);
  });
  const isAll = tokens.some((_, at) => phraseAt(reading, book.everything, at) !== null);
  if (!isAll && readings.every(({ kind }, at) => fillers.has(at) || kind === 'open')) return readings;
  return readings.map((one, at) => (fillers.has(at) ? { ...one, kind: 'filler', criterion: null } : one));
}

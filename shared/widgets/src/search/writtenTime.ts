import { phraseAt, type Reading } from './Reader';

/** The parts of a time, which says nothing beside a day. */
export function timeAt(reading: Reading, at: number): number {
  const { tokens, book } = reading;
  const dayTime = phraseAt(reading, book.dayTimes, at);
  if (dayTime !== null && dayTime.key !== 'today') return dayTime.words.length;
  const [first, second] = tokens.slice(at, at + 2).map(({ text }) => text);
  if (first === undefined || !/^\d{1,2}[:.]\d{2}(?:\s?[ap]m)?$/i.test(first)) return 0;
  return second !== undefined && /^(?:[ap]\.?m\.?|uhr)$/i.test(second) ? 2 : 1;
}

/** "30. 11. 2026" as "30.11.2026". */
export function inFigures(text: string): string {
  return text.replace(/(?<=\d\.) (?=\d)/g, '');
}

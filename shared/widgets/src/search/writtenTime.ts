import { phraseAt, type Reading } from './Reader';

const CLOCK = /^\d{1,2}(?:[:.]\d{2}(?:\s?[ap]m)?|[ap]m|uhr|h(?:\d{2})?)$/i;
const BEHIND = /^(?:[ap]\.?m\.?|uhr|h|uur|hod\.?|godz\.?)$/i;
const BEFORE = /^(?:at|um|a|à|as|às|las?|om|alle|delle|ore|o|v|ve|الساعة)$/i;

/** Before these, a number is an hour. */
const ONLY_BEFORE = /^(?:las|alle|delle|às|ore|الساعة)$/i;

/** The parts of a time, which says nothing beside a day: "9:15", "5 pm", "at 5pm", "morning". */
export function timeAt(reading: Reading, at: number): number {
  const dayTime = phraseAt(reading, reading.book.dayTimes, at);
  return dayTime !== null && dayTime.key !== 'today' ? dayTime.words.length : clockAt(reading, at);
}

export function clockAt(reading: Reading, at: number): number {
  const { tokens } = reading;
  const before = clockLead(reading, at);
  const [first = '', second = ''] = tokens.slice(at + before, at + before + 2).map(({ text }) => text);
  if (CLOCK.test(first)) return before + (BEHIND.test(second) ? 2 : 1);
  if (!/^\d{1,2}$/.test(first)) return 0;
  if (BEHIND.test(second)) return before + 2;
  return ONLY_BEFORE.test(tokens[at + before - 1]?.text ?? '') ? before + 1 : 0;
}

/** The words before a time, such as "at". */
export function clockLead({ tokens }: Reading, at: number): number {
  return [0, 1].find((index) => !BEFORE.test(tokens[at + index]?.text ?? '')) ?? 2;
}

/** "30. 11. 2026" as "30.11.2026". */
export function inFigures(text: string): string {
  return text.replace(/(?<=\d\.) (?=\d)/g, '');
}

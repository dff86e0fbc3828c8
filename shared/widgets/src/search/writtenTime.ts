import { phraseAt, type Reading } from './Reader';

const CLOCK = /^\d{1,2}(?:[:.]\d{2}(?:\s?[ap]m)?|[ap]m|uhr|h(?:\d{2})?)$/i;
const BEHIND = /^(?:[ap]\.?m\.?|uhr|h|uur|hod\.?|godz\.?)$/i;
const BEFORE = /^(?:at|um|a|à|as|às|las?|om|alle|ore|o|v|ve|الساعة)$/i;

/** The parts of a time, which says nothing beside a day: "9:15", "5 pm", "at 5pm", "morning". */
export function timeAt(reading: Reading, at: number): number {
  const dayTime = phraseAt(reading, reading.book.dayTimes, at);
  return dayTime !== null && dayTime.key !== 'today' ? dayTime.words.length : clockAt(reading, at);
}

export function clockAt({ tokens }: Reading, at: number): number {
  const before = [0, 1].find((index) => !BEFORE.test(tokens[at + index]?.text ?? '')) ?? 2;
  const [first = '', second = ''] = tokens.slice(at + before, at + before + 2).map(({ text }) => text);
  if (CLOCK.test(first)) return before + (BEHIND.test(second) ? 2 : 1);
  return /^\d{1,2}$/.test(first) && BEHIND.test(second) ? before + 2 : 0;
}

/** "30. 11. 2026" as "30.11.2026". */
export function inFigures(text: string): string {
  return text.replace(/(?<=\d\.) (?=\d)/g, '');
}

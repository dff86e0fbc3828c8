import { describe, expect, it } from 'vitest';
import { fromInputText, readDatePattern, toInputText } from './datePattern';

const CASES = [
  ['dd/MM/yyyy', '21/11/2026', '2026-11-21'],
  ['dd.MM.yyyy', '01.02.2026', '2026-02-01'],
  ['d.M.yyyy', '1.2.2026', '2026-02-01'],
  ['yyyy-MM-dd', '2026-11-21', '2026-11-21'],
  ["yyyy-MM-dd'T'HH:mm:ss", '2026-11-21T17:05:00', '2026-11-21T17:05'],
  ['dd.MM.yyyy HH:mm:ss', '21.11.2026 17:05:02', '2026-11-21T17:05:02'],
  ['dd.MM.yyyy HH:mm', '21.11.2026 17:05', '2026-11-21T17:05'],
] as const;

describe.each(CASES)('the pattern %s', (text, engine, input) => {
  const pattern = readDatePattern(text) ?? { text: 'unknown', kind: 'date' };

  it('reads what the engine writes', () => {
    expect(toInputText(engine, pattern)).toBe(input);
  });

  it('writes what the engine reads', () => {
    expect(fromInputText(input, pattern)).toBe(engine);
  });
});

it.each(['dd MMM yyyy', 'EEE dd/MM/yyyy', 'HH:mm', 'hh:mm a dd/MM/yyyy', 'ww/yyyy'])(
  'leaves %s to a text field',
  (text) => {
    expect(readDatePattern(text)).toBeNull();
  },
);

it.each(['31/02/2026', '2026-11-21', 'soon', ''])('does not read "%s" as a day', (text) => {
  expect(toInputText(text, { text: 'dd/MM/yyyy', kind: 'date' })).toBeNull();
});

import { fold } from '@taskweave/base/texts/words';
import { isMoneyAt, numberAt } from './numberAt';
import { criterion, phraseAt, type Reader, type Reading } from './Reader';
import { isOrdering, variableAt, writtenSignAt } from './readComparison';

/** "€500" alone, as rows print it. */
export const readMoney: Reader = (reading, at) => {
  if (!reading.known.variables.some(({ isMoney }) => isMoney)) return null;
  const number = numberAt(reading, at);
  if (number === null || !isMoneyAt(reading, at, number.count)) return null;
  return { count: number.count, kind: 'variable', criterion: criterion('amounts', 'eq', number.value) };
};

/** "Around 500", "amount about 2k", "500 or so": ten in a hundred more or less. */
export const readAround: Reader = (reading, at) => {
  const { book, known } = reading;
  const named = variableAt(reading, at);
  const hasMoney = known.variables.some(({ isMoney }) => isMoney);
  if (named === null ? !hasMoney : named.values !== null && named.values !== 'number') return null;
  const start = at + (named?.count ?? 0);
  const about = phraseAt(reading, book.approximations, start);
  const isSign = named === null && writtenSignAt(reading, start) === 'like';
  const from = start + (about?.words.length ?? (isSign ? 1 : 0));
  const number = numberAt(reading, from);
  if (number === null) return null;
  const end = from + number.count;
  const behind = from === start ? phraseAt(reading, book.approximations, end) : null;
  if ((from === start && behind === null) || phraseAt(reading, book.units, end) !== null) return null;
  const scaled = (factor: number) => String(Math.round(Number(number.value) * factor * 100) / 100);
  const made = (operator: string, value: string) =>
    named === null
      ? criterion('amounts', operator, value)
      : criterion('processVariables', operator, value, named.name);
  return {
    count: end + (behind?.words.length ?? 0) - at - 1,
    kind: 'variable',
    criterion: made('gteq', scaled(0.9)),
    next: { count: 1, ties: 1, kind: 'variable', criterion: made('lteq', scaled(1.1)) },
  };
};

/** "Over 10 days", where "Days" is a fact. */
export const readCounted: Reader = (reading, at) => {
  const sign = phraseAt(reading, reading.book.signs, at);
  const from = at + (sign?.words.length ?? 0);
  const number = sign && isOrdering(sign.key) ? numberAt(reading, from) : null;
  const named = number && (variableAt(reading, from + number.count) ?? unitAt(reading, from + number.count));
  if (sign === null || number === null || named?.values !== 'number') return null;
  return {
    count: from + number.count + named.count - at,
    kind: 'variable',
    criterion: criterion('processVariables', sign.key, number.value, named.name),
  };
};

/** The "Tagen" of "mehr als 10 Tagen" is the fact "Tage". */
function unitAt(reading: Reading, at: number) {
  const { units } = reading.book;
  const unit = phraseAt(reading, units, at);
  const forms = units.filter(({ key }) => key === unit?.key).map(({ text }) => text);
  const [thing] = forms.flatMap((form) => reading.names.variables.get(fold(form)) ?? []);
  return unit === null || thing === undefined
    ? null
    : { name: thing.name, values: thing.kind ?? null, count: unit.words.length };
}

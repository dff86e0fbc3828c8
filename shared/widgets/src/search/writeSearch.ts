import { parseSearchDate, parseSearchValue } from '@taskweave/engine-client/task-query/searchValue';
import { formatsFor } from '@taskweave/i18n/formats';
import { EITHER, partsOf } from './alternatives';
import { comparisonsIn, isOfDate, signsOf } from './comparisons';
import type { ReadCriterion, SearchKnowledge } from './Interpretation';
import { ORDER, STATES } from './readField';
import { readSearch } from './readSearch';
import { inList, quoted } from './tokenize';
import { type PhraseBook, phraseBook } from './words/searchWords';

/** Null where no words mean it. */
export function writeSearch(criterion: ReadCriterion, known: SearchKnowledge): string | null {
  const { name, value } = criterion;
  const wanted = plain(criterion);
  const texts = spellings(wanted, known);
  const named = { id: value, name: value };
  const dated = isOfDate(criterion.operator) ? { kind: 'date' as const } : {};
  const wider = {
    ...known,
    variables: [...known.variables, ...(name === '' ? [] : [{ name, label: name, ...dated }])],
    people: [...known.people, named],
    processes: [...known.processes, named],
  };
  const meaning = (knowledge: SearchKnowledge) => texts.find((text) => meansOnly(text, wanted, knowledge));
  // A chip may be about what nobody has looked up yet.
  return meaning(known) ?? meaning(wider) ?? null;
}

/** The words for what cannot be read either, for people to mend. */
export function spellCriterion(criterion: ReadCriterion, known: SearchKnowledge): string {
  const [first = criterion.value] = asComparison(plain(criterion), known, phraseBook(known.language));
  return writeSearch(criterion, known) ?? first;
}

/** As the engine takes it: blanks around a value, and a number's way to be written, say nothing. */
function plain(criterion: ReadCriterion): ReadCriterion {
  const { type, name, operator } = criterion;
  const value = operator === 'In' ? itemsOf(criterion.value).join(', ') : criterion.value.trim();
  const parsed = name === '' || /like$/i.test(operator) ? value : parseSearchValue(value);
  return {
    type,
    name: name.trim(),
    operator,
    value: typeof parsed === 'number' && Number.isSafeInteger(Math.trunc(parsed)) ? String(parsed) : value,
  };
}

/** Reading is the judge: what reads as something else is no way to write it. */
function meansOnly(text: string, wanted: ReadCriterion, known: SearchKnowledge): boolean {
  const [first, ...others] = readSearch(text, known);
  const read = first?.criterion ?? null;
  return (
    others.length === 0 &&
    read !== null &&
    read.type === wanted.type &&
    read.name === wanted.name &&
    read.operator === wanted.operator &&
    read.value === wanted.value
  );
}

function spellings(criterion: ReadCriterion, known: SearchKnowledge): readonly string[] {
  const book = phraseBook(known.language);
  return [...inWords(criterion, book, known), ...asComparison(criterion, known, book)];
}

function inWords(
  { type, operator, value }: ReadCriterion,
  book: PhraseBook,
  known: SearchKnowledge,
): readonly string[] {
  const values = valuesOf(value);
  const people = itemsOf(value);
  const several = people.length > 1 ? book.alternatives.map(({ text }) => people.join(` ${text} `)) : [];
  const states = book.states.flatMap(({ key, text }) => {
    const said = STATES[key];
    return said.type === type && said.operator === operator && said.value === value ? [text] : [];
  });
  const field = (key: string) =>
    [...book.dates, ...book.fields].find((phrase) => phrase.key === key)?.text ?? key;
  const relation = (key: string) => book.relations.find((phrase) => phrase.key === key)?.text ?? key;
  const denial = book.negations[0]?.text ?? '';
  switch (type) {
    case 'anything':
      return operator === 'NotLike'
        ? book.exclusions.flatMap(({ text }) => prefixed(`${text} `, values))
        : values;
    case ORDER:
      return book.orders.filter(({ key }) => key === value).map(({ text }) => text);
    case EITHER: {
      const parts = (partsOf(value) ?? []).map((part) => writeSearch(part, known) ?? '');
      return book.alternatives.map(({ text }) => parts.join(` ${text} `));
    }
    case 'notOverdue':
      return book.states.filter(({ key }) => key === 'overdue').map(({ text }) => `${denial} ${text}`);
    case 'anyDate': {
      const day = parseSearchDate(value);
      return day === null ? [] : [formatsFor(known.language).date(day, new Date(0))];
    }
    case 'due':
    case 'created':
    case 'followUp':
    case 'completed': {
      const moment = momentText(value, book);
      const words = operator === 'On' ? ['on'] : operator === 'Before' ? ['before'] : ['after', 'since'];
      const sentences = words.map((word) => `${field(type)} ${relation(word)} ${moment}`);
      return operator === 'On' ? [`${field(type)} ${moment}`, ...sentences] : [...states, ...sentences];
    }
    case 'assignee':
      if (operator === 'neq')
        return prefixed(`${denial} `, [...prefixed('@', [value, quoted(value)]), ...several]);
      return [...several, ...prefixed('@', [value, quoted(value)]), ...prefixed(`${field(type)} `, values)];
    case 'processInstanceBusinessKey':
      return several;
    case 'owner':
    case 'startedBy':
    case 'candidateGroup':
      return prefixed(`${field(type)} `, values);
    case 'processDefinitionKey':
    case 'processDefinitionName':
      return prefixed(`${field('process')} `, values);
    case 'priority':
      return priorities(operator, value, field('priority'), book);
    default:
      return states;
  }
}

/** "Priority ≥ 51", "Task variable "size" = 5": what a chip says, with quotes where a value needs them. */
function asComparison(
  { type, name, operator, value }: ReadCriterion,
  { attributes = [] }: SearchKnowledge,
  book: PhraseBook,
): readonly string[] {
  const attribute = attributes.find(({ id }) => id === type);
  const label = attribute?.name ?? type;
  if (attribute?.kind === 'flag') return [label];
  const names = [name, quoted(name)];
  const subjects =
    name === '' ? [label] : [...(type === 'processVariables' ? names : []), ...prefixed(`${label} `, names)];
  const [worded = ''] = comparisonsIn([operator]).filter((one) => one === 'in' || /like$/i.test(one));
  const words = book.signs.filter(({ key }) => key === worded).map(({ text }) => text);
  const signs = [...words.slice(0, 1), ...(operator === 'In' ? [] : signsOf(operator))];
  const values =
    operator === 'In' ? [listed(value)] : valuesOf(isOfDate(operator) ? momentText(value, book) : value);
  return subjects.flatMap((subject) => signs.flatMap((sign) => prefixed(`${subject} ${sign} `, values)));
}

function momentText(value: string, { periods, moments }: PhraseBook): string {
  return [...periods, ...moments].find(({ key }) => key === value)?.text ?? value;
}

function priorities(operator: string, value: string, field: string, { levels, states }: PhraseBook) {
  const sign = operator === 'min' ? ' >=' : operator === 'max' ? ' <=' : '';
  return [
    ...levels.map(({ text }) => `${field} ${text}`),
    ...states.filter(({ key }) => key === 'urgent').map(({ text }) => text),
    `${field}${sign} ${value}`,
  ];
}

function valuesOf(value: string): readonly string[] {
  const bare = value.replace(/^'|'$/g, '');
  // As languages write it that have a comma in numbers.
  const decimal = /^-?\d+\.\d+$/.test(value) ? [value.replace('.', ',')] : [];
  return [value, ...decimal, quoted(bare), quoted(value)];
}

export function listed(value: string): string {
  return itemsOf(value).map(inList).join(', ');
}

function itemsOf(value: string): readonly string[] {
  return value
    .split(/[,\n]/)
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

function prefixed(before: string, texts: readonly string[]): readonly string[] {
  return texts.map((text) => `${before}${text}`);
}

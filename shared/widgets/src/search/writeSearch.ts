import { fold } from '@taskweave/base/texts/words';
import { signOf } from './comparisons';
import type { ReadCriterion, SearchKnowledge } from './Interpretation';
import { readSearch } from './readSearch';
import { type PhraseBook, phraseBook } from './words/searchWords';

/**
 * The words that mean a criterion in a language, so that a chip can become text again; null where no words do.
 *
 * @example writeSearch({ type: 'due', name: '', operator: 'On', value: 'this-week' }, known) // 'due this week'
 */
export function writeSearch(criterion: ReadCriterion, known: SearchKnowledge): string | null {
  const texts = candidates(criterion, known);
  const { name, value } = criterion;
  const named = { id: value, name: value };
  const wider = {
    ...known,
    variables: [...known.variables, { name, label: name }],
    people: [...known.people, named],
    processes: [...known.processes, named],
  };
  const meaning = (knowledge: SearchKnowledge) => texts.find((text) => meansOnly(text, criterion, knowledge));
  // A chip may be about what nobody has looked up yet.
  return meaning(known) ?? meaning(wider) ?? null;
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

function candidates(
  { type, name, operator, value }: ReadCriterion,
  known: SearchKnowledge,
): readonly string[] {
  const book = phraseBook(known.language);
  const quoted = [value, `"${value}"`, `„${value}“`];
  const states = book.states.map(({ text }) => text);
  const field = (key: string) =>
    [...book.dates, ...book.fields].find((phrase) => phrase.key === key)?.text ?? key;
  const relation = (key: string) => book.relations.find((phrase) => phrase.key === key)?.text ?? key;
  const moment = book.periods.find(({ key }) => key === value)?.text ?? value;
  switch (type) {
    case 'anything':
      return quoted;
    case 'due':
    case 'created':
    case 'followUp':
    case 'completed': {
      const words = operator === 'On' ? ['on'] : operator === 'Before' ? ['before'] : ['after', 'since'];
      const sentences = words.map((word) => `${field(type)} ${relation(word)} ${moment}`);
      return operator === 'On' ? [`${field(type)} ${moment}`, ...sentences] : [...states, ...sentences];
    }
    case 'processVariables':
      return [value, decimal(value), `"${value.replace(/^'|'$/g, '')}"`, `„${value}“`].map(
        (text) => `${name} ${signOf(operator) ?? '='} ${text}`,
      );
    case 'assignee':
    case 'owner':
      return [
        ...(type === 'assignee' ? [`@${value}`, `@"${value}"`] : []),
        ...prefixed(field(type), quoted),
        ...prefixed(`${field(type)} ${signOf(operator) ?? '='}`, quoted),
      ];
    case 'candidateGroup':
      return prefixed(field(type), quoted);
    case 'processDefinitionKey':
    case 'processDefinitionName':
      return prefixed(field('process'), quoted);
    case 'priority':
      return priorities(operator, value, field('priority'), book);
    default: {
      const attribute = known.attributes?.find(({ id }) => id === type)?.name ?? '';
      const signs = [
        ...book.signs.filter(({ key }) => key === 'like').map(({ text }) => text),
        signOf(operator),
      ];
      return [...states, ...signs.flatMap((sign) => prefixed(`${attribute} ${sign}`, quoted))];
    }
  }
}

function priorities(operator: string, value: string, field: string, { levels, states }: PhraseBook) {
  const sign = operator === 'min' ? ' >=' : operator === 'max' ? ' <=' : '';
  return [
    ...levels.map(({ text }) => `${field} ${text}`),
    ...states.filter(({ key }) => key === 'urgent').map(({ text }) => text),
    `${field}${sign} ${value}`,
  ];
}

function prefixed(before: string, texts: readonly string[]): readonly string[] {
  return texts.map((text) => `${before} ${text}`);
}

/** As languages write it that have a comma in numbers. */
function decimal(value: string): string {
  return /^-?\d+\.\d+$/.test(value) ? value.replace('.', ',') : fold(value);
}

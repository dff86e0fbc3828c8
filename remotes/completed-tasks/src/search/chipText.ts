import type { Interpretation, SearchKnowledge } from '@taskweave/widgets/search/Interpretation';
import { readSearch } from '@taskweave/widgets/search/readSearch';

export interface ChipWords {
  readonly person: string;
  readonly process: string;
  readonly completed: string;
}

export function chipText(
  { kind, text, criterion }: Interpretation,
  known: SearchKnowledge,
  words: ChipWords,
): string {
  if (criterion === null) return kind === 'filler' ? text : `${text} …`;
  const { type, operator, value } = criterion;
  const nameIn = (things: SearchKnowledge['people']) => things.find(({ id }) => id === value)?.name;
  const person = type === 'assignee' && operator === 'eq' ? nameIn(known.people) : undefined;
  if (person !== undefined) return `${words.person}: ${person}`;
  const process = type === 'processDefinitionKey' ? nameIn(known.processes) : undefined;
  if (process !== undefined) return `${words.process}: ${process}`;
  const isDayAlone = readSearch(text, { ...known, ofCompleted: false })[0]?.criterion?.type === 'due';
  return type === 'completed' && isDayAlone ? `${words.completed}: ${text}` : text;
}

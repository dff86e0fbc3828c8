import { pageTime } from '@taskweave/base/pageTime';
import type { FilterVariable } from '@taskweave/engine-client/resources/filter/filter';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { useEngineClient } from '@taskweave/plugin-sdk';
import {
  type Completion,
  completeSearch,
  type Interpretation,
  readSearch,
  type SearchKnowledge,
} from '@taskweave/plugin-sdk/search';
import { useChoices } from '@taskweave/widgets/useChoices';
import { useState } from 'react';
import { SEARCH_TOOL_TEXTS } from '../texts/searchToolTexts';
import { attributeReading } from './attributeReading';

export interface Readings {
  readonly readings: readonly Interpretation[];
  readonly read: (text: string) => readonly Interpretation[];
  readonly completions: readonly Completion[];
  readonly known: SearchKnowledge;
}

export function useReadings(text: string, variables: readonly FilterVariable[]): Readings {
  const engine = useEngineClient();
  const language = useTexts(SEARCH_TOOL_TEXTS);
  const { locale } = language;
  const [now] = useState(pageTime);
  const bare: SearchKnowledge = { language: locale, variables, people: [], processes: [], now };
  const kinds = readSearch(text, bare).map(({ kind }) => kind);
  const namesPeople = text.includes('@') || kinds.includes('person');
  const request = { engine, text: '', isInUse: true };
  const { choices: people } = useChoices({
    ...request,
    text: mentionedIn(text),
    kind: namesPeople ? 'user' : null,
  });
  const { choices: processes } = useChoices({
    ...request,
    kind: kinds.includes('process') ? 'process' : null,
  });
  const known = { ...bare, people, processes };
  const read = (typed: string) =>
    readSearch(typed, known).map((reading) => attributeReading(reading, language));
  return { readings: read(text), read, completions: completeSearch(text, known), known };
}

function mentionedIn(text: string): string {
  return /@"?([^"@]*)$/.exec(text)?.[1] ?? '';
}

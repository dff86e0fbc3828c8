import { useQuery } from '@tanstack/react-query';
import { pageTime } from '@taskweave/base/pageTime';
import { filterQueries } from '@taskweave/engine-client/queries/task/filterQueries';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { usePluginServices } from '@taskweave/plugin-sdk';
import { comparedAttributes } from '@taskweave/widgets/search/chips/searchTexts';
import { acceptedCriteria } from '@taskweave/widgets/search/criteria/acceptedCriteria';
import { textOf } from '@taskweave/widgets/search/criteria/convertCriterion';
import type { FactPlace, SearchPlace } from '@taskweave/widgets/search/criteria/place/SearchPlace';
import { useKnownFacts } from '@taskweave/widgets/search/criteria/useKnownFacts';
import { useWordNames } from '@taskweave/widgets/search/criteria/useWordNames';
import type { KnownVariable } from '@taskweave/widgets/search/Interpretation';
import { SEARCH_TOOL_TEXTS } from '@taskweave/widgets/search/texts/searchToolTexts';
import { useReader } from '@taskweave/widgets/search/useReader';
import { useState } from 'react';
import type { FilterDraft } from '../draft/filterDraft';
import { addCriteria } from './addCriteria';

/** Reads what is typed as the search of the list does. */
export function useWords(draft: FilterDraft) {
  const services = usePluginServices();
  const { engine, user } = services;
  const language = useTexts(SEARCH_TOOL_TEXTS);
  const facts = useKnownFacts(services);
  const [now] = useState(pageTime);
  const reader = useReader({
    engine,
    text: draft.words,
    language: language.locale,
    variables: useVariables(draft, facts),
    me: { id: user.id, name: language.t('search.me') },
    attributes: comparedAttributes(language),
  });
  const readings = reader.read(draft.words);
  const read = acceptedCriteria(readings);
  const names = useWordNames(
    engine,
    read.map(({ value }) => textOf(value)),
  );
  const place: SearchPlace = {
    userId: user.id,
    variables: draft.variables.map(({ value }) => value.name.trim()).filter((name) => name !== ''),
    words: { names, keys: [], facts, stage: 'facts' },
    now,
    locale: language.locale,
  };
  const query = { ...draft.query, criteria: draft.criteria.map(({ value }) => value) };
  return { reader, readings, language, ...addCriteria(query, read, place) };
}

function useVariables(draft: FilterDraft, facts: readonly FactPlace[]): readonly KnownVariable[] {
  const { data: filters = [] } = useQuery({
    ...filterQueries(usePluginServices().engine).all(),
    enabled: false,
  });
  const own = draft.variables.map(({ value }) => value);
  const all = filters.flatMap(({ properties }) => properties.variables);
  const labelled = facts.flatMap(({ name, labels }) => labels.map((label) => ({ name, label })));
  return [...own, ...all, ...labelled].map((variable) => {
    const fact = facts.find(({ name }) => name === variable.name);
    const kind = fact?.kind === 'person' ? 'text' : (fact?.kind ?? null);
    return { ...variable, kind, isMoney: fact?.isMoney === true };
  });
}

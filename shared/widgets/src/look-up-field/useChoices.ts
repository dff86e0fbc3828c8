import { useQuery } from '@tanstack/react-query';
import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { lookUpQueries } from '@taskweave/engine-client/queries/identity/lookUpQueries';
import type { Choice, LookUpKind } from '@taskweave/engine-client/resources/identity/lookUp';
import { isExpression } from '@taskweave/engine-client/task-query/expression';
import { useEffect, useState } from 'react';

export interface ChoicesRequest {
  readonly engine: EngineClient;
  readonly kind: LookUpKind | null;
  readonly text: string;
  readonly isInUse: boolean;
}

export interface Choices {
  readonly choices: readonly Choice[];
  readonly isSearching: boolean;
  readonly hasFailed: boolean;
}

const SEARCH_DELAY = 250;

export function useChoices({ engine, kind, text, isInUse }: ChoicesRequest): Choices {
  const queries = lookUpQueries(engine, kind ?? 'user');
  const typed = text.trim();
  const wanted = useSettled(typed);
  const hasText = typed !== '' && !isExpression(typed);
  const directory = useQuery({ ...queries.directory(), enabled: kind !== null && (isInUse || hasText) });
  const isPartial = kind !== null && directory.data?.isComplete === false && hasText;
  const search = useQuery({ ...queries.search(wanted), enabled: isPartial && isInUse && wanted !== '' });
  const one = useQuery({ ...queries.one(typed), enabled: isPartial && !isInUse });
  // Choices on screen keep their place under the cursor, so later results are appended.
  const found = [...(directory.data?.choices ?? []), ...(search.data ?? []), ...(one.data ? [one.data] : [])];
  return {
    choices: kind === null ? [] : [...new Map(found.map((choice) => [choice.id, choice])).values()],
    isSearching: directory.isFetching || search.isFetching || (isPartial && isInUse && wanted !== typed),
    hasFailed: directory.isError || search.isError,
  };
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SEARCH_DELAY);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

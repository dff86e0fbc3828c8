import { acceptedCriteria } from '../criteria/acceptedCriteria';
import { NO_WORDS, type SearchPlace } from '../criteria/place/SearchPlace';
import { toEngineQuery } from '../criteria/toEngineQuery';
import type { SearchKnowledge } from '../Interpretation';
import { readSearch } from '../readSearch';

const NOW = new Date('2026-11-26T10:00:00');
const PLACE: SearchPlace = {
  userId: 'demo',
  variables: [],
  words: { ...NO_WORDS, stage: 'facts' },
  now: NOW,
  locale: 'en',
};

/** As the engine compares: in capitals, where each of the alternatives has one property that holds. */
export function findsByName(word: string, name: string, language: string): boolean {
  const known: SearchKnowledge = { language, variables: [], people: [], processes: [], now: NOW };
  const criteria = acceptedCriteria(readSearch(word, known));
  const search = { criteria, matchAny: false, ignoreNames: false, ignoreValues: false };
  const { query } = toEngineQuery(search, {}, { ...PLACE, locale: language });
  const { orQueries = [], ...others } = query as {
    readonly orQueries?: readonly { readonly nameLike?: string }[];
  };
  return (
    Object.keys(others).length === 0 &&
    orQueries.length > 0 &&
    orQueries.every(({ nameLike = '' }) => isLike(name, nameLike))
  );
}

function isLike(text: string, pattern: string): boolean {
  const parts = pattern
    .toUpperCase()
    .split(/(\\.|[%_])/s)
    .map((part) => (part === '%' ? '.*' : part === '_' ? '.' : escaped(part.replace(/^\\(.)$/s, '$1'))));
  return new RegExp(`^${parts.join('')}$`, 'su').test(text.toUpperCase());
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}

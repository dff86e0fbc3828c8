import type { SearchProblem } from '@taskweave/widgets/search/criteria/convertCriterion';
import type { SearchPlace } from '@taskweave/widgets/search/criteria/place/SearchPlace';
import { NO_SEARCH, type SearchCriterion } from '@taskweave/widgets/search/criteria/Search';
import { toEngineQuery } from '@taskweave/widgets/search/criteria/toEngineQuery';
import { checkCriteria } from '../query/checkCriteria';
import { besideOthers, type CriterionDraft } from '../query/criterionDraft';
import { type FilterQueryDraft, readSearched, writeFilterQuery } from '../query/filterQuery';

export interface AddedCriteria {
  readonly drafts: readonly CriterionDraft[];
  readonly problem: SearchProblem | null;
}

/** What the search understood, as criteria of the filter that stand beside those that are there. */
export function addCriteria(
  query: FilterQueryDraft,
  added: readonly SearchCriterion[],
  place: SearchPlace,
): AddedCriteria {
  let drafts: readonly CriterionDraft[] = [];
  for (const criterion of added) {
    const criteria = [...query.criteria, ...drafts];
    const stored = writeFilterQuery({ ...query, criteria, matchAny: false });
    const found = toEngineQuery({ ...NO_SEARCH, criteria: [criterion] }, stored, { ...place, isKept: true });
    const [problem = null] = found.problems;
    const read = problem === null ? readSearched(found.query) : [];
    if (problem !== null || read === null) return { drafts: [], problem: problem ?? 'not-kept' };
    if (query.matchAny && read.length > 1) return { drafts: [], problem: 'range-in-any' };
    const known = new Set(criteria.map(contentOf));
    const fresh = read.filter((one) => !known.has(contentOf(one)));
    const areFree = checkCriteria([...criteria, ...fresh], query).slice(criteria.length);
    drafts = [
      ...drafts,
      ...fresh.map((one, index) => (areFree[index] === 'unique' ? besideOthers(one) : one)),
    ];
  }
  return { drafts, problem: null };
}

function contentOf({ key, text, items, condition }: CriterionDraft): string {
  return JSON.stringify([key, text, items, condition]);
}

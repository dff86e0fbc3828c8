import { useQuery } from '@tanstack/react-query';
import { pageTime } from '@taskweave/base/pageTime';
import { completedCountQueries } from '@taskweave/engine-client/queries/task/completedCountQueries';
import { filterQueries } from '@taskweave/engine-client/queries/task/filterQueries';
import { taskListQueries } from '@taskweave/engine-client/queries/task/taskListQueries';
import type { Filter } from '@taskweave/engine-client/resources/filter/filter';
import { filterOfAll, wholeQuery } from '@taskweave/engine-client/task-query/wholeQuery';
import { formatsFor } from '@taskweave/i18n/formats';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { useEngineClient, useInboxParam, useNavigation, usePages } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { EmptyState } from '@taskweave/ui/empty-state';
import { EVERYBODY } from '@taskweave/widgets/completedOf';
import { completedPageOf } from '@taskweave/widgets/completedTask';
import { textOf } from '@taskweave/widgets/search/criteria/convertCriterion';
import { parseSearch, type SearchCriterion } from '@taskweave/widgets/search/criteria/Search';
import { DEFAULT_ATTRIBUTE } from '@taskweave/widgets/search/criteria/searchAttributes';
import { toEngineQuery } from '@taskweave/widgets/search/criteria/toEngineQuery';
import type { ReadCriterion } from '@taskweave/widgets/search/Interpretation';
import { SEARCH_TOOL_TEXTS } from '@taskweave/widgets/search/texts/searchToolTexts';
import { writeSearch } from '@taskweave/widgets/search/writeSearch';
import { type ListQuery, useListQuery } from '../address/useListQuery';
import styles from './SearchBar.module.css';
import { useFocusSearch } from './searchPanelStore';

export default function NoHits() {
  const { t, locale } = useTexts(SEARCH_TOOL_TEXTS);
  const navigation = useNavigation();
  const focusSearch = useFocusSearch();
  const current = useInboxParam('filter');
  const { data: filters } = useQuery({ ...filterQueries(useEngineClient()).all(), enabled: false });
  const all = filterOfAll(filters ?? []);
  const completed = completedPageOf(usePages());
  const words = useSearchedWords();
  const list = useListQuery();
  const inAll = useHitsIn(all?.id === current ? undefined : all, list);
  const { search, place, filter } = list;
  const done = useCompletedHits(completed === undefined ? [] : search.criteria);
  const hasWords = search.criteria.some(({ type }) => type === DEFAULT_ATTRIBUTE);
  // The keys in their other case may still be found.
  if (hasWords && place.words.stage !== 'other-case') return null;
  return (
    <EmptyState
      text={t('search.empty')}
      action={
        <>
          {hasWords && (
            <p className={styles.lookedIn}>{t('search.lookedIn', { filter: filter?.name ?? '' })}</p>
          )}
          {all !== undefined && all.id !== current && (
            <Button
              variant="secondary"
              onClick={() => {
                navigation.openInbox({ filter: all.id, filterPage: null, page: null });
                focusSearch();
              }}
            >
              {inAll === null
                ? t('search.allTasks')
                : t('search.allTasks.count', { number: formatsFor(locale).number(inAll) })}
            </Button>
          )}
          {completed !== undefined && words !== '' && (
            <Button
              variant="secondary"
              onClick={() => {
                navigation.openPage(completed.place);
                if (done !== null) navigation.setPageParam('of', EVERYBODY, { replace: true });
                navigation.setPageParam('words', words, { replace: true });
              }}
            >
              {done === null
                ? t('search.completed')
                : t('search.completed.count', { number: formatsFor(locale).number(done) })}
            </Button>
          )}
          <Button
            variant="secondary"
            onClick={() => {
              navigation.openInbox({ searchQuery: null, searchOrQuery: null, page: null });
              focusSearch();
            }}
          >
            {t('search.showAll')}
          </Button>
        </>
      }
    />
  );
}

/** Null while nobody knows. */
function useHitsIn(filter: Filter | undefined, { search, place }: ListQuery): number | null {
  const stored = filter === undefined ? {} : wholeQuery(filter.query, filter.properties);
  const { query } = toEngineQuery(search, stored, place);
  const count = taskListQueries(useEngineClient()).count(filter?.id ?? '', query);
  return useQuery({ ...count, enabled: filter !== undefined, retry: false }).data ?? null;
}

/** Null while nobody knows, and for what the history is not asked about. */
function useCompletedHits(criteria: readonly SearchCriterion[]): number | null {
  const words = criteria.map(({ type, value }) => (type === DEFAULT_ATTRIBUTE ? textOf(value) : ''));
  const count = completedCountQueries(useEngineClient()).count(words);
  const isAsked = words.length > 0 && !words.includes('');
  return useQuery({ ...count, enabled: isAsked, retry: false }).data ?? null;
}

function useSearchedWords(): string {
  const searchQuery = useInboxParam('searchQuery');
  const { locale } = useTexts(SEARCH_TOOL_TEXTS);
  return parseSearch(searchQuery, null)
    .criteria.map(
      ({ typed, ...criterion }) => typed ?? wordsOf({ ...criterion, value: textOf(criterion.value) }, locale),
    )
    .filter((words) => words !== null)
    .join(' ');
}

function wordsOf(criterion: ReadCriterion, locale: string): string | null {
  const { type, value } = criterion;
  if (type === 'name') return value;
  const known = { language: locale, variables: [], people: [], processes: [], now: pageTime() };
  return writeSearch(criterion, known);
}

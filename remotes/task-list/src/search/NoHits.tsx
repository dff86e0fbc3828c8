import { useQuery } from '@tanstack/react-query';
import { pageTime } from '@taskweave/base/pageTime';
import { completedCountQueries } from '@taskweave/engine-client/queries/task/completedCountQueries';
import { filterQueries } from '@taskweave/engine-client/queries/task/filterQueries';
import { taskListQueries } from '@taskweave/engine-client/queries/task/taskListQueries';
import type { Filter } from '@taskweave/engine-client/resources/filter/filter';
import { filterOfAll, wholeQuery } from '@taskweave/engine-client/task-query/wholeQuery';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { useEngineClient, useInboxParam, useNavigation, usePages, useTotals } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { EmptyState } from '@taskweave/ui/empty-state';
import { EVERYBODY } from '@taskweave/widgets/completedOf';
import { completedPageOf } from '@taskweave/widgets/completedTask';
import { textOf } from '@taskweave/widgets/search/criteria/convertCriterion';
import {
  formatSearch,
  NO_SEARCH,
  parseSearch,
  type Search,
  type SearchCriterion,
} from '@taskweave/widgets/search/criteria/Search';
import { DEFAULT_ATTRIBUTE } from '@taskweave/widgets/search/criteria/searchAttributes';
import { toEngineQuery } from '@taskweave/widgets/search/criteria/toEngineQuery';
import type { ReadCriterion } from '@taskweave/widgets/search/Interpretation';
import { SEARCH_TOOL_TEXTS } from '@taskweave/widgets/search/texts/searchToolTexts';
import { writeSearch } from '@taskweave/widgets/search/writeSearch';
import { type ListQuery, useListQuery } from '../address/useListQuery';
import styles from './SearchBar.module.css';
import { useFocusSearch } from './searchPanelStore';
import { OPEN, typedText } from './typed/liveCriteria';

export default function NoHits() {
  const { t } = useTexts(SEARCH_TOOL_TEXTS);
  const total = useTotals();
  const navigation = useNavigation();
  const focusSearch = useFocusSearch();
  const current = useInboxParam('filter');
  const { data: filters } = useQuery({ ...filterQueries(useEngineClient()).all(), enabled: false });
  const all = filterOfAll(filters ?? []);
  const completed = completedPageOf(usePages());
  const words = useSearchedWords();
  const list = useListQuery();
  const { search, place, filter } = list;
  const hasWords = search.criteria.some(({ type }) => type === DEFAULT_ATTRIBUTE);
  const isOver = !hasWords || place.words.stage === 'other-case';
  const inAll = useHitsIn(all?.id === current || !isOver ? undefined : all, list);
  const done = useCompletedHits(completed === undefined || !isOver ? [] : search.criteria);
  const name = nameTyped(search);
  const ofName: Search = {
    ...NO_SEARCH,
    criteria: [{ type: 'name', name: '', operator: 'Like', value: name }],
  };
  const named = useHitsOfStage(name === '' || !isOver ? undefined : all, { ...list, search: ofName });
  const hitsIn = (hits: number, place: string) => t('search.near', { number: total(hits), place });
  // The keys in their other case may still be found.
  if (!isOver) return null;
  return (
    <EmptyState
      text={t('search.empty')}
      action={
        <>
          {hasWords && (
            <p className={styles.lookedIn}>{t('search.lookedIn', { filter: filter?.name ?? '' })}</p>
          )}
          <p className={styles.near} data-counting={[inAll, done, named].includes(undefined) || undefined}>
            {named != null && named > 0 && (
              <NearMiss
                hits={named}
                text={t('search.near.named', { number: total(named), name })}
                onPress={() => {
                  navigation.openInbox({
                    ...formatSearch(ofName),
                    filter: all?.id ?? current,
                    filterPage: null,
                  });
                  focusSearch();
                }}
              />
            )}
            {filter !== undefined && <span>{hitsIn(0, filter.name)}</span>}
            {all !== undefined && all.id !== current && (
              <NearMiss
                hits={inAll}
                text={inAll == null ? t('search.allTasks') : hitsIn(inAll, all.name)}
                onPress={() => {
                  navigation.openInbox({ filter: all.id, filterPage: null, page: null });
                  focusSearch();
                }}
              />
            )}
            {completed !== undefined && words !== '' && (
              <NearMiss
                hits={done}
                text={
                  done == null
                    ? t('search.completed')
                    : t('search.near.completed', { count: done, number: total(done) })
                }
                onPress={() => {
                  navigation.openPage(completed.place);
                  if (done != null) navigation.setPageParam('of', EVERYBODY, { replace: true });
                  navigation.setPageParam('words', words, { replace: true });
                }}
              />
            )}
          </p>
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

/** "My first task" says something, and may be a name. */
function nameTyped(search: Search): string {
  const isRead = search.criteria.some(
    ({ type, typed }) => typed !== undefined && type !== DEFAULT_ATTRIBUTE && type !== OPEN,
  );
  const typed = typedText(search);
  return isRead && typed.includes(' ') ? typed : '';
}

/** Undefined while they are counted, null where nobody knows. */
type Hits = number | null | undefined;

interface NearMissProps {
  readonly hits: Hits;
  readonly text: string;
  readonly onPress: () => void;
}

/** Where nothing is, nothing leads. */
function NearMiss({ hits, text, onPress }: NearMissProps) {
  return (
    <span>
      {hits === 0 ? (
        text
      ) : (
        <button type="button" className={styles.there} onClick={onPress}>
          {text}
        </button>
      )}
    </span>
  );
}

/** The keys of another filter may have the case that this one's do not. */
function useHitsIn(filter: Filter | undefined, list: ListQuery): Hits {
  const { place } = list;
  const usual = { ...list, place: { ...place, words: { ...place.words, stage: 'facts' as const } } };
  const hits = useHitsOfStage(filter, usual);
  const inOtherCase = useHitsOfStage(hits === 0 ? filter : undefined, list);
  return hits === 0 ? inOtherCase : hits;
}

function useHitsOfStage(filter: Filter | undefined, { search, place }: ListQuery): Hits {
  const stored = filter === undefined ? {} : wholeQuery(filter.query, filter.properties);
  const { query } = toEngineQuery(search, stored, place);
  const count = taskListQueries(useEngineClient()).count(filter?.id ?? '', query);
  return hitsOf(useQuery({ ...count, enabled: filter !== undefined, retry: false }));
}

/** The history is asked about words alone. */
function useCompletedHits(criteria: readonly SearchCriterion[]): Hits {
  const words = criteria.map(({ type, value }) => (type === DEFAULT_ATTRIBUTE ? textOf(value) : ''));
  const count = completedCountQueries(useEngineClient()).count(words);
  const isAsked = words.length > 0 && !words.includes('');
  return hitsOf(useQuery({ ...count, enabled: isAsked, retry: false }));
}

function hitsOf({
  data,
  isLoading,
}: {
  readonly data: number | undefined;
  readonly isLoading: boolean;
}): Hits {
  return isLoading ? undefined : (data ?? null);
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

import { useQuery } from '@tanstack/react-query';
import { filterQueries } from '@taskweave/engine-client/queries/task/filterQueries';
import { filterOfAll } from '@taskweave/engine-client/task-query/wholeQuery';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { useEngineClient, useNavigation, usePages, useRouteParam } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { EmptyState } from '@taskweave/ui/empty-state';
import { completedPageOf } from '@taskweave/widgets/completedTask';
import { textOf } from '../address/convertCriterion';
import { parseSearch } from '../address/Search';
import { DEFAULT_ATTRIBUTE } from '../address/searchAttributes';
import { useFocusSearch } from './searchPanelStore';
import { SEARCH_TOOL_TEXTS } from './texts/searchToolTexts';

/** In place of the list where a search finds nothing: the same search among all tasks and completed ones, and the way back. */
export default function NoHits() {
  const { t } = useTexts(SEARCH_TOOL_TEXTS);
  const navigation = useNavigation();
  const focusSearch = useFocusSearch();
  const current = useRouteParam('filter');
  const { data: filters } = useQuery({ ...filterQueries(useEngineClient()).all(), enabled: false });
  const all = filterOfAll(filters ?? []);
  const completed = completedPageOf(usePages());
  const words = useSearchedWords();
  return (
    <EmptyState
      text={t('search.empty')}
      action={
        <>
          {all !== undefined && all.id !== current && (
            <Button
              variant="secondary"
              onClick={() => {
                navigation.go({ filter: all.id, filterPage: null, page: null });
                focusSearch();
              }}
            >
              {t('search.allTasks')}
            </Button>
          )}
          {completed !== undefined && words !== '' && (
            <Button
              variant="secondary"
              onClick={() => {
                navigation.openRoute(completed.place);
                navigation.setPageParam('words', words, { replace: true });
              }}
            >
              {t('search.completed')}
            </Button>
          )}
          <Button
            variant="secondary"
            onClick={() => {
              navigation.go({ searchQuery: null, searchOrQuery: null, page: null });
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

/** What of the search the history can be searched for: its words. */
function useSearchedWords(): string {
  const searchQuery = useRouteParam('searchQuery');
  return parseSearch(searchQuery, null)
    .criteria.filter(({ type }) => type === DEFAULT_ATTRIBUTE || type === 'name')
    .map(({ value }) => textOf(value))
    .join(' ');
}

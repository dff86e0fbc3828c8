import { useQuery } from '@tanstack/react-query';
import { taskListQueries } from '@taskweave/engine-client/queries/task/taskListQueries';
import { wholeQuery } from '@taskweave/engine-client/task-query/wholeQuery';
import { formatsFor } from '@taskweave/i18n/formats';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import {
  useCommands,
  useEngineClient,
  useHasCommand,
  useNavigation,
  useNotifications,
} from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { MenuButton } from '@taskweave/ui/menu-button';
import { formatSearch } from '../address/Search';
import { combinedQuery } from '../address/toEngineQuery';
import type { ListQuery } from '../address/useListQuery';
import { CopyLinkButton } from './CopyLinkButton';
import styles from './SearchBar.module.css';
import { SEARCH_TOOL_TEXTS } from './texts/searchToolTexts';

/** Offered by the column of filters to those who may create one; takes `{query}`. */
const CREATE_FILTER = 'filters.create';

/** What there is to do with a search: how many it finds, all or any of its criteria, keep it, share it. */
export default function SearchTools({ list }: { readonly list: ListQuery }) {
  const { t } = useTexts(SEARCH_TOOL_TEXTS);
  const navigation = useNavigation();
  const commands = useCommands();
  const canSave = useHasCommand(CREATE_FILTER);
  const notifications = useNotifications();
  const { search, searchQuery: query, filter } = list;
  const stored = filter === undefined ? {} : wholeQuery(filter.query, filter.properties);

  return (
    <>
      <HitCount list={list} />
      {search.criteria.length > 1 && (
        <MenuButton
          size="sm"
          label={t(search.matchAny ? 'search.match.any' : 'search.match.all')}
          entries={[
            {
              kind: 'choice',
              id: 'match',
              label: t('search.match'),
              value: search.matchAny ? 'any' : 'all',
              options: (['all', 'any'] as const).map((value) => ({
                value,
                label: t(`search.match.${value}`),
              })),
              onChange: (value) => navigation.go(formatSearch({ ...search, matchAny: value === 'any' })),
            },
          ]}
        />
      )}
      <span className={styles.space} />
      {canSave && query !== null && Object.keys(query).length > 0 && (
        <Button
          size="sm"
          onClick={() => {
            commands.run(CREATE_FILTER, { query: combinedQuery(stored, query) });
            if (search.ignoreNames || search.ignoreValues) {
              notifications.notify({ kind: 'warning', title: t('search.saveFilter.exact') });
            }
          }}
        >
          {t('search.saveFilter')}
        </Button>
      )}
      <CopyLinkButton />
    </>
  );
}

function HitCount({ list }: { readonly list: ListQuery }) {
  const { t, locale } = useTexts(SEARCH_TOOL_TEXTS);
  const { filterId, query } = list;
  const count = useQuery({
    ...taskListQueries(useEngineClient()).count(filterId ?? '', query ?? {}),
    enabled: filterId !== null && query !== null,
    retry: false,
  });
  return (
    <span className={styles.count} role="status">
      {count.data !== undefined &&
        t('search.count', { count: count.data, number: formatsFor(locale).number(count.data) })}
    </span>
  );
}

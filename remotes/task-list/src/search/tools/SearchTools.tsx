import { wholeQuery } from '@taskweave/engine-client/task-query/wholeQuery';
import { formatsFor } from '@taskweave/i18n/formats';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import {
  useCommands,
  useHasCommand,
  useNavigation,
  useNotifications,
  usePermission,
} from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { MenuButton } from '@taskweave/ui/menu-button';
import type { Interpretation } from '@taskweave/widgets/search/Interpretation';
import { withoutReading } from '@taskweave/widgets/search/readSearch';
import type { RefObject } from 'react';
import { formatSearch, type Search } from '../../address/Search';
import { DEFAULT_ATTRIBUTE } from '../../address/searchAttributes';
import { combinedQuery, toEngineQuery } from '../../address/toEngineQuery';
import type { ListQuery } from '../../address/useListQuery';
import { CriterionChips } from '../chips/CriterionChips';
import { criterionText } from '../chips/searchTexts';
import { useCriterionLanguage } from '../chips/useCriterionLanguage';
import styles from '../SearchBar.module.css';
import { SEARCH_TOOL_TEXTS } from '../texts/searchToolTexts';
import { CopyLinkButton } from './CopyLinkButton';
import { HitCount } from './HitCount';

const CREATE_FILTER = 'filters.create';

export interface SearchToolsProps {
  readonly list: ListQuery;
  readonly readings: readonly Interpretation[];
  readonly held: number | null;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly setText: (text: string) => void;
}

export function SearchTools({ list, readings, held, input, setText }: SearchToolsProps) {
  const { t, locale } = useTexts(SEARCH_TOOL_TEXTS);
  const navigation = useNavigation();
  const canSave = useHasCommand(CREATE_FILTER);
  const { search, searchQuery: query } = list;
  const isPartial =
    list.place.words.stage === 'rows' && search.criteria.some(({ type }) => type === DEFAULT_ATTRIBUTE);

  return (
    <div className={styles.tools}>
      {readings.length > 0 && (
        <CriterionChips
          label={t('search.readAs')}
          chips={readings}
          onRemove={(index) => {
            setText(withoutReading(readings, index));
            input.current?.focus();
          }}
        />
      )}
      {held === null ? (
        search.criteria.length > 0 && (
          <HitCount key={list.filterId} list={list} isTyping={readings.length > 0 || isPartial} />
        )
      ) : (
        <p className={styles.slow} role="status">
          {t('search.slow', { number: formatsFor(locale).number(held) })}
        </p>
      )}
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
              onChange: (value) =>
                navigation.openInbox(formatSearch({ ...search, matchAny: value === 'any' })),
            },
          ]}
        />
      )}
      <div className={styles.keep}>
        {search.criteria.length > 0 && <CopyLinkButton />}
        {canSave && query !== null && Object.keys(query).length > 0 && <SaveButtons list={list} />}
      </div>
    </div>
  );
}

const LONGEST_NAME = 60;

function SaveButtons({ list }: Pick<SearchToolsProps, 'list'>) {
  const { search, filter, place } = list;
  const language = useCriterionLanguage(search.criteria);
  const { t } = language;
  const commands = useCommands();
  const notifications = useNotifications();
  const mayShare = usePermission({ permission: 'CREATE', resource: 'Authorization' }) === true;

  function save(options: object = {}): void {
    const stored = filter === undefined ? {} : wholeQuery(filter.query, filter.properties);
    // In a filter, "mine" and "today" must refer to the user who opens it, and to that day.
    const { query, problems } = toEngineQuery(search, stored, {
      ...place,
      words: { ...place.words, stage: 'facts' },
      isKept: true,
    });
    const leftOut = search.criteria.filter((_, index) => problems[index] === 'not-kept');
    commands.run(CREATE_FILTER, { query: combinedQuery(stored, query), ...options });
    if (leftOut.length > 0)
      notifications.notify({
        kind: 'warning',
        title: t('search.saveFilter.leftOut', { criteria: spoken(leftOut) }),
      });
    if (search.ignoreNames || search.ignoreValues)
      notifications.notify({ kind: 'warning', title: t('search.saveFilter.exact') });
  }

  function saveForGroup(): void {
    save({ name: spoken(search.criteria).slice(0, LONGEST_NAME), isForGroup: true });
  }

  function spoken(criteria: Search['criteria']): string {
    return criteria.map((criterion) => criterionText(criterion, language).spoken).join(', ');
  }

  return (
    <>
      {mayShare && (
        <Button size="sm" onClick={saveForGroup}>
          {t('search.saveForGroup')}
        </Button>
      )}
      <Button size="sm" onClick={() => save()}>
        {t('search.saveFilter')}
      </Button>
    </>
  );
}

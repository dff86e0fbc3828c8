import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { parseEngineDate } from '@taskweave/base/engineDate';
import { pageTime } from '@taskweave/base/pageTime';
import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { queryKey } from '@taskweave/engine-client/queries/queryKeys';
import { filterQueries } from '@taskweave/engine-client/queries/task/filterQueries';
import { taskListQueries } from '@taskweave/engine-client/queries/task/taskListQueries';
import type { Filter } from '@taskweave/engine-client/resources/filter/filter';
import { countMatching, listMatching } from '@taskweave/engine-client/resources/task/matchingTasks';
import { parseTask } from '@taskweave/engine-client/resources/task/task';
import { atNow } from '@taskweave/engine-client/snoozed/atNow';
import { withoutSnoozed } from '@taskweave/engine-client/snoozed/snoozedQuery';
import type { Task } from '@taskweave/engine-client/Task';
import { filterOfAll, wholeQuery } from '@taskweave/engine-client/task-query/wholeQuery';
import { DUE_TEXTS, type DueWords, dueText } from '@taskweave/i18n/due-texts/dueText';
import { formatsFor } from '@taskweave/i18n/formats';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import {
  type CommandProps,
  type Language,
  type Suggestion,
  useEngineClient,
  useInboxParam,
  useNavigation,
  usePluginServices,
  useTotals,
  useTranslation,
} from '@taskweave/plugin-sdk';
import { criterionText } from '@taskweave/widgets/search/chips/searchTexts';
import { useCriterionLanguage } from '@taskweave/widgets/search/chips/useCriterionLanguage';
import { acceptedCriteria } from '@taskweave/widgets/search/criteria/acceptedCriteria';
import { textOf } from '@taskweave/widgets/search/criteria/convertCriterion';
import { orderOf } from '@taskweave/widgets/search/criteria/orderOf';
import type { WordPlace } from '@taskweave/widgets/search/criteria/place/SearchPlace';
import type { SearchCriterion } from '@taskweave/widgets/search/criteria/Search';
import { formatSearch, NO_SEARCH } from '@taskweave/widgets/search/criteria/Search';
import { DEFAULT_ATTRIBUTE } from '@taskweave/widgets/search/criteria/searchAttributes';
import { toEngineQuery } from '@taskweave/widgets/search/criteria/toEngineQuery';
import { useKnownFacts } from '@taskweave/widgets/search/criteria/useKnownFacts';
import { useWordNames } from '@taskweave/widgets/search/criteria/useWordNames';
import { tellApart } from '@taskweave/widgets/tellApart';
import { useEffect, useMemo } from 'react';
import { useListQuery } from '../address/useListQuery';
import { useSnoozed } from '../address/useSnoozed';
import { type RowNames, useRowNames } from '../names/useRowNames';
import { useListReader } from '../search/typed/useListReader';
import { useDatedFacts } from '../search/useDatedFacts';
import { useKnownVariables } from '../search/useKnownVariables';

const MOST = 6;
const NONE: readonly Task[] = [];

export default function TaskSearch({ text, offer }: CommandProps) {
  const services = usePluginServices();
  const { engine: client, navigation } = services;
  const language = useTranslation();
  const { t } = language;
  const totals = useTotals();
  const { filter, place } = useListQuery();
  const target = useTarget();
  const { isHidden } = useSnoozed(target.filter, target.filter?.id !== filter?.id);
  const { variables, otherVariables } = useKnownVariables(filter);
  const { read } = useListReader(text, [...variables, ...otherVariables]);
  const criteria = acceptedCriteria(read(text));
  const typed = criteria.map(({ value }) => textOf(value));
  const facts = useKnownFacts(services, typed);
  const dated = useDatedFacts({ engine: services.engine, criteria, facts, place, isNeeded: true });
  const words: Omit<WordPlace, 'stage'> = {
    dated,
    names: useWordNames(services.engine, typed),
    keys: place.words.keys,
    facts,
  };
  const hidesSnoozed = isHidden && criteria.every(({ type }) => type !== 'followUp');
  const shown = target.filter?.properties.variables.map(({ name }) => name) ?? [];
  const queryAt = (stage: WordPlace['stage'], stored: Searched = {}): Searched => {
    const there = { ...place, variables: shown, words: { ...words, stage } };
    const { query } = toEngineQuery({ ...NO_SEARCH, criteria }, stored, there);
    return hidesSnoozed ? withoutSnoozed(query) : query;
  };
  const query = queryAt('facts');
  const order = orderOf(criteria, facts);
  const { data, isFetching, isError } = useQuery({
    queryKey: queryKey(client, 'task', 'palette', text, query, order),
    queryFn: async ({ signal }) => {
      const found = await findTasks(client, { text, searched: query, order }, signal);
      // As in the list, keys in their other case wait until nothing else has the word.
      if (found.total > 0) return found;
      return findTasks(client, { text: '', searched: queryAt('other-case'), order }, signal);
    },
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });

  const tasks = data?.tasks ?? NONE;
  const total = data?.total ?? 0;
  const own = target.isAll ? undefined : target.filter;
  const stored = own && wholeQuery(own.query, own.properties);
  const counting = taskListQueries(client).count(own?.id ?? '', queryAt('facts', stored));
  const { data: inOwn } = useQuery({ ...counting, enabled: own !== undefined && total > tasks.length });
  const number = totals(own === undefined ? total : (inOwn ?? total));
  const toAll = useWayTo(target, JSON.stringify(criteria));
  const names = useRowNames([tasks], false);
  const dueWords = useTexts(DUE_TEXTS);
  const reading = useReadingText(criteria);
  const rows = tasks.map((task) => ({
    id: task.id,
    label: task.name ?? task.taskDefinitionKey ?? task.id,
    detail: [services.connections?.of(task.id)?.letters, detailOf(task, names, { ...language, dueWords })]
      .filter(Boolean)
      .join(' · '),
  }));
  const found = JSON.stringify(
    tellApart(rows, ({ id }) => id).map((row) =>
      row.id === text ? { ...row, detail: `${row.detail} · ${text}` } : row,
    ),
  );

  useEffect(() => {
    const items: readonly (typeof rows)[number][] = JSON.parse(found);
    offer({
      isSearching: isFetching,
      items: items.map((item) => ({ ...item, run: () => navigation.openInbox({ task: item.id }) })),
      total,
      ...(reading !== null && { reading }),
      ...(total > items.length &&
        toAll !== null && {
          all: { ...toAll, detail: `${toAll.detail} · ${number}` },
        }),
      ...(isError ? { error: t('common.engineFailed') } : {}),
    });
    // Names load later, and most renders change none, so the rows enter as a string.
  }, [found, total, reading, toAll, isFetching, isError, offer, navigation, t, number]);

  return null;
}

function useReadingText(criteria: readonly SearchCriterion[]): string | null {
  const language = useCriterionLanguage(usePluginServices(), criteria);
  if (criteria.every(({ type }) => type === DEFAULT_ATTRIBUTE)) return null;
  return criteria.map((criterion) => criterionText(criterion, language).brief).join(' · ');
}

interface DetailWords extends Language {
  readonly dueWords: DueWords;
}

function detailOf(task: Task, names: RowNames, { t, locale, dueWords }: DetailWords): string {
  const created = parseEngineDate(task.created);
  const due = parseEngineDate(task.due);
  return [
    names.definition(task),
    names.businessKey(task),
    names.assignee(task) ?? t('row.unassigned'),
    due !== null ? dueText(due, pageTime(), dueWords).text : created && formatsFor(locale).dateTime(created),
  ]
    .filter(Boolean)
    .join(' · ');
}

interface Target {
  readonly filter: Filter | undefined;
  readonly isAll: boolean;
}

/** The list of all hits: of all tasks, or without a filter of these, the one that is open. */
function useTarget(): Target {
  const { data: filters } = useQuery({ ...filterQueries(useEngineClient()).all(), enabled: false });
  const current = useInboxParam('filter');
  const ofAll = filterOfAll(filters ?? []);
  return { filter: ofAll ?? filters?.find(({ id }) => id === current), isAll: ofAll !== undefined };
}

function useWayTo({ filter, isAll }: Target, written: string): Suggestion | null {
  const navigation = useNavigation();
  const { t } = useTranslation();
  return useMemo(() => {
    if (filter === undefined) return null;
    const criteria: readonly SearchCriterion[] = JSON.parse(written);
    return {
      id: 'all',
      label: t(isAll ? 'palette.all' : 'palette.inList'),
      detail: filter.name,
      run: () =>
        navigation.openInbox({
          ...formatSearch({ ...NO_SEARCH, criteria }),
          filter: filter.id,
          filterPage: null,
          task: null,
          detailsTab: null,
        }),
    };
  }, [filter, isAll, written, navigation, t]);
}

interface FoundTasks {
  readonly tasks: readonly Task[];
  readonly total: number;
}

type Searched = Readonly<Record<string, unknown>>;

interface Question {
  readonly text: string;
  readonly searched: Searched;
  readonly order: ReturnType<typeof orderOf>;
}

/** Fetching an unknown id would fail with 404, so both are list queries in parallel. */
async function findTasks(
  client: EngineClient,
  { text, searched, order }: Question,
  signal: AbortSignal | undefined,
): Promise<FoundTasks> {
  const asked = { ...atNow(searched), active: true };
  const byText = {
    ...asked,
    sorting: [order ?? { sortBy: 'created', sortOrder: 'desc' }, { sortBy: 'id', sortOrder: 'asc' }],
  };
  const bodies = /^[\w:.-]{3,}$/.test(text) ? [{ taskId: text }, byText] : [byText];
  const answers = await Promise.all(
    bodies.map((body) => listMatching(client, { body, maxResults: MOST }, parseTask, signal)),
  );
  const found = answers.flat();
  const tasks = found.filter((task, index) => found.findIndex(({ id }) => id === task.id) === index);
  if ((answers.at(-1)?.length ?? 0) < MOST) return { tasks, total: tasks.length };
  const count = await countMatching(client, { body: asked }, signal);
  return { tasks, total: Math.max(tasks.length, count) };
}

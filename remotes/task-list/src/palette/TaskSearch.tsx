import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { queryKey } from '@taskweave/engine-client/queries/queryKeys';
import { parseTask } from '@taskweave/engine-client/resources/task';
import type { Task } from '@taskweave/engine-client/Task';
import { toLikePattern } from '@taskweave/engine-client/task-query/likePattern';
import { parseEngineDate } from '@taskweave/i18n/engineDate';
import { formatsFor } from '@taskweave/i18n/formats';
import {
  type CommandProps,
  type Language,
  useEngineClient,
  useNavigation,
  useTranslation,
} from '@taskweave/plugin-sdk';
import { tellApart } from '@taskweave/widgets/tellApart';
import { useEffect } from 'react';
import { type RowNames, useRowNames } from '../list/rows/useRowNames';

const MOST = 6;
const NONE: readonly Task[] = [];

/** Offers tasks to the command palette: by a part of the name or the business key, and by their id. */
export default function TaskSearch({ text, offer }: CommandProps) {
  const client = useEngineClient();
  const navigation = useNavigation();
  const language = useTranslation();
  const { t } = language;
  const { data, isFetching, isError } = useQuery({
    queryKey: queryKey(client, 'task', 'palette', text),
    queryFn: ({ signal }) => findTasks(client, text, signal),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });

  const names = useRowNames([data ?? NONE], false);
  const rows = (data ?? NONE).map((task) => ({
    id: task.id,
    label: task.name ?? task.taskDefinitionKey ?? task.id,
    detail: detailOf(task, names, language),
  }));
  const found = JSON.stringify(
    // The id as well where it was asked for.
    tellApart(rows, ({ id }) => id).map((row) =>
      row.id === text ? { ...row, detail: `${row.detail} · ${text}` } : row,
    ),
  );

  useEffect(() => {
    const items: readonly (typeof rows)[number][] = JSON.parse(found);
    offer({
      isSearching: isFetching,
      items: items.map((item) => ({ ...item, run: () => navigation.go({ task: item.id }) })),
      ...(isError ? { error: t('palette.failed') } : {}),
    });
    // The rows as a text: the names in them come later, and most draws change none.
  }, [found, isFetching, isError, offer, navigation, t]);

  return null;
}

/** What tells tasks of one name apart: where they come from, who has them, and since when they are there. */
function detailOf(task: Task, names: RowNames, { t, locale }: Language): string {
  const created = parseEngineDate(task.created);
  return [
    names.definition(task),
    names.businessKey(task),
    names.assignee(task) ?? t('row.unassigned'),
    created === null ? '' : formatsFor(locale).dateTime(created),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** A text without spaces may be an id: that task comes first. Two requests at once, none of which fails for an id that nobody has. */
async function findTasks(
  client: EngineClient,
  text: string,
  signal: AbortSignal | undefined,
): Promise<readonly Task[]> {
  const pattern = toLikePattern(text);
  const query = { firstResult: 0, maxResults: MOST };
  const byText = {
    orQueries: [{ nameLike: pattern, processInstanceBusinessKeyLike: pattern }],
    sorting: [
      { sortBy: 'created', sortOrder: 'desc' },
      { sortBy: 'id', sortOrder: 'asc' },
    ],
  };
  const bodies = /^[\w:.-]{3,}$/.test(text) ? [{ taskId: text }, byText] : [byText];
  const answers = await Promise.all(
    bodies.map((body) => client.post<readonly unknown[]>('task', { query, body, signal })),
  );
  const tasks = answers.flat().map((task) => parseTask(task));
  return tasks.filter((task, index) => tasks.findIndex(({ id }) => id === task.id) === index);
}

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { queryKey } from '@taskweave/engine-client/queries/queryKeys';
import { parseTask } from '@taskweave/engine-client/resources/task';
import type { Task } from '@taskweave/engine-client/Task';
import { toLikePattern } from '@taskweave/engine-client/task-query/likePattern';
import { type CommandProps, useEngineClient, useNavigation, useTranslation } from '@taskweave/plugin-sdk';
import { useEffect } from 'react';

const MOST = 6;

/** Offers tasks to the command palette: by a part of the name or the business key, and by their id. */
export default function TaskSearch({ text, offer }: CommandProps) {
  const client = useEngineClient();
  const navigation = useNavigation();
  const { t } = useTranslation();
  const { data, isFetching, isError } = useQuery({
    queryKey: queryKey(client, 'task', 'palette', text),
    queryFn: ({ signal }) => findTasks(client, text, signal),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });

  useEffect(() => {
    offer({
      isSearching: isFetching,
      items: (data ?? []).map((task) => ({
        id: task.id,
        label: task.name ?? task.taskDefinitionKey ?? task.id,
        detail: detailOf(task, text),
        run: () => navigation.go({ task: task.id }),
      })),
      ...(isError ? { error: t('palette.failed') } : {}),
    });
  }, [data, isFetching, isError, text, offer, navigation, t]);

  return null;
}

/** What tells tasks of one name apart: the process and who has it; the id where it was asked for. */
function detailOf(task: Task, text: string): string {
  if (task.id === text) return text;
  const [definitionKey] = (task.processDefinitionId ?? task.caseDefinitionId ?? '').split(':');
  return [definitionKey, task.assignee].filter(Boolean).join(' · ');
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

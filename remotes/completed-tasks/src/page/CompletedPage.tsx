import { LONGEST_QUERY } from '@taskweave/base/texts/longestQuery';
import { Stack } from '@taskweave/ui/stack';
import { useRef } from 'react';
import { usePageParam } from '../data/addressParams';
import type { CompletedQuestion } from '../data/askCompleted';
import { useCompleted } from '../data/useCompleted';
import { useScope } from '../data/useScope';
import { useSearch } from '../search/useSearch';
import { CompletedTaskView } from '../task/CompletedTaskView';
import styles from './CompletedPage.module.css';
import { ListBody } from './ListBody';
import { ListHead } from './ListHead';
import { useRowKeys } from './useRowKeys';

export default function CompletedPage() {
  const [of] = usePageParam('of');
  const [words] = usePageParam('words');
  const [taskId, openTask] = usePageParam('completed');
  const list = useRef<HTMLDivElement>(null);
  const scope = useScope(of);
  const search = useSearch(words?.slice(0, LONGEST_QUERY).trim() ?? '');
  const { conditions, people, rows } = search.asked;
  const question: CompletedQuestion | null =
    scope.people === undefined ? null : { people: inBoth(scope.people, people), conditions };
  const completed = useCompleted(question, rows);
  useRowKeys(list, taskId, () => openTask(null));
  return (
    <div className={styles.page} data-open={taskId !== null || undefined}>
      <Stack gap={4} ref={list} className={styles.list}>
        <ListHead scope={scope} question={question} search={search} />
        <ListBody scope={scope} list={completed} isSearch={!search.isEmpty} />
      </Stack>
      {taskId !== null && (
        <div className={styles.task}>
          <CompletedTaskView key={taskId} taskId={taskId} />
        </div>
      )}
    </div>
  );
}

function inBoth(one: readonly string[] | null, other: readonly string[] | null): readonly string[] | null {
  if (one === null || other === null) return one ?? other;
  return one.filter((id) => other.includes(id));
}

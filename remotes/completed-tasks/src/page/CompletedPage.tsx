import { useRef } from 'react';
import { usePageParam } from '../data/addressParams';
import { useCompleted } from '../data/useCompleted';
import { useScope } from '../data/useScope';
import { CompletedTaskView } from '../task/CompletedTaskView';
import styles from './CompletedPage.module.css';
import { ListBody } from './ListBody';
import { ListHead } from './ListHead';
import { sortOf } from './sortOf';
import { useRowKeys } from './useRowKeys';

/** What was done: completed tasks from the engine's history, and the one that is open beside them. */
export default function CompletedPage() {
  const [of] = usePageParam('of');
  const [as] = usePageParam('as');
  const [order] = usePageParam('order');
  const [words] = usePageParam('words');
  const [taskId] = usePageParam('completed');
  const list = useRef<HTMLDivElement>(null);
  const scope = useScope(of);
  const isTable = as === 'table';
  const sort = sortOf(isTable ? order : null);
  const completed = useCompleted(
    scope.people === undefined ? null : { people: scope.people, sort },
    words?.trim() ?? '',
  );
  useRowKeys(list, taskId);
  return (
    <div className={styles.page} data-open={taskId !== null || undefined} data-table={isTable || undefined}>
      <div ref={list} className={styles.list}>
        <ListHead scope={scope} isTable={isTable} sort={sort} />
        <ListBody scope={scope} list={completed} isTable={isTable} sort={sort} search={words?.trim() ?? ''} />
      </div>
      {taskId !== null && (
        <div className={styles.task}>
          <CompletedTaskView key={taskId} taskId={taskId} />
        </div>
      )}
    </div>
  );
}

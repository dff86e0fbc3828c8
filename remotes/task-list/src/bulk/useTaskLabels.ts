import { useQueryClient } from '@tanstack/react-query';
import type { Task } from '@taskweave/engine-client/Task';
import { useEngineClient, useTranslation } from '@taskweave/plugin-sdk';
import { taskLabel } from '@taskweave/task-changes/taskLabel';

/** So many tasks are named in a message; the others are counted. */
const NAMED = 3;

/** How messages name tasks: one by its label, several in lines. */
export function useTaskLabels() {
  const queries = useQueryClient();
  const client = useEngineClient();
  const { t } = useTranslation();
  const labelOf = (task: Task) => taskLabel(queries, client, task);
  return {
    labelOf,
    labelsOf(tasks: readonly Task[]): string {
      const others = tasks.length - NAMED;
      const lines = tasks.slice(0, NAMED).map(labelOf);
      return [...lines, ...(others > 0 ? [t('bulk.others', { count: others })] : [])].join('\n');
    },
  };
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isLoginRequired } from '@taskweave/engine-client/EngineError';
import { taskFormQueries } from '@taskweave/engine-client/queries/task/taskFormQueries';
import type { FormVariables } from '@taskweave/engine-client/Task';
import { type FormSubject, useEngineClient, useNotifications, useTranslation } from '@taskweave/plugin-sdk';
import { hasRows } from './variableRows';

const NOTICE_DURATION = 5_000;

interface LoadVariables {
  readonly isOffered: boolean;
  readonly isBusy: boolean;
  readonly error: unknown;
  readonly load: () => void;
}

export function useLoadVariables(
  subject: FormSubject,
  onLoaded: (variables: FormVariables) => void,
): LoadVariables {
  const client = useEngineClient();
  const queries = useQueryClient();
  const notifications = useNotifications();
  const { t } = useTranslation();
  const taskId = subject.kind === 'task' ? subject.taskId : '';
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => queries.fetchQuery(taskFormQueries(client).formVariables(taskId)),
    onSuccess(variables) {
      if (!hasRows(variables)) {
        notifications.notify({ kind: 'info', title: t('generic.noVariables'), duration: NOTICE_DURATION });
      }
      onLoaded(variables);
    },
  });
  return {
    isOffered: subject.kind === 'task' && !isSuccess,
    isBusy: isPending,
    error: isLoginRequired(error) ? null : error,
    load: () => mutate(),
  };
}

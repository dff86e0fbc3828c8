import { useQueryClient } from '@tanstack/react-query';
import { isLoginRequired } from '@taskweave/engine-client/EngineError';
import { taskFormQueries } from '@taskweave/engine-client/queries/task/taskFormQueries';
import type { FormVariables } from '@taskweave/engine-client/Task';
import { type FormSubject, useEngineClient, useNotifications, useTranslation } from '@taskweave/plugin-sdk';
import { useState } from 'react';
import { hasRows } from './variableRows';

const NOTICE_DURATION = 5_000;

interface LoadVariables {
  /** Offered for tasks, until it has succeeded once. */
  readonly isOffered: boolean;
  readonly isBusy: boolean;
  /** What was thrown last time; null where nothing was. */
  readonly error: unknown;
  readonly load: () => void;
}

/** Brings the variables of a task, when the person asks for them. */
export function useLoadVariables(
  subject: FormSubject,
  onLoaded: (variables: FormVariables) => void,
): LoadVariables {
  const client = useEngineClient();
  const queries = useQueryClient();
  const notifications = useNotifications();
  const { t } = useTranslation();
  const [state, setState] = useState<'idle' | 'busy' | 'done'>('idle');
  const [error, setError] = useState<unknown>(null);

  async function load(): Promise<void> {
    if (subject.kind !== 'task' || state !== 'idle') return;
    setState('busy');
    setError(null);
    try {
      const variables = await queries.fetchQuery(taskFormQueries(client).formVariables(subject.taskId));
      if (!hasRows(variables)) {
        notifications.notify({ kind: 'info', title: t('generic.noVariables'), duration: NOTICE_DURATION });
      }
      onLoaded(variables);
      setState('done');
    } catch (failure) {
      setState('idle');
      if (!isLoginRequired(failure)) setError(failure);
    }
  }

  return {
    isOffered: subject.kind === 'task' && state !== 'done',
    isBusy: state === 'busy',
    error,
    load: () => void load(),
  };
}

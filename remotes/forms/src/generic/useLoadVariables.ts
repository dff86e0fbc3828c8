import { useQueryClient } from '@tanstack/react-query';
import { taskQueries } from '@taskweave/engine-client/queries/taskQueries';
import { type FormSubject, useEngineClient, useNotifications, useTranslation } from '@taskweave/plugin-sdk';
import { useState } from 'react';
import { isSignedOut } from '../PendingForm';
import { rowsFrom, type VariableRow } from './variableRows';

const NOTICE_DURATION = 5_000;

interface LoadVariables {
  /** Offered for tasks, until it has succeeded once. */
  readonly isOffered: boolean;
  readonly isBusy: boolean;
  /** What went wrong last time, in the engine's words. */
  readonly error: string | null;
  readonly load: () => void;
}

/** Brings the variables of a task, when the person asks for them. */
export function useLoadVariables(
  subject: FormSubject,
  firstId: number,
  onLoaded: (rows: readonly VariableRow[]) => void,
): LoadVariables {
  const client = useEngineClient();
  const queries = useQueryClient();
  const notifications = useNotifications();
  const { t } = useTranslation();
  const [state, setState] = useState<'idle' | 'busy' | 'done'>('idle');
  const [error, setError] = useState<string | null>(null);

  async function load(): Promise<void> {
    if (subject.kind !== 'task' || state !== 'idle') return;
    setState('busy');
    setError(null);
    try {
      const rows = rowsFrom(
        await queries.fetchQuery(taskQueries(client).formVariables(subject.taskId)),
        firstId,
      );
      if (rows.length === 0) {
        notifications.notify({ kind: 'info', title: t('generic.noVariables'), duration: NOTICE_DURATION });
      }
      onLoaded(rows);
      setState('done');
    } catch (failure) {
      setState('idle');
      if (!isSignedOut(failure)) setError(failure instanceof Error ? failure.message : String(failure));
    }
  }

  return {
    isOffered: subject.kind === 'task' && state !== 'done',
    isBusy: state === 'busy',
    error,
    load: () => void load(),
  };
}

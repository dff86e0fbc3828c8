import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isLoginRequired } from '@taskweave/engine-client/EngineError';
import { taskFormQueries } from '@taskweave/engine-client/queries/task/taskFormQueries';
import type { FormVariables } from '@taskweave/engine-client/Task';
import type { DraftField } from '@taskweave/engine-client/variables/VariableDraft';
import {
  type FormEngineProps,
  type FormSubject,
  useEngineClient,
  useNotifications,
  useTranslation,
} from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { Note } from '@taskweave/ui/note';
import { useProblemWords } from '@taskweave/ui/problem-words';
import { Row } from '@taskweave/ui/stack';
import { TextField } from '@taskweave/ui/text-field';
import { useVariablePages, VariablePager } from '@taskweave/ui/variables-table';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { focusControl, useIdOf } from '../form-parts/formControls';
import { RefusedVariables } from '../form-parts/RefusedVariables';
import { rejectionText } from '../form-parts/rejectionFault';
import { useFormHandle } from '../form-parts/useFormHandle';
import styles from './GenericForm.module.css';
import { genericSnapshot, readGenericDraft } from './genericDraft';
import { useBusinessKey } from './useBusinessKey';
import { useVariableRows } from './useVariableRows';
import { VariableRowFields } from './VariableRowFields';
import { hasRows, isChanged, toVariables, type VariableRow } from './variableRows';

const NOTICE_DURATION = 5_000;

export default function GenericForm(props: FormEngineProps) {
  const { subject, isReadOnly, draft, onState, onReady } = props;
  const { t } = useTranslation();
  const { explain } = useProblemWords();
  const idOf = useIdOf();
  const [businessKey, setBusinessKey] = useState(() => readGenericDraft(draft).businessKey);
  const table = useVariableRows(props, idOf);
  const { rows, isValid, refused, setRefused } = table;
  const pages = useVariablePages({
    rows: rows.filter(({ loaded }) => loaded !== null),
    textsOf: ({ name, loaded }) => [name, loaded?.text ?? ''],
  });
  const loading = useLoadVariables(subject, table.putBefore);
  const isDirty = businessKey !== '' || rows.some(isChanged);
  const [isFolded, setIsFolded] = useState(subject.kind === 'task' && rows.length === 0);

  useEffect(() => {
    onState({ kind: 'ready', isDirty, isValid });
  }, [isDirty, isValid, onState]);

  function goTo(row: VariableRow, field: DraftField): void {
    if (row.loaded !== null) pages.turnTo(row);
    focusControl(idOf(row.id, field));
  }

  useFormHandle(
    {
      collect: async () => {
        const wrong = table.showAll();
        if (wrong !== null) {
          goTo(wrong.row, wrong.field);
          return null;
        }
        const key = businessKey.trim();
        return {
          kind: 'complete',
          variables: await toVariables(rows),
          ...(key === '' ? {} : { businessKey: key }),
        };
      },
      settled: (result) => {
        if (result.kind !== 'rejected') return;
        const refusals = result.rejection.fields;
        setRefused(new Map(Object.entries(refusals)));
        const first = rows.find(({ name }) => Object.hasOwn(refusals, name.trim()));
        if (first !== undefined) goTo(first, 'text');
      },
      snapshot: () => (isDirty ? genericSnapshot(businessKey, rows) : null),
      canWait: true,
      focus: () =>
        focusControl(idOf(isFolded ? 'unfold' : subject.kind === 'start' ? 'business-key' : 'add')),
    },
    onReady,
  );

  function unfold(): void {
    flushSync(() => setIsFolded(false));
    focusControl(idOf(isReadOnly ? 'load' : 'add'));
  }

  const elsewhere = [...refused]
    .filter(([name]) => !rows.some((row) => row.name.trim() === name))
    .map(([name, words]) => [name, rejectionText(words, t)] as const);
  return (
    <div className={styles.form}>
      {!isFolded && (
        <BusinessKey id={idOf('business-key')} owner={props} value={businessKey} onChange={setBusinessKey} />
      )}
      <RefusedVariables refused={elsewhere} />
      {rows.length === 0 && (
        <p className={styles.empty}>{t(subject.kind === 'task' ? 'generic.noForm' : 'generic.empty')}</p>
      )}
      {isFolded ? (
        <Button
          id={idOf('unfold')}
          size="sm"
          icon="chevron-right"
          className={styles.unfold}
          aria-expanded={false}
          onClick={unfold}
        >
          {t(isReadOnly ? 'generic.unfold.readOnly' : 'generic.unfold')}
        </Button>
      ) : (
        <>
          <VariablePager pages={pages} />
          {[...pages.shown, ...rows.filter(({ loaded }) => loaded === null)].map((row) => (
            <VariableRowFields
              key={row.id}
              row={row}
              subject={subject}
              readOnly={isReadOnly}
              errors={table.errorsOf(row)}
              idOf={(field) => idOf(row.id, field)}
              onChange={(changed) => table.change(row, changed)}
              onLeave={(field) => table.leave(row.id, field)}
              onRemove={() => table.remove(row.id)}
            />
          ))}
          {loading.error !== null && (
            <Note tone="danger" icon="error" role="alert" error={loading.error}>
              {t('common.variablesFailed')} {explain(loading.error)}
            </Note>
          )}
          <Row>
            <Button
              id={idOf('add')}
              variant="secondary"
              size="sm"
              icon="plus"
              disabled={isReadOnly}
              onClick={table.add}
            >
              {t('common.addVariable')}
            </Button>
            {loading.isOffered && (
              <Button
                id={idOf('load')}
                size="sm"
                icon="download"
                busy={loading.isBusy}
                onClick={loading.load}
              >
                {t('generic.load')}
              </Button>
            )}
          </Row>
        </>
      )}
    </div>
  );
}

interface BusinessKeyProps {
  readonly id: string;
  readonly owner: Pick<FormEngineProps, 'subject' | 'isReadOnly'>;
  readonly value: string;
  readonly onChange: (key: string) => void;
}

function BusinessKey({ id, owner: { subject, isReadOnly }, value, onChange }: BusinessKeyProps) {
  const { t } = useTranslation();
  const label = t('generic.businessKey');
  const known = useBusinessKey(subject);
  if (subject.kind === 'start') {
    const field = { id, label, value, readOnly: isReadOnly, onChange };
    return <TextField {...field} hint={t('generic.businessKey.hint')} />;
  }
  return known === null ? null : <TextField label={label} value={known} readOnly />;
}

interface LoadVariables {
  readonly isOffered: boolean;
  readonly isBusy: boolean;
  readonly error: unknown;
  readonly load: () => void;
}

function useLoadVariables(subject: FormSubject, onLoaded: (variables: FormVariables) => void): LoadVariables {
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

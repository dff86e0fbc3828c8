import type { DraftField } from '@taskweave/engine-client/variables/VariableDraft';
import { type FormEngineProps, useTranslation } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { TextField } from '@taskweave/ui/text-field';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { focusControl, useIdOf } from '../form-parts/formControls';
import { RefusedVariables } from '../form-parts/RefusedVariables';
import { rejectionText } from '../form-parts/rejectionFault';
import { useFormHandle } from '../form-parts/useFormHandle';
import styles from './GenericForm.module.css';
import { genericSnapshot, readGenericDraft } from './genericDraft';
import { useBusinessKey } from './useBusinessKey';
import { useLoadVariables } from './useLoadVariables';
import { useVariablePages } from './useVariablePages';
import { useVariableRows } from './useVariableRows';
import { VariableFields } from './VariableFields';
import { isChanged, toVariables } from './variableRows';

export default function GenericForm(props: FormEngineProps) {
  const { subject, isReadOnly, draft, onState, onReady } = props;
  const { t } = useTranslation();
  const idOf = useIdOf();
  const [businessKey, setBusinessKey] = useState(() => readGenericDraft(draft).businessKey);
  const table = useVariableRows(props, idOf);
  const { rows, isValid, refused, setRefused } = table;
  const pages = useVariablePages(rows, table.unreadable);
  const loading = useLoadVariables(subject, table.putBefore);
  const isDirty = businessKey !== '' || rows.some(isChanged);
  const [isFolded, setIsFolded] = useState(subject.kind === 'task' && rows.length === 0);

  useEffect(() => {
    onState({ kind: 'ready', isDirty, isValid });
  }, [isDirty, isValid, onState]);

  function goTo(row: number, field: DraftField): void {
    pages.turnTo(row);
    focusControl(idOf(row, field));
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
        if (first !== undefined) goTo(first.id, 'text');
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
        <UnfoldButton id={idOf('unfold')} readOnly={isReadOnly} onUnfold={unfold} />
      ) : (
        <VariableFields owner={props} {...{ idOf, table, pages, loading }} />
      )}
    </div>
  );
}

interface UnfoldButtonProps {
  readonly id: string;
  readonly readOnly: boolean;
  readonly onUnfold: () => void;
}

function UnfoldButton({ id, readOnly, onUnfold }: UnfoldButtonProps) {
  const { t } = useTranslation();
  return (
    <Button
      id={id}
      size="sm"
      icon="chevron-right"
      className={styles.unfold}
      aria-expanded={false}
      onClick={onUnfold}
    >
      {t(readOnly ? 'generic.unfold.readOnly' : 'generic.unfold')}
    </Button>
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

import { figures } from '@taskweave/i18n/figures';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { Button } from '@taskweave/ui/button';
import { CheckboxField } from '@taskweave/ui/checkbox-field';
import { IconButton } from '@taskweave/ui/icon-button';
import { Note } from '@taskweave/ui/note';
import { SelectField } from '@taskweave/ui/select-field';
import { useRef } from 'react';
import { DIALOG_TEXTS } from '../dialog-texts/dialogTexts';
import { criterionLabel } from '../draft/criterionLabel';
import { keptKeys, type Row, rowOf } from '../draft/filterDraft';
import type { SectionProps } from '../draft/SectionProps';
import { type CriterionDraft, newCriterion } from '../query/criterionDraft';
import { canIncludeAssigned } from '../query/filterQuery';
import { taskCriteria, taskCriterion } from '../query/taskCriteria';
import styles from './Criteria.module.css';
import { CriterionInput } from './CriterionInput';
import { VariableInput } from './VariableInput';

export function CriteriaSection({ draft, onChange, onLeave, errorAt, isReadOnly }: SectionProps) {
  const { t } = useTexts(DIALOG_TEXTS);
  const list = useRef<HTMLUListElement>(null);
  const { criteria, query } = draft;
  const values = criteria.map(({ value }) => value);
  const foreign = keptKeys(draft);

  function replace(rowId: number, value: CriterionDraft): void {
    onChange({ criteria: criteria.map((row) => (row.rowId === rowId ? { ...row, value } : row)) });
  }

  function add(): void {
    onChange({ criteria: [...criteria, rowOf(newCriterion(''))] });
    setTimeout(() => list.current?.querySelector<HTMLElement>('li:last-child select')?.focus());
  }

  function remove(rowId: number): void {
    onChange({ criteria: criteria.filter((row) => row.rowId !== rowId) });
    setTimeout(() => addButton.current?.focus());
  }
  const addButton = useRef<HTMLButtonElement>(null);

  return (
    <>
      {criteria.length === 0 && <p>{t('criteria.none')}</p>}
      {(criteria.length > 1 || query.matchAny) && (
        <SelectField
          label={t('criteria.match')}
          options={[
            { value: 'all', label: t('criteria.match.all') },
            { value: 'any', label: t('criteria.match.any') },
          ]}
          value={query.matchAny ? 'any' : 'all'}
          onChange={(value) => onChange({ query: { ...query, matchAny: value === 'any' } })}
          readOnly={isReadOnly || query.hasOtherAlternatives}
        />
      )}
      {criteria.length > 0 && (
        <ul role="list" ref={list} className={styles.rows}>
          {criteria.map((row, index) => (
            <CriterionRow
              key={row.rowId}
              row={row}
              number={index + 1}
              used={values.map(({ key }) => key)}
              knownNames={draft.variables.map(({ value }) => value.name).filter((name) => name !== '')}
              error={errorAt(`criterion:${row.rowId}`)}
              fault={errorAt.fault(`criterion:${row.rowId}`)}
              isReadOnly={isReadOnly}
              onChange={(value) => replace(row.rowId, value)}
              onLeave={() => onLeave(`criterion:${row.rowId}`)}
              onRemove={() => remove(row.rowId)}
            />
          ))}
        </ul>
      )}
      {!isReadOnly && (
        <div className={styles.foot}>
          <Button ref={addButton} variant="secondary" size="sm" icon="plus" onClick={add}>
            {t('criteria.add')}
          </Button>
        </div>
      )}
      {canIncludeAssigned(values) && (
        <CheckboxField
          label={t('criteria.includeAssigned')}
          checked={query.includeAssignedTasks}
          onChange={(checked) => onChange({ query: { ...query, includeAssignedTasks: checked } })}
          readOnly={isReadOnly}
        />
      )}
      <CheckboxField
        label={t('common.hideSnoozedTasks')}
        hint={t('basics.hideSnoozed.hint')}
        checked={draft.hideSnoozed}
        onChange={(hideSnoozed) => onChange({ hideSnoozed })}
        readOnly={isReadOnly}
      />
      {foreign.length > 0 && <Note icon="info">{t('criteria.kept', { keys: foreign.join(', ') })}</Note>}
    </>
  );
}

interface CriterionRowProps {
  readonly row: Row<CriterionDraft>;
  readonly number: number;
  readonly used: readonly string[];
  readonly knownNames: readonly string[];
  readonly error: string | undefined;
  readonly fault: unknown;
  readonly isReadOnly: boolean;
  readonly onChange: (value: CriterionDraft) => void;
  readonly onLeave: () => void;
  readonly onRemove: () => void;
}

function isAboutKey(fault: unknown): boolean {
  return ['key', 'unique', 'not-in-any'].includes(String(fault)) || typeof fault === 'object';
}

function CriterionRow(props: CriterionRowProps) {
  const { row, number, used, knownNames, error, fault, isReadOnly, ...events } = props;
  const { t, locale } = useTexts(DIALOG_TEXTS);
  const { value } = row;
  const isVariable = taskCriterion(value.key)?.kind === 'variables';
  const valueError = isAboutKey(fault) ? undefined : error;
  const label = value.key === '' ? t('criterion.number', { number }) : criterionLabel(t, value.key);
  const subject = isVariable
    ? `${value.condition?.name.trim() || label} (${figures(number, locale)})`
    : label;
  return (
    <li className={styles.row} data-criterion={row.rowId} data-wide={isVariable || undefined}>
      <SelectField
        label={t('criterion.number', { number })}
        isLabelHidden
        emptyLabel={t('criterion.choose')}
        options={taskCriteria.map(({ key, group, kind }) => ({
          value: key,
          label: t(`criterion.${key}`),
          group: t(`criterion.group.${group}`),
          disabled:
            key !== value.key &&
            (key === 'anyAmount' || (kind !== 'variables' && kind !== 'word' && used.includes(key))),
        }))}
        value={value.key}
        onChange={(key) => events.onChange(newCriterion(key))}
        onBlur={() => value.key === '' && events.onLeave()}
        error={isAboutKey(fault) ? error : undefined}
        readOnly={isReadOnly}
      />
      <div className={styles.value}>
        {isVariable && value.condition !== null ? (
          <VariableInput
            subject={subject}
            value={value.condition}
            onChange={(condition) => events.onChange({ ...value, condition })}
            onLeave={events.onLeave}
            isReadOnly={isReadOnly}
            nameError={fault === 'name' ? error : undefined}
            valueError={fault === 'name' ? undefined : valueError}
            knownNames={knownNames}
          />
        ) : (
          <CriterionInput
            key={value.key}
            draft={value}
            onChange={events.onChange}
            onLeave={events.onLeave}
            error={valueError}
            isReadOnly={isReadOnly}
          />
        )}
      </div>
      {!isReadOnly && (
        <span className={styles.remove}>
          <IconButton
            icon="close"
            label={t('common.removeCriterion', { criterion: subject })}
            onClick={events.onRemove}
          />
        </span>
      )}
    </li>
  );
}

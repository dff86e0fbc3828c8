import { useEngineClient, useTranslation } from '@taskweave/plugin-sdk';
import { NumberField } from '@taskweave/ui/number-field';
import { SelectField, type SelectFieldProps } from '@taskweave/ui/select-field';
import { TextArea } from '@taskweave/ui/text-area';
import { TextField } from '@taskweave/ui/text-field';
import { DateField } from '@taskweave/widgets/date-field';
import { GroupField, LookUpField, UserField } from '@taskweave/widgets/look-up-field';
import type { RefObject } from 'react';
import styles from './CreateTaskDialog.module.css';
import type { faultsOf, TaskDraft } from './newTask';
import type { NewTaskNames } from './useNewTaskNames';

export interface NewTaskFieldsProps {
  readonly draft: TaskDraft;
  readonly faults: ReturnType<typeof faultsOf> & { readonly where?: true };
  readonly ids: Readonly<Record<'due' | 'followUp' | 'assignee' | 'group' | 'tenantId', string>>;
  readonly names: NewTaskNames;
  /** Which of several engines gets the task; none is chosen while the value is empty. */
  readonly where?:
    | (Required<Pick<SelectFieldProps, 'options' | 'onChange'>> & { readonly value: string })
    | undefined;
  readonly nameField: RefObject<HTMLInputElement | null>;
  readonly placeField: RefObject<HTMLSelectElement | null>;
  readonly onChange: (part: Partial<TaskDraft>) => void;
  readonly onReadable: (field: 'due' | 'followUp', isReadable: boolean) => void;
}

export function NewTaskFields(props: NewTaskFieldsProps) {
  const { draft, faults, ids, names, where, nameField, placeField, onChange, onReadable } = props;
  const { t, locale } = useTranslation();
  const client = useEngineClient();
  return (
    <>
      {where !== undefined && (
        <SelectField
          {...where}
          ref={placeField}
          label={t('create.where')}
          required
          emptyLabel={where.value === '' ? t('create.where.choose') : undefined}
          error={faults.where && t('create.where.error')}
        />
      )}
      <TextField
        ref={nameField}
        label={t('create.name')}
        required
        value={draft.name}
        error={faults.name && t('create.name.error')}
        onChange={(value) => onChange({ name: value })}
      />
      <TextArea
        label={t('create.description')}
        value={draft.description}
        onChange={(value) => onChange({ description: value })}
      />
      <div className={styles.pair}>
        <UserField
          engine={client}
          label={t('property.assignee')}
          id={ids.assignee}
          value={draft.assignee}
          error={names.faults.assignee}
          onChange={(value) => onChange({ assignee: value })}
        />
        <GroupField
          engine={client}
          label={t('create.group')}
          id={ids.group}
          value={draft.group}
          error={names.faults.group}
          onChange={(value) => onChange({ group: value })}
        />
        <DateField
          id={ids.due}
          isAhead
          locale={locale}
          label={t('property.due')}
          value={draft.due}
          onChange={(value) => onChange({ due: value })}
          onValidity={(isValid) => onReadable('due', isValid)}
        />
        <DateField
          isAhead
          locale={locale}
          label={t('property.followUp')}
          id={ids.followUp}
          onValidity={(isValid) => onReadable('followUp', isValid)}
          defaultTime="09:00"
          value={draft.followUp}
          onChange={(value) => onChange({ followUp: value })}
        />
        <NumberField
          isWhole
          label={t('property.priority')}
          value={draft.priority}
          error={faults.priority && t('priority.error')}
          onChange={(value) => onChange({ priority: value })}
        />
        <LookUpField
          kind="tenant"
          engine={client}
          label={t('property.tenant')}
          id={ids.tenantId}
          value={draft.tenantId}
          error={names.faults.tenantId}
          onChange={(value) => onChange({ tenantId: value })}
        />
      </div>
    </>
  );
}

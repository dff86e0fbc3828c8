import type { FormVariables } from '@taskweave/engine-client/Task';
import { type FormEngineProps, useTranslation } from '@taskweave/plugin-sdk';
import { useEffect, useState } from 'react';
import { focusControl, useIdOf } from '../form-parts/formControls';
import { RefusedVariables } from '../form-parts/RefusedVariables';
import type { FieldFault } from '../form-parts/rejectionFault';
import { rejectionText } from '../form-parts/rejectionFault';
import { useFormHandle } from '../form-parts/useFormHandle';
import { findFault, initialValue, toSubmission } from './fieldValues';
import { GeneratedFieldControl } from './GeneratedFieldControl';
import styles from './GeneratedForm.module.css';
import { editsOfDraft, type FieldEdits } from './generatedDraft';
import type { GeneratedField } from './parseRenderedForm';

interface GeneratedFieldsProps extends FormEngineProps {
  readonly fields: readonly GeneratedField[];
  readonly variables: FormVariables;
}

export function GeneratedFields(props: GeneratedFieldsProps) {
  const { fields, variables, readOnly, draft, onState, onReady, onChange } = props;
  const { t } = useTranslation();
  const idOf = useIdOf();
  // Only what the person changed is kept; all else follows the engine.
  const [edits, setEdits] = useState<FieldEdits>(() => editsOfDraft(draft, fields));
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  // The dates whose text cannot be read; to the others they are empty.
  const [unreadable, setUnreadable] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());

  const values = Object.fromEntries(
    fields.map((field) => [field.name, edits.get(field.name) ?? initialValue(field, variables)]),
  );
  const faults = new Map(
    fields.flatMap((field) => {
      const fault: FieldFault | null = unreadable.has(field.name)
        ? { key: 'common.enterValidDate' }
        : findFault(field, values[field.name] ?? '');
      return fault === null ? [] : [[field.name, fault] as const];
    }),
  );
  const isValid = faults.size === 0;
  const isDirty = fields.some((field) => {
    const edit = edits.get(field.name);
    return edit !== undefined && edit !== initialValue(field, variables);
  });

  useEffect(() => {
    onState({ phase: 'ready', dirty: isDirty, valid: isValid });
  }, [isDirty, isValid, onState]);

  useFormHandle(
    {
      collect: async () => {
        setLeft(new Set(fields.map(({ name }) => name)));
        const first = fields.find((field) => faults.has(field.name));
        if (first === undefined) return toSubmission(fields, values, variables);
        focusControl(idOf(first.name));
        return null;
      },
      settled: (result) => {
        if (result.kind !== 'rejected') return;
        const refusals = result.rejection.fields;
        setRefused(new Map(Object.entries(refusals)));
        const first = fields.find(({ name }) => Object.hasOwn(refusals, name));
        if (first !== undefined) focusControl(idOf(first.name));
      },
      snapshot: () => (isDirty ? { values: Object.fromEntries(edits) } : null),
      canWait: true,
      focus: () => {
        const first = fields.find(({ isReadOnly }) => !isReadOnly);
        if (first !== undefined) focusControl(idOf(first.name));
      },
    },
    onReady,
  );

  function change(name: string, value: string | boolean): void {
    onChange();
    setEdits((before) => new Map([...before, [name, value]]));
    setRefused((before) => new Map([...before].filter(([other]) => other !== name)));
  }

  function judgeText(name: string, isValid: boolean): void {
    setUnreadable((before) => {
      const others = [...before].filter((other) => other !== name);
      return new Set(isValid ? others : [...others, name]);
    });
  }

  function errorOf(name: string): string | undefined {
    const words = refused.get(name);
    if (words !== undefined) return rejectionText(words, t);
    const fault = left.has(name) ? faults.get(name) : undefined;
    return fault === undefined ? undefined : t(fault.key, fault.values);
  }

  const names = new Set(fields.map(({ name }) => name));
  const elsewhere = [...refused]
    .filter(([name]) => !names.has(name))
    .map(([name, words]) => [name, rejectionText(words, t)] as const);
  return (
    <div className={styles.form}>
      <RefusedVariables refused={elsewhere} />
      {fields.map((field) => (
        <GeneratedFieldControl
          key={field.name}
          field={field}
          id={idOf(field.name)}
          value={values[field.name] ?? ''}
          error={errorOf(field.name)}
          readOnly={readOnly || field.isReadOnly}
          onChange={(value) => change(field.name, value)}
          onBlur={() => setLeft((before) => new Set([...before, field.name]))}
          onValidity={(isValid) => judgeText(field.name, isValid)}
        />
      ))}
    </div>
  );
}

import { keepLineEnds } from '@taskweave/base/texts/keepLineEnds';
import type { FormVariables } from '@taskweave/engine-client/Task';
import { type FormDraft, type FormEngineProps, useTranslation } from '@taskweave/plugin-sdk';
import { Stack } from '@taskweave/ui/stack';
import { useEffect, useState } from 'react';
import { focusControl, useIdOf } from '../form-parts/formControls';
import { RefusedVariables } from '../form-parts/RefusedVariables';
import { type FieldFault, rejectionText } from '../form-parts/rejectionFault';
import { useFormHandle } from '../form-parts/useFormHandle';
import { type FieldValues, findFault, initialValue, toSubmission } from './fieldValues';
import { GeneratedFieldControl } from './GeneratedFieldControl';
import type { GeneratedField } from './parseRenderedForm';

interface GeneratedFieldsProps extends FormEngineProps {
  readonly fields: readonly GeneratedField[];
  readonly variables: FormVariables;
  readonly askStored: () => Promise<FormVariables | null>;
}

export function GeneratedFields(props: GeneratedFieldsProps) {
  const { fields, variables, askStored, isReadOnly, draft, onState, onReady, onChange } = props;
  const idOf = useIdOf();
  const [edits, setEdits] = useState<FieldEdits>(() => editsOfDraft(draft, fields));

  const values = Object.fromEntries(
    fields.map((field) => [field.name, edits.get(field.name) ?? initialValue(field, variables)]),
  );
  const { faults, elsewhere, errorOf, leave, judgeText, refuse, forgetRefusal } = useFieldFaults(
    fields,
    values,
  );
  const isValid = faults.size === 0;
  const isDirty = fields.some((field) => {
    const edit = edits.get(field.name);
    return edit !== undefined && edit !== initialValue(field, variables);
  });

  useEffect(() => {
    onState({ kind: 'ready', isDirty, isValid });
  }, [isDirty, isValid, onState]);

  useFormHandle(
    {
      collect: async () => {
        leave(...fields.map(({ name }) => name));
        const first = fields.find((field) => faults.has(field.name));
        if (first === undefined) return toSubmission(fields, values, variables, await askStored());
        focusControl(idOf(first.name));
        return null;
      },
      settled: (result) => {
        if (result.kind !== 'rejected') return;
        const refusals = result.rejection.fields;
        refuse(refusals);
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

  function change(field: GeneratedField, entered: string | boolean): void {
    onChange();
    const { name } = field;
    const first = initialValue(field, variables);
    const isText = typeof entered === 'string' && typeof first === 'string';
    const value = isText ? keepLineEnds(entered, first) : entered;
    setEdits((before) => new Map([...before, [name, value]]));
    forgetRefusal(name);
  }

  return (
    <Stack gap={4}>
      <RefusedVariables refused={elsewhere} />
      {fields.map((field) => (
        <GeneratedFieldControl
          key={field.name}
          field={field}
          id={idOf(field.name)}
          value={values[field.name] ?? ''}
          error={errorOf(field.name)}
          readOnly={isReadOnly || field.isReadOnly}
          onChange={(value) => change(field, value)}
          onBlur={() => leave(field.name)}
          onValidity={(isValid) => judgeText(field.name, isValid)}
        />
      ))}
    </Stack>
  );
}

type FieldEdits = ReadonlyMap<string, string | boolean>;

function editsOfDraft(draft: FormDraft | null, fields: readonly GeneratedField[]): FieldEdits {
  const values = draft?.values;
  if (typeof values !== 'object' || values === null) return new Map();
  const byName = values as Readonly<Record<string, unknown>>;
  return new Map(
    fields
      .filter(({ name, isReadOnly }) => !isReadOnly && Object.hasOwn(byName, name))
      .flatMap((field) => {
        const value = byName[field.name];
        const edit = draft?.origin === 'legacy' ? legacyEdit(field, value) : value;
        const fits = field.control.kind === 'checkbox' ? typeof edit === 'boolean' : typeof edit === 'string';
        return fits ? [[field.name, edit as string | boolean] as const] : [];
      }),
  );
}

/** The old Tasklist stored variable values, not control texts. */
function legacyEdit(field: GeneratedField, value: unknown): string | boolean {
  return initialValue(field, { [field.name]: { value, type: field.type ?? 'String' } });
}

function useFieldFaults(fields: readonly GeneratedField[], values: FieldValues) {
  const { t } = useTranslation();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [unreadable, setUnreadable] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());

  const faults = new Map(
    fields.flatMap((field) => {
      const fault: FieldFault | null = unreadable.has(field.name)
        ? { key: 'common.enterValidDate' }
        : findFault(field, values[field.name] ?? '');
      return fault === null ? [] : [[field.name, fault] as const];
    }),
  );
  const names = new Set(fields.map(({ name }) => name));

  return {
    faults,
    elsewhere: [...refused]
      .filter(([name]) => !names.has(name))
      .map(([name, words]) => [name, rejectionText(words, t)] as const),
    errorOf(name: string): string | undefined {
      const words = refused.get(name);
      if (words !== undefined) return rejectionText(words, t);
      const fault = left.has(name) ? faults.get(name) : undefined;
      return fault === undefined ? undefined : t(fault.key, fault.values);
    },
    leave(...some: readonly string[]): void {
      setLeft((before) => new Set([...before, ...some]));
    },
    judgeText(name: string, isValid: boolean): void {
      setUnreadable((before) => {
        const others = [...before].filter((other) => other !== name);
        return new Set(isValid ? others : [...others, name]);
      });
    },
    refuse(refusals: Readonly<Record<string, string>>): void {
      setRefused(new Map(Object.entries(refusals)));
    },
    forgetRefusal(name: string): void {
      setRefused((before) => new Map([...before].filter(([other]) => other !== name)));
    },
  };
}

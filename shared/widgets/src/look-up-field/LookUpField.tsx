import { holdsWords } from '@taskweave/base/texts/words';
import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import type { Choice, LookUpKind } from '@taskweave/engine-client/resources/identity/lookUp';
import { isExpression } from '@taskweave/engine-client/task-query/expression';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { Combobox, type ComboboxProps } from '@taskweave/ui/combobox';
import { useLayoutEffect, useRef, useState } from 'react';
import { findNamed } from './findNamed';
import { LOOK_UP_TEXTS } from './lookUpTexts';
import { useChoices } from './useChoices';

export interface LookUpFieldTexts {
  readonly searching: string;
  readonly none: string;
  readonly failed: string;
}

export interface LookUpFieldProps
  extends Omit<ComboboxProps, 'options' | 'filter' | 'status' | 'suffix' | 'onChange'> {
  readonly engine: EngineClient;
  readonly kind: LookUpKind;
  readonly by?: 'id' | 'name' | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly texts?: Partial<LookUpFieldTexts> | undefined;
  /** The most likely ones, offered before the others. */
  readonly first?: readonly Choice[] | undefined;
}

/**
 * A whole name that is left in the field becomes its id. Any other text is kept: `useNaming` tells whether the engine knows it.
 * @example
 * <LookUpField kind="process" engine={useEngineClient()} label={t('process')} value={key} onChange={setKey} texts={texts} />
 */
export function LookUpField(props: LookUpFieldProps) {
  const { engine, kind, by = 'id', texts: given, first = [], value, onFocus, onBlur, ...field } = props;
  const { t } = useTexts(LOOK_UP_TEXTS);
  const [isInUse, setIsInUse] = useState(false);
  const latest = useRef({ value, onChange: field.onChange });
  useLayoutEffect(() => {
    latest.current = { value, onChange: field.onChange };
  });
  const { choices: found, isSearching, hasFailed } = useChoices({ engine, kind, text: value, isInUse });
  const choices = [...new Map([...first, ...found].map((choice) => [choice.id, choice])).values()];
  const known = choices.find((choice) => choice[by] === value);
  const fitting = choices.filter((choice) => holdsWords(`${choice.name} ${choice.id}`, value));
  // The matches come first, so that an arrow key and Enter find them.
  const offered = known === undefined ? fitting : [...new Set([known, ...fitting, ...choices])];
  return (
    <Combobox
      {...field}
      value={value}
      options={by === 'name' ? optionsByName(offered) : offered.map(optionOf)}
      filter="none"
      status={statusOf()}
      suffix={by === 'id' && known && known.name !== known.id ? known.name : undefined}
      onFocus={(event) => {
        setIsInUse(true);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        void nameLeft();
        onBlur?.(event);
      }}
    />
  );

  async function nameLeft(): Promise<void> {
    const isId = value.trim() === '' || isExpression(value) || known !== undefined;
    if (by !== 'id' || isId || field.readOnly) return;
    const named = await findNamed(engine, kind, value).catch(() => null);
    if (named?.kind === 'one' && latest.current.value === value) latest.current.onChange(named.choice.id);
  }

  function statusOf(): string | undefined {
    if (isExpression(value) || value.trim() === '' || fitting.length > 0) return undefined;
    if (isSearching) return given?.searching ?? t('common.searching');
    const said = hasFailed ? given?.failed : given?.none;
    if (said !== undefined || !isIdentity(kind)) return said;
    return t(`${hasFailed ? 'failed' : 'none'}.${kind}`);
  }
}

function isIdentity(kind: LookUpKind): kind is 'user' | 'group' | 'tenant' {
  return kind === 'user' || kind === 'group' || kind === 'tenant';
}

type KindProps = Omit<LookUpFieldProps, 'kind' | 'by'>;

export function UserField(props: KindProps) {
  return <LookUpField {...props} kind="user" />;
}

export function GroupField(props: KindProps) {
  return <LookUpField {...props} kind="group" />;
}

function optionOf({ id, name }: Choice) {
  return { value: id, label: name, ...(name !== id && { detail: id }) };
}

function optionsByName(choices: readonly Choice[]) {
  const named = choices.filter(({ id, name }) => name !== id);
  const byName = new Map(named.map((choice) => [choice.name, choice]));
  return [...byName.values()].map(({ id, name }) => ({ value: name, detail: id }));
}

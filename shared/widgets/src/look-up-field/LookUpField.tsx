import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import type { Choice, LookUpKind } from '@taskweave/engine-client/resources/lookUp';
import { isExpression } from '@taskweave/engine-client/task-query/expression';
import { Combobox, type ComboboxProps } from '@taskweave/ui/combobox';
import { useState } from 'react';
import { useChoices } from './useChoices';

export interface LookUpFieldTexts {
  /** While the engine searches. */
  readonly searching: string;
  /** Nothing is called so; the text is kept all the same. */
  readonly none: string;
}

export interface LookUpFieldProps
  extends Omit<ComboboxProps, 'options' | 'filter' | 'status' | 'suffix' | 'onChange'> {
  readonly engine: EngineClient;
  readonly kind: LookUpKind;
  /** What a choice puts into the field: the id (of a process its key) unless said otherwise. */
  readonly by?: 'id' | 'name' | undefined;
  /** The id or name of a choice, or any other text: an id that the person may not read, an expression. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly texts: LookUpFieldTexts;
}

/**
 * The id or name of something that the engine knows, looked up as it is typed. Free text is kept: the field does not
 * judge whether there is such a thing.
 *
 * @example
 * <LookUpField kind="process" engine={useEngineClient()} label={t('process')} value={key} onChange={setKey} texts={texts} />
 */
export function LookUpField(props: LookUpFieldProps) {
  const { engine, kind, by = 'id', texts, value, onFocus, ...field } = props;
  const [isInUse, setIsInUse] = useState(false);
  const { choices, isSearching } = useChoices({ engine, kind, text: value, isInUse });
  const known = choices.find((choice) => choice[by] === value);
  const fitting = choices.filter((choice) => matches(choice, value));
  // With one that is known in it, the field offers all the others too, so that another can be picked: after what is
  // meant, which an arrow key and Enter must find first.
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
    />
  );

  function statusOf(): string | undefined {
    if (isExpression(value) || value.trim() === '' || fitting.length > 0) return undefined;
    return isSearching ? texts.searching : texts.none;
  }
}

type KindProps = Omit<LookUpFieldProps, 'kind' | 'by'>;

/** The id of a user, looked up by name. */
export function UserField(props: KindProps) {
  return <LookUpField {...props} kind="user" />;
}

/** The id of a group, looked up by name. */
export function GroupField(props: KindProps) {
  return <LookUpField {...props} kind="group" />;
}

function optionOf({ id, name }: Choice) {
  return { value: id, label: name, ...(name !== id && { detail: id }) };
}

/** Several keys may share a name, which is offered once; what is called by its key has none. */
function optionsByName(choices: readonly Choice[]) {
  const named = choices.filter(({ id, name }) => name !== id);
  const byName = new Map(named.map((choice) => [choice.name, choice]));
  return [...byName.values()].map(({ id, name }) => ({ value: name, detail: id }));
}

/** Every word of the text stands in the name or the id, whatever its case. */
function matches({ id, name }: Choice, text: string): boolean {
  const haystack = `${name} ${id}`.toLocaleLowerCase();
  return text
    .trim()
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => haystack.includes(word));
}

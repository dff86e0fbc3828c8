import type { LookUpKind } from '@taskweave/engine-client/resources/identity/lookUp';
import { isExpression } from '@taskweave/engine-client/task-query/expression';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { useEngineClient } from '@taskweave/plugin-sdk';
import { Combobox } from '@taskweave/ui/combobox';
import { Field, type FieldProps } from '@taskweave/ui/field';
import { Icon } from '@taskweave/ui/icon';
import { Stack } from '@taskweave/ui/stack';
import { findNamed } from '@taskweave/widgets/findNamed';
import { LookUpField, type LookUpFieldProps } from '@taskweave/widgets/look-up-field';
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { DIALOG_TEXTS } from '../dialog-texts/dialogTexts';
import { useAfterPress } from '../filter-editor/useAfterPress';
import styles from './Criteria.module.css';

export interface ListInputProps extends Pick<FieldProps, 'label' | 'error' | 'hint'> {
  readonly itemKind: 'text' | LookUpKind;
  readonly items: readonly string[];
  readonly onChange: (items: readonly string[]) => void;
  readonly onLeave: () => void;
  readonly isReadOnly: boolean;
}

export function ListInput({
  label,
  error,
  hint,
  itemKind,
  items,
  onChange,
  onLeave,
  isReadOnly,
}: ListInputProps) {
  const { t } = useTexts(DIALOG_TEXTS);
  const [typed, setTyped] = useState('');
  const listId = useId();
  const afterPress = useAfterPress();
  // The list must not change during a press that leaves the field, or things would move under the pointer.
  const [seen, setSeen] = useState<{ readonly items: readonly string[]; readonly typed: string } | null>(
    null,
  );
  const shown = seen ?? { items, typed };
  const nameItem = useItemNames({ itemKind, items, onChange });

  function add(text: string): void {
    setTyped('');
    const added = partsOf(text).filter((part) => !items.includes(part));
    if (added.length > 0) onChange([...items, ...added]);
    for (const part of added) void nameItem(part);
  }

  function handleChange(text: string): void {
    if (text.endsWith(',') && !isOpenExpression(text)) add(text);
    else setTyped(text);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    const isPicking = event.currentTarget.getAttribute('aria-activedescendant') !== null;
    if (event.key === 'Enter' && !isPicking) {
      event.preventDefault();
      add(typed);
    }
    if (event.key === 'Backspace' && typed === '' && items.length > 0) onChange(items.slice(0, -1));
  }

  const input = {
    label,
    isLabelHidden: true,
    hint,
    error,
    value: shown.typed,
    onChange: handleChange,
    onPick: ({ value }: { readonly value: string }) => add(value),
    onKeyDown: handleKeyDown,
    onBlur: () => {
      setSeen({ items, typed });
      add(typed);
      afterPress(() => setSeen(null));
      onLeave();
    },
    placeholder: t(shown.items.length === 0 ? 'list.first' : 'list.more'),
    'aria-describedby': shown.items.length > 0 ? listId : undefined,
  };
  return (
    <Stack gap={1}>
      {shown.items.length > 0 && (
        <Tokens
          id={listId}
          label={label}
          items={shown.items}
          onRemove={isReadOnly ? null : (item) => onChange(items.filter((other) => other !== item))}
        />
      )}
      {!isReadOnly && <ItemInput itemKind={itemKind} {...input} />}
      {isReadOnly && items.length === 0 && (
        <Field label={label} isLabelHidden>
          {(control) => <input {...control} readOnly value="" />}
        </Field>
      )}
    </Stack>
  );
}

function useItemNames({
  itemKind,
  items,
  onChange,
}: Pick<ListInputProps, 'itemKind' | 'items' | 'onChange'>) {
  const engine = useEngineClient();
  const latest = useRef({ items, onChange });
  useLayoutEffect(() => {
    latest.current = { items, onChange };
  });
  return async (part: string): Promise<void> => {
    if (itemKind === 'text' || isExpression(part)) return;
    const named = await findNamed(engine, itemKind, part).catch(() => null);
    if (named?.kind !== 'one' || named.choice.id === part || !latest.current.items.includes(part)) return;
    const renamed = latest.current.items.map((item) => (item === part ? named.choice.id : item));
    latest.current.onChange([...new Set(renamed)]);
  };
}

type ItemInputProps = Pick<ListInputProps, 'itemKind'> &
  Omit<LookUpFieldProps, 'engine' | 'kind' | 'by' | 'texts'>;

function ItemInput({ itemKind, ...input }: ItemInputProps) {
  const { t } = useTexts(DIALOG_TEXTS);
  const engine = useEngineClient();
  if (itemKind === 'text') return <Combobox {...input} options={[]} />;
  const none = itemKind === 'user' || itemKind === 'group' ? 'identity.none' : 'lookUp.none';
  const texts = { searching: t('identity.searching'), none: t(none), failed: t('lookUp.failed') };
  return <LookUpField {...input} engine={engine} kind={itemKind} texts={texts} />;
}

interface TokensProps {
  readonly id: string;
  readonly label: string;
  readonly items: readonly string[];
  readonly onRemove: ((item: string) => void) | null;
}

function Tokens({ id, label, items, onRemove }: TokensProps) {
  const { t } = useTexts(DIALOG_TEXTS);
  return (
    <ul role="list" id={id} className={styles.tokens} aria-label={label}>
      {items.map((item) => (
        <li key={item} className={styles.token}>
          <span>{item}</span>
          {onRemove !== null && (
            <button
              type="button"
              className={styles.tokenRemove}
              aria-label={t('list.remove', { item })}
              onClick={() => onRemove(item)}
            >
              <Icon name="close" />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

function partsOf(text: string): readonly string[] {
  if (/^\s*[$#]\{/.test(text)) return [text.trim()];
  return [...new Set(text.split(',').map((part) => part.trim()))].filter((part) => part !== '');
}

function isOpenExpression(text: string): boolean {
  return /^\s*[$#]\{[^}]*$/.test(text);
}

import type { FilterAccess } from '@taskweave/engine-client/resources/identity/authorization';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { useEngineClient } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { SelectField } from '@taskweave/ui/select-field';
import { GroupField, UserField } from '@taskweave/widgets/look-up-field';
import type { Naming } from '@taskweave/widgets/useNaming';
import { type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react';
import { DIALOG_TEXTS } from '../dialog-texts/dialogTexts';
import { NO_READER } from '../draft/filterDraft';
import { isDuplicate } from '../draft/permissionRules';
import type { SectionProps } from '../draft/SectionProps';
import styles from './Permissions.module.css';

export interface AddReaderProps extends SectionProps {
  readonly access: FilterAccess;
  readonly isGlobal: boolean;
  readonly naming: Naming;
}

export function AddReader({ draft, onChange, access, isGlobal, naming }: AddReaderProps) {
  const { t } = useTexts(DIALOG_TEXTS);
  const engine = useEngineClient();
  const frame = useRef<HTMLDivElement>(null);
  const lack = useId();
  const { pendingReader: reader, permissions: wish } = draft;
  const typed = { ...reader, id: reader.id.trim() };
  const isRepeated = typed.id !== '' && isDuplicate(access.authorizations, wish, typed);
  const latest = useRef(wish);
  useLayoutEffect(() => {
    latest.current = wish;
  });
  const canAdd = !isGlobal && typed.id !== '' && !isRepeated;

  function add(): void {
    if (canAdd)
      void naming.take(({ id }) => {
        const added = { ...typed, id };
        if (isDuplicate(access.authorizations, wish, added)) onChange({ pendingReader: added });
        else
          onChange({
            permissions: { ...latest.current, added: [...latest.current.added, added] },
            pendingReader: { ...NO_READER, kind: reader.kind },
          });
      });
  }

  function press(): void {
    add();
    setTimeout(() => frame.current?.querySelector('input')?.focus());
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    const isPicking = event.currentTarget.getAttribute('aria-activedescendant') !== null;
    if (event.key !== 'Enter' || isPicking) return;
    event.preventDefault();
    add();
  }

  const field = {
    engine,
    label: t(`permissions.${reader.kind}`),
    isLabelHidden: true,
    value: reader.id,
    onChange: (id: string) => onChange({ pendingReader: { ...reader, id } }),
    onKeyDown: handleKeyDown,
    error: isRepeated ? t(`permissions.duplicate.${reader.kind}`) : naming.fault,
    texts: { none: t('identity.none') },
    'aria-describedby': lack,
    disabled: isGlobal,
  };
  return (
    <div ref={frame} className={styles.add}>
      <SelectField
        label={t('permissions.kind')}
        isLabelHidden
        options={(['user', 'group'] as const).map((kind) => ({
          value: kind,
          label: t(`permissions.${kind}`),
        }))}
        value={reader.kind}
        onChange={(kind) =>
          onChange({ pendingReader: { kind: kind === 'group' ? 'group' : 'user', id: '' } })
        }
        disabled={isGlobal}
      />
      {reader.kind === 'user' ? <UserField {...field} /> : <GroupField {...field} />}
      <Button variant="secondary" icon="plus" disabled={!canAdd} busy={naming.isChecking} onClick={press}>
        {t('common.add')}
      </Button>
      <p id={lack} className={styles.lack}>
        {t(isGlobal ? 'permissions.everyone' : 'permissions.idOrName')}
      </p>
    </div>
  );
}

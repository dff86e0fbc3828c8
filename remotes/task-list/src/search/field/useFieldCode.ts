import { useTranslation } from '@taskweave/plugin-sdk';
import { type FocusEvent, type KeyboardEvent, useEffectEvent, useLayoutEffect } from 'react';
import type { SearchField } from './useSearchField';

export interface FieldUse {
  readonly isExpanded: boolean;
  readonly listId: string;
  readonly activeId: string | undefined;
  readonly isBlank: boolean;
  readonly press: () => void;
  readonly key: (event: KeyboardEvent<HTMLInputElement>) => void;
  readonly early: (key: string) => void;
  readonly leave: (event: FocusEvent) => void;
}

export function useFieldCode(field: SearchField, ends: HTMLElement | null, use: FieldUse): void {
  const { t } = useTranslation();
  const { handlers, setLook } = field;
  const { isExpanded, listId, activeId, isBlank } = use;
  const placeholder = isBlank ? '' : t('search.placeholder.attribute');
  useLayoutEffect(() => {
    handlers.current = { press: use.press, key: use.key, leave: use.leave };
  });
  useLayoutEffect(() => {
    setLook({
      'aria-expanded': isExpanded,
      'aria-controls': isExpanded ? listId : undefined,
      'aria-activedescendant': activeId,
      placeholder,
    });
  }, [setLook, isExpanded, listId, activeId, placeholder]);
  const begin = useEffectEvent(() => {
    for (const key of field.earlyKeys.current.splice(0)) use.early(key);
    if (!field.wantsMenu.current) return;
    field.wantsMenu.current = false;
    const menu = ends?.querySelector<HTMLElement>('[aria-haspopup="menu"]');
    menu?.focus();
    menu?.click();
  });
  useLayoutEffect(() => begin(), []);
}

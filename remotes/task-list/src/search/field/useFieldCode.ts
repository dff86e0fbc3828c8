import { useTexts } from '@taskweave/i18n/page/useTexts';
import { type FocusEvent, type KeyboardEvent, useEffectEvent, useLayoutEffect } from 'react';
import type { DraftStep } from '../criterion/searchDraft';
import { SEARCH_TOOL_TEXTS } from '../texts/searchToolTexts';
import type { SearchField } from './useSearchField';

export interface FieldUse {
  readonly isExpanded: boolean;
  readonly listId: string;
  readonly draftId: string | undefined;
  readonly activeId: string | undefined;
  readonly step: DraftStep;
  readonly isBlank: boolean;
  readonly press: () => void;
  readonly key: (event: KeyboardEvent<HTMLInputElement>) => void;
  readonly early: (key: string) => void;
  readonly leave: (event: FocusEvent) => void;
}

export function useFieldCode(field: SearchField, ends: HTMLElement | null, use: FieldUse): void {
  const { t } = useTexts(SEARCH_TOOL_TEXTS);
  const { handlers, setLook } = field;
  const { isExpanded, listId, draftId, activeId, step, isBlank } = use;
  const placeholder = isBlank ? '' : t(`search.placeholder.${step}`);
  useLayoutEffect(() => {
    handlers.current = { press: use.press, key: use.key, leave: use.leave };
  });
  useLayoutEffect(() => {
    setLook({
      'aria-expanded': isExpanded,
      'aria-controls': isExpanded ? listId : undefined,
      'aria-describedby': draftId,
      'aria-activedescendant': activeId,
      placeholder,
    });
  }, [setLook, isExpanded, listId, draftId, activeId, placeholder]);
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

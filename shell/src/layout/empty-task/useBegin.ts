import { useTexts } from '@taskweave/i18n/page/useTexts';
import { useCommand } from '@taskweave/plugin-sdk';
import { useEffect } from 'react';
import { EMPTY_TASK_TEXTS } from './emptyTaskTexts';

const ROW = '#tasks-body [role="row"]';

export function useBegin(column: { readonly current: HTMLElement | null }): void {
  const { t } = useTexts(EMPTY_TASK_TEXTS);
  useCommand({
    id: 'go.begin',
    label: t('go.begin'),
    group: 'go',
    keys: ['Enter'],
    isKeysOnly: true,
    isListedOnly: true,
    run: () => undefined,
  });
  useEffect(() => {
    const view = column.current?.ownerDocument.defaultView;
    function handleKeyDown(event: KeyboardEvent): void {
      if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      const link = column.current?.querySelector<HTMLElement>('a[data-begins]');
      if (!link || link.getClientRects().length === 0 || !isFree(event.target)) return;
      event.preventDefault();
      event.stopPropagation();
      link.focus();
      link.click();
    }
    // The capture phase comes before the page notes the key press and before the row handles it.
    view?.addEventListener('keydown', handleKeyDown, true);
    return () => view?.removeEventListener('keydown', handleKeyDown, true);
  }, [column]);
}

function isFree(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  const { body, documentElement } = target.ownerDocument;
  return target === body || ('noKeysYet' in documentElement.dataset && target.matches(ROW));
}

import { useTexts } from '@taskweave/i18n/page/useTexts';
import { useCommandList } from '@taskweave/plugin-sdk';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { COMPLETED_TEXTS } from '../texts/completedTexts';

/** Marks the links to tasks, in the list and in the table. */
export const ROW = 'data-completed';

/** j and k go from row to row, wherever the focus is. A task that is closed gives the focus back to its row. */
export function useRowKeys(list: RefObject<HTMLElement | null>, taskId: string | null): void {
  const { t } = useTexts(COMPLETED_TEXTS);
  const last = useRef<string | null>(null);

  function step(by: 1 | -1): void {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>(`a[${ROW}]`) ?? [])];
    const focused = rows.findIndex((row) => row.matches(':focus'));
    const at = focused === -1 ? rows.findIndex((row) => row.getAttribute(ROW) === taskId) : focused;
    const next = rows[at === -1 ? 0 : at + by];
    next?.focus();
    next?.scrollIntoView({ block: 'nearest' });
  }

  const returnFocus = useEffectEvent(() => {
    if (taskId === null && last.current !== null) {
      list.current?.querySelector<HTMLElement>(`a[${ROW}="${CSS.escape(last.current)}"]`)?.focus();
    }
    last.current = taskId;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the task is the reason
  useEffect(() => returnFocus(), [taskId]);

  const ofList = { group: 'list', isKeysOnly: true, repeats: true } as const;
  useCommandList([
    { ...ofList, id: 'list.next', label: t('keys.next'), keys: ['j'], run: () => step(1) },
    { ...ofList, id: 'list.previous', label: t('keys.previous'), keys: ['k'], run: () => step(-1) },
  ]);
}

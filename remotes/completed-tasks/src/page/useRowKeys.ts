import { useTexts } from '@taskweave/i18n/page/useTexts';
import { useCommandList } from '@taskweave/plugin-sdk';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { COMPLETED_TEXTS } from '../texts/completedTexts';

export const ROW = 'data-completed';

export function useRowKeys(
  list: RefObject<HTMLElement | null>,
  taskId: string | null,
  close: () => void,
): void {
  const { t } = useTexts(COMPLETED_TEXTS);
  const last = useRef<string | null>(null);

  const rowsIn = () => [...(list.current?.querySelectorAll<HTMLElement>(`a[${ROW}]`) ?? [])];

  function step(by: 1 | -1): void {
    const rows = rowsIn();
    const focused = rows.findIndex((row) => row.matches(':focus'));
    const at = focused === -1 ? rows.findIndex((row) => row.getAttribute(ROW) === taskId) : focused;
    const next = rows[at === -1 ? 0 : at + by];
    next?.focus();
    next?.scrollIntoView({ block: 'nearest' });
  }

  const searchField = () => list.current?.querySelector<HTMLElement>('input[type="search"]') ?? null;

  function back(): void {
    if (searchField()?.matches(':focus')) step(1);
    else if (taskId !== null) close();
  }

  const returnFocus = useEffectEvent(() => {
    if (taskId === null && last.current !== null) {
      rowsIn()
        .find((row) => row.getAttribute(ROW) === last.current)
        ?.focus();
    }
    last.current = taskId;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the task is the reason
  useEffect(() => returnFocus(), [taskId]);

  const ofList = { group: 'list', isKeysOnly: true, repeats: true } as const;
  useCommandList([
    { ...ofList, id: 'list.next', label: t('keys.next'), keys: ['j'], run: () => step(1) },
    { ...ofList, id: 'list.previous', label: t('keys.previous'), keys: ['k'], run: () => step(-1) },
    { id: 'list.search', label: t('search'), group: 'list', keys: ['/'], run: () => searchField()?.focus() },
    { id: 'list.back', label: t('back'), group: 'list', keys: ['Escape'], isKeysOnly: true, run: back },
  ]);
}

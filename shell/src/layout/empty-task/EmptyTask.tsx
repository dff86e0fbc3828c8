import { useTexts } from '@taskweave/i18n/page/useTexts';
import { useCommand, usePointItems } from '@taskweave/plugin-sdk';
import { EmptyState } from '@taskweave/ui/empty-state';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { FaultViewContext } from '../../plugins/host/ContributionView';
import styles from './EmptyTask.module.css';
import { EMPTY_TASK_TEXTS } from './emptyTaskTexts';

const ROW = '#tasks-body [role="row"]';

export interface EmptyTaskProps {
  readonly text: string;
}

export default function EmptyTask({ text }: EmptyTaskProps) {
  const column = useRef<HTMLDivElement>(null);
  const items = usePointItems('tasklist.task.empty');
  const isSeen = useIsSeen(column);
  useBegin(column);
  useFocusForTask(column);
  return (
    <div ref={column} className={styles.column}>
      <FaultViewContext value={drawNothing}>
        {isSeen && items.map(({ render }) => render({}))}
      </FaultViewContext>
      <div className={styles.nothing}>
        <EmptyState text={text} />
      </div>
    </div>
  );
}

function drawNothing(): null {
  return null;
}

function useFocusForTask(column: { readonly current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const element = column.current;
    const body = element?.parentElement;
    return () => {
      if (!body || !element.contains(element.ownerDocument.activeElement)) return;
      // The attribute is temporary: otherwise each press beside a field would take the focus.
      body.tabIndex = -1;
      body.addEventListener('blur', () => body.removeAttribute('tabindex'), { once: true });
      body.focus({ preventScroll: true });
    };
  }, [column]);
}

function useBegin(column: { readonly current: HTMLElement | null }): void {
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

function useIsSeen(place: { readonly current: HTMLElement | null }): boolean {
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (element === null || isSeen) return;
    const observer = new ResizeObserver(() => {
      if (element.offsetWidth > 0) setIsSeen(true);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [place, isSeen]);
  return isSeen;
}

import { usePointItems } from '@taskweave/plugin-sdk';
import { EmptyState } from '@taskweave/ui/empty-state';
import { useLayoutEffect, useRef } from 'react';
import { FaultViewContext } from '../../plugins/host/ContributionView';
import styles from './EmptyTask.module.css';
import { useBegin } from './useBegin';
import { useIsSeen } from './useIsSeen';

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

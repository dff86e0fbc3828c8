import type { Task } from '@taskweave/engine-client/Task';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { Icon } from '@taskweave/ui/icon';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { canClaim, useClaim } from '../cards/useClaim';
import styles from './SwipeRows.module.css';
import { SWIPE_TEXTS } from './texts/swipeTexts';
import { type Swipe, type SwipeWay, trackSwipes } from './trackSwipes';
import { useSnoozeRow } from './useSnoozeRow';

interface SwipeRowsProps {
  readonly list: RefObject<HTMLElement | null>;
  readonly taskAt: (row: number) => Task | undefined;
}

/** A swipe must never be the only way: the row's button and the open task offer the same actions. */
export default function SwipeRows({ list, taskAt }: SwipeRowsProps) {
  const [swipe, setSwipe] = useState<Swipe<Task> | null>(null);
  const claim = useClaim();
  const snooze = useSnoozeRow();
  const subjectOf = useEffectEvent(({ dataset }: HTMLElement) => taskAt(Number(dataset.row)));
  const act = useEffectEvent((task: Task, way: SwipeWay) => {
    if (way === 'forth') claim(task);
    else void snooze(task);
  });

  useEffect(() => {
    if (list.current === null) return;
    return trackSwipes<Task>(list.current, {
      subjectOf: (row) => subjectOf(row),
      mayGo: (task, way) => (way === 'forth' ? canClaim(task) : !task.suspended),
      onMove: setSwipe,
      onSwipe: (task, way) => act(task, way),
    });
  }, [list]);

  const grid = swipe?.row.parentElement;
  return swipe && grid ? createPortal(<Panel swipe={swipe} />, grid) : null;
}

function Panel({ swipe: { row, way, isArmed } }: { readonly swipe: Swipe<Task> }) {
  const { t } = useTexts(SWIPE_TEXTS);
  return (
    <div
      className={styles.panel}
      data-way={way}
      data-armed={isArmed || undefined}
      aria-hidden="true"
      style={{ transform: row.style.transform }}
    >
      <span className={styles.act}>
        <Icon name={way === 'forth' ? 'user' : 'clock'} />
        {t(way === 'forth' ? 'claim' : 'swipe.snooze')}
      </span>
    </div>
  );
}

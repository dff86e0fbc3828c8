import type { FormSubject } from '@taskweave/plugin-sdk';
import { useEngineClient } from '@taskweave/plugin-sdk';
import { usePendingChanges } from '@taskweave/task-changes/usePendingChanges';
import { type MouseEvent, useEffect, useRef, useState } from 'react';

/**
 * For a link that leaves the page: it waits until the changes of the task, such as its claim, are with the engine. Browsers may drop a
 * request of a page that goes, and the form is of no use to a person whose claim is refused.
 */
export function useLeaving(subject: FormSubject, canLeave: boolean) {
  const taskId = subject.kind === 'task' ? subject.taskId : null;
  const isChanging = usePendingChanges(useEngineClient()).some((change) => change.taskId === taskId);
  const link = useRef<HTMLAnchorElement>(null);
  const [isWaiting, setIsWaiting] = useState(false);
  useEffect(() => {
    if (!isWaiting || isChanging) return;
    setIsWaiting(false);
    if (canLeave && link.current?.isConnected) link.current.click();
  }, [isWaiting, isChanging, canLeave]);

  return {
    isWaiting,
    /** @returns whether the link leaves now */
    press(event: MouseEvent<HTMLAnchorElement>): boolean {
      const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
      if (!isChanging || opensElsewhere) return true;
      event.preventDefault();
      link.current = event.currentTarget;
      setIsWaiting(true);
      return false;
    },
  };
}

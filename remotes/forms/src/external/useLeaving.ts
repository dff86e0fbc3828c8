import type { FormSubject } from '@taskweave/plugin-sdk';
import { useEngineClient } from '@taskweave/plugin-sdk';
import { usePendingChanges } from '@taskweave/task-changes/usePendingChanges';
import { type MouseEvent, useEffect, useRef, useState } from 'react';

/**
 * Navigation waits for pending task changes such as a claim: browsers may drop requests of an unloading page, and the form is useless
 * if the claim fails.
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

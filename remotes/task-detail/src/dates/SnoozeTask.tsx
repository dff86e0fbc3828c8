import { parseEngineDate } from '@taskweave/base/engineDate';
import { pageTime } from '@taskweave/base/pageTime';
import type { TaskDetail } from '@taskweave/engine-client/Task';
import { lazyPart, useCommand, useTranslation } from '@taskweave/plugin-sdk';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTaskChange } from '../changes/useTaskChange';

const SnoozePopover = lazyPart(() => import(/* webpackChunkName: "task" */ './SnoozePopover'));

interface SnoozeTaskProps {
  readonly task: TaskDetail;
  readonly canChange: boolean;
  readonly article: RefObject<HTMLElement | null>;
}

export function SnoozeTask({ task, canChange, article }: SnoozeTaskProps) {
  const { t } = useTranslation();
  const { change } = useTaskChange(task.id);
  const [isOpen, setIsOpen] = useState(false);
  const anchor = useRef<HTMLElement | null>(null);
  // The number keys of the popover must work at once.
  useEffect(() => SnoozePopover.preload(), []);
  const detail = task.name ?? task.taskDefinitionKey ?? task.id;
  useCommand({
    id: 'task.snooze',
    label: t('command.snooze'),
    group: 'task',
    detail,
    takes: 'task',
    keys: ['s'],
    isEnabled: canChange,
    run: () => {
      anchor.current = placeIn(article.current);
      setIsOpen(true);
    },
  });
  useCommand({
    id: 'task.wake',
    label: t('command.wake'),
    group: 'task',
    detail,
    takes: 'task',
    keys: ['Shift+S'],
    isEnabled: canChange && isSnoozed(task),
    run: () => change({ kind: 'followUp', value: null }),
  });
  if (!isOpen) return null;
  return (
    <SnoozePopover
      anchor={anchor}
      onClose={() => setIsOpen(false)}
      onChoose={(value) => {
        setIsOpen(false);
        change({ kind: 'followUp', value });
      }}
    />
  );
}

function placeIn(article: HTMLElement | null): HTMLElement | null {
  return article?.querySelector<HTMLElement>('[data-inline-field="follow-up"], h2') ?? null;
}

function isSnoozed({ followUp }: TaskDetail): boolean {
  const until = parseEngineDate(followUp);
  return until !== null && until > pageTime();
}

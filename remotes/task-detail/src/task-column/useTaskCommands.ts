import { useQueryClient } from '@tanstack/react-query';
import { isFocusLost } from '@taskweave/base/isFocusLost';
import type { TaskDetail } from '@taskweave/engine-client/Task';
import {
  type Command,
  useCommand,
  useCommandList,
  useEngineClient,
  useNavigation,
  useTranslation,
  useUser,
} from '@taskweave/plugin-sdk';
import { useLastAct } from '@taskweave/task-changes/last-act/useLastAct';
import { assignmentFor } from '@taskweave/task-changes/TaskChange';
import { usePendingChanges } from '@taskweave/task-changes/usePendingChanges';
import { focusForm, focusFormWhenReady } from '@taskweave/widgets/focusForm';
import { type RefObject, useEffect, useRef } from 'react';
import { useTaskChange } from '../changes/useTaskChange';
import { printTask } from '../print/printing';

export interface TaskCommandsOptions {
  readonly isOver: boolean;
  readonly article: RefObject<HTMLElement | null>;
}

export function useTaskCommands(task: TaskDetail, { isOver, article }: TaskCommandsOptions): void {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const queryClient = useQueryClient();
  const goToFormOnceClaimed = useFormOnceClaimed(task, article);
  useAssignmentCommands(task, isOver, goToFormOnceClaimed);
  useFieldCommands(task, { isOver, article });
  useRepeatCommand(task, isOver);
  useCommand({
    id: 'go.form',
    label: t('common.goToForm'),
    group: 'go',
    keys: ['f'],
    shortcut: 'focusForm',
    isEnabled: !isOver,
    run: () => {
      focusForm(article.current);
      focusFormWhenReady(article);
    },
  });
  useTaskCommand(task, {
    id: 'task.print',
    label: t('command.print'),
    keys: ['Mod+P'],
    run: () => printTask(queryClient),
  });
  useCommand({
    id: 'task.close',
    label: t('command.close'),
    group: 'task',
    run: () => navigation.openInbox({ task: null, detailsTab: null }),
  });
}

/** After a claim by mouse in the list, the pointer may be on its way to the next row, so the form does not take the caret. */
function useFormOnceClaimed(task: TaskDetail, article: RefObject<HTMLElement | null>): () => void {
  const { id: userId } = useUser();
  const pending = usePendingChanges(useEngineClient(), task.id);
  const isClaiming = task.assignee === userId && pending.some(({ change }) => change.kind === 'claim');
  const isByKey = useRef(false);
  useEffect(() => {
    if (!isClaiming) return;
    const { activeElement } = document;
    const isInTask = isFocusLost() || article.current?.contains(activeElement);
    if (isByKey.current || isInTask) focusFormWhenReady(article);
    isByKey.current = false;
  }, [isClaiming, article]);
  return () => {
    isByKey.current = true;
  };
}

function useAssignmentCommands(task: TaskDetail, isOver: boolean, onClaim: () => void): void {
  const { t } = useTranslation();
  const user = useUser();
  const { change } = useTaskChange(task.id);
  const action = assignmentFor(task, user);

  useTaskCommand(task, {
    id: 'task.claim',
    label: t('assignment.claim'),
    keys: ['c'],
    shortcut: 'claimTask',
    isEnabled: !isOver && action === 'claim',
    run: () => {
      onClaim();
      change({ kind: 'claim' });
    },
  });
  useTaskCommand(task, {
    id: 'task.unclaim',
    label: t('assignment.unclaim'),
    keys: ['Shift+C'],
    isEnabled: !isOver && action === 'unclaim',
    run: () => change({ kind: 'unclaim' }),
  });
  useTaskCommand(task, {
    id: 'task.assign-to-me',
    label: t('command.assignToMe'),
    isEnabled: !isOver && action === 'reset',
    run: () => change({ kind: 'assign', user: { id: user.id, firstName: user.name, lastName: null } }),
  });
  useTaskCommand(task, {
    id: 'task.resolve',
    label: t('delegation.resolve'),
    isEnabled: !isOver && task.delegationState === 'PENDING' && task.assignee === user.id,
    run: () => change({ kind: 'resolve' }),
  });
}

function useRepeatCommand(task: TaskDetail, isOver: boolean): void {
  const { locale } = useTranslation();
  const { change } = useTaskChange(task.id);
  const act = useLastAct(locale);
  useTaskCommand(
    task,
    act && {
      id: 'task.repeat',
      label: act.label,
      takes: 'task',
      keys: ['.'],
      isEnabled: !isOver && !task.suspended,
      run: () => change(act.change),
    },
  );
}

const FIELDS = [
  ['task.assign', 'command.assign', 'assignee', 'a'],
  ['task.due', 'command.setDue', 'due', 'd'],
  ['task.follow-up', 'command.setFollowUp', 'follow-up'],
  ['task.groups', 'command.groups', 'groups'],
  ['task.priority', 'command.priority', 'priority'],
] as const;

function useFieldCommands(task: TaskDetail, { isOver, article }: TaskCommandsOptions): void {
  const { t } = useTranslation();
  const canChange = !isOver && !task.suspended;

  useCommandList(
    FIELDS.map(([id, label, field, ...keys]) => ({
      id,
      label: t(label),
      group: 'task',
      detail: nameOf(task),
      keys,
      enabled: field === 'assignee' ? !isOver : canChange,
      run: () => press(field),
    })),
  );

  /** The property's editor knows where to return the focus, so this clicks the property itself. */
  function press(field: string): void {
    article.current?.querySelector<HTMLElement>(`[data-inline-field="${field}"]`)?.click();
  }
}

function useTaskCommand(task: TaskDetail, command: Omit<Command, 'group' | 'detail'> | null): void {
  useCommand(command && { group: 'task', detail: nameOf(task), ...command });
}

function nameOf({ id, name, taskDefinitionKey }: TaskDetail): string {
  return name ?? taskDefinitionKey ?? id;
}

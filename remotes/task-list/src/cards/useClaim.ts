import { useQueryClient } from '@tanstack/react-query';
import type { Task } from '@taskweave/engine-client/Task';
import { usePluginServices } from '@taskweave/plugin-sdk';
import { taskChangeKey } from '@taskweave/task-changes/taskChangeKey';
import type { ChangeRequest } from '@taskweave/task-changes/taskChangeMutation';
import { useProblemWords } from '@taskweave/ui/problem-words';
import { type MouseEvent, useEffect, useRef } from 'react';

/** The engine does not reveal the permission to claim before the claim. */
export function canClaim({ assignee, suspended }: Task): boolean {
  return assignee === null && !suspended;
}

interface ClaimPressOptions {
  readonly at: (row: number) => Task | undefined;
  readonly isThere: (taskId: string) => boolean;
  readonly focusRow: (row: number) => void;
}

const STILL = 1_000;
const SAME_PLACE = 12;

interface ClaimPress {
  readonly taskId: string;
  readonly x: number;
  readonly y: number;
  at: number;
  hasLeft: boolean;
}

export function useClaimPress({ at, isThere, focusRow }: ClaimPressOptions) {
  const claim = useClaim();
  const latest = useRef<ClaimPress | null>(null);
  useEffect(() => {
    const press = latest.current;
    if (press === null || press.hasLeft || isThere(press.taskId)) return;
    press.hasLeft = true;
    press.at = Date.now();
  });

  /** The next row has moved up under the pointer, so the press was for the claimed row. */
  function isForLeft({ clientX, clientY, detail }: MouseEvent, task: Task | undefined): boolean {
    const press = latest.current;
    // Keyboard clicks (`detail` 0) act on the focused element.
    if (press === null || detail === 0 || task?.id === press.taskId) return false;
    const isSamePlace = Math.hypot(clientX - press.x, clientY - press.y) < SAME_PLACE;
    return isSamePlace && Date.now() - press.at < STILL;
  }

  return (event: MouseEvent, row: number | null): boolean => {
    const { target, clientX: x, clientY: y } = event;
    const task = row === null ? undefined : at(row);
    if (isForLeft(event, task)) {
      event.preventDefault();
      // Enter would activate the button below.
      if (row !== null) focusRow(row);
      return true;
    }
    if (!(target instanceof Element) || target.closest('[data-claim]') === null) return false;
    if (row !== null) focusRow(row);
    if (task !== undefined) {
      latest.current = { taskId: task.id, x, y, at: Date.now(), hasLeft: false };
      claim(task);
    }
    return true;
  };
}

export function useClaim(load = loadClaim): (task: Task) => void {
  const services = usePluginServices();
  const { engine, language, notifications } = services;
  const queries = useQueryClient();
  const words = useProblemWords();

  return (before) => {
    if (!canClaim(before)) return;
    queries
      .getMutationCache()
      .build<void, Error, ChangeRequest, unknown>(queries, {
        mutationKey: taskChangeKey(engine, before.id),
        networkMode: 'always',
        mutationFn: async () => {
          const { claimRow } = await load();
          void claimRow(before, { services, queries, words: { ...language, ...words } });
        },
      })
      .execute({ change: { kind: 'claim' }, before })
      .catch((error: unknown) => {
        const title = language.t('claim.failed', { name: before.name ?? before.id });
        notifications.notify({ kind: 'error', title, error });
      });
  };
}

function loadClaim() {
  return import(/* webpackChunkName: "bulk" */ './claimRow');
}

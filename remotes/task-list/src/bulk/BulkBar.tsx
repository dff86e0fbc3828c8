import { isFocusLost } from '@taskweave/base/isFocusLost';
import { tellsTaskGone } from '@taskweave/engine-client/resources/task/task';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import {
  type BulkOperation,
  type PointItem,
  useCommand,
  usePointItems,
  useTaskEvents,
} from '@taskweave/plugin-sdk';
import { useLastAct } from '@taskweave/task-changes/last-act/useLastAct';
import { Button } from '@taskweave/ui/button';
import { iconOf } from '@taskweave/ui/icon';
import { IconButton } from '@taskweave/ui/icon-button';
import { MenuButton } from '@taskweave/ui/menu-button';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useBulkChange } from './actions/useBulkChange';
import styles from './BulkBar.module.css';
import { BulkOutcome } from './BulkOutcome';
import { useBulkWord } from './bulkWords';
import { type BulkProgress, runBulk } from './runBulk';
import { type Selection, useSelected, useSelection } from './Selection';
import { BULK_TEXTS } from './texts/bulkTexts';
import { useBulkCommands } from './useBulkCommands';
import { useFittingCount } from './useFittingCount';
import { useFocusBackToList } from './useFocusBackToList';

type ActionItem = PointItem<'tasklist.list.bulk-action'>;

const BUTTONS = 3;

interface ChosenAction {
  readonly item: ActionItem;
  readonly isByCommand: boolean;
}

interface BulkRun {
  readonly operation: BulkOperation;
  readonly controller: AbortController;
  readonly progress: BulkProgress;
  readonly isOver: boolean;
}

export default function BulkBar() {
  const { t } = useTexts(BULK_TEXTS);
  const selection = useSelection();
  const tasks = [...useSelected((state) => state.tasks).values()];
  const items = usePointItems('tasklist.list.bulk-action');
  const taskEvents = useTaskEvents();
  const [action, setAction] = useState<ChosenAction | null>(null);
  const choose = (isByCommand: boolean) => (item: ActionItem) => {
    if (run !== null) leaveOutcome();
    setAction({ item, isByCommand });
  };
  const [run, setRun] = useState<BulkRun | null>(null);
  const bar = useRef<HTMLDivElement>(null);
  useFocusBackToList(bar);
  const hasRun = run !== null;
  useKeptFocus(bar, hasRun);
  useEndOfReport(bar, run?.isOver === true, leaveOutcome);
  const isThere = useIsThere();
  const word = useBulkWord();
  useHeldSelection(selection, hasRun || action !== null);
  const offer = { count: tasks.length, enabled: run?.isOver ?? true };
  useBulkCommands(items, { ...offer, choose: choose(true) });
  useBulkRepeat({ ...offer, start: (operation) => void start(operation, tasks) });
  useCommand({
    id: 'bulk.undo',
    label: t('common.undo'),
    group: 'list',
    keys: ['z'],
    isEnabled: run?.isOver === false && run.operation.undo !== undefined,
    run: () => run?.controller.abort(TAKEN_BACK),
  });

  async function start(operation: BulkOperation, selected: typeof tasks): Promise<void> {
    const controller = new AbortController();
    setAction(null);
    bar.current?.focus();
    const result = await runBulk({
      tasks: selected,
      apply: operation.apply,
      signal: controller.signal,
      onProgress: (progress) => setRun({ operation, controller, progress, isOver: false }),
    });
    taskEvents.emit({ kind: 'tasks-changed' });
    if (!isThere.current) return word.tellElsewhere(operation, result);
    const left = [...result.failed, ...result.skipped].map(({ task }) => task).concat(result.open);
    selection.select(left);
    const isTakenBack = controller.signal.reason === TAKEN_BACK;
    if (isTakenBack) word.takeBack(operation, result);
    else if (result.done.length > 0) word.tellDone(operation, result);
    setRun((current) => current && { ...current, isOver: true });
    if (isTakenBack ? result.failed.length > 0 : left.length > 0) return;
    setRun(null);
    selection.select(isTakenBack ? selected : []);
  }

  function leaveOutcome(): void {
    setRun(null);
    selection.drop(goneOf(run));
  }

  return (
    <div ref={bar} className={styles.bar} role="toolbar" aria-label={t('bulk.label')} tabIndex={-1}>
      {run === null ? (
        <>
          <span className={styles.count} role="status">
            {t('bulk.selected', { count: tasks.length })}
          </span>
          <BulkActions bar={bar} items={items} count={tasks.length} onChoose={choose(false)} />
          <IconButton icon="close" size="sm" label={t('bulk.clear')} onClick={selection.clear} />
        </>
      ) : (
        <BulkOutcome
          operation={run.operation}
          progress={run.progress}
          onStop={() => run.controller.abort()}
          onStart={(operation) => void start(operation, tasks)}
          onClose={leaveOutcome}
        />
      )}
      {action?.item.render({
        tasks,
        isByCommand: action.isByCommand,
        run: (operation) => void start(operation, tasks),
        close: () => setAction(null),
      })}
    </div>
  );
}

const TAKEN_BACK = 'taken back';

/** A menu returns the focus to its button, which has unmounted by then. */
function useKeptFocus(bar: RefObject<HTMLElement | null>, hasRun: boolean): void {
  useLayoutEffect(() => {
    if (hasRun && isFocusLost()) bar.current?.focus();
  }, [bar, hasRun]);
}

const KEYS_OF_BUTTONS: ReadonlySet<string> = new Set(['Tab', 'Shift', 'Enter', ' ']);

function useEndOfReport(bar: RefObject<HTMLElement | null>, isShown: boolean, end: () => void): void {
  const selection = useSelection();
  const endNow = useEffectEvent(end);
  useEffect(() => {
    if (!isShown) return;
    const handleKey = (event: KeyboardEvent) => {
      const isWithin = event.target instanceof Node && bar.current?.contains(event.target) === true;
      const isInDialog = event.target instanceof Element && event.target.closest('[role="dialog"]') !== null;
      if (!isInDialog && !(isWithin && KEYS_OF_BUTTONS.has(event.key))) endNow();
    };
    const { tasks } = selection.state;
    const stopListening = selection.store.subscribe((state) => state.tasks !== tasks && endNow());
    window.addEventListener('keydown', handleKey);
    return () => {
      stopListening();
      window.removeEventListener('keydown', handleKey);
    };
  }, [bar, isShown, selection]);
}

function goneOf(run: BulkRun | null): ReadonlySet<string> {
  return new Set(run?.progress.failed.flatMap(({ task, error }) => (tellsTaskGone(error) ? [task.id] : [])));
}

interface BulkActionsProps {
  readonly bar: RefObject<HTMLElement | null>;
  readonly items: readonly ActionItem[];
  readonly count: number;
  readonly onChoose: (item: ActionItem) => void;
}

function BulkActions({ bar, items, count, onChoose }: BulkActionsProps) {
  const { t } = useTexts(BULK_TEXTS);
  const row = useRef<HTMLSpanElement>(null);
  const buttons = useFittingCount(bar, row, BUTTONS);
  return (
    <span ref={row} className={styles.actions}>
      {items.slice(0, buttons).map((item) => (
        <Button
          key={item.key}
          size="sm"
          aria-label={t('bulk.action', { action: item.label, count: count })}
          onClick={() => onChoose(item)}
          onPointerEnter={item.prefetch}
          onFocus={item.prefetch}
        >
          {item.label}
        </Button>
      ))}
      {items.length > buttons && (
        <MenuButton
          label={t('bulk.more')}
          size="sm"
          entries={items.slice(buttons).map((item) => ({
            kind: 'action',
            id: item.key,
            label: item.label,
            icon: iconOf(item.meta.icon),
            onSelect: () => onChoose(item),
          }))}
        />
      )}
    </span>
  );
}

function useHeldSelection(selection: Selection, isHeld: boolean): void {
  useEffect(() => {
    selection.hold(isHeld);
    return () => selection.hold(false);
  }, [selection, isHeld]);
}

function useIsThere() {
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  return isThere;
}

interface BulkRepeatOptions {
  readonly count: number;
  readonly enabled: boolean;
  readonly start: (operation: BulkOperation) => void;
}

function useBulkRepeat({ count, enabled, start }: BulkRepeatOptions): void {
  const { t, locale } = useTexts(BULK_TEXTS);
  const act = useLastAct(locale);
  const operationOf = useBulkChange();
  useCommand(
    act && {
      id: 'task.repeat',
      label: t('bulk.action', { action: act.label, count }),
      group: 'list',
      takes: 'selection',
      keys: ['.'],
      isEnabled: enabled,
      run: () => start(operationOf(act.change)),
    },
  );
}

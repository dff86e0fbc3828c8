import { isFocusLost } from '@taskweave/base/isFocusLost';
import {
  type ColumnMeta,
  lazyPart,
  type Navigation,
  type PointItem,
  usePointItems,
} from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { EmptyState } from '@taskweave/ui/empty-state';
import { ErrorCard } from '@taskweave/ui/error-card';
import { IconButton } from '@taskweave/ui/icon-button';
import { FirstListContext } from '@taskweave/widgets/FirstListContext';
import { type CSSProperties, type ReactNode, useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { useShellText } from '../i18n/useShellText';
import type { EntryNotes } from '../navigation/EntryNotes';
import { useNavigationParam } from '../navigation/useNavigationParam';
import { ColumnSeparator } from './ColumnSeparator';
import styles from './Columns.module.css';
import { FoldButton } from './FoldButton';
import { focusColumn, focusList } from './focusColumn';
import { focusListOnceThere } from './focusListOnceThere';
import { type SizedColumn, setFiltersOpen, useLayout } from './LayoutStore';
import { type Start, useStart } from './useStart';

const LayoutNotice = lazyPart(() => import(/* webpackChunkName: "sign-in" */ './LayoutNotice'), {
  isOptional: true,
});
const EmptyTask = lazyPart(() => import('./empty-task/EmptyTask'));

type Place = ColumnMeta['place'];
type ColumnItem = PointItem<'shell.column'>;

export interface ColumnsProps {
  readonly navigation: Navigation;
  readonly notes: EntryNotes;
}

export function Columns({ navigation, notes }: ColumnsProps) {
  const items = usePointItems('shell.column');
  const taskId = useNavigationParam(navigation, 'task');
  const filter = useNavigationParam(navigation, 'filter');
  const filtersWidth = useLayout((layout) => layout.filters);
  const tasksWidth = useLayout((layout) => layout.tasks);
  const folded = useLayout((layout) => layout.folded);
  const isFiltersOpen = useLayout((layout) => layout.isFiltersOpen);

  const start = useStart(navigation, notes);

  const isFirstListOver = useContext(FirstListContext);

  useInitialFocus();

  // Choosing a filter is what the panel was opened for.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change of the filter is the reason to close
  useEffect(() => setFiltersOpen(false), [filter]);

  return (
    <main
      className={styles.columns}
      data-task={taskId === null ? undefined : true}
      data-start={start.isOpen || undefined}
      data-filters-open={isFiltersOpen || undefined}
      style={
        {
          '--filters-width': folded.filters ? FOLDED : `${filtersWidth}px`,
          '--tasks-width': folded.tasks ? FOLDED : `${tasksWidth}px`,
        } as CSSProperties
      }
    >
      <Filters items={items} taskId={taskId} />
      <Tasks items={items} taskId={taskId} start={start} />
      <Task
        items={items}
        taskId={taskId}
        start={start}
        onBack={() => navigation.openInbox({ task: null, detailsTab: null })}
      />
      {isFirstListOver && <LayoutNotice />}
    </main>
  );
}

const FRAMES = 40;

const FOLDED = '36px';

function useFold(isFolded: boolean) {
  const body = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (isFolded && body.current?.contains(document.activeElement)) button.current?.focus();
  }, [isFolded]);
  return { body, button };
}

type ColumnProps = Omit<PlaceProps, 'place'>;

interface StartProps {
  readonly start: Start;
}

function Filters({ items, taskId }: ColumnProps) {
  const { t } = useShellText();
  const isFolded = useLayout((layout) => layout.folded.filters);
  const isOpen = useLayout((layout) => layout.isFiltersOpen);
  const element = useRef<HTMLElement>(null);
  const name = labelAt(items, 'filters') || t('column.filters');

  useEffect(() => {
    if (isOpen) element.current?.querySelector<HTMLElement>('a, button')?.focus();
  }, [isOpen]);

  return (
    <nav
      ref={element}
      className={`${styles.column} ${styles.filters}`}
      data-folded={isFolded || undefined}
      aria-label={name}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isOpen) closeFilters();
      }}
    >
      <FoldingBody
        place="filters"
        {...{ items, taskId }}
        name={name}
        isFolded={isFolded}
        bar={
          <div className={`${styles.bar} ${styles.filtersBar}`} data-bar>
            <Button icon="close" size="sm" onClick={closeFilters}>
              {t('filters.close')}
            </Button>
          </div>
        }
      />
    </nav>
  );
}

function Tasks({ items, taskId, start }: ColumnProps & StartProps) {
  const { t } = useShellText();
  const isFolded = useLayout((layout) => layout.folded.tasks);
  const areFiltersOpen = useLayout((layout) => layout.isFiltersOpen);
  const name = labelAt(items, 'tasks') || t('column.tasks');
  return (
    <section
      id="tasks"
      tabIndex={-1}
      className={`${styles.column} ${styles.tasks}`}
      data-folded={isFolded || undefined}
      aria-label={name}
    >
      <FoldingBody
        place="tasks"
        {...{ items, taskId }}
        name={name}
        isFolded={isFolded}
        bar={
          <div className={`${styles.bar} ${styles.tasksBar}`} data-bar>
            {start.label !== undefined && taskId === null && (
              <span className={styles.toStart}>
                <IconButton icon="back" size="sm" label={start.label} onClick={start.open} />
              </span>
            )}
            <IconButton
              id="open-filters"
              icon="filter"
              size="sm"
              label={t('filters.open')}
              aria-expanded={areFiltersOpen}
              onClick={() => setFiltersOpen(true)}
            />
          </div>
        }
      />
    </section>
  );
}

interface TaskProps extends ColumnProps, StartProps {
  readonly onBack: () => void;
}

function useFocusAfter(taskId: string | null): void {
  const before = useRef(taskId);
  useLayoutEffect(() => {
    const isClosed = before.current !== null && taskId === null;
    before.current = taskId;
    if (!isClosed) return;
    let left = FRAMES;
    let frame = 0;
    function look(): void {
      if (isFocusLost() && !focusList()) document.getElementById('tasks')?.focus({ preventScroll: true });
      if (isFocusLost()) focusColumn('task');
      left -= 1;
      if (left > 0) frame = requestAnimationFrame(look);
    }
    look();
    return () => cancelAnimationFrame(frame);
  }, [taskId]);
}

function Task({ items, taskId, start, onBack }: TaskProps) {
  const { t } = useShellText();
  useFocusAfter(taskId);
  return (
    <section
      className={`${styles.column} ${styles.task}`}
      aria-label={labelAt(items, 'task') || t('column.task')}
    >
      <div id="task-body" className={styles.body}>
        <div className={`${styles.bar} ${styles.taskBar}`} data-bar>
          {taskId === null ? (
            <Button icon="list" size="sm" onClick={start.close}>
              {labelAt(items, 'tasks') || t('column.tasks')}
            </Button>
          ) : (
            <Button icon="back" size="sm" onClick={onBack}>
              {t('task.back')}
            </Button>
          )}
        </div>
        <Place place="task" items={items} taskId={taskId} />
      </div>
    </section>
  );
}

interface FoldingBodyProps extends PlaceProps {
  readonly place: SizedColumn;
  readonly name: string;
  readonly isFolded: boolean;
  readonly bar: ReactNode;
}

function FoldingBody({ place, items, taskId, name, isFolded, bar }: FoldingBodyProps) {
  const { t } = useShellText();
  const { body, button } = useFold(isFolded);
  return (
    <>
      <div ref={body} id={`${place}-body`} className={styles.body}>
        {bar}
        <Place place={place} items={items} taskId={taskId} />
      </div>
      {!isFolded && <ColumnSeparator column={place} label={t(`separator.${place}`)} />}
      <FoldButton ref={button} column={place} isFolded={isFolded} name={name} controls={`${place}-body`} />
    </>
  );
}

interface PlaceProps {
  readonly place: Place;
  readonly items: readonly ColumnItem[];
  readonly taskId: string | null;
}

function Place({ place, items, taskId }: PlaceProps): ReactNode {
  const { t } = useShellText();
  const item = itemAt(items, place);
  if (item === undefined) {
    return <ErrorCard title={t('column.missing')} detail={t('column.missing.detail')} />;
  }
  if (item.meta.needsTask === true && taskId === null) {
    const { placeholder } = item.meta;
    return <NoTask text={typeof placeholder === 'string' ? placeholder : t('task.none')} />;
  }
  return item.render({ taskId });
}

function itemAt(items: readonly ColumnItem[], place: Place): ColumnItem | undefined {
  return items.find(({ meta }) => meta.place === place);
}

function labelAt(items: readonly ColumnItem[], place: Place): string {
  return itemAt(items, place)?.label ?? '';
}

function closeFilters(): void {
  setFiltersOpen(false);
  document.getElementById('open-filters')?.focus();
}

function useInitialFocus(): void {
  useEffect(focusListOnceThere, []);
}

interface NoTaskProps {
  readonly text: string;
}

function NoTask({ text }: NoTaskProps): ReactNode {
  return usePointItems('tasklist.task.empty').length > 0 ? (
    <AfterList text={text} />
  ) : (
    <EmptyState text={text} />
  );
}

function AfterList({ text }: NoTaskProps): ReactNode {
  return useContext(FirstListContext) && <EmptyTask text={text} />;
}

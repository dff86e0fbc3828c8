import { type ColumnMeta, type Navigation, type PointItem, usePointItems } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { EmptyState } from '@taskweave/ui/empty-state';
import { ErrorCard } from '@taskweave/ui/error-card';
import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import { useShellText } from '../i18n/useShellText';
import { useNavigationParam } from '../navigation/useNavigationParam';
import { ColumnSeparator } from './ColumnSeparator';
import { setFiltersOpen, useLayout } from './LayoutStore';

type Place = ColumnMeta['place'];
type ColumnItem = PointItem<'shell.column'>;

export interface ColumnsProps {
  readonly navigation: Navigation;
}

/** The three columns; two of them, and one, as the window gets narrow. What fills them comes from plugins. */
export function Columns({ navigation }: ColumnsProps) {
  const { t } = useShellText();
  const items = usePointItems('shell.column');
  const taskId = useNavigationParam(navigation, 'task');
  const filter = useNavigationParam(navigation, 'filter');
  const filtersWidth = useLayout((layout) => layout.filters);
  const tasksWidth = useLayout((layout) => layout.tasks);
  const isFiltersOpen = useLayout((layout) => layout.isFiltersOpen);
  const filtersElement = useRef<HTMLElement>(null);

  // Choosing a filter is what the panel was opened for.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change of the filter is the reason to close
  useEffect(() => setFiltersOpen(false), [filter]);

  useEffect(() => {
    if (isFiltersOpen) filtersElement.current?.querySelector<HTMLElement>('a, button')?.focus();
  }, [isFiltersOpen]);

  return (
    <main
      className="columns"
      data-task={taskId === null ? undefined : true}
      data-filters-open={isFiltersOpen || undefined}
      style={{ '--filters-width': `${filtersWidth}px`, '--tasks-width': `${tasksWidth}px` } as CSSProperties}
    >
      <nav
        ref={filtersElement}
        className="column column-filters"
        aria-label={labelAt(items, 'filters') || t('column.filters')}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && isFiltersOpen) closeFilters();
        }}
      >
        <div className="column-body">
          <div className="column-bar column-bar-filters">
            <Button icon="close" size="sm" onClick={closeFilters}>
              {t('filters.close')}
            </Button>
          </div>
          <Place place="filters" items={items} taskId={taskId} />
        </div>
        <ColumnSeparator column="filters" label={t('separator.filters')} />
      </nav>
      <section
        id="tasks"
        tabIndex={-1}
        className="column column-tasks"
        aria-label={labelAt(items, 'tasks') || t('column.tasks')}
      >
        <div className="column-body">
          <div className="column-bar column-bar-tasks">
            <Button
              id="open-filters"
              icon="filter"
              size="sm"
              aria-expanded={isFiltersOpen}
              onClick={() => setFiltersOpen(true)}
            >
              {t('filters.open')}
            </Button>
          </div>
          <Place place="tasks" items={items} taskId={taskId} />
        </div>
        <ColumnSeparator column="tasks" label={t('separator.tasks')} />
      </section>
      <section className="column column-task" aria-label={labelAt(items, 'task') || t('column.task')}>
        <div className="column-body">
          <div className="column-bar column-bar-task">
            <Button icon="back" size="sm" onClick={() => navigation.go({ task: null, detailsTab: null })}>
              {t('task.back')}
            </Button>
          </div>
          <Place place="task" items={items} taskId={taskId} />
        </div>
      </section>
    </main>
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
    return <EmptyState text={typeof placeholder === 'string' ? placeholder : t('task.none')} />;
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

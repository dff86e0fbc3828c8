import { savesData } from '@taskweave/base/savesData';
import type { Task } from '@taskweave/engine-client/Task';
import { useTranslation } from '@taskweave/plugin-sdk';
import {
  type ComponentType,
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useEffect,
  useState,
} from 'react';
import { RowTools } from '../cards/RowTools';
import type { WatchRowsProps } from './ahead/WatchRows';
import styles from './GridFrame.module.css';
import type { GridLayout } from './grid/GridLayout';
import type { RowFocus } from './grid/useRowFocus';
import type { RowWindow } from './scroll/useRowWindow';
import type { GridInput } from './useGridInput';

const AFTER_ROWS = 300;

export interface GridFrameProps {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly role: 'grid' | 'treegrid';
  readonly layout: GridLayout;
  readonly rowCount: number | null;
  readonly view: RowWindow;
  readonly taskCount: number;
  readonly rows: {
    readonly at: (row: number) => Task | undefined;
    readonly successorOf: (taskId: string) => Task | null;
  };
  readonly focus: Pick<RowFocus, 'handleFocus' | 'handleBlur'>;
  readonly input: GridInput;
  readonly isWaiting: boolean;
  readonly isSearching: boolean;
  readonly children: ReactNode;
}

export function GridFrame(props: GridFrameProps) {
  const { scroller, layout, rowCount, view, taskCount, rows, focus, input, isWaiting } = props;
  const { t } = useTranslation();
  const { height, headRows, style } = layout;
  const isTable = headRows > 0;
  const printed = view.rows.filter(({ index }) => rows.at(index) !== undefined).length;
  return (
    <div ref={scroller} className={styles.scroller} data-wants-room={isTable || undefined}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: its role is one of two grids */}
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: its role is one of two grids */}
      <div
        role={props.role}
        aria-label={t('list.label')}
        aria-rowcount={rowCount ?? -1}
        aria-readonly="true"
        className={styles.grid}
        style={{ ...style, blockSize: view.size, '--row': `${height}px` } as CSSProperties}
        data-ticking={input.ticked.size > 0 || undefined}
        aria-busy={isWaiting || undefined}
        data-hits={props.isSearching || undefined}
        onKeyDown={input.handleKeyDown}
        onClick={input.handleClick}
        onFocus={focus.handleFocus}
        onBlur={focus.handleBlur}
      >
        {props.children}
      </div>
      {view.isPrinting && printed < taskCount && <p className={styles.unprinted}>{t('rows.unprinted')}</p>}
      <TasksAhead list={scroller} rows={rows} headRows={headRows} />
      {!isTable && <RowTools list={scroller} taskAt={rows.at} />}
    </div>
  );
}

function TasksAhead(props: WatchRowsProps) {
  const [Watch, setWatch] = useState<ComponentType<WatchRowsProps> | null>(null);
  useEffect(() => {
    if (savesData(navigator)) return;
    const timer = setTimeout(() => {
      import(/* webpackChunkName: "ahead" */ './ahead/WatchRows').then(
        (code) => setWatch(() => code.default),
        () => undefined,
      );
    }, AFTER_ROWS);
    return () => clearTimeout(timer);
  }, []);
  return Watch && <Watch {...props} />;
}

import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import styles from './Columns.module.css';
import { LIMITS, resetWidth, type SizedColumn, setWidth, storeLayout, useLayout } from './LayoutStore';

export interface ColumnSeparatorProps {
  readonly column: SizedColumn;
  readonly label: string;
}

const STEP = 16;

export function ColumnSeparator({ column, label }: ColumnSeparatorProps) {
  const width = useLayout((layout) => layout[column]);
  const { min, max } = LIMITS[column];

  function handleKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const backward = forward === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight';
    const next: Readonly<Record<string, number>> = {
      [forward]: width + STEP,
      [backward]: width - STEP,
      Home: min,
      End: max,
      Enter: LIMITS[column].initial,
    };
    const value = next[event.key];
    if (value === undefined) return;
    event.preventDefault();
    setWidth(column, value);
    storeLayout();
  }

  function handlePointerDown(event: PointerEvent<HTMLElement>): void {
    if (event.button !== 0) return;
    const element = event.currentTarget;
    const startX = event.clientX;
    const startWidth = width;
    const sign = getComputedStyle(element).direction === 'rtl' ? -1 : 1;
    element.setPointerCapture(event.pointerId);
    const move = (moved: globalThis.PointerEvent) =>
      setWidth(column, startWidth + sign * (moved.clientX - startX));
    element.addEventListener('pointermove', move);
    element.addEventListener(
      'lostpointercapture',
      () => {
        element.removeEventListener('pointermove', move);
        storeLayout();
      },
      { once: true },
    );
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: no element is a separator that can be moved
    <div
      className={styles.separator}
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={width}
      aria-valuemin={min}
      aria-valuemax={max}
      onKeyDown={handleKeyDown}
      onPointerDown={handlePointerDown}
      // Otherwise the browser starts dragging what lies beside, such as a link.
      onMouseDown={preventDrag}
      onDoubleClick={() => resetWidth(column)}
    />
  );
}

function preventDrag(event: MouseEvent<HTMLElement>): void {
  event.preventDefault();
  event.currentTarget.focus({ focusVisible: false } as FocusOptions);
}

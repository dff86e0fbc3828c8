import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ROLE } from '../../table/tableRoles';

/** Rows that mount and unmount together. */
const CHUNK = 25;
const ROW_HEIGHT = 41;
/** Draw distance beyond the visible part: a turn of the wheel finds rows there. */
const REACH = '400px';

interface RowsInSightProps<Row> {
  readonly rows: readonly Row[];
  /** Rows being edited, which must stay mounted. */
  readonly isKept: (row: Row) => boolean;
  readonly draw: (row: Row, index: number) => ReactNode;
}

export function RowsInSight<Row>({ rows, isKept, draw }: RowsInSightProps<Row>) {
  const [usualHeight, setUsualHeight] = useState(ROW_HEIGHT);
  const chunks = Array.from({ length: Math.ceil(rows.length / CHUNK) }, (_, index) =>
    rows.slice(index * CHUNK, (index + 1) * CHUNK),
  );
  return chunks.map((chunk, index) => (
    <Chunk
      // The key is the position: after filtering, a chunk holds other rows of about the same height.
      key={index}
      size={chunk.length}
      isFirst={index === 0}
      usualHeight={usualHeight}
      onMeasure={index === 0 ? setUsualHeight : undefined}
      isKept={chunk.some(isKept)}
      draw={() => chunk.map((row, place) => draw(row, index * CHUNK + place))}
    />
  ));
}

interface ChunkProps {
  readonly size: number;
  readonly isFirst: boolean;
  readonly usualHeight: number;
  readonly onMeasure: ((rowHeight: number) => void) | undefined;
  readonly isKept: boolean;
  readonly draw: () => ReactNode;
}

function Chunk({ size, isFirst, usualHeight, onMeasure, isKept, draw }: ChunkProps) {
  const element = useRef<HTMLDivElement>(null);
  const canWatch = typeof IntersectionObserver !== 'undefined';
  const [isNear, setIsNear] = useState(isFirst || !canWatch);
  const [rowHeight, setRowHeight] = useState<number | null>(null);

  useEffect(() => {
    const watched = element.current;
    if (watched === null || !canWatch) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        // No height means that an ancestor is hidden, such as a tab.
        if (entry === undefined || entry.boundingClientRect.height === 0) return;
        // The chunk with the keyboard focus stays mounted.
        setIsNear(entry.isIntersecting || watched.contains(document.activeElement));
      },
      { rootMargin: REACH },
    );
    observer.observe(watched);
    return () => observer.disconnect();
  }, [canWatch]);

  const isDrawn = isNear || isKept;
  useEffect(() => {
    const height = element.current?.getBoundingClientRect().height ?? 0;
    if (!isDrawn || height === 0) return;
    setRowHeight(height / size);
    onMeasure?.(height / size);
  }, [isDrawn, size, onMeasure]);

  return (
    <div
      ref={element}
      {...(isDrawn ? ROLE.group : { role: 'presentation' })}
      style={isDrawn ? undefined : { blockSize: `${(rowHeight ?? usualHeight) * size}px` }}
    >
      {isDrawn && draw()}
    </div>
  );
}

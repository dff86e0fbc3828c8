import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ROLE } from '../../table/tableRoles';

/** Rows that come and go together. */
const CHUNK = 25;
/** Pixels of a row before one has been measured. */
const ROW_HEIGHT = 41;
/** How far from what is in sight rows are drawn: a turn of the wheel finds them there. */
const REACH = '400px';

interface RowsInSightProps<Row> {
  readonly rows: readonly Row[];
  /** Rows that must stay, wherever they are: somebody works on them. */
  readonly isKept: (row: Row) => boolean;
  /** @param index in all rows, from 0 */
  readonly draw: (row: Row, index: number) => ReactNode;
}

/** Rows of any height, of which only those near the visible part of the page are drawn. */
export function RowsInSight<Row>({ rows, isKept, draw }: RowsInSightProps<Row>) {
  const [usualHeight, setUsualHeight] = useState(ROW_HEIGHT);
  const chunks = Array.from({ length: Math.ceil(rows.length / CHUNK) }, (_, index) =>
    rows.slice(index * CHUNK, (index + 1) * CHUNK),
  );
  return chunks.map((chunk, index) => (
    <Chunk
      // Where rows are filtered, the same place has other rows of about the same height.
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
  /** Pixels of a row of the first ones, which others will be like. */
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
        // Without a height it is hidden with all that is around it, such as the tab.
        if (entry === undefined || entry.boundingClientRect.height === 0) return;
        // Who is in it with the keyboard stays there.
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

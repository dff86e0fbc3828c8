import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { DiagramKind, OpenDiagram, OpenDrawing } from '../drawing/OpenDiagram';
import { type DiagramBadge, layBadges } from './layBadges';
import { linkElements, markElements, tracePassed, unmarkElements } from './showElements';

export interface Shown {
  readonly highlighted: readonly string[];
  readonly linked: readonly string[];
  readonly passed: readonly string[];
  readonly badges: readonly DiagramBadge[];
}

export function useShown(open: OpenDiagram | null, shown: Shown): readonly string[] {
  const drawing = open?.form === 'drawing' ? open : null;
  const [names, setNames] = useState<readonly string[]>([]);
  const { highlighted, linked, passed, badges } = shown;
  const marks = highlighted.join(' ');

  // biome-ignore lint/correctness/useExhaustiveDependencies: `marks` stands for the ids
  useLayoutEffect(() => {
    if (open === null) return setNames([]);
    if (open.form === 'sheet') return setNames(open.mark(highlighted));
    setNames(markElements(open, highlighted));
    return () => unmarkElements(open, highlighted);
  }, [open, marks]);
  useMarker(drawing, linked, linkElements);
  useMarker(drawing, passed, tracePassed);

  const badgeKey = JSON.stringify(badges);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `badgeKey` stands for the badges
  useEffect(() => {
    if (drawing !== null) return layBadges(drawing, badges);
  }, [drawing, badgeKey]);
  return names;
}

function useMarker(
  drawing: OpenDrawing | null,
  ids: readonly string[],
  show: (drawing: OpenDrawing, ids: readonly string[]) => () => void,
): void {
  const key = ids.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for the ids
  useEffect(() => {
    if (drawing !== null && ids.length > 0) return show(drawing, ids);
  }, [drawing, key]);
}

export function useRoot(
  open: OpenDiagram | null,
  kind: DiagramKind,
  root: string | null,
  onRoot: (root: string | null) => void,
): void {
  const drawing = open?.form === 'drawing' && kind === 'bpmn' ? open : null;
  const tell = useRef(onRoot);
  tell.current = onRoot;
  const start = useRef<string | null>(null);

  useLayoutEffect(() => {
    if (drawing === null) return;
    const first = drawing.canvas.getRootElement().id;
    start.current = first;
    const handleSet = () => {
      const { id } = drawing.canvas.getRootElement();
      tell.current(id === first ? null : id);
    };
    drawing.on('root.set', handleSet);
    return () => {
      start.current = null;
      drawing.off('root.set', handleSet);
    };
  }, [drawing]);

  useLayoutEffect(() => {
    const wanted = root ?? start.current;
    if (drawing === null || wanted === null || drawing.canvas.getRootElement().id === wanted) return;
    if (drawing.elements.filter(({ id }) => id === wanted).length === 0) return;
    const found = drawing.canvas.findRoot?.(wanted);
    if (found) drawing.canvas.setRootElement?.(found);
  }, [drawing, root]);
}

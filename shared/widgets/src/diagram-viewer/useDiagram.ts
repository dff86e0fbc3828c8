import { type RefObject, useEffect, useRef, useState } from 'react';
import { isWithoutDrawing, loadDiagramEngine } from './diagramEngine';
import type { DiagramKind, OpenDiagram } from './OpenDiagram';
import { markElements, placeDiagram } from './showElements';
import { followPointers, type Steering, steeringOf } from './steering';

export type DiagramState =
  | { readonly state: 'loading' }
  | {
      readonly state: 'shown';
      readonly current: readonly string[];
      readonly steering: Steering;
      readonly open: OpenDiagram;
    }
  /** The model has no drawing. */
  | { readonly state: 'empty' }
  | { readonly state: 'failed'; readonly error: Error };

export interface DiagramSource {
  readonly kind: DiagramKind;
  readonly xml: string;
  readonly highlighted: readonly string[];
}

/** Draws the diagram into the frame, as long as both are there. `retry` loads and draws it once more. */
export function useDiagram(
  frame: RefObject<HTMLDivElement | null>,
  { kind, xml, highlighted }: DiagramSource,
) {
  const [diagram, setDiagram] = useState<DiagramState>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const ids = useRef(highlighted);
  ids.current = highlighted;
  const marks = highlighted.join(' ');

  // biome-ignore lint/correctness/useExhaustiveDependencies: `marks` stands for the ids, `attempt` asks for another try
  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    let stop: (() => void) | null = null;
    let isUnwanted = false;
    setDiagram({ state: 'loading' });
    const drawn = loadDiagramEngine(kind).then((draw) => (isUnwanted ? null : draw(element, xml)));
    drawn.then(
      (open) => {
        if (open === null) return;
        if (isUnwanted) return open.destroy();
        const current = markElements(open, ids.current);
        const unfollow = followPointers(element, open.canvas);
        const unwatch = whenSized(element, (isFirst) => {
          open.canvas.resized();
          if (isFirst) placeDiagram(open, ids.current);
        });
        stop = () => {
          unwatch();
          unfollow();
          open.destroy();
        };
        setDiagram({ state: 'shown', current, steering: steeringOf(open.canvas), open });
      },
      (error: unknown) => {
        if (isUnwanted) return;
        const isEmpty = isWithoutDrawing(error);
        setDiagram(isEmpty ? { state: 'empty' } : { state: 'failed', error: asError(error) });
      },
    );
    return () => {
      isUnwanted = true;
      stop?.();
    };
  }, [frame, kind, xml, marks, attempt]);

  return { diagram, retry: () => setAttempt((count) => count + 1) };
}

/** Pixels; below it nothing can be seen. While the drawing is made, and in a hidden tab, the frame is as good as gone. */
const SMALLEST = 20;

/** Called with every size at which something is visible. */
function whenSized(element: HTMLElement, tell: (isFirst: boolean) => void): () => void {
  let isFirst = true;
  const observer = new ResizeObserver(() => {
    if (Math.min(element.clientWidth, element.clientHeight) < SMALLEST) return;
    tell(isFirst);
    isFirst = false;
  });
  observer.observe(element);
  return () => observer.disconnect();
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}

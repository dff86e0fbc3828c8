import { useI18n } from '@taskweave/i18n/page/I18nContext';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Box, DiagramKind, DiagramPage, OpenDiagram, OpenDrawing } from '../drawing/OpenDiagram';
import { isWithoutDrawing, loadDiagramEngine } from '../engines/diagramEngine';
import { placeDiagram } from './showElements';
import { followPointers, type Steering, steeringOf } from './steering';

export type DiagramState =
  | { readonly state: 'loading' }
  | {
      readonly state: 'shown';
      readonly open: OpenDiagram;
      readonly steering: Steering | null;
    }
  | { readonly state: 'empty' }
  | { readonly state: 'failed'; readonly error: Error };

export interface DiagramSource {
  readonly kind: DiagramKind;
  readonly xml: string;
  readonly locale: string;
  readonly openLabel: (name: string) => string;
  readonly page: string | null;
  readonly highlighted: readonly string[];
  readonly box: Box | null;
  readonly onMove: ((box: Box) => void) | undefined;
}

interface Pages {
  readonly xml: string;
  readonly all: readonly DiagramPage[];
}

export function useDiagram(frame: RefObject<HTMLDivElement | null>, source: DiagramSource) {
  const { kind, xml, locale, page } = source;
  const i18n = useI18n();
  const [diagram, setDiagram] = useState<DiagramState>({ state: 'loading' });
  const [pages, setPages] = useState<Pages>({ xml, all: [] });
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(source);
  latest.current = source;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` asks for another try, `locale` for other texts
  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    let stop: (() => void) | null = null;
    let isUnwanted = false;
    setDiagram({ state: 'loading' });
    const drawn = loadDiagramEngine(kind).then((draw) =>
      isUnwanted ? null : draw(element, xml, { page, i18n, openLabel: latest.current.openLabel }),
    );
    drawn.then(
      (open) => {
        if (open === null) return;
        if (isUnwanted) return open.destroy();
        const leave = open.form === 'drawing' ? steer(element, open, latest) : () => {};
        stop = () => {
          leave();
          open.destroy();
        };
        const steering = open.form === 'drawing' ? steeringOf(open.canvas) : null;
        setPages({ xml, all: open.pages });
        setDiagram({ state: 'shown', steering, open });
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
  }, [frame, kind, xml, locale, page, i18n, attempt]);

  return {
    diagram,
    pages: pages.xml === xml ? pages.all : [],
    retry: () => setAttempt((count) => count + 1),
  };
}

const REST = 500;
const OVERLAYS_REST = 300;

function steer(frame: HTMLElement, open: OpenDrawing, source: RefObject<DiagramSource>): () => void {
  const { canvas } = open;
  const unfollow = followPointers(frame, canvas);
  let telling = 0;
  let uncovering = 0;
  const handleMove = () => {
    window.clearTimeout(telling);
    window.clearTimeout(uncovering);
    frame.dataset.moving = 'true';
    uncovering = window.setTimeout(() => delete frame.dataset.moving, OVERLAYS_REST);
    telling = window.setTimeout(() => source.current.onMove?.(canvas.viewbox()), REST);
  };
  const unwatch = whenSized(frame, (isFirst) => {
    canvas.resized();
    if (!isFirst) return;
    const { box, highlighted } = source.current;
    if (box === null) placeDiagram(open, highlighted);
    else canvas.viewbox(box);
    open.on('canvas.viewbox.changing', handleMove);
  });
  return () => {
    window.clearTimeout(telling);
    window.clearTimeout(uncovering);
    delete frame.dataset.moving;
    unwatch();
    unfollow();
  };
}

const SMALLEST = 20;

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

import { isEngineError } from '@taskweave/engine-client/EngineError';
import { EmptyState } from '@taskweave/ui/empty-state';
import { ErrorCard } from '@taskweave/ui/error-card';
import { IconButton } from '@taskweave/ui/icon-button';
import { Skeleton } from '@taskweave/ui/skeleton';
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef } from 'react';
import styles from './DiagramViewer.module.css';
import { diagramTexts } from './diagramTexts';
import type { DiagramKind } from './OpenDiagram';
import { elementAt, linkElements } from './showElements';
import type { Steering } from './steering';
import { useDiagram } from './useDiagram';

export interface DiagramViewerProps {
  readonly kind: DiagramKind;
  readonly xml: string;
  /** Name of the drawing: "Diagram of Invoice approval". */
  readonly label: string;
  /** Ids of the elements to mark. */
  readonly highlighted?: readonly string[] | undefined;
  /** Ids of the elements that can be opened. By mouse only: offer the same next to the drawing. */
  readonly linked?: readonly string[] | undefined;
  readonly onOpen?: ((elementId: string) => void) | undefined;
  /** Of the person: the language of the texts around the drawing. */
  readonly locale: string;
  /** Describes the marked elements by their names; without it, they are not announced. */
  readonly describeMarked?: ((names: readonly string[]) => string) | undefined;
}

const NOTHING: readonly string[] = [];
/** Pixels that a press may move and still count as a click. */
const STILL = 4;

/**
 * A BPMN or CMMN diagram to look at: moved by dragging or with the arrow keys, zoomed by buttons, with `+`, `-` and
 * `0`, by pinching, and with Ctrl and the wheel. Its library is loaded when the first one is drawn.
 *
 * @example
 * <DiagramViewer kind="bpmn" xml={xml} label={diagramLabel(locale, name)} locale={locale} highlighted={['approve']} />
 */
export function DiagramViewer(props: DiagramViewerProps) {
  const { kind, xml, label, highlighted = NOTHING, linked = NOTHING, onOpen } = props;
  const texts = diagramTexts(props.locale);
  const frame = useRef<HTMLDivElement>(null);
  const keys = useId();
  const { diagram, retry } = useDiagram(frame, { kind, xml, highlighted });
  const steering = diagram.state === 'shown' ? diagram.steering : null;

  const open = diagram.state === 'shown' ? diagram.open : null;
  const pressedAt = useRef({ x: 0, y: 0 });

  const links = linked.join(' ');
  useEffect(() => {
    if (open !== null && links !== '') linkElements(open, links.split(' '));
  }, [open, links]);

  function handleClick(event: MouseEvent): void {
    const { x, y } = pressedAt.current;
    // The end of a drag is a click too.
    if (Math.hypot(event.clientX - x, event.clientY - y) > STILL) return;
    const id = elementAt(event);
    if (id !== null && linked.includes(id)) onOpen?.(id);
  }

  function handleKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target !== frame.current) return;
    if (steering?.press(event.key)) {
      event.preventDefault();
      event.stopPropagation();
    }
  }

  return (
    <div className={styles.viewer} data-state={diagram.state}>
      {diagram.state === 'loading' && <Skeleton label={texts.loading} />}
      {diagram.state === 'empty' && <EmptyState text={texts.none} />}
      {diagram.state === 'failed' && (
        <ErrorCard
          title={texts.drawFailed}
          detail={drawingFault(diagram.error)}
          error={diagram.error}
          retry={{ label: texts.retry, onRetry: retry }}
        />
      )}
      <div className={styles.stage}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form */}
        <div
          ref={frame}
          className={styles.frame}
          role="group"
          aria-label={label}
          aria-describedby={keys}
          tabIndex={steering === null ? -1 : 0}
          onKeyDown={handleKeyDown}
          onPointerDown={({ clientX, clientY }) => {
            pressedAt.current = { x: clientX, y: clientY };
          }}
          onClick={handleClick}
        />
        {steering !== null && <ZoomButtons steering={steering} texts={texts} />}
      </div>
      <p id={keys} hidden>
        {texts.keys}
      </p>
      {diagram.state === 'shown' && diagram.current.length > 0 && props.describeMarked && (
        <p className={styles.current}>{props.describeMarked(diagram.current)}</p>
      )}
    </div>
  );
}

interface ZoomButtonsProps {
  readonly steering: Steering;
  readonly texts: ReturnType<typeof diagramTexts>;
}

function ZoomButtons({ steering, texts }: ZoomButtonsProps) {
  return (
    <div className={styles.buttons}>
      <IconButton icon="plus" label={texts.zoomIn} size="sm" onClick={steering.zoomIn} />
      <IconButton icon="minus" label={texts.zoomOut} size="sm" onClick={steering.zoomOut} />
      <IconButton icon="maximize" label={texts.fit} size="sm" onClick={steering.fit} />
    </div>
  );
}

/** What the library found in the model, in its own words: they help the modeler to fix it. */
function drawingFault(error: unknown): string | undefined {
  return error instanceof Error && !isEngineError(error) ? error.message : undefined;
}

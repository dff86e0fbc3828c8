import { EmptyState } from '@taskweave/ui/empty-state';
import { ErrorCard } from '@taskweave/ui/error-card';
import { IconButton } from '@taskweave/ui/icon-button';
import { Skeleton } from '@taskweave/ui/skeleton';
import { type KeyboardEvent, useId, useRef } from 'react';
import styles from './DiagramViewer.module.css';
import type { DiagramKind } from './diagramEngine';
import type { Steering } from './steering';
import { useDiagram } from './useDiagram';

export interface DiagramTexts {
  readonly loading: string;
  /** The diagram could not be drawn; the reason follows. */
  readonly failed: string;
  readonly retry: string;
  /** The model has no drawing. */
  readonly none: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly fit: string;
  /** What the keys do, for those who reach the drawing by keyboard. */
  readonly keys: string;
  /** Which elements are marked. */
  readonly current: (names: readonly string[]) => string;
}

export interface DiagramViewerProps {
  readonly kind: DiagramKind;
  readonly xml: string;
  /** Name of the drawing: "Diagram of Invoice approval". */
  readonly label: string;
  /** Ids of the elements to mark. */
  readonly highlighted?: readonly string[] | undefined;
  readonly texts: DiagramTexts;
}

const NOTHING: readonly string[] = [];

/**
 * A BPMN or CMMN diagram to look at: moved by dragging or with the arrow keys, zoomed by buttons, with `+`, `-` and
 * `0`, by pinching, and with Ctrl and the wheel. Its library is loaded when the first one is drawn.
 *
 * @example
 * <DiagramViewer kind="bpmn" xml={xml} label={t('diagram.label', { name })} highlighted={['approve']} texts={texts} />
 */
export function DiagramViewer({ kind, xml, label, highlighted = NOTHING, texts }: DiagramViewerProps) {
  const frame = useRef<HTMLDivElement>(null);
  const keys = useId();
  const { diagram, retry } = useDiagram(frame, { kind, xml, highlighted });
  const steering = diagram.state === 'shown' ? diagram.steering : null;

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
          title={texts.failed}
          detail={diagram.error.message}
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
        />
        {steering !== null && <ZoomButtons steering={steering} texts={texts} />}
      </div>
      <p id={keys} hidden>
        {texts.keys}
      </p>
      {diagram.state === 'shown' && diagram.current.length > 0 && (
        <p className={styles.current}>{texts.current(diagram.current)}</p>
      )}
    </div>
  );
}

function ZoomButtons({ steering, texts }: { readonly steering: Steering; readonly texts: DiagramTexts }) {
  return (
    <div className={styles.buttons}>
      <IconButton icon="plus" label={texts.zoomIn} size="sm" onClick={steering.zoomIn} />
      <IconButton icon="minus" label={texts.zoomOut} size="sm" onClick={steering.zoomOut} />
      <IconButton icon="maximize" label={texts.fit} size="sm" onClick={steering.fit} />
    </div>
  );
}

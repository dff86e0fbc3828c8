import { isEngineError } from '@taskweave/engine-client/EngineError';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { EmptyState } from '@taskweave/ui/empty-state';
import { ErrorCard } from '@taskweave/ui/error-card';
import { IconButton } from '@taskweave/ui/icon-button';
import { Skeleton } from '@taskweave/ui/skeleton';
import { type KeyboardEvent, type MouseEvent, useId, useRef, useState } from 'react';
import type { DiagramPlace } from './place/DiagramPlace';
// Every style file is a name in the entry of each remote that draws, so the viewer imports the styles of all libraries.
import './bpmn.css';
import './cmmn.css';
import './dmn/dmn.css';
import { Button } from '@taskweave/ui/button';
import { Note } from '@taskweave/ui/note';
import styles from './DiagramViewer.module.css';
import { DIAGRAM_TEXTS } from './diagramTexts';
import type { DiagramKind, DiagramPage } from './drawing/OpenDiagram';
import type { DiagramBadge } from './shown/layBadges';
import { elementAt } from './shown/showElements';
import type { Steering } from './shown/steering';
import { useDiagram } from './shown/useDiagram';
import { useRoot, useShown } from './shown/useShown';

export interface DiagramViewerProps {
  readonly kind: DiagramKind;
  readonly xml: string;
  readonly label: string;
  readonly highlighted?: readonly string[] | undefined;
  /** Only the mouse opens linked elements, so offer the same beside the drawing. */
  readonly linked?: readonly string[] | undefined;
  readonly onOpen?: ((elementId: string) => void) | undefined;
  readonly passed?: readonly string[] | undefined;
  /** Screen readers do not announce badges, so say the same beside the drawing. */
  readonly badges?: readonly DiagramBadge[] | undefined;
  readonly place?: DiagramPlace | undefined;
  readonly locale: string;
  readonly describeMarked?: ((names: readonly string[]) => string) | undefined;
}

const NOTHING: readonly never[] = [];
const STILL = 4;

export function DiagramViewer(props: DiagramViewerProps) {
  const { kind, xml, label, locale, place, highlighted = NOTHING } = props;
  const { t } = useTexts(DIAGRAM_TEXTS);
  const frame = useRef<HTMLDivElement>(null);
  const keys = useId();
  const [ownRoot, setOwnRoot] = useState<string | null>(null);
  const root = place === undefined ? ownRoot : place.root;
  const setRoot = place?.onRoot ?? setOwnRoot;
  const { diagram, pages, retry } = useDiagram(frame, {
    ...{ kind, xml, locale, highlighted },
    openLabel: (name) => t('open', { name }),
    page: kind === 'dmn' ? root : null,
    box: place?.box ?? null,
    onMove: place?.onBox,
  });
  const open = diagram.state === 'shown' ? diagram.open : null;
  const steering = diagram.state === 'shown' ? diagram.steering : null;
  const opened = pages.filter(({ form }) => form === 'sheet').map(({ id }) => id);
  const linked = [...(props.linked ?? NOTHING), ...opened];
  const current = useShown(open, {
    ...{ highlighted, linked },
    passed: props.passed ?? NOTHING,
    badges: props.badges ?? NOTHING,
  });
  useRoot(open, kind, root, setRoot);

  const press = usePress((id) => {
    if (opened.includes(id)) setRoot(id);
    else if (linked.includes(id)) props.onOpen?.(id);
  });

  function handleKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target !== frame.current) return;
    if (steering?.press(event.key)) {
      event.preventDefault();
      event.stopPropagation();
    }
  }

  return (
    <div className={styles.viewer} data-state={diagram.state} data-form={open?.form}>
      <Instead {...{ diagram, retry }} />
      {pages.length > 0 && (
        <ModelPages label={label} pages={pages} current={open?.page ?? root} onChoose={setRoot} />
      )}
      <div className={styles.stage}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form */}
        <div
          ref={frame}
          className={styles.frame}
          role="group"
          aria-label={label}
          aria-describedby={keys}
          tabIndex={open === null ? -1 : 0}
          onKeyDown={handleKeyDown}
          {...press}
        />
        {steering !== null && <ZoomButtons steering={steering} />}
      </div>
      <p id={keys} hidden>
        {open?.form === 'sheet' ? t('sheetKeys') : t('keys')}
      </p>
      {current.length > 0 && props.describeMarked && (
        <p className={styles.current}>{props.describeMarked(current)}</p>
      )}
      {open !== null && <ModelWarnings warnings={open.warnings} />}
    </div>
  );
}

function usePress(onPress: (elementId: string) => void) {
  const pressedAt = useRef({ x: 0, y: 0 });
  return {
    onPointerDown: ({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }) => {
      pressedAt.current = { x: clientX, y: clientY };
    },
    onClick: (event: MouseEvent) => {
      const { x, y } = pressedAt.current;
      if (Math.hypot(event.clientX - x, event.clientY - y) > STILL) return;
      const id = elementAt(event);
      if (id !== null) onPress(id);
    },
  };
}

interface ZoomButtonsProps {
  readonly steering: Steering;
}

function ZoomButtons({ steering }: ZoomButtonsProps) {
  const { t } = useTexts(DIAGRAM_TEXTS);
  return (
    <div className={styles.buttons}>
      <IconButton icon="plus" label={t('zoomIn')} size="sm" onClick={steering.zoomIn} />
      <IconButton icon="minus" label={t('zoomOut')} size="sm" onClick={steering.zoomOut} />
      <IconButton icon="maximize" label={t('fit')} size="sm" onClick={steering.fit} />
    </div>
  );
}

function drawingFault(error: unknown): string | undefined {
  const isOurs = isEngineError(error) || (error instanceof Error && error.name === 'ChunkLoadError');
  return error instanceof Error && !isOurs ? error.message : undefined;
}

interface InsteadProps {
  readonly diagram: ReturnType<typeof useDiagram>['diagram'];
  readonly retry: () => void;
}

function Instead({ diagram, retry }: InsteadProps) {
  const { t } = useTexts(DIAGRAM_TEXTS);
  switch (diagram.state) {
    case 'loading':
      return <Skeleton label={t('loading')} />;
    case 'empty':
      return <EmptyState text={t('none')} />;
    case 'failed':
      return (
        <ErrorCard
          title={t('drawFailed')}
          detail={drawingFault(diagram.error)}
          error={diagram.error}
          retry={{ label: t('common.tryAgain'), onRetry: retry }}
        />
      );
    default:
      return null;
  }
}

interface ModelPagesProps {
  readonly label: string;
  readonly pages: readonly DiagramPage[];
  readonly current: string | null;
  readonly onChoose: (id: string) => void;
}

function ModelPages({ label, pages, current, onChoose }: ModelPagesProps) {
  const { t } = useTexts(DIAGRAM_TEXTS);
  return (
    <nav className={styles.pages} aria-label={`${t('pages')}: ${label}`}>
      <ul role="list">
        {pages.map(({ id, name, form }) => (
          <li key={id}>
            <Button
              size="sm"
              icon={form === 'drawing' ? 'diagram' : 'table'}
              variant={id === current ? 'secondary' : 'quiet'}
              aria-current={id === current ? 'page' : undefined}
              onClick={() => onChoose(id)}
            >
              {form === 'drawing' ? t('drawing') : name}
            </Button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface ModelWarningsProps {
  readonly warnings: readonly string[];
}

function ModelWarnings({ warnings }: ModelWarningsProps) {
  const { t } = useTexts(DIAGRAM_TEXTS);
  if (warnings.length === 0) return null;
  return (
    <Note tone="warning">
      <details className={styles.warnings}>
        <summary>{t('warnings', { count: warnings.length })}</summary>
        <ul>
          {warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      </details>
    </Note>
  );
}

import { useQuery } from '@tanstack/react-query';
import { isFocusLost } from '@taskweave/base/isFocusLost';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { lazyPart, useCommandList } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { EmptyState } from '@taskweave/ui/empty-state';
import { IconButton } from '@taskweave/ui/icon-button';
import { Resolve } from '@taskweave/ui/resolve';
import { Skeleton } from '@taskweave/ui/skeleton';
import { Row } from '@taskweave/ui/stack';
import { focusForm } from '@taskweave/widgets/focusForm';
import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import styles from './Document.module.css';
import { type TaskDocument, useCloseDocument } from './openDocument';
import { readText } from './readText';
import { DOCUMENT_TEXTS } from './texts/documentTexts';

const PdfPages = lazyPart(() => import(/* webpackChunkName: "pdf" */ './pdf/PdfPages'));

/** A pane that comes back, with its task or with the room for it, leaves the focus where the person is. */
const seen = new WeakSet<TaskDocument>();

const PAGE = 0.9;
/** Parts of the pane's width that a page or picture takes. */
const ZOOMS = [0.5, 0.75, 1, 1.5, 2, 3, 4];
const SLACK = 4;

export default function DocumentPane({ document }: { readonly document: TaskDocument }) {
  const { t, locale } = useTexts(DOCUMENT_TEXTS);
  const close = useCloseDocument();
  const title = useId();
  const body = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useZoom(body);
  const { name, kind, url } = document;
  const canZoom = kind !== 'text';
  useLayoutEffect(() => {
    if (seen.has(document)) return;
    seen.add(document);
    body.current?.focus({ preventScroll: true });
  }, [document]);
  useCommandList([
    {
      id: 'document.focus',
      label: t('document.focus', { name }),
      group: 'task',
      run: () => body.current?.focus({ preventScroll: true }),
    },
    { id: 'document.close', label: t('document.close'), group: 'task', run: leave },
    {
      id: 'document.turn',
      label: t('document.turn'),
      group: 'task',
      keys: ['Right', 'Left'],
      isKeysOnly: true,
      isListedOnly: true,
      run: () => undefined,
    },
    ...(canZoom
      ? [
          {
            id: 'document.zoom',
            label: t('document.zoom'),
            group: 'task',
            keys: ['Plus', '-', '0'],
            isKeysOnly: true,
            isListedOnly: true,
            run: () => undefined,
          } as const,
        ]
      : []),
  ]);
  return (
    <section className={styles.pane} aria-labelledby={title} onKeyDown={closeByKey}>
      <header className={styles.head}>
        <h3 id={title} className={styles.title}>
          <bdi>{name}</bdi>
        </h3>
        <Row gap={1}>
          {canZoom && (
            <>
              <IconButton
                icon="minus"
                size="sm"
                label={t('document.smaller')}
                onClick={() => setZoom(sized(-1))}
              />
              <Button
                size="sm"
                aria-label={t('document.fit', { part: percent(locale, zoom) })}
                onClick={() => setZoom(1)}
              >
                {percent(locale, zoom)}
              </Button>
              <IconButton
                icon="plus"
                size="sm"
                label={t('document.larger')}
                onClick={() => setZoom(sized(1))}
              />
            </>
          )}
          <IconButton icon="download" size="sm" label={t('document.download')} href={url} download={name} />
          <IconButton
            icon="close"
            size="sm"
            label={t('document.close')}
            aria-keyshortcuts="Escape"
            onClick={leave}
          />
        </Row>
      </header>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would frame it */}
      <div
        ref={body}
        className={styles.body}
        role="group"
        aria-labelledby={title}
        aria-keyshortcuts={canZoom ? 'PageDown PageUp + - 0' : 'PageDown PageUp'}
        style={{ '--zoom': zoom } as CSSProperties}
        data-zoomed={zoom !== 1 || undefined}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by keys
        tabIndex={0}
        onKeyDown={turn}
      >
        {kind === 'picture' && <Picture key={url} document={document} />}
        {kind === 'text' && <Text key={url} document={document} />}
        {kind === 'pdf' && <PdfFile key={url} document={document} />}
      </div>
    </section>
  );

  function leave(): void {
    const place = body.current?.closest('article') ?? null;
    close();
    if (isFocusLost()) focusForm(place);
  }

  function closeByKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    leave();
  }

  function sized(step: number): number {
    return ZOOMS[ZOOMS.indexOf(zoom) + step] ?? zoom;
  }

  function turn(event: KeyboardEvent<HTMLDivElement>): void {
    const { key, currentTarget, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    const wanted = { '+': sized(1), '=': sized(1), '-': sized(-1), '0': 1 }[key];
    if (canZoom && wanted !== undefined) {
      event.preventDefault();
      event.stopPropagation();
      setZoom(wanted);
      return;
    }
    const onward = getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1;
    const step = { PageDown: 1, ArrowRight: onward, PageUp: -1, ArrowLeft: -onward }[key];
    if (step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const tops = [...currentTarget.querySelectorAll<HTMLElement>('[data-page]')].map(
      ({ offsetTop }) => offsetTop,
    );
    const { scrollTop, clientHeight } = currentTarget;
    const isNext = (top: number) => (step > 0 ? top > scrollTop + SLACK : top < scrollTop - SLACK);
    const next = step > 0 ? tops.find(isNext) : tops.findLast(isNext);
    currentTarget.scrollTo({ top: next ?? scrollTop + step * PAGE * clientHeight });
  }
}

/** What the pane begins with stays where it is. */
function useZoom(body: RefObject<HTMLDivElement | null>) {
  const [zoom, setZoom] = useState(1);
  function change(to: number): void {
    const element = body.current;
    if (element === null) return;
    const across = element.scrollLeft / element.scrollWidth;
    const down = element.scrollTop / element.scrollHeight;
    flushSync(() => setZoom(to));
    element.scrollLeft = across * element.scrollWidth;
    element.scrollTop = down * element.scrollHeight;
  }
  return [zoom, change] as const;
}

function percent(locale: string, part: number): string {
  return new Intl.NumberFormat(locale, { style: 'percent' }).format(part);
}

function Picture({ document }: { readonly document: TaskDocument }) {
  const { name, url } = document;
  const { t } = useTexts(DOCUMENT_TEXTS);
  const [failures, setFailures] = useState(0);
  const picture = (
    <img
      key={failures}
      className={styles.picture}
      src={url}
      alt={name}
      decoding="async"
      onError={() => setFailures(failures + 1)}
    />
  );
  if (failures === 0) return picture;
  // An image does not say why it has failed.
  return (
    <Loaded document={document} read={asItIs}>
      {() => (failures === 1 ? picture : <EmptyState text={t('document.broken')} />)}
    </Loaded>
  );
}

function Text({ document }: { readonly document: TaskDocument }) {
  const { t } = useTexts(DOCUMENT_TEXTS);
  return (
    <Loaded document={document} read={readText}>
      {({ text, isCut }) =>
        text === '' ? (
          <EmptyState text={t('document.empty')} />
        ) : (
          <>
            <pre className={styles.text}>{text}</pre>
            {isCut && <p className={styles.note}>{t('document.cut')}</p>}
          </>
        )
      }
    </Loaded>
  );
}

function PdfFile({ document }: { readonly document: TaskDocument }) {
  return (
    <Loaded document={document} read={asItIs}>
      {(file) => <PdfPages file={file} />}
    </Loaded>
  );
}

const asItIs = async (file: Blob) => file;

interface LoadedProps<Content> {
  readonly document: TaskDocument;
  readonly read: (file: Blob) => Promise<Content>;
  readonly children: (content: Content) => ReactNode;
}

function Loaded<Content>({ document: { url, load }, read, children }: LoadedProps<Content>) {
  const { t } = useTexts(DOCUMENT_TEXTS);
  const query = useQuery({
    queryKey: ['document', url],
    queryFn: async ({ signal }) => read(await load(signal)),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return (
    <Resolve
      query={query}
      title={t('document.failed')}
      pending={<Skeleton label={t('document.loading')} count={6} />}
    >
      {children}
    </Resolve>
  );
}

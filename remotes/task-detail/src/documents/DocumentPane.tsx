import { useQuery } from '@tanstack/react-query';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { lazyPart } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { EmptyState } from '@taskweave/ui/empty-state';
import { IconButton } from '@taskweave/ui/icon-button';
import { Resolve } from '@taskweave/ui/resolve';
import { Skeleton } from '@taskweave/ui/skeleton';
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import styles from './Document.module.css';
import { type TaskDocument, useCloseDocument } from './openDocument';
import { readText } from './readText';
import { DOCUMENT_TEXTS } from './texts/documentTexts';

const PdfPages = lazyPart(() => import(/* webpackChunkName: "pdf" */ './pdf/PdfPages'));

const PAGE = 0.9;
const SLACK = 4;

export default function DocumentPane({ document }: { readonly document: TaskDocument }) {
  const { t } = useTexts(DOCUMENT_TEXTS);
  const close = useCloseDocument();
  const title = useId();
  const body = useRef<HTMLDivElement>(null);
  const { name, kind, url } = document;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another document takes the focus, too
  useLayoutEffect(() => body.current?.focus({ preventScroll: true }), [url]);
  return (
    <section className={styles.pane} aria-labelledby={title}>
      <header className={styles.head}>
        <h3 id={title} className={styles.title}>
          <bdi>{name}</bdi>
        </h3>
        <Button size="sm" icon="download" href={url} download={name}>
          {t('document.download')}
        </Button>
        <IconButton icon="close" size="sm" label={t('document.close')} onClick={close} />
      </header>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would frame it */}
      <div
        ref={body}
        className={styles.body}
        role="group"
        aria-labelledby={title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by keys
        tabIndex={0}
        onKeyDown={turn}
      >
        {kind === 'picture' && <Picture key={url} name={name} url={url} />}
        {kind === 'text' && <Text key={url} document={document} />}
        {kind === 'pdf' && <PdfFile key={url} document={document} />}
      </div>
    </section>
  );

  function turn(event: KeyboardEvent<HTMLDivElement>): void {
    const { key, currentTarget, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    const step = { PageDown: 1, ArrowRight: 1, PageUp: -1, ArrowLeft: -1 }[key];
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

function Picture({ name, url }: Pick<TaskDocument, 'name' | 'url'>) {
  const { t } = useTexts(DOCUMENT_TEXTS);
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) return <EmptyState text={t('document.broken')} />;
  return <img className={styles.picture} src={url} alt={name} onError={() => setIsBroken(true)} />;
}

function Text({ document }: { readonly document: TaskDocument }) {
  const { t } = useTexts(DOCUMENT_TEXTS);
  return (
    <Loaded document={document} read={readText}>
      {({ text, isCut }) => (
        <>
          <pre className={styles.text}>{text}</pre>
          {isCut && <p className={styles.note}>{t('document.cut')}</p>}
        </>
      )}
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

import { useTexts } from '@taskweave/i18n/page/useTexts';
import { EmptyState } from '@taskweave/ui/empty-state';
import { VisuallyHidden } from '@taskweave/ui/visually-hidden';
import { useEffect, useRef, useState } from 'react';
import styles from '../Document.module.css';
import { DOCUMENT_TEXTS } from '../texts/documentTexts';
import { openPdf, type Pdf, type PdfProblem } from './openPdf';

export default function PdfPages({ file }: { readonly file: Blob }) {
  const { t } = useTexts(DOCUMENT_TEXTS);
  const [opened, setOpened] = useState<Pdf | PdfProblem | null>(null);
  useEffect(() => {
    let isOver = false;
    let pdf: Pdf | null = null;
    openPdf(file).then(
      (found) => {
        if (typeof found !== 'string') pdf = found;
        if (isOver) pdf?.close();
        else setOpened(found);
      },
      () => isOver || setOpened('broken'),
    );
    return () => {
      isOver = true;
      pdf?.close();
    };
  }, [file]);
  if (opened === null) return null;
  if (typeof opened === 'string') return <EmptyState text={t(`document.pdf.${opened}`)} />;
  return Array.from({ length: opened.pages }, (_, at) => <Page key={at + 1} pdf={opened} number={at + 1} />);
}

function Page({ pdf, number }: { readonly pdf: Pdf; readonly number: number }) {
  const { t } = useTexts(DOCUMENT_TEXTS);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [text, setText] = useState('');
  useEffect(() => {
    const element = canvas.current;
    if (element === null) return;
    const leaving = new AbortController();
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting !== true) return;
        observer.disconnect();
        pdf.draw(number, element, leaving.signal).then(setText, () => undefined);
      },
      { rootMargin: '50%' },
    );
    observer.observe(element);
    return () => {
      leaving.abort();
      observer.disconnect();
    };
  }, [pdf, number]);
  const label = t('document.page', { page: number, count: pdf.pages });
  return (
    <div className={styles.page} data-page={number}>
      <canvas
        ref={canvas}
        className={styles.canvas}
        style={{ aspectRatio: 1 / pdf.ratio }}
        role="img"
        aria-label={label}
      />
      <VisuallyHidden>{text}</VisuallyHidden>
      <p className={styles.number} aria-hidden="true">
        {label}
      </p>
    </div>
  );
}

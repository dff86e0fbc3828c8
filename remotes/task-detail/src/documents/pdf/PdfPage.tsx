import { useTexts } from '@taskweave/i18n/page/useTexts';
import { VisuallyHidden } from '@taskweave/ui/visually-hidden';
import { useEffect, useRef, useState } from 'react';
import styles from '../Document.module.css';
import { DOCUMENT_TEXTS } from '../texts/documentTexts';
import type { DrawnPage, Pdf } from './openPdf';

/** The edge of a column that is dragged changes the width with each frame. */
const SETTLED = 150;
const BLANK = { text: '', lacksPicture: false };

export function PdfPage({ pdf, number }: { readonly pdf: Pdf; readonly number: number }) {
  const { t } = useTexts(DOCUMENT_TEXTS);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawn, setDrawn] = useState<DrawnPage | 'broken' | null>(null);
  useEffect(() => {
    const element = canvas.current;
    if (element === null) return;
    let leaving: AbortController | null = null;
    let drawnWidth = 0;
    const draw = () => {
      leaving?.abort();
      leaving = new AbortController();
      drawnWidth = element.clientWidth;
      const { signal } = leaving;
      pdf.draw(number, element, signal).then(setDrawn, () => signal.aborted || setDrawn('broken'));
    };
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const redraw = () => {
      clearTimeout(waiting);
      if (leaving === null || element.clientWidth === drawnWidth) return;
      waiting = setTimeout(() => leaving !== null && draw(), SETTLED);
    };
    const leave = () => {
      clearTimeout(waiting);
      leaving?.abort();
      leaving = null;
      // Hundreds of drawn pages would take gigabytes.
      element.width = 0;
      element.height = 0;
    };
    const observer = new IntersectionObserver(
      (entries) => {
        const isNear = entries.at(-1)?.isIntersecting === true;
        if (!isNear) leave();
        else if (leaving === null) draw();
      },
      { root: element.closest('[role="group"]'), rootMargin: '100%' },
    );
    observer.observe(element);
    const sizes = new ResizeObserver(redraw);
    sizes.observe(element);
    return () => {
      leave();
      observer.disconnect();
      sizes.disconnect();
    };
  }, [pdf, number]);
  const label = t('document.page', { page: number, count: pdf.pages });
  const isBroken = drawn === 'broken';
  const { ratio, text, lacksPicture } = isBroken || drawn === null ? { ...BLANK, ratio: pdf.ratio } : drawn;
  return (
    <div className={styles.page} data-page={number}>
      <canvas
        ref={canvas}
        className={styles.canvas}
        style={{ aspectRatio: 1 / ratio }}
        role="img"
        aria-label={label}
      />
      <VisuallyHidden>{text}</VisuallyHidden>
      {isBroken && <p className={styles.note}>{t('document.page.broken')}</p>}
      {lacksPicture && <p className={styles.note}>{t('document.page.lacksPicture')}</p>}
      <p className={styles.number} aria-hidden="true">
        {label}
      </p>
    </div>
  );
}

import { useTexts } from '@taskweave/i18n/page/useTexts';
import { EmptyState } from '@taskweave/ui/empty-state';
import { useEffect, useState } from 'react';
import { DOCUMENT_TEXTS } from '../texts/documentTexts';
import { openPdf, type Pdf, type PdfProblem } from './openPdf';
import { PdfPage } from './PdfPage';

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
  return Array.from({ length: opened.pages }, (_, at) => (
    <PdfPage key={at + 1} pdf={opened} number={at + 1} />
  ));
}

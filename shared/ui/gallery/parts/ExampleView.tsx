import { I18nContext, i18nOfDocument } from '@taskweave/i18n/page/I18nContext';
import { useId } from 'react';
import type { GalleryExample } from '../page/GalleryPage';
import type { View } from '../view/useView';
import styles from './ExampleView.module.css';
import { InlineProse } from './Prose';

interface ExampleViewProps {
  readonly example: GalleryExample;
  readonly view: View;
}

const NOW = new Date(2026, 10, 21, 10);

export function ExampleView({ example, view: { lang, dir } }: ExampleViewProps) {
  const { title, note, layout = 'row', draw: Draw } = example;
  const id = useId();
  return (
    <section className={styles.example} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {note && (
        <p className={styles.note}>
          <InlineProse text={note} />
        </p>
      )}
      <div className={styles.stage} data-layout={layout} lang={lang} dir={dir}>
        <I18nContext value={i18nOfDocument(lang)}>
          <Draw say={(english, german) => (lang === 'de' ? german : english)} locale={lang} now={NOW} />
        </I18nContext>
      </div>
    </section>
  );
}

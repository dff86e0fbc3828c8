import { Table, type TableColumn } from '@taskweave/ui/table';
import facts, { type TokenFacts } from 'gallery-facts';
import styles from './ComponentPage.module.css';

const COLOURS = facts.tokens.filter(({ light }) => /^(#|rgb\()/.test(light));
const MEASURES = facts.tokens.filter((token) => !COLOURS.includes(token));

const COLOUR_COLUMNS: readonly TableColumn<TokenFacts>[] = [
  {
    id: 'name',
    label: 'Token',
    cell: ({ name }) => (
      <span className={styles.token}>
        <span className={styles.swatch} style={{ background: `var(${name})` }} />
        <code>{name}</code>
      </span>
    ),
  },
  { id: 'light', label: 'Light', cell: ({ light }) => <code>{light}</code> },
  { id: 'dark', label: 'Dark', cell: ({ dark }) => <code>{dark}</code> },
];

const MEASURE_COLUMNS: readonly TableColumn<TokenFacts>[] = [
  { id: 'name', label: 'Token', cell: ({ name }) => <code>{name}</code> },
  { id: 'value', label: 'Value', cell: ({ light }) => <code>{light}</code> },
];

/** The custom properties that everything is dressed with, as the style sheet declares them. */
export function TokensPage() {
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <h1>Tokens</h1>
        <div className={styles.lead}>
          <p>
            The look in numbers. Style with these custom properties, and a plugin follows the theme, the
            density and the contrast settings of the person by itself.
          </p>
        </div>
      </header>
      {[
        { title: 'Colours', rows: COLOURS, columns: COLOUR_COLUMNS },
        { title: 'Measures', rows: MEASURES, columns: MEASURE_COLUMNS },
      ].map(({ title, rows, columns }) => (
        <section key={title} className={styles.section} aria-labelledby={title}>
          <h2 id={title}>{title}</h2>
          <Table
            caption={title}
            isCaptionHidden
            columns={columns}
            rows={rows}
            rowKey={({ name }) => name}
            loadingLabel="Loading"
            emptyText="None."
          />
        </section>
      ))}
    </article>
  );
}

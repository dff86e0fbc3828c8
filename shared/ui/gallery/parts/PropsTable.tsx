import { Table, type TableColumn } from '@taskweave/ui/table';
import type { ComponentFacts, PropFacts } from 'gallery-facts';
import styles from '../ComponentPage.module.css';
import { InlineProse, Prose } from './Prose';

interface PropsTableProps {
  readonly component: ComponentFacts;
  /** The only one on its page. */
  readonly isAlone: boolean;
}

const COLUMNS: readonly TableColumn<PropFacts>[] = [
  {
    id: 'name',
    label: 'Prop',
    cell: ({ name, isRequired }) => (
      <>
        <code>{name}</code>
        {isRequired && <span className={styles.required}>required</span>}
      </>
    ),
  },
  { id: 'type', label: 'Type', cell: ({ type }) => <code>{type}</code> },
  {
    id: 'initial',
    label: 'Default',
    cell: ({ initial }) => initial !== null && <code>{initial}</code>,
  },
  { id: 'doc', label: 'Meaning', cell: ({ doc }) => <InlineProse text={doc} /> },
];

/** The props of a component, as its types declare them. */
export function PropsTable({ component: { name, doc, props, takesNative }, isAlone }: PropsTableProps) {
  const id = `props-${name}`;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{isAlone ? 'Props' : `Props of ${name}`}</h2>
      {!isAlone && (
        <div className={styles.soft}>
          <Prose text={doc} />
        </div>
      )}
      <Table
        caption={`Props of ${name}`}
        isCaptionHidden
        columns={COLUMNS}
        rows={props}
        rowKey={(prop) => prop.name}
        loadingLabel="Loading"
        emptyText="It takes no props."
      />
      {takesNative && (
        <p className={styles.soft}>
          Besides, it takes the attributes and events of the element that it draws.
        </p>
      )}
    </section>
  );
}

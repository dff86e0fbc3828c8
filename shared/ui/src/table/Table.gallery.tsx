import type { ExampleProps, GalleryPage } from '../../gallery/page/GalleryPage';
import { IconButton } from '../button/IconButton';
import { Chip } from '../chip/Chip';
import { Table, type TableColumn } from './Table';

interface Invoice {
  readonly id: string;
  readonly creditor: string;
  readonly amount: number;
  readonly due: Date;
  readonly isLate: boolean;
}

const INVOICES: readonly Invoice[] = [
  {
    id: 'INV-9',
    creditor: 'Papa Steve’s all you can eat',
    amount: 10.99,
    due: new Date(2026, 10, 19),
    isLate: true,
  },
  {
    id: 'INV-10',
    creditor: 'Great Pizza for Everyone Inc.',
    amount: 30,
    due: new Date(2026, 10, 21),
    isLate: false,
  },
  {
    id: 'INV-11',
    creditor: 'Bobby’s Office Supplies',
    amount: 900,
    due: new Date(2026, 11, 1),
    isLate: false,
  },
];

export default {
  name: 'Table',
  group: 'Data',
  examples: [
    {
      title: 'Sorted by its headers',
      note: 'Press a header, and once more for the other direction. Numbers and dates begin with the highest. What has no value comes last.',
      layout: 'wide',
      draw: Sorted,
    },
    {
      title: 'With little room',
      note: 'By the room that it has, not by the screen: each row becomes a block, its headers become labels.',
      layout: 'wide',
      draw: (props) => (
        <div style={{ maxInlineSize: 320 }}>
          <Table {...invoices(props)} rows={INVOICES.slice(0, 2)} />
        </div>
      ),
    },
    {
      title: 'A head that stays',
      note: 'With `maxHeight` the rows scroll below it. Without, the head stays at the top of whatever scrolls around the table.',
      layout: 'wide',
      draw: (props) => (
        <Table
          {...invoices(props)}
          caption={props.say('All invoices', 'Alle Rechnungen')}
          rows={Array.from({ length: 12 }, (_, index) => ({
            ...(INVOICES[index % 3] as Invoice),
            id: `INV-${index + 1}`,
          }))}
          maxHeight="220px"
        />
      ),
    },
    {
      title: 'Loading',
      layout: 'wide',
      draw: (props) => <Table {...invoices(props)} rows={undefined} />,
    },
    {
      title: 'Empty',
      layout: 'wide',
      draw: (props) => <Table {...invoices(props)} rows={[]} />,
    },
  ],
} satisfies GalleryPage;

function columnsOf({ say, locale }: Pick<ExampleProps, 'say' | 'locale'>): readonly TableColumn<Invoice>[] {
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });
  return [
    { id: 'id', label: say('Invoice', 'Rechnung'), cell: ({ id }) => id, sortBy: ({ id }) => id },
    {
      id: 'creditor',
      label: say('Creditor', 'Kreditor'),
      cell: ({ creditor }) => creditor,
      sortBy: ({ creditor }) => creditor,
    },
    {
      id: 'due',
      label: say('Due', 'Fällig'),
      cell: ({ due, isLate }) =>
        isLate ? <Chip tone="danger">{due.toLocaleDateString(locale)}</Chip> : due.toLocaleDateString(locale),
      sortBy: ({ due }) => due,
      sortsDescending: true,
    },
    {
      id: 'amount',
      label: say('Amount', 'Betrag'),
      align: 'end',
      cell: ({ amount }) => money.format(amount),
      sortBy: ({ amount }) => amount,
      sortsDescending: true,
    },
  ];
}

function invoices({ say, locale }: Pick<ExampleProps, 'say' | 'locale'>) {
  return {
    caption: say('Open invoices', 'Offene Rechnungen'),
    columns: columnsOf({ say, locale }),
    rowKey: ({ id }: Invoice) => id,
    loadingLabel: say('Loading invoices', 'Rechnungen werden geladen'),
    emptyText: say('No open invoices.', 'Keine offenen Rechnungen.'),
  };
}

function Sorted({ say, locale }: ExampleProps) {
  const open: TableColumn<Invoice> = {
    id: 'open',
    label: say('Actions', 'Aktionen'),
    isLabelHidden: true,
    align: 'end',
    cell: ({ id }) => <IconButton icon="external" size="sm" label={say(`Open ${id}`, `${id} öffnen`)} />,
  };
  const table = invoices({ say, locale });
  return (
    <Table
      {...table}
      columns={[...table.columns, open]}
      rows={INVOICES}
      initialSort={{ columnId: 'due', direction: 'ascending' }}
    />
  );
}

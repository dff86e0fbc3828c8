import type { ExampleProps, GalleryPage } from '../../gallery/page/GalleryPage';
import { IconButton } from '../button/IconButton';
import { Chip } from '../chip/Chip';
import { Table, type TableColumn } from './Table';

interface Invoice {
  readonly id: string;
  readonly creditor: string;
  readonly amount: number;
  readonly due: Date;
}

const INVOICES: readonly Invoice[] = [
  { id: 'INV-9', creditor: 'Papa Steve’s all you can eat', amount: 10.99, due: new Date(2026, 10, 19) },
  { id: 'INV-10', creditor: 'Great Pizza for Everyone Inc.', amount: 30, due: new Date(2026, 10, 22) },
  { id: 'INV-11', creditor: 'Bobby’s Office Supplies', amount: 900, due: new Date(2026, 11, 1) },
];
const TWELVE = [0, 3, 6, 9].flatMap((from) =>
  INVOICES.map((invoice, index) => ({ ...invoice, id: `INV-${from + index + 1}` })),
);

export default { group: 'Data', layout: 'wide', draw: Invoices } satisfies GalleryPage;

function Invoices({ say, locale, now }: ExampleProps) {
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });
  const columns: readonly TableColumn<Invoice>[] = [
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
      cell: ({ due }) => {
        const day = due.toLocaleDateString(locale);
        return due < now ? <Chip tone="danger">{day}</Chip> : day;
      },
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
  const actions: TableColumn<Invoice> = {
    id: 'open',
    label: say('Actions', 'Aktionen'),
    isLabelHidden: true,
    align: 'end',
    cell: ({ id }) => <IconButton icon="external" size="sm" label={say(`Open ${id}`, `${id} öffnen`)} />,
  };
  const table = {
    caption: say('Open invoices', 'Offene Rechnungen'),
    columns,
    rowKey: ({ id }: Invoice) => id,
    loadingLabel: say('Loading invoices', 'Rechnungen werden geladen'),
    emptyText: say('No open invoices.', 'Keine offenen Rechnungen.'),
  };
  return (
    <>
      <Table
        {...table}
        columns={[...columns, actions]}
        rows={INVOICES}
        initialSort={{ columnId: 'due', direction: 'ascending' }}
      />
      <div style={{ maxInlineSize: 320 }}>
        <Table {...table} rows={INVOICES.slice(0, 2)} />
      </div>
      <Table {...table} caption={say('All invoices', 'Alle Rechnungen')} rows={TWELVE} maxHeight="220px" />
      <Table {...table} rows={undefined} />
      <Table {...table} rows={[]} />
    </>
  );
}

import type { ExampleProps, GalleryPage } from '../../gallery/page/GalleryPage';
import { IconButton } from '../button/IconButton';
import { Chip } from '../chip/Chip';
import { Table, type TableColumn } from './Table';

interface Invoice {
  readonly id: string;
  readonly amount: number;
  readonly due: Date;
}

const INVOICES: readonly Invoice[] = [
  { id: 'INV-9', amount: 10.99, due: new Date(2026, 10, 19) },
  { id: 'INV-10', amount: 30, due: new Date(2026, 10, 21) },
  { id: 'INV-11', amount: 900, due: new Date(2026, 11, 1) },
];

export default { group: 'Data', layout: 'wide', draw: Invoices } satisfies GalleryPage;

function Invoices({ say, locale, now }: ExampleProps) {
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });
  const columns: readonly TableColumn<Invoice>[] = [
    { id: 'id', label: say('Invoice', 'Rechnung'), cell: ({ id }) => id, sortBy: ({ id }) => id },
    {
      id: 'due',
      label: say('Due', 'Fällig'),
      cell: ({ due }) => (
        <Chip tone={due < now ? 'danger' : 'neutral'}>{due.toLocaleDateString(locale)}</Chip>
      ),
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
    {
      id: 'open',
      label: say('Actions', 'Aktionen'),
      isLabelHidden: true,
      align: 'end',
      cell: ({ id }) => <IconButton icon="external" size="sm" label={say(`Open ${id}`, `${id} öffnen`)} />,
    },
  ];
  const table = {
    caption: say('Open invoices', 'Offene Rechnungen'),
    columns,
    rowKey: ({ id }: Invoice) => id,
    loadingLabel: say('Loading invoices', 'Rechnungen werden geladen'),
    emptyText: say('No open invoices.', 'Keine offenen Rechnungen.'),
  };
  return (
    <>
      <Table {...table} rows={INVOICES} initialSort={{ columnId: 'due', direction: 'ascending' }} />
      <div style={{ maxInlineSize: 320 }}>
        <Table {...table} rows={INVOICES.slice(0, 2)} />
      </div>
      <Table {...table} caption={say('All invoices', 'Alle Rechnungen')} rows={INVOICES} maxHeight="100px" />
      <Table {...table} rows={undefined} />
      <Table {...table} rows={[]} />
    </>
  );
}

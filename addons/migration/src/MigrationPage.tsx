import { useQuery } from '@tanstack/react-query';
import { parseEngineDate } from '@taskweave/base/engineDate';
import { saveFile } from '@taskweave/base/files/saveFile';
import { queryKey } from '@taskweave/engine-client/queries/queryKeys';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { type Connections, IfPermitted, usePluginServices, useTotals } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { DateText } from '@taskweave/ui/date-text';
import { EmptyState } from '@taskweave/ui/empty-state';
import { Resolve } from '@taskweave/ui/resolve';
import { Skeleton } from '@taskweave/ui/skeleton';
import { Row, Stack } from '@taskweave/ui/stack';
import { Table, type TableColumn } from '@taskweave/ui/table';
import { ADMINISTRATORS } from './administrators';
import { askMigration, type MigrationHeads, type MigrationRow, migrationFile } from './askMigration';
import { MIGRATION_TEXTS } from './texts/migrationTexts';

export default function MigrationPage() {
  const { t } = useTexts(MIGRATION_TEXTS);
  const { connections } = usePluginServices();
  return (
    <IfPermitted to={ADMINISTRATORS} fallback={<EmptyState text={t('admins')} />}>
      {connections !== null && <Migration connections={connections} />}
    </IfPermitted>
  );
}

function Migration({ connections }: { readonly connections: Connections }) {
  const { t } = useTexts(MIGRATION_TEXTS);
  const { engine, notifications } = usePluginServices();
  const query = useQuery({
    queryKey: queryKey(engine, 'task', 'migration'),
    queryFn: ({ signal }) => askMigration(engine, connections, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const heads = {
    engine: t('engine'),
    process: t('process'),
    open: t('open'),
    oldest: t('oldest'),
    done: t('done'),
    running: t('running'),
  };
  const save = (rows: readonly MigrationRow[]) => {
    saveFile(migrationFile(rows, heads), `${t('migration')}.csv`);
    if (!connections.isWhole()) notifications.notify({ kind: 'warning', title: t('partial') });
  };
  return (
    <Resolve query={query} title={t('failed')} pending={<Skeleton label={t('counting')} count={6} />}>
      {(rows) => (
        <Stack>
          <p>{t('text')}</p>
          <Row>
            <Button icon="download" variant="secondary" onClick={() => save(rows)}>
              {t('csv')}
            </Button>
            <Button
              icon="refresh"
              variant="secondary"
              busy={query.isFetching}
              onClick={() => void query.refetch()}
            >
              {t('common.refresh')}
            </Button>
          </Row>
          <MigrationTable rows={rows} heads={heads} now={engine.serverTime()} />
        </Stack>
      )}
    </Resolve>
  );
}

interface MigrationTableProps {
  readonly rows: readonly MigrationRow[];
  readonly heads: MigrationHeads;
  readonly now: Date;
}

function MigrationTable({ rows, heads, now }: MigrationTableProps) {
  const { t, locale } = useTexts(MIGRATION_TEXTS);
  const total = useTotals();
  const text = (id: 'engine' | 'process'): TableColumn<MigrationRow> => ({
    id,
    label: heads[id],
    cell: (row) => row[id],
    sortBy: (row) => row[id],
  });
  const number = (id: 'open' | 'done' | 'running'): TableColumn<MigrationRow> => ({
    id,
    label: heads[id],
    align: 'end',
    cell: (row) => total(row[id]),
    sortBy: (row) => row[id],
    sortsDescending: true,
  });
  const oldest: TableColumn<MigrationRow> = {
    id: 'oldest',
    label: heads.oldest,
    cell: ({ oldest: iso }) => iso !== null && <DateText iso={iso} locale={locale} now={now} />,
    sortBy: ({ oldest: iso }) => parseEngineDate(iso)?.getTime() ?? null,
  };
  return (
    <Table
      caption={t('table')}
      columns={[text('engine'), text('process'), number('open'), oldest, number('done'), number('running')]}
      rows={rows}
      rowKey={({ id }) => id}
      initialSort={{ columnId: 'engine', direction: 'ascending' }}
      loadingLabel={t('counting')}
      emptyText={t('none')}
    />
  );
}

import { parseEngineDate } from '@taskweave/base/engineDate';
import { saveFile } from '@taskweave/base/files/saveFile';
import { formatsFor } from '@taskweave/i18n/formats';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { type Connections, useTotals } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { Row } from '@taskweave/ui/stack';
import { Table, type TableColumn } from '@taskweave/ui/table';
import { WORKLOAD_TEXTS } from '../texts/workloadTexts';
import { Card, useCardCount, type ViewProps } from './Card';
import styles from './Card.module.css';
import { askMigration, type MigrationRow, migrationFile } from './migration';

export interface MigrationCardProps extends ViewProps {
  readonly connections: Connections;
}

export function MigrationCard({ view, connections }: MigrationCardProps) {
  const { t, locale } = useTexts(WORKLOAD_TEXTS);
  const formats = formatsFor(locale);
  const total = useTotals();
  const count = useCardCount(view, 'migration', (tools) => askMigration(tools, connections));
  const heads = {
    engine: t('migration.engine'),
    process: t('process.step'),
    open: t('report.count'),
    oldest: t('migration.oldest'),
    done: t('migration.done'),
    running: t('migration.running'),
  };
  const number = (id: 'open' | 'done' | 'running'): TableColumn<MigrationRow> => ({
    id,
    label: heads[id],
    align: 'end',
    cell: (row) => total(row[id]),
    sortBy: (row) => row[id],
    sortsDescending: true,
  });
  const columns: readonly TableColumn<MigrationRow>[] = [
    { id: 'engine', label: heads.engine, cell: (row) => row.engine, sortBy: (row) => row.engine },
    { id: 'process', label: heads.process, cell: (row) => row.process, sortBy: (row) => row.process },
    number('open'),
    {
      id: 'oldest',
      label: heads.oldest,
      cell: ({ oldest }) => {
        const date = parseEngineDate(oldest);
        return date === null ? null : formats.date(date, view.at);
      },
      sortBy: ({ oldest }) => parseEngineDate(oldest)?.getTime() ?? null,
    },
    number('done'),
    number('running'),
  ];
  return (
    <Card count={count} title={t('migration')}>
      {(rows) => (
        <>
          <p className={styles.text}>{t('migration.text')}</p>
          <Table
            caption={t('migration')}
            isCaptionHidden
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            initialSort={{ columnId: 'engine', direction: 'ascending' }}
            loadingLabel={t('counting')}
            emptyText={t('nothing')}
            maxHeight="420px"
          />
          <Row>
            <Button
              variant="secondary"
              size="sm"
              icon="download"
              onClick={() => saveFile(migrationFile(rows, heads), 'migration.csv')}
            >
              {t('report.csv')}
            </Button>
          </Row>
        </>
      )}
    </Card>
  );
}

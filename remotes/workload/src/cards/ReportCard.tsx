import { saveFile } from '@taskweave/base/files/saveFile';
import type { GroupReportRow } from '@taskweave/engine-client/resources/report/groupReport';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { useEngineClient, useNotifications, useTotals } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { Row } from '@taskweave/ui/stack';
import { Table, type TableColumn } from '@taskweave/ui/table';
import { useState } from 'react';
import { WORKLOAD_TEXTS } from '../texts/workloadTexts';
import { Card, useCardCount, type ViewProps } from './Card';
import styles from './Card.module.css';
import { getGroupReportFile, groupReportOf } from './groupReport';

type Format = 'csv' | 'json';

export function ReportCard({ view }: ViewProps) {
  const { t } = useTexts(WORKLOAD_TEXTS);
  const total = useTotals();
  const count = useCardCount(view, 'report', groupReportOf);
  const title = t('report');
  const columns: readonly TableColumn<GroupReportRow>[] = [
    {
      id: 'group',
      label: t('group.step'),
      cell: ({ groupId }) => groupId ?? t('report.none'),
      sortBy: ({ groupId }) => groupId,
    },
    {
      id: 'count',
      label: t('report.count'),
      align: 'end',
      cell: ({ count }) => total(count),
      sortBy: ({ count }) => count,
      sortsDescending: true,
    },
  ];
  return (
    <Card count={count} title={title}>
      {(rows) => (
        <>
          <p className={styles.text}>{t('report.text')}</p>
          <Table
            caption={t('report.table')}
            isCaptionHidden
            columns={columns}
            rows={rows}
            rowKey={({ groupId }) => groupId ?? ''}
            initialSort={{ columnId: 'count', direction: 'descending' }}
            loadingLabel={t('counting')}
            emptyText={t('nothing')}
            maxHeight="260px"
          />
          <Row>
            <ReportFile format="csv" label={t('report.csv')} />
            <ReportFile format="json" label={t('report.json')} />
          </Row>
        </>
      )}
    </Card>
  );
}

function ReportFile({ format, label }: { readonly format: Format; readonly label: string }) {
  const { t } = useTexts(WORKLOAD_TEXTS);
  const client = useEngineClient();
  const notifications = useNotifications();
  const [isBusy, setIsBusy] = useState(false);

  async function download(): Promise<void> {
    setIsBusy(true);
    try {
      saveFile(await getGroupReportFile(client, format), `candidate-group-count.${format}`);
    } catch (error) {
      notifications.notify({ kind: 'error', title: t('report.failed'), error });
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Button variant="secondary" size="sm" icon="download" busy={isBusy} onClick={() => void download()}>
      {label}
    </Button>
  );
}

import { formatsFor } from '@taskweave/i18n/formats';
import { useTranslation } from '@taskweave/plugin-sdk';
import { Chip } from '@taskweave/ui/chip';
import { IconButton } from '@taskweave/ui/icon-button';
import { Table } from '@taskweave/ui/table';
import type { ChosenFile } from '../files/ChosenFile';
import { fileKind } from '../files/fileKind';
import type { Sending } from '../send/DeployStore';
import styles from './FileTable.module.css';

export interface FileTableProps {
  readonly files: readonly ChosenFile[];
  readonly sending: Sending;
  /** Null while they are on their way. */
  readonly onRemove: ((name: string) => void) | null;
}

/** The files to deploy: what the engine takes each for, and which of them it could not read. */
export function FileTable({ files, sending, onRemove }: FileTableProps) {
  const { t, locale } = useTranslation();
  const formats = formatsFor(locale);
  return (
    <Table
      caption={t('files.title')}
      isCaptionHidden
      rows={files}
      rowKey={({ name }) => name}
      loadingLabel=""
      emptyText={t('files.missing')}
      columns={[
        {
          id: 'name',
          label: t('files.name'),
          cell: ({ name }) => (
            <span className={styles.name}>
              <bdi>{name}</bdi> <FileChip name={name} sending={sending} />
            </span>
          ),
          sortBy: ({ name }) => name,
        },
        {
          id: 'kind',
          label: t('files.kind'),
          cell: ({ name }) => (
            <>
              {t(`kind.${fileKind(name)}`)}
              {fileKind(name) === 'model-name' && (
                <span className={styles.hint}>{t('kind.model-name.hint')}</span>
              )}
            </>
          ),
          sortBy: ({ name }) => fileKind(name),
        },
        {
          id: 'size',
          label: t('files.size'),
          align: 'end',
          cell: ({ file }) => <span className={styles.size}>{formats.bytes(file.size)}</span>,
          sortBy: ({ file }) => file.size,
          sortsDescending: true,
        },
        {
          id: 'remove',
          label: t('common.actions'),
          isLabelHidden: true,
          align: 'end',
          cell: ({ name }) => (
            <IconButton
              icon="close"
              size="sm"
              label={t('common.removeNamed', { name })}
              aria-disabled={onRemove === null}
              onClick={() => onRemove?.(name)}
            />
          ),
        },
      ]}
    />
  );
}

function FileChip({ name, sending }: { readonly name: string; readonly sending: Sending }) {
  const { t } = useTranslation();
  if (sending.kind === 'changed' && sending.names.includes(name)) {
    return <Chip tone="warning">{t('files.changed')}</Chip>;
  }
  if (sending.kind !== 'failed') return null;
  const count = sending.faults
    .filter(({ file }) => file === name)
    .flatMap(({ faults }) => faults)
    .filter(({ isWarning }) => !isWarning).length;
  return count === 0 ? null : <Chip tone="danger">{t('common.errors', { count })}</Chip>;
}

import { FILE_GONE } from '@taskweave/base/files/fileGone';
import { shownName } from '@taskweave/base/files/shownName';
import { segment } from '@taskweave/engine-client/segment';
import type { DraftField, VariableDraft } from '@taskweave/engine-client/variables/VariableDraft';
import { isFileType } from '@taskweave/engine-client/variables/VariableType';
import { type FormSubject, useEngineClient, useTranslation } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { IconButton } from '@taskweave/ui/icon-button';
import { type DraftErrors, VariableEditor } from '@taskweave/ui/variable-editor';
import styles from './GenericForm.module.css';
import { isChanged, type VariableRow } from './variableRows';

interface VariableRowProps {
  readonly row: VariableRow;
  readonly subject: FormSubject;
  readonly readOnly: boolean;
  readonly idOf: (field: DraftField) => string;
  readonly errors: DraftErrors;
  readonly onChange: (draft: VariableDraft) => void;
  readonly onLeave: (field: DraftField) => void;
  readonly onRemove: () => void;
}

export function VariableRowFields(props: VariableRowProps) {
  const { row, readOnly, onRemove } = props;
  const { t } = useTranslation();
  const isAdded = row.loaded === null;
  if (!isAdded && isFileType(row.type)) return <LoadedFile {...props} />;
  if (!isAdded && row.type !== 'Object') return <RowEditor {...props} />;
  const name = row.name.trim() || t('common.newVariable');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid everywhere
    <div className={isAdded ? styles.row : undefined} role="group" aria-label={name}>
      <RowEditor {...props} />
      {isAdded && (
        <span className={styles.remove}>
          <IconButton
            icon="trash"
            label={t('common.removeNamed', { name })}
            disabled={readOnly}
            onClick={onRemove}
          />
        </span>
      )}
    </div>
  );
}

function RowEditor({ row, subject: _, onRemove: __, ...props }: VariableRowProps) {
  const { locale } = useTranslation();
  return (
    <VariableEditor
      draft={row}
      locale={locale}
      {...(row.loaded !== null && {
        isStored: true,
        types: [row.type],
        valueLabel: row.name,
        valueHint: row.type,
      })}
      {...props}
    />
  );
}

function LoadedFile(props: VariableRowProps) {
  const { row, subject, readOnly, onRemove } = props;
  const { t } = useTranslation();
  const client = useEngineClient();
  if (subject.kind !== 'task') return null;
  const address = client.url(`task/${segment(subject.taskId)}/variables/${segment(row.name)}/data`);
  const filename = shownName(row.filename ?? row.name);
  function listen(element: HTMLElement | null) {
    const handleGone = () => !isChanged(row) && onRemove();
    element?.addEventListener(FILE_GONE, handleGone);
    return () => element?.removeEventListener(FILE_GONE, handleGone);
  }
  return (
    <div className={styles.file} ref={listen}>
      <span className={styles.fileName}>
        {row.name}
        <span className={styles.fileType}>{row.type}</span>
      </span>
      <Button
        href={address}
        download={filename}
        variant="secondary"
        size="sm"
        icon="download"
        aria-label={t('common.downloadNamed', { name: filename })}
      >
        {filename}
      </Button>
      {!readOnly && <RowEditor {...props} />}
    </div>
  );
}

import { shownName } from '@taskweave/base/files/shownName';
import { isFileType } from '@taskweave/engine-client/variables/VariableType';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { useState } from 'react';
import { Button } from '../../button/Button';
import { IconButton } from '../../button/IconButton';
import { Dialog } from '../../dialog/Dialog';
import { Note } from '../../note/Note';
import { Property, PropertyList } from '../../property-list/PropertyList';
import { ROLE } from '../../table/tableRoles';
import { TextArea } from '../../text-area/TextArea';
import { VARIABLE_TEXTS } from '../../variable-editor/variableTexts';
import type { TableVariable } from '../model/TableVariable';
import type { RemovalState } from '../model/useRemovals';
import styles from '../VariablesTable.module.css';
import { RowFailure } from './RowFailure';
import { isLong, valueText, wholeText } from './valueText';

interface VariableRowProps {
  readonly variable: TableVariable;
  readonly scope: string | undefined;
  readonly readOnly: boolean;
  readonly locale: string;
  readonly state: RemovalState;
  readonly failure: unknown;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

export function VariableRow(props: VariableRowProps) {
  const { t } = useTexts(VARIABLE_TEXTS);
  const { variable, scope, readOnly, locale, state, failure, onEdit, onDelete } = props;
  const { name, type, note } = variable;
  const canChange = !readOnly && variable.isReadOnly !== true;
  return (
    <div {...ROLE.row} className={styles.row} data-row={variable.key}>
      <span {...ROLE.rowHeader} className={styles.name}>
        {name}
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </span>
      <span {...ROLE.cell} className={styles.type}>
        {type}
      </span>
      <span {...ROLE.cell} className={styles.value}>
        <Value variable={variable} locale={locale} />
      </span>
      {scope !== undefined && (
        <span {...ROLE.cell} className={styles.scope}>
          {scope}
        </span>
      )}
      <span {...ROLE.cell} className={styles.rowButtons}>
        {canChange && (
          <>
            <IconButton
              icon="edit"
              size="sm"
              label={t('edit', { name })}
              disabled={state !== 'none'}
              onClick={onEdit}
            />
            <IconButton
              icon="trash"
              size="sm"
              label={t('common.deleteNamed', { name })}
              disabled={state !== 'none'}
              onClick={onDelete}
            />
          </>
        )}
        {state === 'looking' && (
          <Note icon="info" role="status">
            {t('looking')}
          </Note>
        )}
        {failure !== undefined && <RowFailure title={t('failed.delete')} error={failure} locale={locale} />}
      </span>
    </div>
  );
}

function Value({ variable, locale }: { readonly variable: TableVariable; readonly locale: string }) {
  const { t } = useTexts(VARIABLE_TEXTS);
  const [isShown, setIsShown] = useState(false);
  const { name, type, value, valueInfo, contentUrl } = variable;
  if (isFileType(type)) {
    const filename = shownName(typeof valueInfo?.filename === 'string' ? valueInfo.filename : name);
    if (contentUrl === undefined || (type === 'Bytes' && value === null)) return <Null />;
    return (
      <Button
        size="sm"
        icon="download"
        href={contentUrl}
        download={filename}
        aria-label={t('common.downloadNamed', { name: filename })}
      >
        {filename}
      </Button>
    );
  }
  if (value === null || value === undefined) return <Null />;
  const text = valueText(variable, locale);
  return (
    <>
      <span className={styles.text}>{text}</span>
      {isLong(type, text) && (
        <IconButton icon="maximize" size="sm" label={t('show', { name })} onClick={() => setIsShown(true)} />
      )}
      {isShown && <ValueDialog variable={variable} onClose={() => setIsShown(false)} />}
    </>
  );
}

function Null() {
  return <span className={styles.null}>{'<null>'}</span>;
}

interface ValueDialogProps {
  readonly variable: TableVariable;
  readonly onClose: () => void;
}

function ValueDialog({ variable, onClose }: ValueDialogProps) {
  const { t } = useTexts(VARIABLE_TEXTS);
  const { name, value, valueInfo } = variable;
  const info = (['objectTypeName', 'serializationDataFormat'] as const).flatMap((key) => {
    const text = valueInfo?.[key];
    return typeof text === 'string' ? [{ key, text }] : [];
  });
  return (
    <Dialog isOpen size="lg" title={name} closeLabel={t('common.close')} onClose={onClose}>
      {info.length > 0 && (
        <PropertyList>
          {info.map(({ key, text }) => (
            <Property key={key} label={t(key === 'objectTypeName' ? 'objectTypeName' : 'format')}>
              {text}
            </Property>
          ))}
        </PropertyList>
      )}
      <TextArea label={t('value')} value={wholeText(value)} isCode readOnly />
    </Dialog>
  );
}

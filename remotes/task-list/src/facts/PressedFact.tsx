import { parseEngineDate } from '@taskweave/base/engineDate';
import { variableDataUrl } from '@taskweave/engine-client/resources/task/taskVariables';
import type { VariableValue } from '@taskweave/engine-client/Task';
import { formatsFor } from '@taskweave/i18n/formats';
import { lazyPart, useEngineClient, useTranslation } from '@taskweave/plugin-sdk';
import { Icon } from '@taskweave/ui/icon';
import { type MouseEvent, useState } from 'react';
import styles from './VariableText.module.css';
import { variableKind } from './variableKind';

const VariableDialog = lazyPart(() => import(/* webpackChunkName: "list-dialogs" */ './VariableDialog'), {
  takesKeys: true,
});

export interface VariableTextProps {
  readonly name: string;
  readonly variable: VariableValue & { readonly id?: string };
  /** Whether the Tab key reaches what can be pressed here: in the row that has the focus. */
  readonly isReachable?: boolean;
}

/** The value of a variable in one line. What does not fit opens in a dialog; files are downloaded. */
export function VariableText({ name, variable, isReachable = false }: VariableTextProps) {
  const { t, locale } = useTranslation();
  const engine = useEngineClient();
  const [isOpen, setIsOpen] = useState(false);
  const shown = variableKind(variable);
  const tabIndex = isReachable ? 0 : -1;

  if (shown.kind === 'empty') return <span className={styles.none}>{t('variable.empty')}</span>;
  if (shown.kind === 'date') {
    const date = parseEngineDate(shown.iso);
    if (date === null) return <span>{shown.iso}</span>;
    return <time dateTime={date.toISOString()}>{formatsFor(locale).dateTime(date)}</time>;
  }
  if (shown.kind === 'file') {
    const fileName = shown.fileName || t('variable.file');
    if (variable.id === undefined) return <span>{fileName}</span>;
    return (
      <a
        className={styles.press}
        href={variableDataUrl(engine, variable.id)}
        download={fileName}
        tabIndex={tabIndex}
        aria-label={t('common.downloadNamed', { name: fileName })}
      >
        <Icon name="download" />
        <bdi>{fileName}</bdi>
      </a>
    );
  }
  if (shown.kind === 'text' && !shown.isLong) return <bdi title={shown.text}>{shown.text}</bdi>;

  function open(event: MouseEvent): void {
    // The row would open its task.
    event.stopPropagation();
    setIsOpen(true);
  }

  return (
    <>
      <button
        type="button"
        className={styles.press}
        tabIndex={tabIndex}
        aria-haspopup="dialog"
        onClick={open}
        onKeyDown={(event) => event.stopPropagation()}
      >
        <bdi>{shown.kind === 'object' ? shown.typeName : shown.text}</bdi>
      </button>
      {isOpen && <VariableDialog name={name} variable={variable} onClose={() => setIsOpen(false)} />}
    </>
  );
}

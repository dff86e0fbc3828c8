import { getVariableFile, variableDataUrl } from '@taskweave/engine-client/resources/task/taskVariables';
import { lazyPart, useEngineClient, useTranslation } from '@taskweave/plugin-sdk';
import { useState } from 'react';
import { documentKind } from '../documents/documentKind';
import { OpenDocumentButton } from '../documents/OpenDocumentButton';
import { type OpenableFile, useDocumentOpener } from '../documents/openDocument';
import styles from './FileFact.module.css';
import { LongText } from './LongText';
import type { TaskFact } from './useTaskFacts';

const FilePreview = lazyPart(() => import(/* webpackChunkName: "documents" */ './FilePreview'), {
  takesKeys: true,
});

export interface FactValueProps {
  readonly taskId: string;
  readonly fact: TaskFact;
  readonly isInLine?: boolean;
}

export function FactValue({ taskId, fact, isInLine = false }: FactValueProps) {
  const client = useEngineClient();
  const { value, variable, text } = fact;
  const { id } = variable;
  if (value.kind === 'file' && id !== undefined) {
    return (
      <FileFact
        taskId={taskId}
        name={text}
        mimeType={value.mimeType}
        url={variableDataUrl(client, id)}
        load={(signal) => getVariableFile(client, id, signal)}
      />
    );
  }
  if (value.kind === 'link') {
    return (
      <a href={value.href} target="_blank" rel="noopener noreferrer">
        {text}
      </a>
    );
  }
  return isInLine ? text : <LongText text={text} />;
}

type FileFactProps = OpenableFile;

function FileFact(file: FileFactProps) {
  const { name, mimeType, url } = file;
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const [isBroken, setIsBroken] = useState(false);
  const openBeside = useDocumentOpener(file);
  const isPicture = documentKind(mimeType, name) === 'picture' && !isBroken;
  return (
    <span className={styles.file}>
      {isPicture && (
        <button
          type="button"
          className={styles.thumb}
          aria-haspopup={openBeside === null ? 'dialog' : undefined}
          aria-label={t('facts.preview', { name })}
          onClick={({ currentTarget }) => (openBeside ?? (() => setIsOpen(true)))(currentTarget)}
        >
          <img src={url} alt="" loading="lazy" decoding="async" onError={() => setIsBroken(true)} />
        </button>
      )}
      <a
        className={styles.name}
        href={url}
        download={name}
        aria-label={t('common.downloadNamed', { name })}
        title={mimeType || undefined}
      >
        <bdi>{name}</bdi>
      </a>
      {!isPicture && <OpenDocumentButton {...file} />}
      {isOpen && <FilePreview name={name} url={url} onClose={() => setIsOpen(false)} />}
    </span>
  );
}

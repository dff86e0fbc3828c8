import { type Attachment, attachmentDataUrl } from '@taskweave/engine-client/resources/task/attachment';
import { formatsFor } from '@taskweave/i18n/formats';
import { type TaskScope, useEngineClient, useTranslation } from '@taskweave/plugin-sdk';
import { ConfirmDialog } from '@taskweave/ui/confirm-dialog';
import { DateText } from '@taskweave/ui/date-text';
import { EmptyState } from '@taskweave/ui/empty-state';
import { FileField } from '@taskweave/ui/file-field';
import { Icon } from '@taskweave/ui/icon';
import { IconButton } from '@taskweave/ui/icon-button';
import { Note } from '@taskweave/ui/note';
import { Resolve } from '@taskweave/ui/resolve';
import { Skeleton } from '@taskweave/ui/skeleton';
import { VisuallyHidden } from '@taskweave/ui/visually-hidden';
import { useMinute } from '@taskweave/widgets/useMinute';
import { useRef, useState } from 'react';
import styles from '../attachments/Attachments.module.css';
import { LinkForm } from '../attachments/LinkForm';
import { safeLink } from '../attachments/safeLink';
import { UploadLine } from '../attachments/UploadLine';
import { useAttachments } from '../attachments/useAttachments';
import { useFileDrop } from '../attachments/useFileDrop';
import { useKnownTask } from '../data/useTaskDetail';

/** Files and addresses that people keep with the task. */
export default function AttachmentsTab({ taskId }: TaskScope) {
  const { t, locale } = useTranslation();
  const { isGone } = useKnownTask(taskId);
  const { list, uploads, errors, said, uploadAll, link, removal, maxSize } = useAttachments(taskId, isGone);
  const fileInput = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLDivElement>(null);
  const [doomed, setDoomed] = useState<Attachment | null>(null);

  const { isOver, zone } = useFileDrop(uploadAll);

  return (
    <div ref={heading} className={styles.tab} tabIndex={-1} {...(!isGone && zone)}>
      {isOver && !isGone && <p className={styles.drop}>{t('attachments.drop')}</p>}
      <div role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </div>
      {!isGone && (
        <div className={styles.add}>
          <FileField
            label={t('attachments.upload')}
            hint={
              <>
                {t('attachments.limit', { max: formatsFor(locale).bytes(maxSize) })}{' '}
                <span className={styles.canDrop}>{t('attachments.canDrop')}</span>
              </>
            }
            multiple
            ref={fileInput}
            onChange={(files) => {
              uploadAll(files);
              // The same file may be chosen again after a failure.
              if (fileInput.current !== null) fileInput.current.value = '';
            }}
          />
          <LinkForm taskId={taskId} isPending={link.isPending} onAdd={(given) => link.mutateAsync(given)} />
        </div>
      )}
      {errors.map(({ text, cause }) => (
        <Note key={text} tone="danger" icon="error" role="alert" error={cause}>
          {text}
        </Note>
      ))}
      {uploads.list.map((one) => (
        <UploadLine
          key={one.id}
          upload={one}
          onRetry={() => {
            uploads.retry(one.id);
            // Its line is another, and the button goes with it.
            heading.current?.focus();
          }}
          onRemove={() => {
            uploads.remove(one.id);
            fileInput.current?.focus();
          }}
        />
      ))}
      <List list={list} isGone={isGone} taskId={taskId} onDelete={setDoomed} />
      {doomed !== null && (
        <ConfirmDialog
          title={t('attachments.confirm.title')}
          text={t('attachments.confirm.text', { name: nameOf(doomed) })}
          confirmLabel={t('delete')}
          isDangerous
          onClose={() => setDoomed(null)}
          onConfirm={() => {
            removal.mutate({ id: doomed.id, name: nameOf(doomed) });
            setDoomed(null);
            // Its line goes away, and the button with it.
            heading.current?.focus();
          }}
        />
      )}
    </div>
  );
}

interface ListProps {
  readonly list: ReturnType<typeof useAttachments>['list'];
  readonly isGone: boolean;
  readonly taskId: string;
  readonly onDelete: (attachment: Attachment) => void;
}

function List({ list, isGone, taskId, onDelete }: ListProps) {
  const { t } = useTranslation();
  if (list.data === undefined && isGone) return null;
  return (
    <Resolve
      query={list}
      title={t('attachments.loadError')}
      pending={<Skeleton label={t('attachments.loading')} />}
    >
      {(attachments) =>
        attachments.length === 0 ? (
          <EmptyState text={t('attachments.none')} />
        ) : (
          <ul className={styles.list} aria-label={t('attachments.label')}>
            {attachments.map((attachment) => (
              <Line
                key={attachment.id}
                attachment={attachment}
                taskId={taskId}
                canDelete={!isGone}
                onDelete={() => onDelete(attachment)}
              />
            ))}
          </ul>
        )
      }
    </Resolve>
  );
}

interface LineProps {
  readonly attachment: Attachment;
  readonly taskId: string;
  readonly canDelete: boolean;
  readonly onDelete: () => void;
}

function Line({ attachment, taskId, canDelete, onDelete }: LineProps) {
  const { t, locale } = useTranslation();
  const client = useEngineClient();
  const now = useMinute();
  const { url, createTime } = attachment;
  const name = nameOf(attachment);
  const link = url === null ? null : safeLink(url);
  return (
    <li className={styles.line}>
      <Icon name={url === null ? 'file' : 'link'} />
      <span className={styles.name}>
        {url === null && (
          <a href={attachmentDataUrl(client, taskId, attachment.id)} download={name}>
            <bdi>{name}</bdi>
          </a>
        )}
        {link !== null && (
          <a href={link} target="_blank" rel="noreferrer">
            <bdi>{name}</bdi>
          </a>
        )}
        {/* An address that would run code is shown, never linked. */}
        {url !== null && link === null && <bdi>{`${name} (${url})`}</bdi>}
      </span>
      {createTime !== null && (
        <span className={styles.time}>
          <DateText iso={createTime} locale={locale} now={now} />
        </span>
      )}
      {canDelete && (
        <IconButton icon="trash" size="sm" label={t('common.deleteNamed', { name })} onClick={onDelete} />
      )}
    </li>
  );
}

function nameOf({ id, name, url }: Attachment): string {
  return name || url || id;
}

import {
  type Attachment,
  attachmentDataUrl,
  getAttachmentFile,
} from '@taskweave/engine-client/resources/task/attachment';
import { useEngineClient, useTranslation } from '@taskweave/plugin-sdk';
import { Icon } from '@taskweave/ui/icon';
import { IconButton } from '@taskweave/ui/icon-button';
import { OpenDocumentButton } from '../documents/OpenDocumentButton';
import { RecordFrame } from '../record/RecordFrame';
import { attachmentName } from './attachmentName';
import { safeLink } from './safeLink';

export interface FileItemProps {
  readonly taskId: string;
  readonly attachment: Attachment;
  readonly author: string | null;
  readonly canDelete: boolean;
  readonly onDelete: () => void;
}

export function FileItem({ taskId, attachment, author, canDelete, onDelete }: FileItemProps) {
  const { t } = useTranslation();
  const client = useEngineClient();
  const { url, createTime } = attachment;
  const name = attachmentName(attachment);
  const dataUrl = attachmentDataUrl(client, taskId, attachment.id);
  const link = url === null ? null : safeLink(url);
  return (
    <RecordFrame
      mark={<Icon name={url === null ? 'file' : 'link'} />}
      title={
        <>
          {url === null && (
            <a href={dataUrl} download={name}>
              <bdi>{name}</bdi>
            </a>
          )}
          {link !== null && (
            <a href={link} target="_blank" rel="noreferrer">
              <bdi>{name}</bdi>
            </a>
          )}
          {/* `javascript:` and similar URLs would run code, so they are never linked. */}
          {url !== null && link === null && <bdi>{`${name} (${url})`}</bdi>}
        </>
      }
      author={author}
      time={createTime}
      tools={
        <>
          {url === null && (
            <OpenDocumentButton
              taskId={taskId}
              name={name}
              mimeType={attachment.type ?? ''}
              url={dataUrl}
              load={(signal) => getAttachmentFile(client, taskId, attachment.id, signal)}
            />
          )}
          {canDelete && (
            <IconButton
              icon="trash"
              size="sm"
              label={t('common.deleteNamed', { name })}
              onClick={({ detail }) => {
                // The second click of a double click would hit the next line.
                if (detail < 2) onDelete();
              }}
            />
          )}
        </>
      }
    />
  );
}

import { useQuery } from '@tanstack/react-query';
import { taskRecordQueries } from '@taskweave/engine-client/queries/task/taskRecordQueries';
import { type Attachment, attachmentDataUrl } from '@taskweave/engine-client/resources/task/attachment';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { useEngineClient } from '@taskweave/plugin-sdk';
import { Icon } from '@taskweave/ui/icon';
import { Resolve } from '@taskweave/ui/resolve';
import { useId } from 'react';
import { COMPLETED_TEXTS } from '../texts/completedTexts';
import styles from './CompletedTaskView.module.css';

export function TaskAttachments({ taskId }: { readonly taskId: string }) {
  const { t } = useTexts(COMPLETED_TEXTS);
  const id = useId();
  const query = useQuery(taskRecordQueries(useEngineClient()).attachments(taskId));
  return (
    <Resolve query={query} title={t('attachments.failed')} pending={null}>
      {(attachments) =>
        attachments.length > 0 && (
          <section className={styles.section} aria-labelledby={id}>
            <h4 id={id} className={styles.heading}>
              {t('attachments')}
            </h4>
            <ul className={styles.plain} role="list">
              {attachments.map((attachment) => (
                <li key={attachment.id} className={styles.attachment}>
                  <Icon name={attachment.url === null ? 'file' : 'link'} />
                  <Line taskId={taskId} attachment={attachment} />
                </li>
              ))}
            </ul>
          </section>
        )
      }
    </Resolve>
  );
}

/** Any other address could run code, so it is shown but never linked. */
const LINK = /^https?:\/\//i;

function Line({ taskId, attachment }: { readonly taskId: string; readonly attachment: Attachment }) {
  const client = useEngineClient();
  const { id, name, url } = attachment;
  const text = name || url || id;
  if (url === null) {
    return (
      <a className={styles.link} href={attachmentDataUrl(client, taskId, id)} download={text}>
        <bdi>{text}</bdi>
      </a>
    );
  }
  if (!LINK.test(url)) return <bdi>{`${text} (${url})`}</bdi>;
  return (
    <a className={styles.link} href={url} target="_blank" rel="noreferrer">
      <bdi>{text}</bdi>
    </a>
  );
}

import { calendarDaysBetween } from '@taskweave/base/calendar';
import { capitalised } from '@taskweave/base/texts/capitalised';
import type { PastStep } from '@taskweave/engine-client/resources/history/pastStep';
import { formatsFor } from '@taskweave/i18n/formats';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { useTranslation, useUser } from '@taskweave/plugin-sdk';
import { Avatar } from '@taskweave/ui/avatar';
import { EmptyState } from '@taskweave/ui/empty-state';
import { useMinute } from '@taskweave/widgets/useMinute';
import type { ReactNode, Ref } from 'react';
import { attachmentName } from '../attachments/attachmentName';
import { FileItem } from '../attachments/FileItem';
import { CommentItem } from '../comments/CommentItem';
import { useCanChangeComments } from '../comments/useCommentChanges';
import type { Doomed } from '../deletions/Doomed';
import { ChangeList, ChangeTitle } from '../history/ChangeItem';
import type { NameOf } from '../history/changeTexts';
import { RecordFrame } from '../record/RecordFrame';
import styles from './Activity.module.css';
import type { ActivityDay, ActivityEvent } from './activityEvents';
import { ACTIVITY_TEXTS } from './texts/activityTexts';

export interface ActivityListProps {
  readonly taskId: string;
  readonly label: string;
  readonly none: string | null;
  readonly isLive: boolean;
  readonly days: readonly ActivityDay[];
  readonly nameOf: NameOf;
  readonly canWrite: boolean;
  readonly onDelete: (doomed: Doomed) => void;
  readonly ref: Ref<HTMLOListElement>;
}

export function ActivityList({ days, label, none, isLive, ref, ...item }: ActivityListProps) {
  const user = useUser();
  const isOwn = ({ what }: ActivityEvent) => what.kind === 'comment' && what.comment.userId === user.id;
  const hasOwn = days.some(({ events }) => events.some(isOwn));
  const canChange = useCanChangeComments(item.taskId, item.canWrite && hasOwn);
  return (
    <ol
      role="list"
      ref={ref}
      tabIndex={-1}
      className={styles.list}
      aria-label={label}
      aria-live={isLive ? 'polite' : undefined}
      aria-relevant={isLive ? 'additions' : undefined}
    >
      {days.length === 0 && none !== null && (
        <li>
          <EmptyState text={none} />
        </li>
      )}
      {days.flatMap(({ date, events }) =>
        events.map((event, index) => (
          <li key={event.id} className={styles.item}>
            {index === 0 && date !== null && <Day date={date} />}
            <Item {...item} event={event} canChange={canChange && isOwn(event)} />
          </li>
        )),
      )}
    </ol>
  );
}

interface ItemProps extends Omit<ActivityListProps, 'days' | 'label' | 'none' | 'isLive' | 'ref'> {
  readonly event: ActivityEvent;
  readonly canChange: boolean;
}

function Item({ taskId, event: { time, userId, what }, nameOf, canWrite, canChange, onDelete }: ItemProps) {
  const { t } = useTranslation();
  const author = userId === null ? t('comments.system') : nameOf('user', userId);
  switch (what.kind) {
    case 'change':
      return (
        <RecordFrame
          mark={<Avatar name={userId === null ? null : author} />}
          title={
            <Named name={what.taskName}>
              <ChangeTitle change={what.change} nameOf={nameOf} />
            </Named>
          }
          author={author}
          time={time?.toISOString() ?? null}
        >
          <ChangeList change={what.change} nameOf={nameOf} />
        </RecordFrame>
      );
    case 'step':
      return <StepItem step={what.step} time={time} nameOf={nameOf} />;
    case 'comment':
      return (
        <CommentItem
          taskId={taskId}
          comment={what.comment}
          author={author}
          canChange={canWrite && canChange}
          onDelete={() => onDelete({ kind: 'comment', id: what.comment.id, name: '' })}
        />
      );
    case 'file':
      return (
        <FileItem
          taskId={taskId}
          attachment={what.attachment}
          author={userId === null ? null : author}
          canDelete={canWrite}
          onDelete={() =>
            onDelete({ kind: 'file', id: what.attachment.id, name: attachmentName(what.attachment) })
          }
        />
      );
  }
}

interface StepItemProps extends Pick<ActivityListProps, 'nameOf'> {
  readonly step: PastStep;
  readonly time: Date | null;
}

function StepItem({ step: { type, name, assignee, isCanceled }, time, nameOf }: StepItemProps) {
  const { t } = useTexts(ACTIVITY_TEXTS);
  const state = isCanceled ? 'canceled' : 'done';
  return (
    <RecordFrame
      mark={<Avatar name={null} />}
      title={<Named name={name}>{t(`activity.step.${state}`)}</Named>}
      author={
        type === 'userTask' && assignee !== null
          ? t('activity.step.assignee', { name: nameOf('user', assignee) })
          : null
      }
      time={time?.toISOString() ?? null}
    />
  );
}

function Named({ name, children }: { readonly name: string | null; readonly children: ReactNode }) {
  if (name === null) return children;
  return (
    <>
      <bdi>{name}</bdi>: {children}
    </>
  );
}

function Day({ date }: { readonly date: Date }) {
  const { locale } = useTranslation();
  const now = useMinute();
  const days = calendarDaysBetween(now, date);
  const heading = formatsFor(locale).heading(date, now);
  return <h3 className={styles.date}>{Math.abs(days) <= 1 ? `${relativeDay()}, ${heading}` : heading}</h3>;

  function relativeDay(): string {
    return capitalised(new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day'), locale);
  }
}

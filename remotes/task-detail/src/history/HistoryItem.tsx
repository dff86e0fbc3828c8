import { formatsFor } from '@taskweave/i18n/formats';
import { useTranslation } from '@taskweave/plugin-sdk';
import { Avatar } from '@taskweave/ui/avatar';
import { Icon } from '@taskweave/ui/icon';
import { VisuallyHidden } from '@taskweave/ui/visually-hidden';
import { type ChangeText, changeTexts } from './changeTexts';
import styles from './History.module.css';
import type { HistoryEvent } from './historyEvents';

export interface HistoryItemProps {
  readonly event: HistoryEvent;
  readonly nameOf: (kind: 'user' | 'group', id: string) => string;
}

export function HistoryItem({ event, nameOf }: HistoryItemProps) {
  const language = useTranslation();
  const { t, locale } = language;
  const formats = formatsFor(locale);
  const author = event.userId === null ? t('comments.system') : nameOf('user', event.userId);
  const { what } = event;
  const texts = what.kind === 'operation' ? changeTexts(language, what, nameOf) : null;
  return (
    <li className={styles.event}>
      <Avatar name={event.userId === null ? null : author} />
      <div className={styles.body}>
        <p className={styles.head}>
          <span className={styles.title}>{texts?.title ?? t('history.commented')}</span>
          <bdi>{author}</bdi>
          <time dateTime={event.time.toISOString()} title={formats.exact(event.time)}>
            {formats.time(event.time)}
          </time>
        </p>
        {what.kind === 'comment' && (
          <p className={styles.message} dir="auto">
            {what.message}
          </p>
        )}
        {texts !== null && texts.changes.length > 0 && (
          <dl className={styles.changes}>
            {texts.changes.map((change, index) => (
              <Change key={`${change.property} ${index}`} change={change} />
            ))}
          </dl>
        )}
      </div>
    </li>
  );
}

function Change({ change: { property, from, to } }: { readonly change: ChangeText }) {
  const { t } = useTranslation();
  return (
    <div className={styles.change}>
      <dt>{property}</dt>
      <dd>
        {from !== null && (
          <>
            <VisuallyHidden>{t('history.from')} </VisuallyHidden>
            <bdi className={styles.old}>{from}</bdi>
            <span className={styles.arrow}>
              <Icon name="chevron-right" />
            </span>
            <VisuallyHidden> {t('history.to')} </VisuallyHidden>
          </>
        )}
        <bdi className={to === null ? styles.nothing : undefined}>{to ?? t('history.nothing')}</bdi>
      </dd>
    </div>
  );
}

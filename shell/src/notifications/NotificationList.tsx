import type { NotificationKind } from '@taskweave/plugin-sdk';
import { CopyDetails } from '@taskweave/ui/copy-details';
import { Icon, type IconName } from '@taskweave/ui/icon';
import { IconButton } from '@taskweave/ui/icon-button';
import { Kbd } from '@taskweave/ui/kbd';
import { ProblemFacts } from '@taskweave/ui/problem-facts';
import { useProblemWords } from '@taskweave/ui/problem-words';
import { VisuallyHidden } from '@taskweave/ui/visually-hidden';
import { useLayoutEffect, useRef, useState } from 'react';
import { useShellText } from '../i18n/useShellText';
import styles from './NotificationList.module.css';

export interface NotificationItem {
  readonly id: string;
  readonly kind: NotificationKind;
  readonly title: string;
  readonly detail?: string | undefined;
  readonly source?: string | undefined;
  readonly error?: unknown;
  readonly links?: readonly { readonly label: string; readonly href: string }[] | undefined;
  readonly actions?: readonly { readonly label: string; readonly onPress: () => void }[] | undefined;
  readonly undo?:
    | {
        readonly label: string;
        readonly keys: string;
        readonly onPress: () => void;
      }
    | undefined;
  readonly runsOut?: { readonly milliseconds: number; readonly text: string } | undefined;
}

export interface NotificationListProps {
  readonly items: readonly NotificationItem[];
  readonly onClose: (id: string) => void;
  readonly onHold: (isHeld: boolean) => void;
}

const ICONS: Readonly<Record<NotificationKind, IconName>> = {
  info: 'info',
  success: 'check',
  warning: 'warning',
  error: 'error',
};

/** Screen readers do not convey colour, so the kind is announced before the title. */
const KINDS = {
  info: 'notifications.info',
  success: 'common.done',
  warning: 'notifications.kind.warning',
  error: 'notifications.kind.error',
} as const;

/** Keep the list mounted while it is empty: screen readers only announce additions to a region they already know. */
export function NotificationList({ items, onClose, onHold }: NotificationListProps) {
  const { t } = useShellText();
  const list = useRef<HTMLOListElement>(null);
  const [isHeld, setIsHeld] = useState(false);
  const before = useRef<Element>(null);
  const newest = items.at(-1)?.id;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each new message
  useLayoutEffect(() => {
    if (newest === undefined) return;
    // Older messages must not hide the newest, but nothing may move while someone is about to press it.
    if (list.current !== null && !isHeld) list.current.scrollTop = list.current.scrollHeight;
  }, [newest]);

  function hold(next: boolean): void {
    setIsHeld(next);
    onHold(next);
  }

  /** The pressed button disappears without a leave or blur event. */
  function leaveBy(press: () => void): void {
    setIsHeld(false);
    // The earlier focus is restored before the action, which may move it.
    const isWithin = list.current?.contains(document.activeElement);
    if (isWithin && before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
    press();
  }

  return (
    <section
      className={styles.region}
      // Parts with buttons at the lower edge set `--messages-edge` here.
      data-messages=""
      aria-label={t('notifications.region')}
      data-empty={items.length === 0 || undefined}
    >
      <ol
        ref={list}
        className={styles.list}
        role="list"
        aria-live="polite"
        aria-relevant="additions text"
        data-held={isHeld || undefined}
        onPointerEnter={() => hold(true)}
        onPointerLeave={() => hold(false)}
        onFocus={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
          hold(true);
        }}
        onBlur={() => hold(false)}
      >
        {items.map((item) => (
          <Notification key={item.id} {...{ item, onClose, leaveBy }} />
        ))}
      </ol>
    </section>
  );
}

function Notification({ item, onClose, leaveBy }: OffersProps) {
  const { t } = useShellText();
  return (
    <li className={styles.notification} data-kind={item.kind}>
      <span className={styles.icon}>
        <Icon name={ICONS[item.kind]} />
      </span>
      <div className={styles.text}>
        <p className={styles.title}>
          <VisuallyHidden>{`${t(KINDS[item.kind])}: `}</VisuallyHidden>
          {item.title}
        </p>
        <Detail item={item} />
        {hasError(item) && <ProblemFacts error={item.error} />}
        {item.source && <p className={styles.detail}>{item.source}</p>}
        <Offers item={item} onClose={onClose} leaveBy={leaveBy} />
      </div>
      <IconButton
        icon="close"
        size="sm"
        label={t('notifications.dismiss', { title: item.title })}
        onClick={() => leaveBy(() => onClose(item.id))}
      />
      {item.runsOut !== undefined && (
        <span
          className={styles.line}
          style={{ animationDuration: `${item.runsOut.milliseconds}ms` }}
          aria-hidden="true"
        />
      )}
    </li>
  );
}

interface OffersProps {
  readonly item: NotificationItem;
  readonly onClose: (id: string) => void;
  readonly leaveBy: (press: () => void) => void;
}

function Offers({ item, onClose, leaveBy }: OffersProps) {
  const { id, links = [], actions = [], undo } = item;
  if (links.length + actions.length === 0 && undo === undefined && !hasError(item)) return null;
  return (
    <p className={styles.links}>
      {undo !== undefined && (
        <button
          type="button"
          className={styles.action}
          // The second press of a double click would hit the next message.
          onMouseDown={(event) => event.detail > 1 && event.preventDefault()}
          onClick={({ detail }) => detail < 2 && leaveBy(undo.onPress)}
        >
          {undo.label}
          {undo.keys !== '' && (
            <span className={styles.keys} aria-hidden="true">
              <Kbd keys={undo.keys} />
            </span>
          )}
        </button>
      )}
      {item.runsOut !== undefined && (
        <span className={styles.rest} aria-hidden="true">
          {item.runsOut.text}
        </span>
      )}
      {links.map((link) => (
        <a key={link.href} href={link.href}>
          {link.label}
        </a>
      ))}
      {actions.map(({ label, onPress }) => (
        <button
          key={label}
          type="button"
          className={styles.action}
          onClick={() =>
            leaveBy(() => {
              onClose(id);
              onPress();
            })
          }
        >
          {label}
        </button>
      ))}
      {hasError(item) && <CopyDetails error={item.error} />}
    </p>
  );
}

function Detail({ item }: { readonly item: NotificationItem }) {
  const { explain } = useProblemWords();
  const text = item.detail ?? (hasError(item) ? explain(item.error) : null);
  return text?.split('\n').map((line, index) => (
    <p key={`${index} ${line}`} className={styles.detail}>
      {line}
    </p>
  ));
}

function hasError({ error }: NotificationItem): boolean {
  return error !== undefined && error !== null;
}

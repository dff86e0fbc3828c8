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
  /** Who says it, where that is not the application. */
  readonly source?: string | undefined;
  /** The error that was thrown: explained if there is no `detail`, with a button that copies its details. */
  readonly error?: unknown;
  readonly links?: readonly { readonly label: string; readonly href: string }[] | undefined;
  /** Pressing it runs the action and closes the message. */
  readonly actions?: readonly { readonly label: string; readonly onPress: () => void }[] | undefined;
  /** The button that undoes the action that the message reports. The code that gave it closes the message. */
  readonly undo?:
    | {
        readonly label: string;
        /** As they are printed on the keyboard; empty for none. */
        readonly keys: string;
        readonly onPress: () => void;
      }
    | undefined;
  /** How long the message stays: a thin line runs out meanwhile, in place of which people who want no motion read the text. */
  readonly runsOut?: { readonly milliseconds: number; readonly text: string } | undefined;
}

export interface NotificationListProps {
  readonly items: readonly NotificationItem[];
  readonly onClose: (id: string) => void;
  /** True while the mouse or the focus is within: nothing may vanish from under it. */
  readonly onHold: (isHeld: boolean) => void;
}

const ICONS: Readonly<Record<NotificationKind, IconName>> = {
  info: 'info',
  success: 'check',
  warning: 'warning',
  error: 'error',
};

/** Read out before the title, since no screen reader conveys the colour. */
const KINDS = {
  info: 'notifications.info',
  success: 'common.done',
  warning: 'notifications.kind.warning',
  error: 'notifications.kind.error',
} as const;

/** Messages in the corner, the newest last. Keep it mounted while it is empty: screen readers only announce additions to a region they already know. */
export function NotificationList({ items, onClose, onHold }: NotificationListProps) {
  const { t } = useShellText();
  const list = useRef<HTMLOListElement>(null);
  const [isHeld, setIsHeld] = useState(false);
  /** Where the focus was before it came to the messages. */
  const before = useRef<Element>(null);
  const newest = items.at(-1)?.id;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each new message
  useLayoutEffect(() => {
    // Without one there is nothing to measure, and the first would lay out the page before its first list.
    if (newest === undefined) return;
    // Older ones that stay must not hide it; what somebody is about to press stays where it is.
    if (list.current !== null && !isHeld) list.current.scrollTop = list.current.scrollHeight;
  }, [newest]);

  function hold(next: boolean): void {
    setIsHeld(next);
    onHold(next);
  }

  /** The button that was pressed goes from under mouse or focus, and no browser reports that they have left it. */
  function leaveBy(press: () => void): void {
    setIsHeld(false);
    // As if a key had done the same from there; what the press does may lead elsewhere.
    const isWithin = list.current?.contains(document.activeElement);
    if (isWithin && before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
    press();
  }

  return (
    <section
      className={styles.region}
      // A part of the page with buttons at the lower edge says here how high they reach: `--messages-edge`.
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
          // The second press of a double click: the next message has come under it.
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
  return text === null ? null : <p className={styles.detail}>{text}</p>;
}

function hasError({ error }: NotificationItem): boolean {
  return error !== undefined && error !== null;
}

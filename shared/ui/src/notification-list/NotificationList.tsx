import { useLayoutEffect, useRef } from 'react';
import { IconButton } from '../button/IconButton';
import { Icon, type IconName } from '../icon/Icon';
import { CopyDetails } from '../problem/CopyDetails';
import { ProblemFacts } from '../problem/ProblemFacts';
import { useProblemWords } from '../problem/useProblemWords';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import styles from './NotificationList.module.css';

export type NotificationItemKind = 'info' | 'success' | 'warning' | 'error';

export interface NotificationItem {
  readonly id: string;
  readonly kind: NotificationItemKind;
  readonly title: string;
  readonly detail?: string | undefined;
  /** Who says it, where that is not the application. */
  readonly source?: string | undefined;
  /** The error that was thrown: explained if there is no `detail`, with a button that copies its details. */
  readonly error?: unknown;
  readonly links?: readonly { readonly label: string; readonly href: string }[] | undefined;
  /** Pressing it runs the action and closes the message. */
  readonly actions?: readonly { readonly label: string; readonly onPress: () => void }[] | undefined;
}

export interface NotificationListProps {
  readonly items: readonly NotificationItem[];
  readonly labels: {
    /** Name of the region: "Notifications". */
    readonly region: string;
    /** Name of the button that closes a message: "Dismiss: Not saved". */
    readonly dismiss: (title: string) => string;
    /** Names of the kinds, without a colon; screen readers announce them before the title, since they cannot convey the colour. */
    readonly kinds: Readonly<Record<NotificationItemKind, string>>;
  };
  readonly onClose: (id: string) => void;
  /** True while the mouse or the focus is within: nothing may vanish from under it. */
  readonly onHold?: ((isHeld: boolean) => void) | undefined;
}

const ICONS: Readonly<Record<NotificationItemKind, IconName>> = {
  info: 'info',
  success: 'check',
  warning: 'warning',
  error: 'error',
};

/** Messages in the corner, the newest last. Keep it mounted while it is empty: screen readers only announce additions to a region they already know. */
export function NotificationList({ items, labels, onClose, onHold }: NotificationListProps) {
  const list = useRef<HTMLOListElement>(null);
  const isHeld = useRef(false);
  const newest = items.at(-1)?.id;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each new message
  useLayoutEffect(() => {
    // Older ones that stay must not hide it; what somebody is about to press stays where it is.
    if (list.current !== null && !isHeld.current) list.current.scrollTop = list.current.scrollHeight;
  }, [newest]);

  function hold(next: boolean): void {
    isHeld.current = next;
    onHold?.(next);
  }

  return (
    <section
      className={styles.region}
      aria-label={labels.region}
      data-empty={items.length === 0 || undefined}
    >
      <ol
        ref={list}
        className={styles.list}
        // biome-ignore lint/a11y/noRedundantRoles: Safari takes the role from lists without numbers
        role="list"
        aria-live="polite"
        aria-relevant="additions text"
        onPointerEnter={() => hold(true)}
        onPointerLeave={() => hold(false)}
        onFocus={() => hold(true)}
        onBlur={() => hold(false)}
      >
        {items.map((item) => (
          <li key={item.id} className={styles.notification} data-kind={item.kind}>
            <span className={styles.icon}>
              <Icon name={ICONS[item.kind]} />
            </span>
            <div className={styles.text}>
              <p className={styles.title}>
                <VisuallyHidden>{`${labels.kinds[item.kind]}: `}</VisuallyHidden>
                {item.title}
              </p>
              <Detail item={item} />
              {hasError(item) && <ProblemFacts error={item.error} />}
              {item.source && <p className={styles.detail}>{item.source}</p>}
              <Offers item={item} onClose={onClose} />
            </div>
            <IconButton
              icon="close"
              size="sm"
              label={labels.dismiss(item.title)}
              onClick={() => onClose(item.id)}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Offers({
  item,
  onClose,
}: {
  readonly item: NotificationItem;
  readonly onClose: (id: string) => void;
}) {
  const { id, links = [], actions = [] } = item;
  if (links.length + actions.length === 0 && !hasError(item)) return null;
  return (
    <p className={styles.links}>
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
          onClick={() => {
            onClose(id);
            onPress();
          }}
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

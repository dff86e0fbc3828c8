import styles from './Kbd.module.css';

export interface KbdProps {
  /** As printed on the keyboard: `Ctrl K`, `/`. */
  readonly keys: string;
}

/** The shortcut of the control beside it. */
export function Kbd({ keys }: KbdProps) {
  return <kbd className={styles.key}>{keys}</kbd>;
}

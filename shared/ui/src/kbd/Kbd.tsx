import styles from './Kbd.module.css';

export interface KbdProps {
  /** The keys as they are printed on the keyboard: `Ctrl K`, `/`. */
  readonly keys: string;
}

/** Keys that do the same as the thing beside them. */
export function Kbd({ keys }: KbdProps) {
  return <kbd className={styles.key}>{keys}</kbd>;
}

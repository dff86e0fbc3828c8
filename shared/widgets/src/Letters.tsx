import styles from './Letters.module.css';

export interface LettersProps {
  readonly connection: { readonly label: string; readonly letters: string; readonly color: string } | null;
}

/** Whose something is, where the page has several engines. */
export function Letters({ connection }: LettersProps) {
  if (connection === null) return null;
  return (
    <abbr className={styles.letters} title={connection.label} style={{ borderColor: connection.color }}>
      {connection.letters}
    </abbr>
  );
}

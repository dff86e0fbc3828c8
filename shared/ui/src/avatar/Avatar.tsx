import styles from './Avatar.module.css';

export interface AvatarProps {
  /** Name of the person; null if there is none, undefined until it is known: then the space is reserved. */
  readonly name: string | null | undefined;
  /** Diameter in pixels. */
  readonly size?: 22 | 28 | undefined;
}

/** The initials of a person beside their name. It is hidden from screen readers: the name says it. */
export function Avatar({ name, size = 22 }: AvatarProps) {
  const initials = initialsOf(name ?? '');
  const isNone = name !== undefined && initials === '';
  return (
    <span
      className={styles.avatar}
      data-size={size}
      data-none={isNone || undefined}
      // Drawn by the style sheet: as text it would be found by searches, copied, and be a part of names.
      data-initials={isNone ? '?' : initials}
      aria-hidden="true"
    />
  );
}

/** First letters of the first and the last word: `DD` for "Demo Demo", `M` for "mary". Empty where there is no letter or digit. */
export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}][^\s._@-]*/gu) ?? [];
  const first = words[0];
  const last = words.length > 1 ? words.at(-1) : undefined;
  return [first, last].map((word) => firstLetter(word)).join('');
}

function firstLetter(word: string | undefined): string {
  // By code point: half a surrogate pair would be drawn as a broken sign.
  const [letter = ''] = word ?? '';
  return letter.toUpperCase();
}

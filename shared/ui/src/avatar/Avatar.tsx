import type { CSSProperties } from 'react';
import styles from './Avatar.module.css';

export interface AvatarProps {
  /** Null if there is nobody; undefined reserves the space until the name is known. */
  readonly name: string | null | undefined;
  /** Decides the colour, so that it is the same everywhere; without it the name does. */
  readonly id?: string | null | undefined;
  /** Diameter in pixels. */
  readonly size?: 20 | 22 | 28 | undefined;
}

const HUES = 8;

/** The initials of a person beside their name. Hidden from screen readers: the name says it. */
export function Avatar({ name, id, size = 22 }: AvatarProps) {
  const initials = initialsOf(name ?? '');
  const isNone = name !== undefined && initials === '';
  return (
    <span
      className={styles.avatar}
      data-size={size}
      data-none={isNone || undefined}
      // As text, the initials would be found by searches, copied, and included in accessible names.
      data-initials={isNone ? '?' : initials}
      style={{ '--hue': hueOf(id ?? name ?? '') } as CSSProperties}
      aria-hidden="true"
    />
  );
}

/** Degrees of the circle of hues, one of eight. */
export function hueOf(text: string): number {
  let sum = 0;
  for (const letter of text) sum = (sum * 125 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return (sum % HUES) * (360 / HUES) + 20;
}

/** First letters of the first and the last word: `DD` for "Demo Demo", `M` for "mary". Empty without a letter or digit. */
export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}][^\s._@-]*/gu) ?? [];
  const first = words[0];
  const last = words.length > 1 ? words.at(-1) : undefined;
  return [first, last].map((word) => firstLetter(word)).join('');
}

function firstLetter(word: string | undefined): string {
  // Half a surrogate pair would render as a broken glyph, so the letter is a code point.
  const [letter = ''] = word ?? '';
  return letter.toUpperCase();
}

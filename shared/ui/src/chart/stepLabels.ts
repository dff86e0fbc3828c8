/** Pixels for a label of a step. */
const LABEL_WIDTH = 88;
/** Bars are named rather in few letters than not at all. */
const LEAST_LABEL_WIDTH = 48;
/** Pixels between two labels. */
const GAP = 6;

export interface LabelRoom {
  readonly kind: 'line' | 'bars';
  readonly count: number;
  /** Pixels for all steps together. */
  readonly width: number;
}

/** The steps that have a label, as many as fit and equally far apart, and how many pixels each label may take. */
export function labelledSteps({ kind, count, width }: LabelRoom) {
  const least = kind === 'bars' && width / count >= LEAST_LABEL_WIDTH ? LEAST_LABEL_WIDTH : LABEL_WIDTH;
  const every = Math.max(1, Math.ceil(count / Math.max(1, Math.floor(width / least))));
  return {
    indices: Array.from({ length: Math.ceil(count / every) }, (_, index) => index * every),
    pixels: (width * every) / count - GAP,
  };
}

/**
 * A label in one line where that fits, else in two, each cut off where it is too long.
 *
 * @param widthOf pixels that a text takes
 *
 * @example fittedLabel('Support ticket', 60, widthOf) // 'Support\nticket'
 */
export function fittedLabel(text: string, pixels: number, widthOf: (text: string) => number): string {
  const fits = (part: string) => widthOf(part) <= pixels;
  const [first = '', ...rest] = text.split(' ');
  let line = first;
  while (rest[0] !== undefined && fits(`${line} ${rest[0]}`)) line = `${line} ${rest.shift()}`;
  const lines = rest.length === 0 ? [line] : [line, rest.join(' ')];
  // A name keeps its own direction, whatever that of the page is.
  return lines.map((one) => `\u2068${cut(one, fits)}\u2069`).join('\n');
}

function cut(text: string, fits: (text: string) => boolean): string {
  if (fits(text)) return text;
  const letters = [...text];
  const shortened = (length: number) => `${letters.slice(0, length).join('').trimEnd()}…`;
  let [fitting, tooLong] = [1, letters.length];
  while (tooLong - fitting > 1) {
    const middle = Math.floor((fitting + tooLong) / 2);
    if (fits(shortened(middle))) fitting = middle;
    else tooLong = middle;
  }
  return shortened(fitting);
}

/** Pixels per step label. */
const LABEL_WIDTH = 88;
/** Bars rather have a shortened name than none. */
const LEAST_LABEL_WIDTH = 48;
const GAP = 6;

export interface LabelRoom {
  readonly kind: 'line' | 'bars';
  readonly count: number;
  readonly width: number;
}

/** As many labels as fit, equally spaced, and the pixels that each may take. */
export function labelledSteps({ kind, count, width }: LabelRoom) {
  const least = kind === 'bars' && width / count >= LEAST_LABEL_WIDTH ? LEAST_LABEL_WIDTH : LABEL_WIDTH;
  const every = Math.max(1, Math.ceil(count / Math.max(1, Math.floor(width / least))));
  return {
    indices: Array.from({ length: Math.ceil(count / every) }, (_, index) => index * every),
    pixels: (width * every) / count - GAP,
  };
}

export function fittedLabel(text: string, pixels: number, widthOf: (text: string) => number): string {
  const fits = (part: string) => widthOf(part) <= pixels;
  const [first = '', ...rest] = text.split(' ');
  let line = first;
  while (rest[0] !== undefined && fits(`${line} ${rest[0]}`)) line = `${line} ${rest.shift()}`;
  const lines = rest.length === 0 ? [line] : [line, rest.join(' ')];
  // Isolation keeps the direction of the name apart from that of the page.
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

/** A part of a search that is read as one. */
export interface Token {
  /** As it was typed. */
  readonly raw: string;
  /** Without quotes, and without the comma after it. */
  readonly text: string;
  readonly isQuoted: boolean;
  readonly start: number;
  readonly end: number;
  /** No blank stands between it and the one before. */
  readonly isGlued: boolean;
}

/** Quoted words, signs that compare, and what stands between blanks: every other character is in one of them. */
const TOKEN = /"[^"]*"?|[„“][^“”"]*[“”"]?|[<>!]=|[<>=≥≤≠~!]|[^\s<>=≥≤≠~!"„“]+/gu;
const QUOTES = /^["„“]|["“”]$/gu;

/** Cuts a text into its parts; none of its visible characters is lost. */
export function tokenize(text: string): readonly Token[] {
  const tokens: Token[] = [];
  for (const { 0: raw, index } of text.matchAll(TOKEN)) {
    const isQuoted = /^["„“]/u.test(raw);
    const inner = isQuoted ? raw.replace(QUOTES, '').trim() : raw.replace(/[,;]$/, '');
    tokens.push({
      raw,
      text: inner === '' ? raw : inner,
      isQuoted: isQuoted && inner !== '',
      start: index,
      end: index + raw.length,
      isGlued: tokens.at(-1)?.end === index,
    });
  }
  return tokens;
}

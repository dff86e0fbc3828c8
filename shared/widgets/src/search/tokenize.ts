export interface Token {
  readonly raw: string;
  /** Without quotes, and without the comma or the colon after it. */
  readonly text: string;
  readonly isQuoted: boolean;
  readonly start: number;
  readonly end: number;
  /** No blank stands between it and the one before. */
  readonly isGlued: boolean;
}

const TOKEN = /"(?:\\["\\]|[^"])*"?|[„“][^“”"]*[“”"]?|!~|[<>!]=|[<>=≥≤≠~!]|[^\s<>=≥≤≠~!"„“]+/gu;
/** What ends a part of a sentence, and what begins a Spanish one. */
const STOPS = /^[¿¡](?=.)|(?<=.)[,;:?،؛؟]$|(?<=\p{L}{4})\.$/gu;
const QUOTES = /^["„“]|["“”]$/gu;

export function tokenize(text: string): readonly Token[] {
  const tokens: Token[] = [];
  for (const { 0: found, index } of text.matchAll(TOKEN)) {
    // Nothing closes a quotation mark that ends in blanks.
    const raw = found.trimEnd();
    const last = tokens.at(-1);
    // As French is written: "priorité : haute ?".
    if (/^[:?؟]$/.test(raw) && last !== undefined && !last.isQuoted) {
      tokens.splice(-1, 1, { ...last, raw: `${last.raw}${raw}`, end: index + 1 });
      continue;
    }
    // "Mine!" is what "mine" is.
    if (/^!$/.test(raw) && last?.end === index && !last.isQuoted && !/\S/.test(text[index + 1] ?? '')) {
      tokens.splice(-1, 1, { ...last, raw: `${last.raw}!`, end: index + 1 });
      continue;
    }
    const isQuoted = /^["„“]/u.test(raw);
    const bare = raw.replace(QUOTES, '').trim();
    const inner = isQuoted ? (raw.startsWith('"') ? unescaped(bare) : bare) : raw.replace(STOPS, '');
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

export function quoted(text: string): string {
  return `"${text.replace(/[\\"]/g, '\\$&')}"`;
}

function unescaped(text: string): string {
  return text.replace(/\\(["\\])/g, '$1');
}

export function inList(text: string): string {
  return /^[^\s<>=≥≤≠~!"„“,;]+$/u.test(text) ? text : quoted(text);
}

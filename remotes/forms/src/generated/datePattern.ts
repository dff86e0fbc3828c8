import { toInputDate, toLocalDateTime } from '@taskweave/base/engineDate';

const TOKEN = /y+|M+|d+|H+|m+|s+|'[^']*'|[A-Za-z]/g;

const LONGEST = 100;

export interface DatePattern {
  readonly text: string;
  readonly kind: 'date' | 'date-time';
}

export function readDatePattern(text: string): DatePattern | null {
  if (text.length > LONGEST) return null;
  const tokens = text.match(TOKEN) ?? [];
  const known = tokens.every((token) => token.startsWith("'") || /^(yyyy|MM?|dd?|HH?|mm?|ss?)$/.test(token));
  const has = (letter: string) => tokens.some((token) => token.startsWith(letter));
  if (!known || !has('y') || !has('M') || !has('d')) return null;
  return { text, kind: has('H') ? 'date-time' : 'date' };
}

export function toInputText(text: string, pattern: DatePattern): string | null {
  const letters: string[] = [];
  const source = replaceTokens(pattern.text, (token) => {
    letters.push(token.charAt(0));
    return token === 'yyyy' ? '(\\d{4})' : '(\\d{1,2})';
  });
  const match = new RegExp(`^${source}$`).exec(text.trim());
  if (match === null) return null;
  const part = (letter: string) => Number(match[letters.indexOf(letter) + 1] ?? 0);
  const [hours, minutes, seconds] = ['H', 'm', 's'].map((letter) =>
    letters.includes(letter) ? part(letter) : 0,
  );
  const date = new Date(part('y'), part('M') - 1, part('d'), hours, minutes, seconds);
  if (date.getMonth() !== part('M') - 1 || date.getDate() !== part('d')) return null;
  return pattern.kind === 'date' ? toInputDate(date) : toLocalDateTime(date);
}

export function fromInputText(text: string, pattern: DatePattern): string {
  const [, y = '', M = '', d = '', H = '00', m = '00', s = '00'] =
    /^(\d{4,})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d)(?::(\d\d))?)?/.exec(text) ?? [];
  const parts: Readonly<Record<string, string>> = { y, M, d, H, m, s };
  return pattern.text.replace(TOKEN, (token) => {
    if (token.startsWith("'")) return unquoted(token);
    const value = parts[token.charAt(0)] ?? '';
    return token.length === 1 ? String(Number(value)) : value;
  });
}

function replaceTokens(pattern: string, draw: (token: string) => string): string {
  let source = '';
  let end = 0;
  for (const { 0: token, index } of pattern.matchAll(TOKEN)) {
    source += escaped(pattern.slice(end, index));
    source += token.startsWith("'") ? escaped(unquoted(token)) : draw(token);
    end = index + token.length;
  }
  return source + escaped(pattern.slice(end));
}

function unquoted(token: string): string {
  return token === "''" ? "'" : token.slice(1, -1);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
}

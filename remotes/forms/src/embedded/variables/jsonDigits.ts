import { quoteNumbers } from '@taskweave/engine-client/exactJson';
import { dropHashKeys } from './dropHashKeys';

/* JavaScript numbers lose digits, so the source text of each number is kept beside its object and restored on write. */

type Digits = Map<string, string>;

const digitsOf = new WeakMap<object, Digits>();

export function parseJson(text: string): unknown {
  const plain: unknown = JSON.parse(text);
  const quoted = quoteNumbers(text, (token) => !isWritten(token));
  if (quoted !== text) keepDigits(plain, JSON.parse(quoted));
  return plain;
}

export function writeJson(value: unknown): string | undefined {
  const tokens: string[] = [];
  const marker = `#${Math.random()}#`;
  const text = JSON.stringify(value, function (this: object, key, part: unknown) {
    const token = typeof part === 'number' ? tokenOf(this, key, part) : undefined;
    return token === undefined ? dropHashKeys(key, part) : `${marker}${tokens.push(token) - 1}`;
  });
  if (tokens.length === 0) return text;
  const [start = '', ...parts] = text.split(`"${marker}`);
  return start + parts.map((part, index) => `${tokens[index]}${part.slice(part.indexOf('"') + 1)}`).join('');
}

/** Scripts may hold references to `target` or its parts, so it is mutated. */
export function assignInPlace(target: unknown, source: unknown): unknown {
  if (!isPlain(target) || !isPlain(source) || Array.isArray(target) !== Array.isArray(source)) return source;
  for (const key of Object.keys(target)) {
    if (!Object.hasOwn(source, key) && !key.startsWith('$$')) Reflect.deleteProperty(target, key);
  }
  if (Array.isArray(target) && Array.isArray(source)) target.length = source.length;
  for (const [key, part] of Object.entries(source)) {
    const before: unknown = Object.hasOwn(target, key) ? Reflect.get(target, key) : undefined;
    const value = assignInPlace(before, part);
    // An assignment would fail for the key `__proto__`.
    if (value !== before) {
      Object.defineProperty(target, key, { value, writable: true, enumerable: true, configurable: true });
    }
  }
  const digits = digitsOf.get(source);
  if (digits === undefined) digitsOf.delete(target);
  else digitsOf.set(target, digits);
  return target;
}

/** Has the numbers of a list keep their digits in another list that has taken over its items. */
export function keepItemDigits<List extends readonly unknown[]>(
  list: List,
  before: readonly unknown[],
): List {
  const digits = digitsOf.get(before);
  if (digits !== undefined) digitsOf.set(list, digits);
  return list;
}

function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || prototype === Object.prototype || prototype === null;
}

function tokenOf(holder: object, key: string, number: number): string | undefined {
  const digits = digitsOf.get(holder);
  if (digits === undefined) return undefined;
  const own = digits.get(key);
  if (own !== undefined && Number(own) === number) return own;
  if (!Array.isArray(holder)) return undefined;
  const tokens = new Set([...digits.values()].filter((token) => Number(token) === number));
  return tokens.size === 1 ? [...tokens][0] : undefined;
}

function isWritten(token: string): boolean {
  const number = Number(token);
  return String(number) === token && (!Number.isInteger(number) || Number.isSafeInteger(number));
}

function keepDigits(plain: unknown, quoted: unknown): void {
  if (typeof plain !== 'object' || plain === null || typeof quoted !== 'object' || quoted === null) return;
  const digits: Digits = new Map();
  for (const [key, part] of Object.entries(plain)) {
    const token: unknown = Object.hasOwn(quoted, key) ? Reflect.get(quoted, key) : undefined;
    if (typeof part === 'number' && typeof token === 'string') digits.set(key, token);
    else keepDigits(part, token);
  }
  if (digits.size > 0) digitsOf.set(plain, digits);
}

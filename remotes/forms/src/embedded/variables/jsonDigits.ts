import { quoteNumbers } from '@taskweave/engine-client/exactJson';
import { dropHashKeys } from './dropHashKeys';

/*
 * Scripts of forms get numbers as JavaScript has them. How a number was written is remembered beside the object that
 * holds it, and comes back when the object is written.
 */

type Digits = Map<string, string>;

/** Numbers that JavaScript writes in another way, by the object that holds them and their name in it. */
const digitsOf = new WeakMap<object, Digits>();

/**
 * Parses JSON as the browser does, and remembers the digits.
 *
 * @throws SyntaxError
 */
export function parseJson(text: string): unknown {
  const plain: unknown = JSON.parse(text);
  const quoted = quoteNumbers(text, (token) => !isWritten(token));
  if (quoted !== text) keepDigits(plain, JSON.parse(quoted));
  return plain;
}

/** Writes JSON, each number as it was read. Undefined for what JSON has no text for. */
export function writeJson(value: unknown): string | undefined {
  const tokens: string[] = [];
  // Nobody can have typed it.
  const marker = `#${Math.random()}#`;
  const text = JSON.stringify(value, function (this: object, key, part: unknown) {
    const token = typeof part === 'number' ? tokenOf(this, key, part) : undefined;
    return token === undefined ? dropHashKeys(key, part) : `${marker}${tokens.push(token) - 1}`;
  });
  if (tokens.length === 0) return text;
  const [start = '', ...parts] = text.split(`"${marker}`);
  return start + parts.map((part, index) => `${tokens[index]}${part.slice(part.indexOf('"') + 1)}`).join('');
}

/**
 * Gives an object the content of another one, so that scripts which hold it, or a part of it, see that.
 *
 * @returns what is to be used: the given one where both are objects or both are lists, else the other one
 */
export function assignInPlace(target: unknown, source: unknown): unknown {
  if (!isPlain(target) || !isPlain(source) || Array.isArray(target) !== Array.isArray(source)) return source;
  for (const key of Object.keys(target)) {
    if (!Object.hasOwn(source, key) && !key.startsWith('$$')) Reflect.deleteProperty(target, key);
  }
  if (Array.isArray(target) && Array.isArray(source)) target.length = source.length;
  for (const [key, part] of Object.entries(source)) {
    const before: unknown = Object.hasOwn(target, key) ? Reflect.get(target, key) : undefined;
    const value = assignInPlace(before, part);
    // Not by assignment: a key may be `__proto__`.
    if (value !== before) {
      Object.defineProperty(target, key, { value, writable: true, enumerable: true, configurable: true });
    }
  }
  const digits = digitsOf.get(source);
  if (digits === undefined) digitsOf.delete(target);
  else digitsOf.set(target, digits);
  return target;
}

/** Plain objects and lists: others are not what a JSON text can fill. */
function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || prototype === Object.prototype || prototype === null;
}

/** A number that has gone to another place of its list keeps its digits, as long as only one can be meant. */
function tokenOf(holder: object, key: string, number: number): string | undefined {
  const digits = digitsOf.get(holder);
  if (digits === undefined) return undefined;
  const own = digits.get(key);
  if (own !== undefined && Number(own) === number) return own;
  if (!Array.isArray(holder)) return undefined;
  const tokens = new Set([...digits.values()].filter((token) => Number(token) === number));
  return tokens.size === 1 ? [...tokens][0] : undefined;
}

/** Whether JavaScript writes a number in the same way, and has all of its digits. */
function isWritten(token: string): boolean {
  const number = Number(token);
  return String(number) === token && (!Number.isInteger(number) || Number.isSafeInteger(number));
}

/** @param quoted the same, with texts in place of the numbers that are meant */
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

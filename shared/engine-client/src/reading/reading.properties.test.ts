import { assert, bigInt, constantFrom, jsonValue, oneof, property, string, tuple } from 'fast-check';
import { expect, it } from 'vitest';
import { createAddresses } from '../transport/addresses';
import { parseJsonExact, stringifyExact } from './exactJson';
import { problemOf } from './problemOf';
import { segment } from './segment';

const BASE = 'https://tasks.example/operaton/api/engine/engine/default';
const id = oneof(
  string({ unit: 'binary' }),
  string({ unit: constantFrom(...'./\\%2eEF?#*; :ä\ud800'.split('')), maxLength: 8 }),
);

it('an id stays one segment of the address, between those before and behind it', () => {
  assert(
    property(id, (one) => {
      const { pathname, search, hash } = new URL(`${BASE}/task/${segment(one)}/variables`);
      expect(pathname.split('/').slice(0, 6).join('/')).toBe('/operaton/api/engine/engine/default');
      expect(pathname.split('/').slice(6)).toEqual(['task', segment(one), 'variables']);
      expect(search).toBe('');
      expect(hash).toBe('');
    }),
  );
});

it('two ids never become the same segment, as long as their characters are whole', () => {
  const whole = string({ unit: 'grapheme' });
  assert(
    property(whole, (one) => {
      const decoded = decodeURIComponent(segment(one));
      expect(decoded.replaceAll('%2F', '/').replaceAll('%5C', '\\').replaceAll('%2E', '.')).toBe(
        one.replaceAll('%2F', '/').replaceAll('%5C', '\\').replaceAll('%2E', '.'),
      );
    }),
  );
});

it('JSON is read as the browser reads it, but for whole numbers that it would round', () => {
  assert(
    property(jsonValue(), (value) => {
      const rounded = (_key: string, part: unknown) => (isRounded(part) ? Number(part) : part);
      const text = JSON.stringify(value, (_key, part) => (isRounded(part) ? String(part) : part));
      const exact = JSON.stringify(parseJsonExact(text), rounded);
      expect(exact).toBe(JSON.stringify(JSON.parse(text), rounded));
    }),
  );
});

it('whole numbers are read with all of their digits', () => {
  assert(
    property(tuple(bigInt(), string()), ([number, name]) => {
      const read = parseJsonExact(`{${JSON.stringify(name)}:[${number},"${number}"]}`) as Record<
        string,
        unknown[]
      >;
      expect(Object.values(read)[0]?.map(String)).toEqual([String(number), String(number)]);
    }),
  );
});

it('any text is refused exactly where the browser refuses it', () => {
  const almost = string({ unit: constantFrom(...'{}[]",:0123456789.eE-+ntrufalse\\ '.split('')) });
  assert(
    property(almost, (text) => {
      expect(isRefused(() => parseJsonExact(text))).toBe(isRefused(() => JSON.parse(text)));
    }),
  );
});

it('the digits of a Long travel as they are, beside any text', () => {
  const long = bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n });
  assert(
    property(tuple(long, string(), jsonValue()), ([number, name, other]) => {
      const text = stringifyExact({ [name]: { type: 'Long', value: String(number) }, other });
      expect(text).toContain(`"value":${number}`);
      expect(JSON.stringify(JSON.parse(text).other)).toBe(JSON.stringify(JSON.parse(JSON.stringify(other))));
    }),
  );
});

it('no link of an answer makes another server look like the engine', () => {
  const { url, isEngine } = createAddresses('https://tasks.example/operaton', 'default');
  const hosts = constantFrom(
    '//',
    'https://',
    'tasks.example',
    '@',
    ':',
    '/operaton/api/',
    'evil.example',
    '\\',
    '#',
  );
  assert(
    property(oneof(id, string({ unit: hosts })), (path) => {
      const address = url(path);
      if (isEngine(address)) expect(new URL(address).origin).toBe('https://tasks.example');
    }),
  );
});

it('whatever a server answers, there is a problem that can be shown', () => {
  const body = oneof(
    string(),
    jsonValue().map((value) => JSON.stringify(value)),
  );
  assert(
    property(
      tuple(constantFrom(400, 401, 403, 404, 409, 422, 429, 500, 502, 503), body),
      ([status, text]) => {
        const { kind, message } = problemOf({ status, text, requestId: null });
        expect(typeof kind).toBe('string');
        expect(typeof message).toBe('string');
      },
    ),
  );
});

function isRounded(value: unknown): boolean {
  const number = typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) && !Number.isSafeInteger(number);
}

function isRefused(read: () => unknown): boolean {
  try {
    read();
    return false;
  } catch {
    return true;
  }
}

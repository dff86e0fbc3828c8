import { jsonPointer } from '@taskweave/plugin-files/problems/jsonPointer';

export type JsonPlaces =
  | {
      readonly ok: true;
      readonly value: unknown;
      /** Where each member and each entry begins, from 0, by JSON pointer; the whole is at `''`. */
      readonly places: ReadonlyMap<string, number>;
    }
  | { readonly ok: false; readonly offset: number; readonly message: string };

const BLANK = /[ \t\r\n]*/y;
const TOKEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: JSON allows them in no string
  /[{}[\],:]|"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
const DEEPEST = 100;

class NotJson extends Error {
  constructor(
    readonly offset: number,
    expected: string,
  ) {
    super(`this is not JSON: ${expected} expected here`);
  }
}

/**
 * Reads a JSON text, and where in it everything stands. Browsers word their errors differently, and some name no place.
 *
 * @example
 * readJsonPlaces('{ "a": 1 }') // { ok: true, value: { a: 1 }, places: Map { '' => 0, '/a' => 2 } }
 * readJsonPlaces('{ "a" 1 }') // { ok: false, offset: 6, message: 'this is not JSON: ":" expected here' }
 */
export function readJsonPlaces(text: string): JsonPlaces {
  try {
    const places = findPlaces(text);
    return { ok: true, value: JSON.parse(text), places };
  } catch (error) {
    if (error instanceof NotJson) return { ok: false, offset: error.offset, message: error.message };
    throw error;
  }
}

function findPlaces(text: string): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  const tokens = createTokens(text);

  function readValue(path: readonly unknown[], place: number): void {
    places.set(jsonPointer(path), place);
    const { token, offset } = tokens.take();
    if (path.length > DEEPEST) throw new NotJson(offset, 'less nesting');
    if (token === '{') readMembers(path);
    else if (token === '[') readEntries(path);
    else if (/^[\]},:]?$/.test(token)) throw new NotJson(offset, 'a value');
  }

  function readMembers(path: readonly unknown[]): void {
    if (tokens.skip('}')) return;
    do {
      const { token, offset } = tokens.take();
      if (!token.startsWith('"')) throw new NotJson(offset, 'a name in double quotes');
      tokens.want(':');
      readValue([...path, JSON.parse(token)], offset);
    } while (tokens.skip(','));
    tokens.want('}', '"," or "}"');
  }

  function readEntries(path: readonly unknown[]): void {
    if (tokens.skip(']')) return;
    let index = 0;
    do {
      readValue([...path, index], tokens.peek().offset);
      index += 1;
    } while (tokens.skip(','));
    tokens.want(']', '"," or "]"');
  }

  readValue([], tokens.peek().offset);
  const { offset } = tokens.peek();
  if (offset < text.length) throw new NotJson(offset, 'the end');
  return places;
}

function createTokens(text: string) {
  let at = 0;

  /** An empty token is the end of the text, or something that is no token. */
  function peek(): { readonly token: string; readonly offset: number } {
    BLANK.lastIndex = at;
    const offset = at + (BLANK.exec(text)?.[0].length ?? 0);
    TOKEN.lastIndex = offset;
    return { token: TOKEN.exec(text)?.[0] ?? '', offset };
  }

  function take(): ReturnType<typeof peek> {
    const next = peek();
    at = next.offset + next.token.length;
    return next;
  }

  function skip(token: string): boolean {
    const isNext = peek().token === token;
    if (isNext) take();
    return isNext;
  }

  function want(token: string, expected = `"${token}"`): void {
    if (!skip(token)) throw new NotJson(peek().offset, expected);
  }

  return { peek, take, skip, want };
}

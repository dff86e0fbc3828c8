import type { AdminFileProblem, AdminFileProblemCode } from './AdminFile';

export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const HASH = /^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$/;

/**
 * Reads the members of one object of the file and notes what is wrong with them. A wrong member reads as absent, and
 * `isUsable` turns false, so that the caller leaves out the whole entry.
 *
 * @example
 * const reader = new EntryReader(entry, '/plugins/0', problems);
 * const id = reader.text('id');
 * if (!reader.isUsable) return null;
 */
export class EntryReader {
  isUsable = true;
  /** Whose entry it is, for the problems found from now on. */
  pluginId: string | null = null;

  constructor(
    private readonly entry: JsonObject,
    private readonly pointer: string,
    private readonly problems: AdminFileProblem[],
  ) {}

  text(name: string): string | null {
    return this.read(name, 'a text', (value) => typeof value === 'string' && value !== '') as string | null;
  }

  requiredText(name: string): string {
    if (this.entry[name] === undefined) this.note('PLG-102', name, 'a text is missing here');
    return this.text(name) ?? '';
  }

  flag(name: string, otherwise: boolean): boolean {
    return (this.read(name, 'true or false', (value) => typeof value === 'boolean') ?? otherwise) as boolean;
  }

  number(name: string, least: number, most = Number.MAX_SAFE_INTEGER): number | null {
    const expected =
      most === Number.MAX_SAFE_INTEGER ? `a number from ${least}` : `a number from ${least} to ${most}`;
    return this.read(
      name,
      expected,
      (value) => typeof value === 'number' && value >= least && value <= most,
    ) as number | null;
  }

  choice<T extends string>(name: string, choices: readonly T[], otherwise: T): T {
    const expected = `one of ${choices.map((choice) => `"${choice}"`).join(', ')}`;
    return (this.read(name, expected, (value) => choices.includes(value as T)) ?? otherwise) as T;
  }

  texts(name: string): readonly string[] | null {
    return this.read(
      name,
      'a list of texts',
      (value) => Array.isArray(value) && value.every((one) => typeof one === 'string'),
    ) as readonly string[] | null;
  }

  object(name: string): JsonObject | null {
    return this.read(name, 'an object', isObject) as JsonObject | null;
  }

  list(name: string): readonly unknown[] {
    return (this.read(name, 'a list', Array.isArray) ?? []) as readonly unknown[];
  }

  hash(name: string): string | null {
    const value = this.text(name);
    if (value === null || HASH.test(value)) return value;
    return this.note('PLG-106', name, 'a hash such as "sha384-…" belongs here');
  }

  address(name: string): string | null {
    const value = this.text(name);
    if (value === null || isAddress(value)) return value;
    return this.note(
      'PLG-105',
      name,
      'an address, absolute (https://…) or beginning with a slash, belongs here',
    );
  }

  /** Tells members that nobody knows, without refusing the entry: newer files may be read by an older application. */
  knownOnly(names: readonly string[]): void {
    for (const name of Object.keys(this.entry)) {
      if (names.includes(name) || name === '$schema' || name === '$comment') continue;
      this.note('PLG-103', name, `nobody knows this member; known are ${names.join(', ')}`, false);
    }
  }

  /**
   * @param place a member, the path to one, or `[]` for the entry itself
   * @returns null, for callers that give back what they could not read
   */
  note(code: AdminFileProblemCode, place: string | readonly string[], message: string, isFatal = true): null {
    const path = (typeof place === 'string' ? [place] : place).map((name) => `/${escapePointer(name)}`);
    const pointer = `${this.pointer}${path.join('')}` || '/';
    this.problems.push({ code, pointer, message, isFatal, pluginId: this.pluginId });
    if (isFatal) this.isUsable = false;
    return null;
  }

  private read(name: string, expected: string, isRight: (value: unknown) => boolean): unknown {
    const value = this.entry[name];
    if (value === undefined) return null;
    return isRight(value) ? value : this.note('PLG-102', name, `${expected} belongs here`);
  }
}

export function isHash(value: unknown): value is string {
  return typeof value === 'string' && HASH.test(value);
}

export function isAddress(value: string): boolean {
  if (value.startsWith('/')) return !value.startsWith('//');
  return /^(https?:\/\/|\.\.?\/)/.test(value) && URL.canParse(value, 'http://localhost');
}

/** `a/b` → `a~1b`, as JSON pointers have it. */
export function escapePointer(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}

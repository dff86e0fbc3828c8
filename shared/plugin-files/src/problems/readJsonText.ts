import { findNodeAtLocation, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';

export interface TextPlace {
  readonly offset: number;
  readonly line: number;
  readonly column: number;
}

export type JsonText =
  | {
      readonly ok: true;
      readonly value: unknown;
      readonly placeOf: (pointer: string) => TextPlace;
    }
  | { readonly ok: false; readonly message: string; readonly place: TextPlace };

const EXPECTED: Readonly<Record<string, string>> = {
  PropertyNameExpected: 'a name in double quotes',
  ValueExpected: 'a value',
  ColonExpected: '":"',
  CommaExpected: '","',
  CloseBraceExpected: '"}"',
  CloseBracketExpected: '"]"',
  EndOfFileExpected: 'the end',
};

/** Browsers word the errors of `JSON.parse` differently, and some report no position. */
export function readJsonText(text: string): JsonText {
  try {
    const errors: ParseError[] = [];
    const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
    const [error] = errors;
    if (error !== undefined || root === undefined) {
      const expected = error && EXPECTED[printParseErrorCode(error.error)];
      return notJson(text, error?.offset ?? 0, expected && `: ${expected} expected here`);
    }
    const value: unknown = JSON.parse(text);
    return { ok: true, value, placeOf: (pointer) => placeAt(text, nodeAt(root, pointer).offset) };
  } catch {
    // Nested too deeply to be read.
    return notJson(text, 0);
  }
}

function notJson(text: string, offset: number, why = ''): JsonText {
  return { ok: false, message: `this is not JSON${why}`, place: placeAt(text, offset) };
}

function nodeAt(root: Node, pointer: string): Node {
  let node = root;
  for (const escaped of pointer.split('/').slice(1)) {
    const name = escaped.replaceAll('~1', '/').replaceAll('~0', '~');
    const next = findNodeAtLocation(node, [node.type === 'array' ? Number(name) : name]);
    if (next === undefined) break;
    node = next;
  }
  return node.parent?.type === 'property' ? node.parent : node;
}

function placeAt(text: string, offset: number): TextPlace {
  const before = text.slice(0, offset).split('\n');
  return { offset, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

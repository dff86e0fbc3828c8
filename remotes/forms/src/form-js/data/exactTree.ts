import { quoteNumbers } from '@taskweave/engine-client/exactJson';
import { isRecord } from '@taskweave/engine-client/readShape';

/** A number of JSON that a JavaScript number would write in other digits. */
export class ExactNumber {
  constructor(readonly digits: string) {}
}

/** JSON as a tree that can be written again digit for digit. */
export type ExactTree =
  | null
  | boolean
  | number
  | string
  | ExactNumber
  | readonly ExactTree[]
  | { readonly [name: string]: ExactTree };

const DECIMAL = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d{1,9}))?$/i;

/** @throws SyntaxError as `JSON.parse` does */
export function parseExact(text: string): ExactTree {
  const plain: ExactTree = JSON.parse(text);
  const quoted = quoteNumbers(text, isRewritten);
  return quoted === text ? plain : withDigits(plain, JSON.parse(quoted));
}

export function writeExact(tree: ExactTree): string {
  if (tree instanceof ExactNumber) return tree.digits;
  if (Array.isArray(tree)) return `[${tree.map(writeExact).join(',')}]`;
  if (!isRecord(tree)) return JSON.stringify(tree);
  const members = Object.entries(tree) as readonly (readonly [string, ExactTree])[];
  return `{${members.map(([name, value]) => `${JSON.stringify(name)}:${writeExact(value)}`).join(',')}}`;
}

export function isContainer(tree: ExactTree | undefined): boolean {
  return typeof tree === 'object' && tree !== null && !(tree instanceof ExactNumber);
}

/** The tree as scripts and expressions read it: a number that no JavaScript number holds is a text of its digits. */
export function plainTree(tree: ExactTree): unknown {
  if (tree instanceof ExactNumber) return isHeld(tree.digits) ? Number(tree.digits) : tree.digits;
  if (Array.isArray(tree)) return tree.map(plainTree);
  if (!isRecord(tree)) return tree;
  return Object.fromEntries(
    Object.entries(tree).map(([name, value]) => [name, plainTree(value as ExactTree)]),
  );
}

/** Whether the text is a decimal number that a JavaScript number holds, however either writes it. */
export function isHeld(text: string): boolean {
  const digits = plainDigits(text);
  return digits !== null && digits === plainDigits(String(Number(text)));
}

export function isDecimal(text: string): boolean {
  return plainDigits(text) !== null;
}

/** Equal for equal numbers: `1.50e3` and `1500` are both `15e2`. */
function plainDigits(text: string): string | null {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = DECIMAL.exec(text) ?? [];
  const digits = `${whole}${fraction}`;
  if (digits === '') return null;
  const significant = digits.replace(/^0+/, '');
  const trimmed = withoutLastZeros(significant);
  if (trimmed === '') return '0';
  const power = Number(exponent) - fraction.length + significant.length - trimmed.length;
  return `${sign === '-' ? '-' : ''}${trimmed}e${power}`;
}

function withoutLastZeros(digits: string): string {
  let end = digits.length;
  while (digits.charAt(end - 1) === '0') end -= 1;
  return digits.slice(0, end);
}

function isRewritten(token: string): boolean {
  return String(Number(token)) !== token;
}

/** @param quoted the same tree, with a text of digits in place of each number that would change */
function withDigits(plain: ExactTree, quoted: ExactTree): ExactTree {
  if (typeof plain === 'number') return typeof quoted === 'string' ? new ExactNumber(quoted) : plain;
  if (Array.isArray(plain) && Array.isArray(quoted)) {
    return plain.map((item, index) => withDigits(item, quoted[index]));
  }
  if (!isRecord(plain) || !isRecord(quoted)) return plain;
  return Object.fromEntries(
    Object.entries(plain).map(([name, value]) => [
      name,
      withDigits(value as ExactTree, quoted[name] as ExactTree),
    ]),
  );
}

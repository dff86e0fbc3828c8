import { quoteNumbers } from '@taskweave/engine-client/exactJson';
import { isRecord } from '@taskweave/engine-client/readShape';
import { isExact } from '@taskweave/engine-client/variables/exactDecimal';

export class ExactNumber {
  constructor(readonly digits: string) {}
}

export type ExactTree =
  | null
  | boolean
  | number
  | string
  | ExactNumber
  | readonly ExactTree[]
  | { readonly [name: string]: ExactTree };

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

export function plainTree(tree: ExactTree): unknown {
  if (tree instanceof ExactNumber) return isExact(tree.digits) ? Number(tree.digits) : tree.digits;
  if (Array.isArray(tree)) return tree.map(plainTree);
  if (!isRecord(tree)) return tree;
  return Object.fromEntries(
    Object.entries(tree).map(([name, value]) => [name, plainTree(value as ExactTree)]),
  );
}

function isRewritten(token: string): boolean {
  return String(Number(token)) !== token;
}

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

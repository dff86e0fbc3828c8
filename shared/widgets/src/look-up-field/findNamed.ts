import { fold } from '@taskweave/base/texts/words';
import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import {
  type Choice,
  findChoice,
  type LookUpKind,
  searchDirectory,
} from '@taskweave/engine-client/resources/identity/lookUp';

export type Named =
  | { readonly kind: 'one'; readonly choice: Choice }
  | { readonly kind: 'unclear' }
  | { readonly kind: 'none' };

export async function findNamed(engine: EngineClient, kind: LookUpKind, text: string): Promise<Named> {
  const wanted = text.trim();
  if (wanted === '') return { kind: 'none' };
  const one = await findById(engine, kind, wanted);
  if (one !== null) return { kind: 'one', choice: one };
  const found = await searchDirectory(engine, kind, wanted);
  const [named, ...others] = found.filter(({ name }) => isNameOf(name, wanted));
  if (named !== undefined && others.length === 0) return { kind: 'one', choice: named };
  return { kind: found.length === 0 ? 'none' : 'unclear' };
}

export async function findById(engine: EngineClient, kind: LookUpKind, id: string): Promise<Choice | null> {
  const one = await findChoice(engine, kind, id);
  return one !== null && isNameOf(one.id, id) ? one : null;
}

export function isNameOf(name: string, text: string): boolean {
  return fold(name) === fold(text);
}

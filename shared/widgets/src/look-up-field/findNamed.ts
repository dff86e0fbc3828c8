import { fold } from '@taskweave/base/texts/words';
import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import {
  type Choice,
  findChoice,
  type LookUpKind,
  searchDirectory,
} from '@taskweave/engine-client/resources/identity/lookUp';

/** What a text names: nothing is guessed from a part of a name. */
export type Named =
  | { readonly kind: 'one'; readonly choice: Choice }
  /** Parts of names, or the name of several. */
  | { readonly kind: 'unclear' }
  | { readonly kind: 'none' };

/**
 * Asks the engine for the one whose id or whole name the text is.
 *
 * @throws as the engine does
 */
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

/** The one of this id. Some directories take an id in any case, and answer with theirs. */
export async function findById(engine: EngineClient, kind: LookUpKind, id: string): Promise<Choice | null> {
  const one = await findChoice(engine, kind, id);
  return one !== null && isNameOf(one.id, id) ? one : null;
}

export function isNameOf(name: string, text: string): boolean {
  return fold(name) === fold(text);
}

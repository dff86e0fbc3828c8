import { holdsWords } from '@taskweave/base/texts/words';
import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import type { Choice } from '@taskweave/engine-client/resources/identity/lookUp';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { findById, findNamed, isNameOf, type Named } from '../look-up-field/findNamed';
import { LOOK_UP_TEXTS } from '../look-up-field/lookUpTexts';
import { useChoices } from '../look-up-field/useChoices';

const MOST_OFFERED = 8;

export interface PeopleRequest {
  readonly engine: EngineClient;
  readonly me: Choice;
  readonly typed: string | null;
  readonly first: readonly Choice[];
}

export interface People {
  readonly offered: readonly Choice[];
  readonly marked: Choice | null;
  readonly status: string | undefined;
  readonly find: () => Promise<Named>;
}

export function usePeople({ engine, me, typed, first }: PeopleRequest): People {
  const { t } = useTexts(LOOK_UP_TEXTS);
  const text = typed?.trim() ?? '';
  const { choices, isSearching, hasFailed } = useChoices({
    engine,
    kind: 'user',
    text,
    isInUse: text !== '',
  });
  const known = [...new Map([...first, ...choices].map((person) => [person.id, person])).values()];
  const fitting = known.filter(({ id, name }) => holdsWords(`${name} ${id}`, text));
  const marked = text === '' ? null : markedOf();
  const offered = typed === null ? first : text === '' ? [] : withMarked();
  return {
    offered: offered.slice(0, MOST_OFFERED),
    marked,
    status: statusOf(),
    find,
  };

  /** The marked person may be the only match while the text is the id of someone created after the list was fetched. */
  async function find(): Promise<Named> {
    if (marked === null) return findNamed(engine, 'user', text);
    const exact = marked.id === text ? marked : await findById(engine, 'user', text);
    return { kind: 'one', choice: exact ?? marked };
  }

  function markedOf(): Choice | null {
    const exact = [...choices, me].find(({ id }) => id === text);
    if (exact !== undefined || isSearching || hasFailed) return exact ?? null;
    const named = fitting.filter(({ name }) => isNameOf(name, text));
    const [only, ...others] = named.length > 0 ? named : fitting;
    return others.length === 0 ? (only ?? null) : null;
  }

  function withMarked(): readonly Choice[] {
    return marked === null ? fitting : [marked, ...fitting.filter(({ id }) => id !== marked.id)];
  }

  function statusOf(): string | undefined {
    if (text === '' || offered.length > 0) return undefined;
    if (isSearching) return t('common.searching');
    return t(hasFailed ? 'failed.user' : 'none.user');
  }
}

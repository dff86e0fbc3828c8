import { holdsWords } from '@taskweave/base/texts/words';
import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { type Choice, searchDirectory } from '@taskweave/engine-client/resources/identity/lookUp';
import { findUser, userName } from '@taskweave/engine-client/resources/identity/user';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { LOOK_UP_TEXTS } from '../look-up-field/lookUpTexts';
import { useChoices } from '../look-up-field/useChoices';

/** As many as one sees at a glance. */
const MOST_OFFERED = 8;

export interface PeopleRequest {
  readonly engine: EngineClient;
  /** Who is signed in: their id means them, although they may not read users. */
  readonly me: Choice;
  /** What was typed; null before that. */
  readonly typed: string | null;
  /** Those who come first, and alone before anything is typed. */
  readonly first: readonly Choice[];
}

export interface People {
  readonly offered: readonly Choice[];
  /** Whom Enter means: the person of this id, or else the first who is offered. */
  readonly meant: Choice | null;
  /** Why nobody is offered. */
  readonly status: string | undefined;
  /**
   * Whom the text means, for a press that comes before the engine's answer.
   *
   * @returns null where there is no such person
   * @throws as the engine does
   */
  readonly find: () => Promise<Choice | null>;
  /** To be said then. */
  readonly notFound: string;
}

/** Who is offered for a text. The engine is asked once something is typed. */
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
  const exact = text === '' ? undefined : [...known, me].find(({ id }) => id === text);
  const offered = typed === null ? first : text === '' ? [] : withExact(known.filter(holdsText));
  const meant = exact ?? offered[0] ?? null;
  return {
    offered: offered.slice(0, MOST_OFFERED),
    meant,
    status: statusOf(),
    find,
    notFound: t('unknown.user', { id: text }),
  };

  async function find(): Promise<Choice | null> {
    if (meant !== null || text === '') return meant;
    const user = await findUser(engine, text);
    if (user !== null) return { id: user.id, name: userName(user) };
    return (await searchDirectory(engine, 'user', text)).find(holdsText) ?? null;
  }

  function holdsText({ id, name }: Choice): boolean {
    return holdsWords(`${name} ${id}`, text);
  }

  function withExact(fitting: readonly Choice[]): readonly Choice[] {
    return exact === undefined ? fitting : [exact, ...fitting.filter((person) => person !== exact)];
  }

  function statusOf(): string | undefined {
    if (text === '' || offered.length > 0) return undefined;
    if (isSearching) return t('common.searching');
    return t(hasFailed ? 'failed.user' : 'none.user');
  }
}

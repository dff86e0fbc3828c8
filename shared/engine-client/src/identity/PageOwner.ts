import { EngineError } from '../errors/EngineError';
import type { WhoAmI } from './whoAmI';

/**
 * Whose page this is. All tabs of a browser share one session: when someone signs in in another tab, this one would go on
 * in their name, with the first person's work. So nothing is sent but in the owner's name, and nothing is taken that was
 * answered to someone else.
 */
export interface PageOwner {
  /**
   * The engine has said who is signed in. The first one owns the page until `release`; anyone else locks it until the
   * owner is back.
   *
   * @param token that of their session; null where that is not certain
   */
  learn(user: string, token: string | null): void;
  release(): void;
  /** Throws while someone else is signed in. */
  assertOpen(): void;
  /** Whether `token` is known to be of a session of the owner; true as long as nobody owns the page. */
  isOwn(token: string | null): boolean;
  /** Throws unless `token` is of a session of the owner; asks the engine where that is not known yet. */
  confirm(token: string | null): Promise<void>;
  /** Throws, and asks who it is, where an answer was meant for someone else. */
  checkAnswer(headers: Headers): Promise<void>;
}

interface PageOwnerOptions {
  /** Asks the engine, and calls `learn`. */
  readonly whoAmI: () => Promise<WhoAmI>;
  readonly onOtherPerson: (user: string) => void;
  readonly onNobody: () => void;
}

export function createPageOwner({ whoAmI, onOtherPerson, onNobody }: PageOwnerOptions): PageOwner {
  let owner: string | null = null;
  let other: string | null = null;
  let ownToken: string | null = null;
  let asking: { readonly token: string; readonly answer: Promise<WhoAmI> } | null = null;

  /** Writes that start together ask once. */
  function ask(token: string): Promise<WhoAmI> {
    if (asking?.token === token) return asking.answer;
    const started = {
      token,
      answer: whoAmI().finally(() => {
        if (asking === started) asking = null;
      }),
    };
    asking = started;
    return started.answer;
  }

  function assertOpen(): void {
    if (other !== null) throw new EngineError({ ...OTHER_PERSON, isUnsent: true });
  }

  const isOwn = (token: string | null) => owner === null || token === ownToken;

  return {
    assertOpen,
    isOwn,
    learn(user, token) {
      owner ??= user;
      if (user === owner) {
        other = null;
        ownToken = token ?? ownToken;
      } else if (user !== other) {
        other = user;
        onOtherPerson(user);
      }
    },
    release() {
      owner = null;
      other = null;
      ownToken = null;
    },
    async confirm(token) {
      if (token === null || isOwn(token)) return;
      const me = await ask(token);
      if (me.status === 'signed-out') {
        onNobody();
        throw new EngineError({ ...NOBODY, isUnsent: true });
      }
      assertOpen();
    },
    async checkAnswer(headers) {
      const named = headers.get('X-Authorized-User');
      if (named === null || owner === null || named === owner || !isPlain(owner)) return;
      await whoAmI();
      throw new EngineError(OTHER_PERSON);
    },
  };
}

/** Servers mutilate everything else in a header; the token still tells such people apart. */
function isPlain(user: string): boolean {
  return /^[\x20-\x7e]*$/.test(user);
}

/** What a call ends with that is not even sent, since nobody is signed in. */
export const NOBODY = {
  kind: 'login-required',
  status: null,
  engineType: null,
  message: 'Nobody is signed in.',
  requestId: null,
  answeredBy: null,
} as const;

const OTHER_PERSON = { ...NOBODY, message: 'Someone else has signed in in this browser.' };

import { EngineError } from '../errors/EngineError';
import type { WhoAmI } from './whoAmI';

/** All tabs share one session, so after a sign-in in another tab this page would act in that person's name. */
export interface PageOwner {
  learn(user: string, token: string | null): void;
  release(): void;
  assertOpen(): void;
  isOwn(token: string | null): boolean;
  confirm(token: string | null): Promise<void>;
  checkAnswer(headers: Headers): Promise<void>;
}

interface PageOwnerOptions {
  readonly whoAmI: () => Promise<WhoAmI>;
  readonly onOtherPerson: (user: string) => void;
  readonly onNobody: () => void;
}

export function createPageOwner({ whoAmI, onOtherPerson, onNobody }: PageOwnerOptions): PageOwner {
  let owner: string | null = null;
  let other: string | null = null;
  let ownToken: string | null = null;
  let asking: { readonly token: string; readonly answer: Promise<WhoAmI> } | null = null;

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

/** Servers mangle other user names in a header; the token still tells such people apart. */
function isPlain(user: string): boolean {
  return /^[\x20-\x7e]*$/.test(user);
}

export const NOBODY = {
  kind: 'login-required',
  status: null,
  engineType: null,
  message: 'Nobody is signed in.',
  requestId: null,
  answeredBy: null,
} as const;

const OTHER_PERSON = { ...NOBODY, message: 'Someone else has signed in in this browser.' };

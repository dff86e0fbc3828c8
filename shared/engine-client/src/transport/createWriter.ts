import { EngineError, throwUnsent } from '../errors/EngineError';
import { CSRF_HEADER, CSRF_REQUIRED, type CsrfToken } from '../identity/CsrfToken';
import { NOBODY, type PageOwner } from '../identity/PageOwner';
import type { WhoAmI } from '../identity/whoAmI';
import type { CallContext } from './CallContext';
import type { Outcome } from './exchange';
import type { RequestOptions } from './RequestOptions';

export interface WriterOptions {
  readonly csrf: CsrfToken;
  readonly owner: PageOwner;
  readonly call: (
    address: string,
    request: RequestOptions,
    context: CallContext,
    token: string | null,
  ) => Promise<Outcome>;
  readonly whoAmI: (how: RequestOptions) => Promise<WhoAmI>;
}

export type Writer = (address: string, request: RequestOptions, context: CallContext) => Promise<Outcome>;

export function createWriter({ csrf, owner, call, whoAmI }: WriterOptions): Writer {
  async function ownToken({ isSignIn = false }: CallContext): Promise<string | null> {
    let token = await csrf.ready();
    while (!isSignIn && !owner.isOwn(token) && token !== null) {
      await owner.confirm(token);
      token = csrf.current();
    }
    return token;
  }

  async function checkBeforeUpload({ signal }: RequestOptions): Promise<void> {
    const me = await whoAmI({ signal });
    if (me.status === 'signed-out') throw new EngineError(NOBODY);
    owner.assertOpen();
  }

  async function write(address: string, request: RequestOptions, context: CallContext): Promise<Outcome> {
    const token = await ownToken(context).catch(throwUnsent);
    if (request.onProgress !== undefined) await checkBeforeUpload(request).catch(throwUnsent);
    request.signal?.throwIfAborted();
    const first = await call(address, request, context, token);
    if (!mayBeRefusedToken(first)) return first;

    // A refused token costs the session, but the write was not carried out, so it is repeated if single sign-on brings a new token.
    await csrf.refresh().catch(throwUnsent);
    request.signal?.throwIfAborted();
    const newToken = csrf.current();
    const isNewSession = newToken !== null && newToken !== token;
    if (isNewSession && !context.isSignIn) await owner.confirm(newToken).catch(throwUnsent);
    const last = isNewSession ? await call(address, request, context, newToken) : first;
    return isRefusedToken(last) ? asLostSession(last, context) : last;
  }

  return write;
}

/** Servlet filters refuse with HTML or a bare status document; engine exceptions carry their type. */
function mayBeRefusedToken(outcome: Outcome): boolean {
  return isRefusedToken(outcome) || (outcome.problem?.kind === 'forbidden' && !outcome.isEngineException);
}

function isRefusedToken({ problem, headers }: Outcome): boolean {
  return problem?.kind === 'forbidden' && headers.get(CSRF_HEADER) === CSRF_REQUIRED;
}

function asLostSession(outcome: Outcome, { isSignIn }: CallContext): Outcome {
  if (outcome.problem === null) return outcome;
  const kind = isSignIn ? 'csrf' : 'login-required';
  return { ...outcome, problem: { ...outcome.problem, kind, answeredBy: 'engine' } };
}

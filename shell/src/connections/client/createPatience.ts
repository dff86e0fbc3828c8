import { createListeners } from '@taskweave/base/createListeners';
import { perOwner } from '@taskweave/base/perOwner';
import { withLimit } from '@taskweave/base/withLimit';
import { EngineError, isEngineError, isLoginRequired } from '@taskweave/engine-client/EngineError';
import { NOBODY } from '@taskweave/engine-client/identity/PageOwner';
import { isEngineSilent } from '@taskweave/engine-client/isOutcomeUnknown';
import type { Connection, ConnectionStatus } from './Connection';
import { keep, questionOf } from './listsOfAll';
import type { Call, Calls } from './marks';

const GRACE = 100;
const NAMED_AFTER = 800;
/** What has come late is taken for so long, and an engine that has changed something waited for. */
const RECENTLY = 3000;
const STILL_AWAY = 15_000;
/** An engine that leaves a question open for so long is not reachable, whatever the answer waits for. */
export const SILENT = 30_000;

interface Wishes {
  readonly needed?: Connection | undefined;
  /** Whether the page goes on without any answer, too. */
  readonly mayBeNone?: boolean | undefined;
  /** Whether the answer would be wrong without an engine that is only slow. */
  readonly isPatient?: boolean | undefined;
  /** Whether it waits for each, and fails where one does. */
  readonly isWhole?: boolean | undefined;
}

export type Patience = ReturnType<typeof createPatience>;

const THERE: ConnectionStatus = { kind: 'there' };
/** Whether an engine is there, and who is signed in. */
const LOOK = '';
const SILENCE = { ...NOBODY, kind: 'network', reason: 'timeout', message: 'The engine is silent.' } as const;

/** @param onNews an engine has more to say than the page shows, or less */
export function createPatience(onNews: (connection: Connection) => void) {
  const { call: tell, subscribe } = createListeners();
  const statuses = new Map<Connection, ConnectionStatus>();
  const changes = new Map<Connection, number>();
  const lastAnswers = perOwner((_: Connection) => new Map<string, unknown>());
  /** An engine that is silent gets no question twice, and what it says late is taken from here for a while. */
  const openQuestions = perOwner((_: Connection) => new Map<string, Promise<unknown>>());
  /** How many answers the page has gone on without. */
  let missing = 0;
  /** Whether one has come since that the page does not show yet. */
  let isBehind = false;

  const status = (connection: Connection) => statuses.get(connection) ?? THERE;

  function setStatus(connection: Connection, next: ConnectionStatus): void {
    const known = status(connection);
    if (known.kind === next.kind && known.kind !== 'away' && wantedIn(known) >= wantedIn(next)) return;
    const isStillAway = known.kind === 'away' && next.kind === 'away';
    statuses.set(connection, isStillAway ? { ...next, since: known.since } : next);
    const isBack = isOut(known) && !isOut(next);
    isBehind ||= isBack;
    tell();
    if (isBack || (!isOut(known) && isOut(next) && lastAnswers(connection).size > 0)) onNews(connection);
  }

  function whenLate(connection: Connection, act: () => void): ReturnType<typeof setTimeout> {
    return setTimeout(() => status(connection).kind === 'there' && act(), NAMED_AFTER);
  }

  /** Asks once at a time, names an engine that is late, and hears whether it is there. */
  async function ask(connection: Connection, question: string, send: () => Promise<unknown>) {
    const open = openQuestions(connection);
    const sendNow = () => withLimit(send(), SILENT, () => new EngineError(SILENCE));
    const call =
      open.get(question)?.catch((error: unknown) => {
        if (failureOf(error, question) !== null) throw error;
        return sendNow();
      }) ?? sendNow();
    open.set(question, call);
    const timer = whenLate(connection, () => setStatus(connection, { kind: 'waiting' }));
    try {
      const answer = await call;
      if (!staysAway(status(connection), question)) setStatus(connection, THERE);
      return answer;
    } finally {
      clearTimeout(timer);
      if (open.get(question) === call) open.delete(question);
    }
  }

  async function look(connection: Connection): Promise<void> {
    const wait = isOut(status(connection)) ? STILL_AWAY : SILENT;
    await ask(connection, LOOK, () => connection.check(wait)).catch((error: unknown) =>
      setStatus(connection, failureOf(error, LOOK) ?? status(connection)),
    );
  }

  /** What an engine has said late is for the page that asks again. */
  function keepLate(connection: Connection, question: string, answer: unknown): void {
    const open = openQuestions(connection);
    const late = Promise.resolve(answer);
    open.set(question, late);
    setTimeout(() => open.get(question) === late && open.delete(question), RECENTLY);
    onNews(connection);
  }

  return {
    status,
    setStatus,
    look,
    /** People who work on what belongs to an engine want to be signed in there: who cancels, with the next change again. */
    wantSignIn(connection: Connection, error: unknown, isChange: boolean): never {
      const wanted = isChange ? wantedIn(status(connection)) + 1 : 1;
      const isOther = connection.mark !== null && isLoginRequired(error);
      if (isOther) setStatus(connection, { kind: 'signed-out', wanted });
      throw isEngineSilent(error) ? named(error, connection) : error;
    },
    /** A call that is late or fails says nothing of the engine, if others succeed. */
    watch(connection: Connection, call: Promise<unknown>) {
      const timer = whenLate(connection, () => void look(connection));
      const doubt = (error: unknown) => (isEngineSilent(error) ? look(connection) : undefined);
      void call.catch(doubt).finally(() => clearTimeout(timer));
    },
    /** Whether numbers on the page are those of all engines. */
    isWhole: () => !isBehind && missing === 0 && [...statuses.values()].every(({ kind }) => kind === 'there'),
    /** What has come later is on the page. */
    settle() {
      isBehind = false;
      tell();
    },
    subscribe,
    /** Something has changed there: what it said before is no answer any more. */
    changed(connection: Connection) {
      changes.set(connection, Date.now());
      openQuestions(connection).clear();
    },
    /** Asks several engines at once, and waits for the first answer, or for that of the one that is needed, and little more. */
    async askAll(
      calls: Calls,
      send: (connection: Connection, call: Call) => Promise<unknown>,
      { needed, mayBeNone = false, isPatient = false, isWhole = false }: Wishes = {},
    ): Promise<ReadonlyMap<Connection, unknown>> {
      const latest = Date.now() + RECENTLY;
      const answers = new Map<Connection, unknown>();
      const failures = new Map<Connection, { readonly error: unknown; readonly status: ConnectionStatus }>();
      const lacking = new Set<Connection>();
      const awaited = [...calls.keys()].filter((one) => {
        const hasChanged = (changes.get(one) ?? 0) + RECENTLY > Date.now();
        return one === needed || hasChanged || (isPatient && !isOut(status(one)));
      });
      let isOver = false;

      async function hear(connection: Connection, call: Call): Promise<void> {
        const last = lastAnswers(connection);
        const question = questionOf(call);
        try {
          const answer = await ask(connection, question, () => send(connection, call));
          const isNews = JSON.stringify(last.get(question)) !== JSON.stringify(answer);
          keep(last, question, answer);
          isBehind ||= lacking.has(connection);
          if (!isOver) answers.set(connection, answer);
          else if (isNews || lacking.has(connection)) keepLate(connection, question, answer);
        } catch (error) {
          const failure = failureOf(error, question);
          if (failure === null) throw error;
          failures.set(connection, { error: isWhole ? named(error, connection) : error, status: failure });
          if (isOver || failure.kind !== 'away' || !failure.isFailing) setStatus(connection, failure);
        } finally {
          if (lacking.delete(connection)) missing -= 1;
        }
      }

      await new Promise<void>((goOn, fail) => {
        const goOnAfter = (wait: number) => isWhole || setTimeout(goOn, wait);
        const all = [...calls].map(async ([connection, call]) => {
          await hear(connection, call);
          const isEnough = awaited.every((one) => answers.has(one) || failures.has(one));
          if (answers.size > 0 && isEnough) goOnAfter(GRACE);
          else if (answers.size > 0 && needed === undefined) goOnAfter(latest - Date.now());
        });
        if (mayBeNone) goOnAfter(RECENTLY);
        Promise.all(all).then(() => goOn(), fail);
      });
      isOver = true;
      const isNone = answers.size === 0 && !mayBeNone;
      const [first] = failures.values();
      if (!isNone) for (const [connection, failure] of failures) setStatus(connection, failure.status);
      if (first !== undefined && (isNone || isWhole)) throw first.error;
      const given = new Map<Connection, unknown>();
      for (const [connection, call] of calls) {
        const last = lastAnswers(connection);
        const question = questionOf(call);
        const mayStandIn = connection === needed || !isOut(status(connection));
        if (answers.has(connection)) given.set(connection, answers.get(connection));
        else if (mayStandIn && last.has(question)) given.set(connection, last.get(question));
        else if (!failures.has(connection)) lacking.add(connection);
      }
      missing += lacking.size;
      if (lacking.size > 0) tell();
      return given;
    },
  };
}

function named(error: unknown, { setting }: Connection): unknown {
  return isEngineError(error) ? new EngineError({ ...error.problem, where: setting.label }) : error;
}

export function isOut({ kind }: ConnectionStatus): boolean {
  return kind === 'away' || kind === 'signed-out';
}

export function wantedIn(status: ConnectionStatus): number {
  return status.kind === 'signed-out' ? (status.wanted ?? 0) : 0;
}

/** What an engine has left open keeps it away for a while, whatever else it answers. */
function staysAway(status: ConnectionStatus, question: string): boolean {
  if (status.kind !== 'away') return status.kind === 'back';
  return question === LOOK ? status.isFailing : status.question !== question && status.until > Date.now();
}

/** An engine is away, or has no answer to this question alone. What the page has cancelled says nothing. */
function failureOf(error: unknown, question: string): ConnectionStatus | null {
  if (isLoginRequired(error)) return { kind: 'signed-out' };
  if (!isEngineError(error)) return null;
  const until = Date.now() + STILL_AWAY;
  return { kind: 'away', since: new Date(), isFailing: !isEngineSilent(error), question, until };
}

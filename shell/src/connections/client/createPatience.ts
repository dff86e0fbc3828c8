import { withLimit } from '@taskweave/base/withLimit';
import { EngineError, isEngineError, isLoginRequired } from '@taskweave/engine-client/EngineError';
import { NOBODY } from '@taskweave/engine-client/identity/PageOwner';
import type { Connection, ConnectionStatus } from './Connection';
import { keep } from './keep';

const GRACE = 100;
const NAMED_AFTER = 800;
/** What has come late is taken for so long, and an engine that has changed something waited for. */
const RECENTLY = 3000;
const STILL_AWAY = 15_000;
/** An engine that leaves a question open for so long is not reachable, whatever the answer waits for. */
export const SILENT = 30_000;

/** A proxy says so where an engine takes too long for one question. */
const SLOW = 504;

interface Wishes {
  readonly needed?: Connection | undefined;
  /** Whether the page goes on without any answer, too. */
  readonly mayBeNone?: boolean | undefined;
  /** Whether the answer would be wrong without an engine that is only slow. */
  readonly isPatient?: boolean | undefined;
  /** Whether it waits for each, and fails where one does. */
  readonly isWhole?: boolean | undefined;
}

interface LastAnswer {
  readonly answer: unknown;
  /** When it came, if the page has gone on without it and not taken it yet. */
  readonly lateAt?: number;
}

export type Patience = ReturnType<typeof createPatience>;

const THERE: ConnectionStatus = { kind: 'there' };

/** @param onNews an engine has more to say than the page shows, or less */
export function createPatience(onNews: (connection: Connection) => void) {
  const statuses = new Map<Connection, ConnectionStatus>();
  const listeners = new Set<() => void>();
  const last = new Map<string, LastAnswer>();
  const changes = new Map<Connection, number>();
  const missing = new Set<string>();
  const looks = new Map<Connection, Promise<void>>();
  /** An engine that is silent gets none of them twice. */
  const open = new Map<string, Promise<unknown>>();

  const status = (connection: Connection) => statuses.get(connection) ?? THERE;

  function setStatus(connection: Connection, next: ConnectionStatus): void {
    const known = status(connection);
    if (known.kind === next.kind && known.kind !== 'away' && wantedIn(known) >= wantedIn(next)) return;
    const isStillAway = known.kind === 'away' && next.kind === 'away';
    statuses.set(connection, isStillAway ? { ...next, since: known.since } : next);
    const isBack = isOut(known) && !isOut(next);
    if (isBack) missing.add(`${connection.mark} `);
    tell();
    if (isBack || (!isOut(known) && isOut(next) && namesOf(last, connection).length > 0)) onNews(connection);
  }

  function tell(): void {
    for (const listener of listeners) listener();
  }

  function setThere(connection: Connection, key: string): void {
    const known = status(connection);
    if (known.kind !== 'away' || known.key === key || known.until < Date.now()) setStatus(connection, THERE);
  }

  /** Asks whether an engine is there, and who is signed in; one that is silent once at a time. */
  function look(connection: Connection): Promise<void> {
    const begun = looks.get(connection) ?? lookNow(connection).finally(() => looks.delete(connection));
    looks.set(connection, begun);
    return begun;
  }

  async function lookNow(connection: Connection): Promise<void> {
    const timer = nameLater(connection);
    await connection
      .check(isOut(status(connection)) ? STILL_AWAY : SILENT)
      .then(
        () => !isFailing(status(connection)) && setStatus(connection, THERE),
        (error: unknown) => setStatus(connection, failureOf(error, '') ?? status(connection)),
      )
      .finally(() => clearTimeout(timer));
  }

  function nameLater(connection: Connection): ReturnType<typeof setTimeout> {
    return setTimeout(() => {
      if (status(connection).kind === 'there') setStatus(connection, { kind: 'waiting' });
    }, NAMED_AFTER);
  }

  return {
    status,
    setStatus,
    look,
    /** People who work on what belongs to an engine want to be signed in there: who cancels, with the next change again. */
    wantSignIn(connection: Connection, error: unknown, isChange: boolean): never {
      const wanted = isChange ? wantedIn(status(connection)) + 1 : 1;
      if (isLoginRequired(error)) setStatus(connection, { kind: 'signed-out', wanted });
      throw error;
    },
    /** A call that is late or fails says nothing of the engine, if others succeed. */
    watch(connection: Connection, call: Promise<unknown>) {
      const timer = setTimeout(() => {
        if (status(connection).kind === 'there') void look(connection);
      }, NAMED_AFTER);
      const doubt = (error: unknown) => {
        const failure = failureOf(error, '');
        if (failure?.kind === 'away' && !failure.isFailing && !isOut(status(connection)))
          void look(connection);
      };
      void call.catch(doubt).finally(() => clearTimeout(timer));
    },
    /** Whether numbers on the page are those of all engines. */
    isWhole: () => missing.size === 0 && [...statuses.values()].every(({ kind }) => kind === 'there'),
    /** What has come later is on the page. */
    settle() {
      for (const name of missing) if (!open.has(name)) missing.delete(name);
      tell();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Something has changed there: what it said before is no answer any more. */
    changed(connection: Connection) {
      changes.set(connection, Date.now());
      for (const name of namesOf(open, connection)) open.delete(name);
      for (const name of namesOf(last, connection)) last.set(name, { answer: last.get(name)?.answer });
    },
    /** Asks several engines at once, and waits for the first answer, or for that of the one that is needed, and little more. */
    async askAll(
      asked: readonly Connection[],
      key: string,
      ask: (connection: Connection) => Promise<unknown>,
      { needed, mayBeNone = false, isPatient = false, isWhole = false }: Wishes = {},
    ): Promise<ReadonlyMap<Connection, unknown>> {
      const begun = Date.now();
      const by = new Map<Connection, unknown>();
      const errors: unknown[] = [];
      const failed = new Map<Connection, ConnectionStatus>();
      const isAwaited = (one: Connection) => isPatient && !isOut(status(one));
      const awaited = asked.filter((one) => one === needed || isRecent(changes.get(one)) || isAwaited(one));
      const atMost = asked.some(isAwaited) ? RECENTLY : NAMED_AFTER;
      let isOver = false;
      const all = asked.map(async (connection) => {
        const name = `${connection.mark} ${key}`;
        const known = last.get(name);
        if (known !== undefined && isRecent(known.lateAt)) {
          last.set(name, { answer: known.answer });
          by.set(connection, known.answer);
          return;
        }
        const askNow = () => withLimit(ask(connection), SILENT, saysNothing);
        const call =
          open.get(name)?.catch((error) => {
            if (failureOf(error, key) !== null) throw error;
            return askNow();
          }) ?? askNow();
        open.set(name, call);
        const timer = nameLater(connection);
        try {
          const answer = await call;
          setThere(connection, key);
          const isNews = JSON.stringify(last.get(name)?.answer) !== JSON.stringify(answer);
          keep(last, name, isOver && isNews ? { answer, lateAt: Date.now() } : { answer });
          if (!isOver) {
            by.set(connection, answer);
            missing.delete(name);
          } else if (isNews) onNews(connection);
        } catch (error) {
          errors.push(isWhole ? named(error, connection) : error);
          const failure = failureOf(error, key);
          if (failure === null) throw error;
          failed.set(connection, failure);
          missing.delete(name);
          if (isOver || !isFailing(failure)) setStatus(connection, failure);
        } finally {
          clearTimeout(timer);
          if (open.get(name) === call) open.delete(name);
        }
      });
      const enough = all.map(async (one) => {
        await one;
        const isEnough = awaited.every((other) => by.has(other) || failed.has(other));
        const wait = isEnough ? GRACE : begun + RECENTLY - Date.now();
        await new Promise(
          (resolve) => by.size > 0 && (isEnough || needed === undefined) && setTimeout(resolve, wait),
        );
      });
      const none = new Promise((resolve) => mayBeNone && setTimeout(resolve, atMost));
      await Promise.race(isWhole ? [Promise.all(all)] : [Promise.all(all), ...enough, none]);
      isOver = true;
      // What fails after the page went on is in the status.
      for (const one of all) one.catch(() => undefined);
      if (by.size === 0 && !mayBeNone) throw errors[0];
      for (const [connection, failure] of failed) setStatus(connection, failure);
      if (isWhole && errors.length > 0) throw errors[0];
      const given = asked.flatMap((connection): readonly (readonly [Connection, unknown])[] => {
        const name = `${connection.mark} ${key}`;
        if (by.has(connection)) return [[connection, by.get(connection)]];
        const isAway = failed.has(connection) || status(connection).kind === 'away';
        const mayStandIn = !isAway || connection === needed;
        const known = last.get(name);
        if (mayStandIn && known !== undefined) return [[connection, known.answer]];
        if (!failed.has(connection)) missing.add(name);
        return [];
      });
      if (missing.size > 0) tell();
      return new Map(given);
    },
  };
}

function saysNothing(): EngineError {
  return new EngineError({
    ...NOBODY,
    kind: 'network',
    reason: 'timeout',
    message: 'The engine says nothing.',
  });
}

function named(error: unknown, { setting }: Connection): unknown {
  return isEngineError(error) ? new EngineError({ ...error.problem, where: setting.label }) : error;
}

function namesOf(names: ReadonlyMap<string, unknown>, { mark }: Connection): readonly string[] {
  return [...names.keys()].filter((name) => name.startsWith(`${mark} `));
}

function isOut({ kind }: ConnectionStatus): boolean {
  return kind === 'away' || kind === 'signed-out';
}

export function wantedIn(status: ConnectionStatus): number {
  return status.kind === 'signed-out' ? (status.wanted ?? 0) : 0;
}

function isFailing(status: ConnectionStatus): boolean {
  return status.kind === 'away' && status.isFailing;
}

function isRecent(time: number | undefined): boolean {
  return time !== undefined && Date.now() - time < RECENTLY;
}

/** An engine is away, or has no answer to this question alone. What the page has cancelled says nothing. */
function failureOf(error: unknown, key: string): ConnectionStatus | null {
  if (isLoginRequired(error)) return { kind: 'signed-out' };
  if (!isEngineError(error)) return null;
  const { kind, answeredBy, status } = error.problem;
  const isSilent = answeredBy !== 'engine' && ['server', 'unexpected'].includes(kind) && status !== SLOW;
  const until = Date.now() + STILL_AWAY;
  return { kind: 'away', since: new Date(), isFailing: kind !== 'network' && !isSilent, key, until };
}

import { isEngineError, isLoginRequired } from '@taskweave/engine-client/EngineError';
import type { Connection, ConnectionStatus } from './Connection';

const GRACE = 100;
const NAMED_AFTER = 800;
const KEPT = 200;
/** What has come late is taken for so long, and a changed engine waited for. */
const RECENTLY = 3000;
const STILL_FAILING = 15_000;

export interface Patience {
  /** Asks several engines at once, and waits for the first answer, or for that of the one that is needed, and little more. */
  askAll(
    asked: readonly Connection[],
    key: string,
    ask: (connection: Connection) => Promise<unknown>,
    needed?: Connection,
  ): Promise<ReadonlyMap<Connection, unknown>>;
  status(connection: Connection): ConnectionStatus;
  setStatus(connection: Connection, status: ConnectionStatus): void;
  /** Something has changed there: what it said before is no answer any more. */
  changed(connection: Connection): void;
  /** Whether numbers on the page are those of all engines. */
  isWhole(): boolean;
  /** What has come later is on the page. */
  settle(): void;
  subscribe(listener: () => void): () => void;
}

const THERE: ConnectionStatus = { kind: 'there' };

/** @param onLate an engine has answered after the page went on without it */
export function createPatience(onLate: (connection: Connection) => void): Patience {
  const statuses = new Map<Connection, ConnectionStatus>();
  const listeners = new Set<() => void>();
  const last = new Map<string, unknown>();
  const arrived = new Map<string, { readonly answer: unknown; readonly at: number }>();
  const changes = new Map<Connection, number>();
  const missing = new Set<string>();
  const asking = new Set<string>();

  const status = (connection: Connection) => statuses.get(connection) ?? THERE;

  function setStatus(connection: Connection, next: ConnectionStatus): void {
    const known = status(connection);
    if (known.kind === next.kind && known.kind !== 'away' && (isWanted(known) || !isWanted(next))) return;
    const isStillAway = known.kind === 'away' && next.kind === 'away';
    statuses.set(connection, isStillAway ? { ...next, since: known.since } : next);
    tell();
  }

  function tell(): void {
    for (const listener of listeners) listener();
  }

  function setThere(connection: Connection, key: string): void {
    const known = status(connection);
    const failing = known.kind === 'away' ? known.question : undefined;
    if (failing === undefined || failing.key === key || failing.until < Date.now())
      setStatus(connection, THERE);
  }

  return {
    status,
    setStatus,
    isWhole: () => missing.size === 0 && [...statuses.values()].every(({ kind }) => kind === 'there'),
    settle() {
      for (const name of missing) if (!asking.has(name)) missing.delete(name);
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    changed(connection) {
      changes.set(connection, Date.now());
      for (const name of arrived.keys()) if (name.startsWith(`${connection.mark} `)) arrived.delete(name);
    },
    async askAll(asked, key, ask, needed) {
      const by = new Map<Connection, unknown>();
      const errors: unknown[] = [];
      const failed = new Map<Connection, ConnectionStatus>();
      const awaited = asked.filter((one) => one === needed || isRecent(changes.get(one)));
      let isOver = false;
      const all = asked.map(async (connection) => {
        const name = `${connection.mark} ${key}`;
        const late = arrived.get(name);
        arrived.delete(name);
        if (late !== undefined && isRecent(late.at)) {
          by.set(connection, late.answer);
          missing.delete(name);
          return;
        }
        asking.add(name);
        const timer = setTimeout(() => {
          if (status(connection).kind === 'there') setStatus(connection, { kind: 'waiting' });
        }, NAMED_AFTER);
        try {
          const answer = await ask(connection);
          setThere(connection, key);
          const isNews = JSON.stringify(last.get(name)) !== JSON.stringify(answer);
          keep(last, name, answer);
          if (!isOver) {
            by.set(connection, answer);
            missing.delete(name);
          } else if (isNews) {
            keep(arrived, name, { answer, at: Date.now() });
            onLate(connection);
          }
        } catch (error) {
          errors.push(error);
          const failure = failureOf(error, key);
          if (failure === null) throw error;
          failed.set(connection, failure);
          missing.delete(name);
          if (isOver || !('question' in failure)) setStatus(connection, failure);
        } finally {
          clearTimeout(timer);
          asking.delete(name);
        }
      });
      const enough = all.map(async (one) => {
        await one;
        const isEnough = by.size > 0 && awaited.every((other) => by.has(other) || failed.has(other));
        await new Promise((resolve) => isEnough && setTimeout(resolve, GRACE));
      });
      await Promise.race([Promise.all(all), ...enough]);
      isOver = true;
      // What fails after the page went on is in the status.
      for (const one of all) one.catch(() => undefined);
      if (by.size === 0) throw errors[0];
      for (const [connection, failure] of failed) setStatus(connection, failure);
      const given = asked.flatMap((connection): readonly (readonly [Connection, unknown])[] => {
        const name = `${connection.mark} ${key}`;
        if (by.has(connection)) return [[connection, by.get(connection)]];
        const mayStandIn = !failed.has(connection) || connection === needed;
        if (mayStandIn && last.has(name)) return [[connection, last.get(name)]];
        if (!failed.has(connection)) missing.add(name);
        return [];
      });
      if (missing.size > 0) tell();
      return new Map(given);
    },
  };
}

function isWanted(status: ConnectionStatus): boolean {
  return status.kind === 'signed-out' && status.isWanted === true;
}

function isRecent(time: number | undefined): boolean {
  return time !== undefined && Date.now() - time < RECENTLY;
}

/** What says that the engine is not there for this person, or not for this question; other errors are answers. */
function failureOf(error: unknown, key: string): ConnectionStatus | null {
  if (isLoginRequired(error)) return { kind: 'signed-out' };
  if (!isEngineError(error)) return null;
  const { kind, answeredBy } = error.problem;
  const since = new Date();
  if (kind === 'server' && answeredBy === 'engine')
    return { kind: 'away', since, question: { key, until: Date.now() + STILL_FAILING } };
  const isAway = kind === 'network' || kind === 'server';
  return isAway || (kind === 'unexpected' && answeredBy !== 'engine') ? { kind: 'away', since } : null;
}

function keep<Value>(map: Map<string, Value>, name: string, answer: Value): void {
  map.delete(name);
  map.set(name, answer);
  const [oldest] = map.keys();
  if (map.size > KEPT && oldest !== undefined) map.delete(oldest);
}

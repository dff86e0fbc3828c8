import { isEngineError, isLoginRequired } from '@taskweave/engine-client/EngineError';
import type { Connection, ConnectionStatus } from './Connection';

const GRACE = 100;
const NAMED_AFTER = 800;
const KEPT = 200;

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
  subscribe(listener: () => void): () => void;
}

const THERE: ConnectionStatus = { kind: 'there' };

/** @param onLate an engine has answered after the page went on without it */
export function createPatience(onLate: (connection: Connection) => void): Patience {
  const statuses = new Map<Connection, ConnectionStatus>();
  const listeners = new Set<() => void>();
  const last = new Map<string, unknown>();
  const arrived = new Map<string, unknown>();

  const status = (connection: Connection) => statuses.get(connection) ?? THERE;

  function setStatus(connection: Connection, next: ConnectionStatus): void {
    const known = status(connection);
    if (known.kind === next.kind && known.kind !== 'away') return;
    const isStillAway = known.kind === 'away' && next.kind === 'away';
    statuses.set(connection, isStillAway ? { ...next, since: known.since } : next);
    for (const listener of listeners) listener();
  }

  async function askOne(connection: Connection, ask: () => Promise<unknown>): Promise<unknown> {
    const timer = setTimeout(() => {
      if (status(connection).kind === 'there') setStatus(connection, { kind: 'waiting' });
    }, NAMED_AFTER);
    try {
      const answer = await ask();
      setStatus(connection, THERE);
      return answer;
    } catch (error) {
      const failure = failureOf(error);
      if (failure !== null) setStatus(connection, failure);
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    status,
    setStatus,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    async askAll(asked, key, ask, needed) {
      const by = new Map<Connection, unknown>();
      const errors: unknown[] = [];
      const failed = new Set<Connection>();
      let isOver = false;
      const all = asked.map(async (connection) => {
        const name = `${connection.mark} ${key}`;
        if (arrived.has(name)) {
          by.set(connection, arrived.get(name));
          arrived.delete(name);
          return;
        }
        try {
          const answer = await askOne(connection, () => ask(connection));
          const isNews = !isSame(last.get(name), answer);
          keep(last, name, answer);
          if (!isOver) by.set(connection, answer);
          else if (isNews) {
            keep(arrived, name, answer);
            onLate(connection);
          }
        } catch (error) {
          failed.add(connection);
          errors.push(error);
          if (failureOf(error) === null) throw error;
        }
      });
      await Promise.race([
        Promise.all(all),
        firstOf(all, () => (needed === undefined ? by.size > 0 : by.has(needed))),
      ]);
      isOver = true;
      // What fails after the page went on is in the status.
      for (const one of all) one.catch(() => undefined);
      if (by.size === 0) throw errors[0];
      const given = asked.flatMap((connection): readonly (readonly [Connection, unknown])[] => {
        const name = `${connection.mark} ${key}`;
        if (by.has(connection)) return [[connection, by.get(connection)]];
        const mayStandIn = !failed.has(connection) || connection === needed;
        return mayStandIn && last.has(name) ? [[connection, last.get(name)]] : [];
      });
      return new Map(given);
    },
  };
}

/** Settles a moment after one of them has given something. */
async function firstOf(all: readonly Promise<unknown>[], hasAny: () => boolean): Promise<void> {
  await new Promise<void>((resolve) => {
    for (const one of all)
      one.then(
        () => {
          if (hasAny()) setTimeout(resolve, GRACE);
        },
        () => undefined,
      );
  });
}

/** What says that the engine is not there for this person; other errors are answers. */
function failureOf(error: unknown): ConnectionStatus | null {
  if (isLoginRequired(error)) return { kind: 'signed-out' };
  if (!isEngineError(error)) return null;
  const { kind, answeredBy } = error.problem;
  const isAway =
    kind === 'network' || ((kind === 'server' || kind === 'unexpected') && answeredBy !== 'engine');
  return isAway ? { kind: 'away', since: new Date(), error } : null;
}

function keep(map: Map<string, unknown>, name: string, answer: unknown): void {
  map.delete(name);
  map.set(name, answer);
  const [oldest] = map.keys();
  if (map.size > KEPT && oldest !== undefined) map.delete(oldest);
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

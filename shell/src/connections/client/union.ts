import { isRecord, readList, readShape } from '@taskweave/engine-client/readShape';
import { segment } from '@taskweave/engine-client/segment';
import type { Connection } from './Connection';

/** Filters of the same name are one: the first of them, which is asked for with the others. */
export function createFilterNames() {
  const members = new Map<string, ReadonlyMap<Connection, string>>();
  const known = new Map<Connection, ReturnType<typeof createSignal>>();
  /** An engine that says nothing for a while keeps its filters. */
  const said = new Map<Connection, unknown>();

  function knownOf(connection: Connection): ReturnType<typeof createSignal> {
    const signal = known.get(connection) ?? createSignal();
    known.set(connection, signal);
    return signal;
  }

  return {
    /** The path with the engine's own filter, once its filters are known; null where it has none of that name. */
    async pathFor(path: string, connection: Connection): Promise<string | null> {
      const id = /^filter\/([^/]+)\/(list|count)$/.exec(path)?.[1];
      if (id === undefined || connection.mark === null) return path;
      await knownOf(connection).given;
      const own = members.get(id)?.get(connection);
      return own === undefined ? null : path.replace(id, segment(own));
    },
    learn(answers: ReadonlyMap<Connection, unknown>): readonly unknown[] {
      const byName = new Map<string, { readonly filter: unknown; readonly ids: Map<Connection, string> }>();
      for (const [connection, answer] of answers) {
        said.set(connection, answer);
        knownOf(connection).give();
      }
      for (const [connection, answer] of said) {
        for (const filter of readList(answer, 'filters', (one) => one)) {
          const shape = readShape(filter, 'filter');
          const same = byName.get(shape.text('name'));
          if (same === undefined || same.ids.has(connection)) {
            const name = same === undefined ? shape.text('name') : shape.text('id');
            byName.set(name, { filter, ids: new Map([[connection, shape.text('id')]]) });
          } else same.ids.set(connection, shape.text('id'));
        }
      }
      return [...byName.values()].map(({ filter, ids }) => {
        const [id] = ids.values();
        members.set(segment(id ?? ''), ids);
        return filter;
      });
    },
  };
}

function createSignal() {
  let give = (): void => undefined;
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give };
}

/** Numbers by group, from several engines. */
export function addGroups(answers: readonly unknown[]): readonly unknown[] {
  const sums = new Map<unknown, Readonly<Record<string, unknown>>>();
  for (const row of answers.flat()) {
    if (!isRecord(row)) continue;
    const known = sums.get(row.groupName);
    const taskCount = Number(row.taskCount) + Number(known?.taskCount ?? 0);
    sums.set(row.groupName, { ...row, taskCount });
  }
  return [...sums.values()];
}

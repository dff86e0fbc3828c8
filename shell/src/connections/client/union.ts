import { isRecord, readList, readShape } from '@taskweave/engine-client/readShape';
import { segment } from '@taskweave/engine-client/segment';
import type { Connection } from './Connection';
import type { Call } from './marks';

/** Filters of the same name are one: the first of them, which is asked for with the others. */
export function createFilterNames() {
  const members = new Map<string, ReadonlyMap<Connection, Member>>();
  /** An engine that says nothing for a while keeps its filters. */
  const said = new Map<Connection, unknown>();
  const waiting = new Set<() => void>();

  return {
    /** The path with the engine's own filter, once its filters are known; null where it has none of that name. */
    async pathFor(path: string, connection: Connection): Promise<string | null> {
      const id = /^filter\/([^/]+)\/(list|count)$/.exec(path)?.[1];
      if (id === undefined || connection.mark === null) return path;
      while (!said.has(connection)) await new Promise<void>((resolve) => waiting.add(resolve));
      const own = members.get(id)?.get(connection);
      return own === undefined ? null : path.replace(id, segment(own.id));
    },
    learn(answers: ReadonlyMap<Connection, unknown>): readonly unknown[] {
      const groups = new Map<string, Map<Connection, Member>>();
      for (const [connection, answer] of answers) said.set(connection, answer);
      for (const [connection, answer] of said) {
        for (const raw of readList(answer, 'filters', (one) => one)) {
          const shape = readShape(raw, 'filter');
          const [id, name] = [shape.text('id'), shape.text('name')];
          const key = groups.get(name)?.has(connection) ? id : name;
          const group = groups.get(key) ?? new Map<Connection, Member>();
          groups.set(key, group.set(connection, { id, raw: shape.raw }));
        }
      }
      for (const goOn of waiting) goOn();
      waiting.clear();
      return [...groups.values()].map((group) => {
        const [first] = group.values();
        members.set(segment(first?.id ?? ''), group);
        return first?.raw;
      });
    },
    /** A change of a filter, for each engine that has it. */
    changesOf({ path, options }: Call): ReadonlyMap<Connection, Call> {
      const group = members.get(/^filter\/([^/]+)$/.exec(path)?.[1] ?? '') ?? new Map<Connection, Member>();
      const [first] = group.values();
      return new Map(
        [...group].map(([connection, { id, raw }]) => {
          const body = isRecord(options.body) && {
            body: { ...changed(options.body, first?.raw ?? {}, raw), id },
          };
          return [connection, { path: `filter/${segment(id)}`, options: { ...options, ...body } }];
        }),
      );
    },
  };
}

type Parts = Readonly<Record<string, unknown>>;

interface Member {
  readonly id: string;
  readonly raw: Parts;
}

/** What a change leaves as it was stays as this engine has it: a new color does not change the criteria. */
function changed(body: Parts, before: Parts, here: Parts): Parts {
  const entries = Object.entries(body).map(([name, value]): [string, unknown] => {
    const [earlier, own] = [before[name], here[name]];
    if (name === 'properties' && isRecord(value) && isRecord(earlier) && isRecord(own))
      return [name, { ...own, ...changed(value, earlier, own) }];
    return [name, isSame(value, earlier) ? own : value];
  });
  return Object.fromEntries(entries);
}

/** Engines leave out what is empty. */
function isSame(one: unknown, other: unknown): boolean {
  const text = (part: unknown) =>
    JSON.stringify(Array.isArray(part) && part.length === 0 ? null : part || null);
  return text(one) === text(other);
}

/** Numbers by group, from several engines. */
export function addGroups(answers: readonly unknown[]): readonly unknown[] {
  const sums = new Map<unknown, Parts>();
  for (const row of answers.flat().filter(isRecord)) {
    const taskCount = Number(row.taskCount) + Number(sums.get(row.groupName)?.taskCount ?? 0);
    sums.set(row.groupName, { ...row, taskCount });
  }
  return [...sums.values()];
}

import { isRecord, readList, readShape } from '@taskweave/engine-client/readShape';
import { segment } from '@taskweave/engine-client/segment';
import type { Connection } from './Connection';
import type { Call } from './marks';

/** Filters of the same name are one: the first of them, which is asked for with the others. */
export function createFilterNames() {
  const members = new Map<string, ReadonlyMap<Connection, Member>>();
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
      return own === undefined ? null : path.replace(id, segment(own.id));
    },
    learn(answers: ReadonlyMap<Connection, unknown>): readonly unknown[] {
      const groups = new Map<string, Map<Connection, Member>>();
      for (const [connection, answer] of answers) {
        said.set(connection, answer);
        knownOf(connection).give();
      }
      for (const [connection, answer] of said) {
        for (const raw of readList(answer, 'filters', (one) => one)) {
          const shape = readShape(raw, 'filter');
          const member = { id: shape.text('id'), raw: shape.raw };
          const same = groups.get(shape.text('name'));
          if (same === undefined) groups.set(shape.text('name'), new Map([[connection, member]]));
          else if (same.has(connection)) groups.set(member.id, new Map([[connection, member]]));
          else same.set(connection, member);
        }
      }
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
          const body = options.body === undefined ? {} : { body: changed(options.body, first?.raw, raw) };
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
function changed(body: unknown, before: unknown, here: Parts): unknown {
  if (!isRecord(body) || !isRecord(before)) return body;
  const parts = ([name, value]: [string, unknown]) => {
    const own = here[name];
    if (name === 'properties' && isRecord(own))
      return [name, { ...own, ...partsOf(value, before[name], own) }];
    return [name, isSame(value, before[name]) ? own : value];
  };
  return { ...Object.fromEntries(Object.entries(body).map(parts)), id: here.id };
}

function partsOf(value: unknown, before: unknown, here: Parts): Parts {
  if (!isRecord(value) || !isRecord(before)) return {};
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, isSame(part, before[name]) ? here[name] : part]),
  );
}

/** Engines leave out what is empty. */
function isSame(one: unknown, other: unknown): boolean {
  const text = (part: unknown) =>
    JSON.stringify(Array.isArray(part) && part.length === 0 ? null : part || null);
  return text(one) === text(other);
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

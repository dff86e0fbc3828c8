import { linkRelations } from '@taskweave/engine-client/reading/hal';
import { isRecord, readShape } from '@taskweave/engine-client/readShape';
import { segment } from '@taskweave/engine-client/segment';
import type { Connection } from './Connection';
import { withoutPage } from './listsOfAll';
import { type Call, isPersonOf, lettered, mapCall } from './marks';

/** Filters of the same name are one, and so are equal rights to them: the first, which is asked for with the others. */
export function createFilterNames() {
  const members = new Map<string, ReadonlyMap<Connection, Member>>();
  /** An engine that says nothing for a while keeps its filters. */
  const said = new Map<Connection, unknown>();
  const waiting = new Set<() => void>();

  function join(kind: string, answers: Answers, nameOf: (raw: Parts) => unknown): readonly unknown[] {
    const groups = new Map<unknown, Map<Connection, Member>>();
    for (const [connection, answer] of answers) {
      for (const one of [answer].flat()) {
        const shape = readShape(one, kind);
        const { raw } = shape;
        const [id, name] = [shape.text('id'), nameOf(raw)];
        const key = groups.get(name)?.has(connection) ? id : name;
        const group = groups.get(key) ?? new Map<Connection, Member>();
        groups.set(key, group.set(connection, { id, raw }));
      }
    }
    return [...groups.values()].map((group) => {
      const [first] = group.values();
      members.set(`${kind}/${segment(first?.id ?? '')}`, group);
      return first?.raw;
    });
  }

  return {
    /** The path with the engine's own filter, once its filters are known; null where it has none of that name. */
    async pathFor(path: string, connection: Connection): Promise<string | null> {
      const [filter, id] = /^filter\/([^/]+)(?=\/(list|count)$)/.exec(path) ?? [];
      if (filter === undefined || id === undefined || connection.mark === null) return path;
      while (!said.has(connection)) await new Promise<void>((resolve) => waiting.add(resolve));
      const own = members.get(filter)?.get(connection);
      return own === undefined ? null : path.replace(id, segment(own.id));
    },
    learn(answers: Answers): readonly unknown[] {
      for (const [connection, answer] of answers) said.set(connection, answer);
      for (const goOn of waiting) goOn();
      waiting.clear();
      return join('filter', said, ({ name }) => name);
    },
    learnNew: (answers: Answers) => join('filter', answers, ({ name }) => name),
    learnRights: (answers: Answers) =>
      join('authorization', answers, ({ type, userId, groupId }) => JSON.stringify([type, userId, groupId])),
    /** A change of a filter or of a right to it, what may be changed, and a call about who may use it, for each engine that has it. */
    callsOf(call: Call, me: string | null, marks: readonly string[]): ReadonlyMap<Connection, Call> {
      const { path, options } = call;
      const { method = 'GET', query, body } = options;
      const isOfRights = path === RIGHT || (path === RIGHTS && method === 'GET');
      if (!isOfRights && !['PUT', 'DELETE', 'OPTIONS'].includes(method)) return new Map();
      const { resourceId, userId } = { ...query, ...(isRecord(body) && body) };
      const mayBe = (one: Connection) =>
        typeof userId !== 'string' || ['*', me].includes(userId) || isPersonOf(userId, one, marks);
      const group = members.get(isOfRights ? `filter/${resourceId}` : path);
      const [first] = group?.values() ?? [];
      const each = [...(group ?? [])].map(([connection, { id, raw }]): [Connection, Call] => {
        if (isOfRights)
          return [connection, mapCall(withoutPage(call), (text, key) => (key === 'resourceId' ? id : text))];
        const own = isRecord(body) && { body: { ...changed(body, first?.raw ?? {}, raw), id } };
        return [connection, { path: path.replace(/[^/]+$/, segment(id)), options: { ...options, ...own } }];
      });
      return new Map(each.filter(([one]) => mayBe(one)));
    },
  };
}

/** Who may use what, and where that is given. */
export const RIGHTS = 'authorization';
const RIGHT = 'authorization/create';

type Answers = ReadonlyMap<Connection, unknown>;
export type Parts = Readonly<Record<string, unknown>>;

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

/** A list of people that asks for no part of their names, which engines may spell differently. */
const OF_IDS = ['id', 'sortBy', 'sortOrder', 'firstResult', 'maxResults'];

/** People and groups that several engines have are one. Where one is chosen, letters say whom not all of them know. */
export function onePeople(
  answers: Answers,
  { path, options: { query = {} } }: Call,
  strangers: Set<string>,
): readonly unknown[] {
  const lists = [...answers].map(([connection, answer]) => {
    const people = new Map([answer].flat().flatMap((one) => (isRecord(one) ? [[one.id, one] as const] : [])));
    const isWhole = people.size < Number(query.maxResults ?? Number.POSITIVE_INFINITY);
    return { ...connection, people, knowsOthersToo: connection.setting.samePersons && isWhole };
  });
  const isChoice = path === 'user' && query.idIn === undefined;
  const isOfIds = isChoice && Object.keys(query).every((name) => OF_IDS.includes(name));
  const known = new Map<unknown, Parts>();
  for (const { people, setting } of lists) {
    for (const [id, one] of people) {
      const knowing = lists.filter(({ knowsOthersToo }) => knowsOthersToo);
      const isLacking = knowing.some((list) => !list.people.has(id));
      for (const { mark, people: theirs } of isOfIds ? knowing : [])
        if (theirs.has(id)) strangers.delete(`${mark} ${id}`);
        else strangers.add(`${mark} ${id}`);
      const named = isChoice && setting.samePersons && isLacking && lettered(one, setting.letters);
      if (!known.has(id)) known.set(id, { ...one, ...named });
    }
  }
  const { sortBy } = query;
  const people = [...known.values()];
  if (typeof sortBy !== 'string') return people;
  return people.sort((a, b) => String(a[sortBy] ?? '').localeCompare(String(b[sortBy] ?? '')));
}

/** What each engine allows. */
export function commonLinks(answers: readonly unknown[]): unknown {
  const [first = new Set<string>(), ...others] = answers.map(linkRelations);
  const common = [...first].filter((rel) => others.every((one) => one.has(rel)));
  return { links: common.map((rel) => ({ rel })) };
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

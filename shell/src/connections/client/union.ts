import { linkRelations } from '@taskweave/engine-client/reading/hal';
import { isRecord, readShape } from '@taskweave/engine-client/readShape';
import { segment } from '@taskweave/engine-client/segment';
import type { Connection } from './Connection';
import { ALL, pageOf, withPage } from './listsOfAll';
import { type Call, type Calls, lettered, type Marks, mapCall, type Parts } from './marks';

/** Filters of the same name are one, and so are equal rights to them: the first, which is asked for with the others. */
export function createFilterNames({ isPersonOf }: Pick<Marks, 'isPersonOf'>) {
  const members = new Map<string, ReadonlyMap<Connection, Member>>();
  /** An engine that says nothing for a while keeps its filters. */
  const said = new Map<Connection, unknown>();
  const waiting = new Set<() => void>();

  function join(kind: string, answers: Answers, nameOf: (raw: Parts) => unknown): readonly unknown[] {
    const groups = new Map<unknown, Map<Connection, Member>>();
    for (const [connection, answer] of answers) {
      for (const one of [answer].flat()) {
        const { raw, text } = readShape(one, kind);
        const [id, name] = [text('id'), nameOf(raw)];
        const key = groups.get(name)?.has(connection) ? id : name;
        const group = groups.get(key) ?? new Map<Connection, Member>();
        groups.set(key, group.set(connection, { id, raw }));
      }
    }
    return [...groups.values()].map((group) => {
      const [first] = group.values();
      members.set(`${kind}/${segment(first?.id ?? '')}`, group);
      const letters = [...group.keys()].map(({ setting }) => setting.letters).join(', ');
      return { ...first?.raw, ...(group.size < answers.size && { letters }) };
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
    /** The answer to a call that each engine has a part in. */
    joinedOf(call: Call, answers: Answers): unknown {
      const [first] = answers.values();
      if (call.options.method === 'OPTIONS') return commonLinks([...answers.values()]);
      if (call.path === NEW_FILTER) return join('filter', answers, ({ name }) => name)[0];
      if (call.path !== RIGHTS) return first;
      const page = pageOf(call);
      const nameOf = ({ type, userId, groupId }: Parts) => JSON.stringify([type, userId, groupId]);
      return join(RIGHTS, answers, nameOf).slice(page.first, page.first + page.max);
    },
    /** A change of a filter or of a right to it, what may be changed, and a call about who may use it, for each engine that has it. */
    callsOf(call: Call): Calls {
      const { path, options } = call;
      const { method = 'GET', query, body } = options;
      const isOfRights = path === RIGHT || (path === RIGHTS && method === 'GET');
      if (!isOfRights && !['PUT', 'DELETE', 'OPTIONS'].includes(method)) return new Map();
      const { resourceId, userId } = { ...query, ...(isRecord(body) && body) };
      const group = [...(members.get(isOfRights ? `filter/${resourceId}` : path) ?? [])];
      const [[, first] = []] = group;
      const each = group.map(([connection, { id, raw }]): [Connection, Call] => {
        const onTexts = (texts: readonly string[], key: string) => (key === 'resourceId' ? [id] : texts);
        if (isOfRights) return [connection, mapCall(withPage(call, ALL), onTexts)];
        const own = isRecord(body) && { body: { ...changed(body, first?.raw ?? {}, raw), id } };
        return [connection, { path: path.replace(/[^/]+$/, segment(id)), options: { ...options, ...own } }];
      });
      return new Map(each.filter(([one]) => typeof userId !== 'string' || isPersonOf(userId, one)));
    },
  };
}

export const NEW_FILTER = 'filter/create';
/** Who may use what, and where that is given. */
const RIGHTS = 'authorization';
const RIGHT = 'authorization/create';

type Answers = ReadonlyMap<Connection, unknown>;

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
  call: Call,
  { connectionOf, strangersOf }: Marks,
): readonly unknown[] {
  const { query = {} } = call.options;
  const isChoice = call.path === 'user' && query.idIn === undefined;
  const isOfIds = isChoice && Object.keys(query).every((name) => OF_IDS.includes(name));
  const lists = [...answers].map(([connection, answer]) => {
    const people = new Map([answer].flat().flatMap((one) => (isRecord(one) ? [[String(one.id), one]] : [])));
    return { connection, people };
  });
  const knowing = lists.filter(
    ({ connection, people }) => connection.setting.samePersons && people.size < pageOf(call).max,
  );
  const known = new Map<string, Parts>();
  for (const { connection, people } of lists) {
    const { samePersons, letters } = connection.setting;
    for (const [id, one] of people) {
      // The person of the page has the name that the page's engine gives.
      if (call.path === 'user' && !samePersons && connectionOf(id) !== connection) continue;
      const isLacking = isChoice && samePersons && knowing.some((list) => !list.people.has(id));
      if (!known.has(id)) known.set(id, { ...one, ...(isLacking && lettered(one, letters)) });
    }
  }
  for (const { connection, people } of isOfIds ? knowing : [])
    for (const id of known.keys()) strangersOf(connection)[people.has(id) ? 'delete' : 'add'](id);
  const sortBy = String(query.sortBy);
  return [...known.values()].sort((a, b) => String(a[sortBy] ?? '').localeCompare(String(b[sortBy] ?? '')));
}

/** What each engine allows. */
function commonLinks(answers: readonly unknown[]): unknown {
  const [first = new Set<string>(), ...others] = answers.map(linkRelations);
  const common = [...first].filter((rel) => others.every((one) => one.has(rel)));
  return { links: common.map((rel) => ({ rel })) };
}

/** Numbers by group, from several engines. */
export function addGroups(answers: readonly unknown[]): readonly unknown[] {
  const groups = new Map<unknown, readonly Parts[]>();
  for (const row of answers.flat().filter(isRecord))
    groups.set(row.groupName, [...(groups.get(row.groupName) ?? []), row]);
  return [...groups.values()].map((rows) => joined(rows));
}

/** Lists one after the other, numbers added. */
export function joined(answers: readonly unknown[]): unknown {
  const [first] = answers;
  if (answers.every(Array.isArray)) return answers.flat();
  if (answers.every((one) => typeof one === 'number')) return answers.reduce((sum, one) => sum + one, 0);
  if (answers.length < 2 || !answers.every(isRecord)) return first;
  const names = new Set(answers.flatMap((answer) => Object.keys(answer)));
  const partsOf = (name: string) => answers.flatMap((answer) => (name in answer ? [answer[name]] : []));
  return Object.fromEntries([...names].map((name) => [name, joined(partsOf(name))]));
}

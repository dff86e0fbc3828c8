import { createLane } from '@taskweave/base/createLane';
import { perOwner } from '@taskweave/base/perOwner';
import { type EngineConnection, methodsOf } from '@taskweave/engine-client/EngineClient';
import { throwUnsent } from '@taskweave/engine-client/EngineError';
import type { QueryParams, RequestOptions } from '@taskweave/engine-client/RequestOptions';
import { isRecord, readList, readShape } from '@taskweave/engine-client/readShape';
import { createSortVariables } from '@taskweave/engine-client/resources/task/sortVariables';
import type { Connections } from '@taskweave/plugin-sdk';
import type { Connection } from './Connection';
import { changeEach } from './changeEach';
import { createPatience, SILENT } from './createPatience';
import { OF_LIST, type Page, pageOf, type Union, unionOf, WITH_ID, withoutPage } from './listsOfAll';
import {
  type Call,
  marked,
  markOf,
  markOfPath,
  marksIn,
  namesIds,
  partFor,
  unmarked,
  withMark,
} from './marks';
import { createMergedPages, sortingOf } from './mergePages';
import { addGroups, commonLinks, createFilterNames, onePeople, type Parts, RIGHTS } from './union';

/** Browsers open as many to one address, which all engines share: calls that one leaves unanswered must not keep back those of the others. */
const SOCKETS = 6;
const DATA: readonly unknown[] = ['json', 'hal'];

interface How {
  readonly caller?: string | undefined;
  readonly isWhole?: boolean | undefined;
}

/**
 * A client over several engines, the page's own first. Ids have the mark of their connection, which is taken off before a call to
 * that connection and no other.
 */
export function createClientOfAll(
  own: Connection,
  others: readonly Connection[],
  onNews: (connection: Connection) => void,
) {
  const connections = [own, ...others];
  const marks = connections.flatMap(({ mark }) => mark ?? []);
  const byMark = (mark: string | null) => connections.find((one) => one.mark === mark) ?? own;
  const merged = createMergedPages();
  const filters = createFilterNames();
  /** Whom an engine does not know, though equal ids are the same person there. */
  const strangers = new Set<string>();
  const sortVariables = createSortVariables();
  const width = Math.max(1, Math.floor(SOCKETS / connections.length));
  const laneOf = perOwner((_: Connection) => createLane(width));
  const patience = createPatience((connection) => {
    merged.forget();
    onNews(connection);
  });
  const isIn = (connection: Connection) =>
    connection.mark === null || patience.status(connection).kind !== 'signed-out';

  async function send(connection: Connection, call: Call, caller?: string): Promise<unknown> {
    const me = own.person();
    const isList = unionOf(call) !== null;
    await connection.ready?.().catch(isChange(call) && !isList ? throwUnsent : undefined);
    const isStranger = (id: string) => strangers.has(`${connection.mark} ${id}`);
    const { path, options } = unmarked(call, { to: connection, me, marks, isList, isStranger });
    const client = caller === undefined ? connection.client : connection.client.withCaller(caller);
    const request = () => client.request(path, options);
    // What a page sends as it closes cannot wait.
    const sent = options.keepalive === true ? request() : laneOf(connection)(request, options.signal);
    if (!isList) patience.watch(connection, sent);
    const answer = await sent;
    if (!isList && isChange(call)) patience.changed(connection);
    const isData = options.accept === undefined || DATA.includes(options.accept);
    return isData ? marked(answer, path, connection, me) : answer;
  }

  async function ask(given: Call, from: Connection | null, { caller, isWhole }: How): Promise<unknown> {
    const isNew = given.path === 'filter/create' && from === null;
    const each = isNew
      ? new Map(connections.filter(isIn).map((one) => [one, given]))
      : filters.callsOf(given, own.person(), marks);
    const [only] = each.values();
    const sendPart = (one: Connection, part = each.get(one) ?? given) => send(one, part, caller);
    if (each.size > 1 && (given.path === RIGHTS || given.options.method === 'OPTIONS')) {
      const by = await patience.askAll([...each.keys()], JSON.stringify(only), (one) => sendPart(one));
      if (given.path !== RIGHTS) return commonLinks([...by.values()]);
      const { first, max } = pageOf(given) ?? { first: 0, max: Number.POSITIVE_INFINITY };
      return filters.learnRights(by).slice(first, first + max);
    }
    if (each.size > 1) {
      const answers = await changeEach(each, sendPart, onNews);
      return isNew ? filters.learnNew(answers)[0] : [...answers.values()][0];
    }
    const call = only ?? given;
    const named = markOfPath(call, marks);
    if (named !== null) {
      const one = byMark(named);
      return send(one, call, caller).catch((error) => patience.wantSignIn(one, error, isChange(call)));
    }
    const at = from === null || OF_LIST.test(call.path) ? null : from;
    // An id without a mark is one of the page's own engine.
    if (WITH_ID.test(call.path)) return send(own, call, caller);
    const found = marksIn(call, marks);
    const union = at === null ? unionOf(call) : null;
    if (found.size > 0 && union === null) return divide(call, found, at, caller);
    if (found.size === 0 && namesIds(call)) return send(own, call, caller);
    return union === null ? send(at ?? own, call, caller) : askAll(call, union, found, { caller, isWhole });
  }

  function partsOf(call: Call, found: ReadonlySet<string>): ReadonlyMap<Connection, Call> {
    return new Map(
      connections.flatMap((one): readonly (readonly [Connection, Call])[] => {
        const part = one.mark === null || found.has(one.mark) ? partFor(call, one.mark, marks) : null;
        // Without a list, the ids of the call are those of one engine.
        const isOther = part !== null && one.mark === null && marksIn(part, marks).size > 0;
        return part === null || isOther ? [] : [[one, part]];
      }),
    );
  }

  async function divide(call: Call, found: ReadonlySet<string>, at: Connection | null, caller?: string) {
    const parts = [...partsOf(call, found)];
    const answers = await Promise.all(
      parts.map(([one, part]) => send(one.mark === null ? (at ?? own) : one, part, caller)),
    );
    return answers.length === 1 ? answers[0] : joined(answers);
  }

  /** @param found the engines whose ids the call has; all are asked where it has none */
  async function askAll(call: Call, union: Union, found: ReadonlySet<string>, { caller, isWhole }: How) {
    const { path, options } = call;
    const criteria = withoutPage(call).options.query ?? {};
    const concerned = found.size === 0 ? connections.filter(isIn) : [...partsOf(call, found).keys()];
    const there = concerned.filter((one) => isWhole !== true || patience.status(one).kind !== 'away');
    const asked = there.length === 0 ? concerned : there;
    const page = union === 'rows' ? pageOf(call) : null;
    const key = keyOf(path, criteria, options.body);
    const askEach = async (one: Connection, part: Partial<Page>, isCount = union === 'count') => {
      const own = await filters.pathFor(
        isCount && union === 'rows' ? path.replace(/\/list$|$/, '/count') : path,
        one,
      );
      if (own === null) return isCount ? { count: 0 } : [];
      const { first, max } = part;
      const range = first === undefined ? {} : { firstResult: first, maxResults: max };
      const ofAll = { path: own, options: { timeout: SILENT, ...options, query: { ...criteria, ...range } } };
      const answer = await send(one, partFor(ofAll, one.mark, marks) ?? ofAll, caller);
      checkShape(answer, isCount ? 'count' : union, own);
      await sortVariables.learn(isCount ? [] : rowsOf(answer), sortingOf(call), (body) => {
        const options = { method: 'POST', query: { deserializeValues: false }, body } as const;
        return send(one, { path: 'variable-instance', options }, caller);
      });
      return answer;
    };
    if (page !== null) {
      const answers: unknown[] = [];
      const rows = await merged.page(asked, call, page, key, {
        variableOf: sortVariables.valueOf,
        async rows(pages, isFar) {
          const name = `${key} ${JSON.stringify([...pages].map(([{ mark }, part]) => [mark, part]))}`;
          const by = await patience.askAll(
            [...pages.keys()],
            name,
            (one) => askEach(one, pages.get(one) ?? {}),
            { mayBeNone: isFar, isPatient: isFar, isWhole },
          );
          answers.push(...by.values());
          return new Map([...by].map(([one, answer]) => [one, rowsOf(answer)]));
        },
        async counts() {
          const wishes = { isPatient: true, isWhole };
          const by = await patience.askAll(asked, `count ${key}`, (one) => askEach(one, {}, true), wishes);
          return new Map([...by].map(([one, count]) => [one, readShape(count, path).number('count')]));
        },
      });
      const whole = joined(answers.filter(isRecord));
      if (!isRecord(whole)) return rows;
      return { ...whole, _embedded: { ...(isRecord(whole._embedded) && whole._embedded), task: rows } };
    }
    const isCut = options.query?.firstResult !== undefined || union === 'people';
    const whole = { ...(isCut && pageOf(call)) };
    const needed = union === 'filters' ? own : undefined;
    const by = await patience.askAll(asked, key, (one) => askEach(one, whole), { needed, isWhole });
    if (union === 'filters') return filters.learn(by);
    if (union === 'people') return onePeople(by, call, strangers);
    if (union === 'groups') return addGroups([...by.values()]);
    return joined([...by.values()]);
  }

  function clientFor(at: Connection | null, how: How = {}): EngineConnection {
    const base = (at ?? own).client;
    const { restRoot } = base;
    const request = <T>(given: string, options: RequestOptions = {}): Promise<T> => {
      const path = given.startsWith(`${restRoot}/`) ? given.slice(restRoot.length + 1) : given;
      // An address says by itself which engine is meant.
      const isAddress = at !== null && path !== given;
      const isOurs = !isAddress && !path.startsWith('/') && !/^[a-z][a-z\d+.-]*:/i.test(path);
      return (
        isOurs ? ask({ path, options }, at, how) : send(at ?? own, { path, options }, how.caller)
      ) as Promise<T>;
    };
    return Object.assign(Object.create(base) as EngineConnection, {
      ...placeOf(at, own),
      ...methodsOf(request),
      withCaller: (caller: string) => clientFor(at, { ...how, caller }),
      whole: () => clientFor(at, { ...how, isWhole: true }),
      url(path: string, query?: QueryParams) {
        const mark = markOfPath({ path }, marks);
        const to = mark === null ? (at ?? own) : byMark(mark);
        const call = unmarked({ path, options: {} }, { to, me: own.person(), marks, isList: true });
        return to.client.url(call.path, query);
      },
    });
  }

  const offered = connections.map(offeredAs);
  return Object.assign(clientFor(null), {
    patience,
    offered: {
      all: offered,
      of: (id: string) => offered[connections.indexOf(byMark(markOf(id, marks)))] ?? null,
      isWhole: patience.isWhole,
      subscribe: patience.subscribe,
    } satisfies Connections,
    /** The connection of an id. */
    connectionOf: (id: string) => byMark(markOf(id, marks)),
    /** The client for what belongs to that connection: what names no id goes there, too. */
    clientOf: perOwner((connection: Connection) => clientFor(connection)),
  });
}

function placeOf(at: Connection | null, own: Connection) {
  return { connection: at === null ? null : (at.mark ?? ''), pageEngine: own.client.name };
}

function offeredAs({ mark, setting: { id, label, letters, color } }: Connection): Connections['all'][number] {
  return { id, label, letters, color, idOf: (given) => withMark(given, mark) };
}

function isChange({ options: { method = 'GET' } }: Call): boolean {
  return method !== 'GET';
}

function keyOf(path: string, criteria: QueryParams, body: unknown): string {
  // Times of the page's clock change with every call.
  const asked = JSON.stringify(body ?? null).replace(/"\d{4}-\d\d-\d\dT[^"]*"/g, '""');
  return `${path} ${JSON.stringify(criteria)} ${asked}`;
}

function rowsOf(answer: unknown): readonly Parts[] {
  const rows = isRecord(answer) && isRecord(answer._embedded) ? answer._embedded.task : answer;
  return Array.isArray(rows) ? (rows as readonly Parts[]) : [];
}

/** An engine that answers with something else is not there: what it has would look like nothing. */
function checkShape(answer: unknown, union: Union, where: string): void {
  if (union === 'count') return void readShape(answer, where).number('count');
  const rows = isRecord(answer) && '_embedded' in answer ? rowsOf(answer) : answer;
  for (const row of readList(rows, where, readShape)) {
    if (union === 'filters') [row.text('id'), row.text('name')];
  }
}

/** Lists one after the other, numbers added. */
function joined(answers: readonly unknown[]): unknown {
  if (answers.every(Array.isArray)) return answers.flat();
  const [first] = answers;
  if (answers.length < 2 || !answers.every(isRecord)) return first;
  const entries = answers.flatMap((answer) => Object.entries(answer));
  return Object.fromEntries(
    entries.map(([name]) => {
      const parts = entries.filter(([other]) => other === name).map(([, part]) => part);
      const isSum = name === 'count' && parts.every((part) => typeof part === 'number');
      return [name, isSum ? parts.reduce<number>((sum, part) => sum + Number(part), 0) : joined(parts)];
    }),
  );
}

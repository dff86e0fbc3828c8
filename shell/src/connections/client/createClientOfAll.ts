import { createLane } from '@taskweave/base/createLane';
import { perOwner } from '@taskweave/base/perOwner';
import { type EngineConnection, methodsOf } from '@taskweave/engine-client/EngineClient';
import { throwUnsent } from '@taskweave/engine-client/EngineError';
import type { QueryParams, RequestOptions } from '@taskweave/engine-client/RequestOptions';
import { embedded } from '@taskweave/engine-client/reading/hal';
import { isRecord, readList, readShape } from '@taskweave/engine-client/readShape';
import { parseFilters } from '@taskweave/engine-client/resources/filter/filter';
import { createSortVariables } from '@taskweave/engine-client/resources/task/sortVariables';
import type { Connections } from '@taskweave/plugin-sdk';
import type { Connection } from './Connection';
import { changeEach } from './changeEach';
import { createPatience, SILENT } from './createPatience';
import { countOf, OF_LIST, type Union, unionOf, withPage } from './listsOfAll';
import { type Call, type Calls, createMarks, type Parts, withMark } from './marks';
import { createMergedPages, sortingOf } from './mergePages';
import { addGroups, createFilterNames, joined, NEW_FILTER, onePeople } from './union';

/** Browsers open as many to one address, which all engines share: calls that one leaves unanswered must not keep back those of the others. */
const SOCKETS = 6;

interface How {
  readonly caller?: string | undefined;
  /** For what needs each engine: one is left out, as the page says already. */
  readonly onPart?: (() => void) | undefined;
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
  const marks = createMarks(own, others);
  const filters = createFilterNames(marks);
  const sortVariables = createSortVariables();
  const merged = createMergedPages(sortVariables.valueOf);
  const width = Math.max(1, Math.floor(SOCKETS / connections.length));
  const laneOf = perOwner((_: Connection) => createLane(width));
  const patience = createPatience((connection) => {
    merged.forget();
    onNews(connection);
  });
  const isIn = (connection: Connection) =>
    connection.mark === null || patience.status(connection).kind !== 'signed-out';
  const toAll = (call: Call) => new Map(connections.filter(isIn).map((one) => [one, call]));

  async function send(connection: Connection, call: Call, caller?: string): Promise<unknown> {
    const isList = unionOf(call) !== null;
    await connection.ready?.().catch(isChange(call) && !isList ? throwUnsent : undefined);
    const { path, options } = marks.unmarked(call, connection, isList);
    const client = caller === undefined ? connection.client : connection.client.withCaller(caller);
    const request = () => client.request(path, options);
    // What a page sends as it closes cannot wait.
    const sent = options.keepalive === true ? request() : laneOf(connection)(request, options.signal);
    if (!isList) patience.watch(connection, sent);
    const answer = await sent;
    if (!isList && isChange(call)) patience.changed(connection);
    return marks.marked(answer, path, connection);
  }

  async function ask(given: Call, from: Connection | null, how: How): Promise<unknown> {
    const sendPart = (one: Connection, part: Call) => send(one, part, how.caller);
    const isNew = given.path === NEW_FILTER && from === null;
    const each = isNew ? toAll(given) : filters.callsOf(given);
    if (each.size > 1) {
      const sent = isChange(given)
        ? changeEach(each, sendPart, onNews, isNew)
        : patience.askAll(each, sendPart);
      return filters.joinedOf(given, await sent);
    }
    const [call = given] = each.values();
    const whose = marks.ofPath(call.path);
    if (whose !== null)
      return sendPart(whose, call).catch((error) => patience.wantSignIn(whose, error, isChange(call)));
    const at = OF_LIST.test(call.path) ? null : from;
    const union = at === null ? unionOf(call) : null;
    const parts = marks.partsOf(call);
    if (union !== null) return askAll(call, union, parts ?? toAll(call), how);
    if (parts === null) return sendPart(at ?? own, call);
    return joined([...(await changeEach(parts, sendPart)).values()]);
  }

  /** @param parts what each engine is asked */
  async function askAll(call: Call, union: Union, parts: Calls, { caller, onPart }: How) {
    const isWhole = onPart !== undefined;
    const isLeftOut = (one: Connection) => isWhole && patience.status(one).kind === 'away';
    const there = new Map([...parts].filter(([one]) => !isLeftOut(one)));
    const asked = there.size === 0 ? parts : there;
    if (asked.size < (marks.partsOf(call)?.size ?? connections.length)) onPart?.();
    const askOne = async (one: Connection, part: Call) => {
      const wanted = unionOf(part);
      const path = await filters.pathFor(part.path, one);
      if (path === null) return wanted === 'count' ? { count: 0 } : [];
      const answer = await send(one, { path, options: { timeout: SILENT, ...part.options } }, caller);
      await sortVariables.learn(readRows(answer, wanted, path), sortingOf(call), (body) => {
        const options = { method: 'POST', query: { deserializeValues: false }, body } as const;
        return send(one, { path: 'variable-instance', options }, caller);
      });
      return answer;
    };
    if (union !== 'rows') {
      const needed = union === 'filters' ? own : undefined;
      const by = await patience.askAll(asked, askOne, { needed, isWhole });
      if (union === 'filters') return filters.learn(by);
      if (union === 'people') return onePeople(by, call, marks);
      return union === 'groups' ? addGroups([...by.values()]) : joined([...by.values()]);
    }
    const answers: unknown[] = [];
    const rows = await merged.page({
      connections: [...asked.keys()],
      call,
      async rows(pages, isFar) {
        const calls = new Map([...pages].map(([one, page]) => [one, withPage(asked.get(one) ?? call, page)]));
        const by = await patience.askAll(calls, askOne, { mayBeNone: isFar, isWhole });
        answers.push(...by.values());
        return new Map([...by].map(([one, answer]) => [one, readRows(answer, union, call.path)]));
      },
      async counts() {
        const calls = new Map([...asked].map(([one, part]) => [one, countOf(part)]));
        const by = await patience.askAll(calls, askOne, { isPatient: true, isWhole });
        return new Map([...by].map(([one, count]) => [one, readShape(count, call.path).number('count')]));
      },
    });
    const whole = joined(answers.filter(isRecord));
    if (!isRecord(whole)) return rows;
    return { ...whole, _embedded: { ...(isRecord(whole._embedded) && whole._embedded), task: rows } };
  }

  function clientFor(at: Connection | null, how: How = {}): EngineConnection {
    const base = (at ?? own).client;
    const { restRoot } = base;
    const request = (given: string, options: RequestOptions = {}): Promise<unknown> => {
      const path = given.startsWith(`${restRoot}/`) ? given.slice(restRoot.length + 1) : given;
      // An address says by itself which engine is meant.
      const isAddress = at !== null && path !== given;
      const isOurs = !isAddress && !path.startsWith('/') && !/^[a-z][a-z\d+.-]*:/i.test(path);
      return isOurs ? ask({ path, options }, at, how) : send(at ?? own, { path, options }, how.caller);
    };
    return Object.assign(Object.create(base) as EngineConnection, {
      connection: at === null ? null : (at.mark ?? ''),
      pageEngine: own.client.name,
      ...methodsOf(request as EngineConnection['request']),
      withCaller: (caller: string) => clientFor(at, { ...how, caller }),
      whole: (onPart = () => undefined) => clientFor(at, { ...how, onPart }),
      url(path: string, query?: QueryParams) {
        const to = marks.ofPath(path) ?? at ?? own;
        return to.client.url(marks.unmarked({ path, options: {} }, to, true).path, query);
      },
    });
  }

  const offeredOf = perOwner(({ mark, setting: { id, label, letters, color } }: Connection) => {
    return { id, label, letters, color, idOf: (given: string) => withMark(given, mark) };
  });
  return Object.assign(clientFor(null), {
    patience,
    offered: {
      all: connections.map(offeredOf),
      of: (id: string) => offeredOf(marks.connectionOf(id)),
      isWhole: patience.isWhole,
      subscribe: patience.subscribe,
    } satisfies Connections,
    connectionOf: marks.connectionOf,
    /** The client for what belongs to that connection: what names no id goes there, too. */
    clientOf: perOwner((connection: Connection) => clientFor(connection)),
  });
}

function isChange({ options: { method = 'GET' } }: Call): boolean {
  return method !== 'GET' && method !== 'OPTIONS';
}

/** An engine that answers with something else is not there: what it has would look like nothing. */
function readRows(answer: unknown, union: Union | null, where: string): readonly Parts[] {
  if (union === 'count') {
    readShape(answer, where).number('count');
    return [];
  }
  if (union === 'filters') parseFilters(answer);
  const isHal = isRecord(answer) && '_embedded' in answer;
  const rows = isHal ? embedded(answer, 'task', readShape) : readList(answer, where, readShape);
  return rows.map(({ raw }) => raw);
}

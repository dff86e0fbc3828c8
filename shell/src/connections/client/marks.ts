import { EngineError } from '@taskweave/engine-client/EngineError';
import { NOBODY } from '@taskweave/engine-client/identity/PageOwner';
import type { QueryParams, RequestOptions } from '@taskweave/engine-client/RequestOptions';
import { isRecord } from '@taskweave/engine-client/readShape';
import type { Connection } from './Connection';

const SIGN = '~';
const ID = /^ids?$|Ids?$|Id(Not)?In$|^idIn$|^(super|sub)(Process|Case)Instance$/;
/** Ids of the model and of people and groups, which are not the engine's. */
const NOT_MARKED =
  /^(activityIds?|.*ActivityIds?|tenantIds?|groupIds?|workerId|formId|signalId|messageId)$|[uU]serIds?$/;
const PERSON = /^(assignee|owner|.*[uU]serId)$/;
const ASKED_PERSON =
  /^(assignee(In|NotIn)?|owner|candidateUser|involvedUser|taskAssignee|taskOwner|.*[uU]serId(In)?|me)$/;
/** Content of people, not of the engine. */
const CONTENT = ['value', 'valueInfo', 'query', 'properties'];
/** Their own ids are names that engines share. */
const PLAIN = ['group', 'tenant', 'identity'];
/** What follows in a path is a name that people have given. */
const NAMED = ['variables', 'localVariables'];
const GIVES_TASK = /^task\/[^/]+\/(assignee|delegate|identity-links)$/;
/** Instead of a person that an engine does not know: a sign, and nobody's id. */
const NOBODY_THERE = SIGN;

/** The mark that an id has, of those that there are. */
export function markOf(id: string, marks: readonly string[]): string | null {
  const at = id.lastIndexOf(SIGN);
  const mark = at < 0 ? '' : id.slice(at + 1);
  return marks.includes(mark) ? mark : null;
}

/** The mark of what a path is about; what comes later in it belongs to that. */
export function markOfPath({ path }: Pick<Call, 'path'>, marks: readonly string[]): string | null {
  const [first, second, third] = path.split('/');
  return markOf((first === 'history' ? third : second) ?? '', marks);
}

function isId(key: string): boolean {
  return ID.test(key) && !NOT_MARKED.test(key.replace(/(Not)?In$/, ''));
}

/** An id of the page's engine that happens to end like one with a mark gets an empty one. */
export function withMark(id: string, mark: string | null): string {
  if (id === '' || (mark === null && !/~[\w-]*$/.test(id))) return id;
  return `${id}${SIGN}${mark ?? ''}`;
}

function withoutMark(id: string, mark: string | null): string {
  const end = SIGN + (mark ?? '');
  return id.length > end.length && id.endsWith(end) ? id.slice(0, -end.length) : id;
}

/** An answer of the engine as the page knows it. */
export function marked(answer: unknown, path: string, from: Connection, me: string | null): unknown {
  const { mark } = from;
  if (path.endsWith('/deployed-form') || path.endsWith('/deployed-start-form')) return answer;
  const person = (id: string) => {
    if (me !== null && id === from.person()) return me;
    return withMark(id, from.setting.samePersons ? null : mark);
  };

  function walk(value: unknown, key: string, kind: string): unknown {
    if (typeof value === 'string') {
      if (PERSON.test(key) || (key === 'id' && kind === 'user')) return person(value);
      return isId(key) && (key !== 'id' || !PLAIN.includes(kind)) ? withMark(value, mark) : value;
    }
    if (Array.isArray(value)) return value.map((item) => walk(item, key, kind));
    if (!isRecord(value)) return value;
    const whose = mark !== null && 'taskDefinitionKey' in value ? { connection: mark } : {};
    // The letters distinguish people who share a name with those of the page.
    const isOther =
      kind === 'user' && mark !== null && markOf(person(String(value.id ?? '')), [mark]) !== null;
    const named = isOther && lettered(value, from.setting.letters);
    const parts = Object.entries(value).map(([name, part]) => {
      if (CONTENT.includes(name)) return [name, part];
      return [name, walk(part, name, key === '_embedded' ? name : kind)];
    });
    return { ...Object.fromEntries(parts), ...whose, ...named };
  }

  return walk(answer, '', path.split('/')[0] ?? '');
}

export function lettered({ lastName }: Readonly<Record<string, unknown>>, letters: string) {
  return { lastName: `${lastName ?? ''} (${letters})`.trim() };
}

export interface Call {
  readonly path: string;
  readonly options: RequestOptions;
}

function idsIn(call: Call): readonly (readonly [key: string, id: string])[] {
  const ids: [string, string][] = [];
  mapCall(call, (text, key) => {
    if (text !== '' && isId(key)) ids.push([key, text]);
    return text;
  });
  return ids;
}

/** The marks that the ids of a call have. */
export function marksIn(call: Call, marks: readonly string[]): ReadonlySet<string> {
  return new Set(idsIn(call).flatMap(([, id]) => markOf(id, marks) ?? []));
}

/** Whether a call names ids of an engine besides those of its path. */
export function namesIds(call: Call): boolean {
  return idsIn(call).some(([key]) => !key.startsWith('id'));
}

/** Whether an engine can have this person, besides the one who is signed in. */
export function isPersonOf(id: string, { mark, setting }: Connection, marks: readonly string[]): boolean {
  const whose = markOf(id, marks);
  return whose === mark || (whose === null && setting.samePersons);
}

interface Sending {
  readonly to: Connection;
  readonly me: string | null;
  readonly marks: readonly string[];
  readonly isList: boolean;
  /** Whether the engine does not know this person. */
  readonly isStranger?: (id: string) => boolean;
}

/** A call with what an engine calls its ids, and the signed-in person. Whom it does not know is nobody in lists. */
export function unmarked(call: Call, { to, me, marks, isList, isStranger }: Sending): Call {
  const { mark } = to;
  const isGivenToStranger = (id: string) => GIVES_TASK.test(call.path) && isStranger?.(id) === true;
  const person = (id: string) => {
    if (me !== null && id === me) return to.person() ?? id;
    if (id === '' || (isPersonOf(id, to, marks) && !isGivenToStranger(id)))
      return withoutMark(id, markOf(id, marks));
    if (isList) return NOBODY_THERE;
    const message = `${id} is a person of another engine.`;
    const problem = { ...NOBODY, kind: 'validation', fields: {}, answeredBy: 'engine', message } as const;
    throw new EngineError({ ...problem, engineType: 'OtherEnginesPerson', where: to.setting.label });
  };
  return mapCall(call, (text, key) => {
    if (ASKED_PERSON.test(key)) return person(text);
    if (key === 'idIn' && text === me) return to.person() ?? text;
    return isId(key) ? withoutMark(text, mark) : text;
  });
}

/** The call with those of its ids that belong to one engine; null where none does. */
export function partFor(call: Call, mark: string | null, marks: readonly string[]): Call | null {
  let isEmpty = false;
  const part = mapCall(
    call,
    (text) => text,
    (list, key) => {
      const isMixed = isId(key) && list.some((id) => markOf(id, marks) !== null);
      const own = isMixed ? list.filter((id) => markOf(id, marks) === mark) : list;
      isEmpty ||= isMixed && own.length === 0;
      return own;
    },
  );
  return isEmpty ? null : part;
}

type OnText = (text: string, key: string) => string;
type OnList = (list: readonly string[], key: string) => readonly string[];

export function mapCall({ path, options }: Call, onText: OnText, onList: OnList = (list) => list): Call {
  const { query, body } = options;
  const segments = path.split('/');
  const mapped = segments.map((part, index) => {
    if (index === 1 && segments[0] === 'user') return onText(part, 'me');
    return NAMED.includes(segments[index - 1] ?? '') ? part : onText(part, 'id');
  });
  return {
    path: mapped.join('/'),
    options: {
      ...options,
      ...(query !== undefined && { query: mapQuery(query, onText, onList) }),
      ...(body !== undefined && { body: mapBody(body, '', onText, onList) }),
    },
  };
}

function mapQuery(query: QueryParams, onText: OnText, onList: OnList): QueryParams {
  const entries = Object.entries(query).map(([key, value]) => {
    const isText = typeof value === 'string';
    const mapped = mapBody(isText ? value.split(',') : value, key, onText, onList);
    return [key, isText && Array.isArray(mapped) ? mapped.join() : mapped];
  });
  return Object.fromEntries(entries) as QueryParams;
}

function mapBody(value: unknown, key: string, onText: OnText, onList: OnList): unknown {
  if (typeof value === 'string') return onText(value, key);
  if (Array.isArray(value)) {
    const list: readonly unknown[] = value.every((item) => typeof item === 'string')
      ? onList(value, key)
      : value;
    return list.map((item) => mapBody(item, key, onText, onList));
  }
  if (!isRecord(value) || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      CONTENT.includes(name) ? part : mapBody(part, name, onText, onList),
    ]),
  );
}

import { perOwner } from '@taskweave/base/perOwner';
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
const WITH_ID =
  /^(task|process-definition|process-instance|case-definition|case-instance|deployment|execution|variable-instance|decision-definition)\/(?!(count|create|delete|key|report|restart|statistics|suspended)(\/|$))/;
/** Content of people, not of the engine. */
const CONTENT = ['value', 'valueInfo', 'query', 'properties'];
/** Their own ids are names that engines share. */
const PLAIN = ['group', 'tenant', 'identity'];
/** What follows in a path is a name that people have given. */
const NAMED = ['variables', 'localVariables'];
const EVERYBODY = '*';
const GIVES_TASK = /^task\/[^/]+\/(assignee|delegate|identity-links)$/;
/** Instead of a person that an engine does not know: a sign, and nobody's id. */
const NOBODY_THERE = SIGN;

export interface Call {
  readonly path: string;
  readonly options: RequestOptions;
}

/** What several engines are asked. */
export type Calls = ReadonlyMap<Connection, Call>;

export type Marks = ReturnType<typeof createMarks>;

/** What the ids of several engines are on the page, and in each of them. */
export function createMarks(own: Connection, others: readonly Connection[]) {
  /** Whom an engine does not know, though equal ids are the same person there. */
  const strangersOf = perOwner((_: Connection) => new Set<string>());

  /** The connection whose mark an id has. */
  function marking(id: string): Connection | null {
    return others.find(({ mark }) => id.endsWith(`${SIGN}${mark}`)) ?? null;
  }

  /** Whether an engine can have this person: the one who is signed in, everybody, or somebody it knows. */
  function isPersonOf(id: string, connection: Connection): boolean {
    const whose = marking(id);
    const isShared = whose === null && connection.setting.samePersons;
    return isShared || whose === connection || id === own.person() || id === EVERYBODY;
  }

  /** Whether these ids say which engines are meant; without marks, those in lists of an engine itself do not. */
  function isAddress(ids: readonly string[], key: string): boolean {
    const isOwn = (id: string) => id !== '' && !key.startsWith('id');
    return isId(key) && ids.some((id) => isOwn(id) || marking(id) !== null);
  }

  return {
    strangersOf,
    isPersonOf,
    /** The connection of an id. */
    connectionOf: (id: string) => marking(id) ?? own,
    /** The connection of the id that a path is about; what comes later in it belongs to that. */
    ofPath(path: string): Connection | null {
      const [first, second, third] = path.split('/');
      const id = (first === 'history' ? third : second) ?? '';
      return marking(id) ?? (WITH_ID.test(path) ? own : null);
    },
    /** The parts of a call for the engines whose ids it names; null where it names none. */
    partsOf(call: Call): Calls | null {
      let isNamed = false;
      const parts = new Map<Connection, Call>();
      for (const connection of [own, ...others]) {
        let isTheirs = true;
        const part = mapCall(call, (texts, key) => {
          if (!isAddress(texts, key)) return texts;
          const theirs = texts.filter((id) => (marking(id) ?? own) === connection);
          isNamed = true;
          isTheirs &&= theirs.length > 0;
          return theirs;
        });
        if (isTheirs) parts.set(connection, part);
      }
      // Ids that no engine has together are left to one that does not know them.
      if (parts.size === 0) parts.set(own, call);
      return isNamed ? parts : null;
    },
    /** An answer of the engine as the page knows it. */
    marked(answer: unknown, path: string, from: Connection): unknown {
      const { mark } = from;
      if (path.endsWith('/deployed-form') || path.endsWith('/deployed-start-form')) return answer;
      const person = (id: string) => {
        const me = own.person();
        if (me !== null && id === from.person()) return me;
        return withMark(id, from.setting.samePersons || id === EVERYBODY ? null : mark);
      };
      const asOnPage = (text: string, key: string, kind: string) => {
        if (PERSON.test(key) || (key === 'id' && kind === 'user')) return person(text);
        return isId(key) && (key !== 'id' || !PLAIN.includes(kind)) ? withMark(text, mark) : text;
      };
      const onTexts: Mapping['onTexts'] = (texts, key, kind) =>
        texts.map((text) => asOnPage(text, key, kind));
      const onRecord: Mapping['onRecord'] = (record, kind) => {
        // The letters distinguish people who share a name with those of the page.
        const isOther = kind === 'user' && marking(person(String(record.id ?? ''))) === from;
        return {
          ...(mark !== null && 'taskDefinitionKey' in record && { connection: mark }),
          ...(isOther && lettered(record, from.setting.letters)),
        };
      };
      return mapValue(answer, { onTexts, onRecord }, '', path.split('/')[0]);
    },
    /** A call with what an engine calls its ids, and the signed-in person. Whom it does not know is nobody in lists. */
    unmarked(call: Call, to: Connection, isList: boolean): Call {
      const { mark } = to;
      const me = own.person();
      const isGivenToStranger = (id: string) => GIVES_TASK.test(call.path) && strangersOf(to).has(id);
      const person = (id: string) => {
        if (me !== null && id === me) return to.person() ?? id;
        if (id === '' || (isPersonOf(id, to) && !isGivenToStranger(id)))
          return withoutMark(id, marking(id)?.mark ?? null);
        if (isList) return NOBODY_THERE;
        throw otherEnginesPerson(id, to);
      };
      const asInEngine = (text: string, key: string) => {
        if (ASKED_PERSON.test(key) || (key === 'idIn' && text === me)) return person(text);
        return isId(key) ? withoutMark(text, mark) : text;
      };
      return mapCall(call, (texts, key) => texts.map((text) => asInEngine(text, key)));
    },
  };
}

function otherEnginesPerson(id: string, { setting }: Connection): EngineError {
  const message = `${id} is a person of another engine.`;
  const problem = { ...NOBODY, kind: 'validation', fields: {}, answeredBy: 'engine', message } as const;
  return new EngineError({ ...problem, engineType: 'OtherEnginesPerson', where: setting.label });
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
  const rest = id.slice(0, -SIGN.length - (mark ?? '').length);
  return withMark(rest, mark) === id ? rest : id;
}

export function lettered({ lastName }: Parts, letters: string) {
  return { lastName: `${lastName ?? ''} (${letters})`.trim() };
}

export type Parts = Readonly<Record<string, unknown>>;

interface Mapping {
  readonly onTexts: (texts: readonly string[], key: string, kind: string) => readonly string[];
  /** What a record gets besides. */
  readonly onRecord?: (record: Parts, kind: string) => Parts;
}

export function mapCall({ path, options }: Call, onTexts: Mapping['onTexts']): Call {
  // Lists are texts in an address.
  const query = Object.entries(options.query ?? {}).map(([key, value]) => [
    key,
    typeof value === 'string' ? value.split(',') : value,
  ]);
  const segments = path.split('/');
  const mapped = segments.map((part, index) => {
    const key = index === 1 && segments[0] === 'user' ? 'me' : 'id';
    return NAMED.includes(segments[index - 1] ?? '') ? part : mapValue(part, { onTexts }, key);
  });
  return {
    path: mapped.join('/'),
    options: {
      ...options,
      query: mapValue(Object.fromEntries(query), { onTexts }) as QueryParams,
      body: mapValue(options.body, { onTexts }),
    },
  };
}

function mapValue(value: unknown, mapping: Mapping, key = '', kind = ''): unknown {
  const { onTexts, onRecord } = mapping;
  if (typeof value === 'string') return onTexts([value], key, kind)[0] ?? value;
  if (Array.isArray(value)) {
    const isTexts = value.every((item) => typeof item === 'string');
    return isTexts ? onTexts(value, key, kind) : value.map((item) => mapValue(item, mapping, key, kind));
  }
  if (!isRecord(value) || Object.getPrototypeOf(value) !== Object.prototype) return value;
  const parts = Object.entries(value).map(([name, part]) => {
    if (CONTENT.includes(name)) return [name, part];
    return [name, mapValue(part, mapping, name, key === '_embedded' ? name : kind)];
  });
  return { ...Object.fromEntries(parts), ...onRecord?.(value, kind) };
}

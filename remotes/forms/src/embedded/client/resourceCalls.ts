import type { QueryParams } from '@taskweave/engine-client/RequestOptions';
import { segment } from '@taskweave/engine-client/segment';

export interface ResourceCall {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS';
  readonly path: string;
  readonly query?: QueryParams;
  readonly body?: unknown;
}

type ToCall = (...given: readonly unknown[]) => ResourceCall;
type Calls = Readonly<Record<string, ToCall>>;

/** What a method of a resource sends. Arguments are as form scripts give them: ids, or an object with ids in it. */
export const RESOURCE_CALLS: {
  readonly any: (name: string) => Calls;
  readonly named: Readonly<Record<string, Calls>>;
} = {
  any: (name) => ({
    list: (params) => ({ path: name, query: query(params) }),
    count: (params) => ({ path: `${name}/count`, query: query(params) }),
    get: (id) => ({ path: `${name}/${idOf(id)}` }),
    create: (body) => ({ method: 'POST', path: `${name}/create`, body }),
    delete: (id) => ({ method: 'DELETE', path: `${name}/${idOf(id)}` }),
  }),
  named: {
    task: {
      create: (body) => ({ method: 'POST', path: 'task/create', body }),
      update: (body) => ({
        method: 'PUT',
        path: `task/${idOf(body)}`,
        body: without(body, '_links', '_embedded'),
      }),
      form: (id) => ({ path: `task/${idOf(id)}/form` }),
      formVariables: (given) => ({ path: `task/${idOf(given)}/form-variables`, query: namesQuery(given) }),
      submitForm: (given) => post(`task/${idOf(given)}/submit-form`, pick(given, 'variables')),
      complete: (given) => post(`task/${idOf(given)}/complete`, pick(given, 'variables')),
      resolve: (given) => post(`task/${idOf(given)}/resolve`, pick(given, 'variables')),
      bpmnError: (given) => post(`task/${idOf(given)}/bpmnError`, without(given, 'id')),
      bpmnEscalation: (given) => post(`task/${idOf(given)}/bpmnEscalation`, without(given, 'id')),
      claim: (id, userId) => post(`task/${idOf(id)}/claim`, { userId }),
      unclaim: (id) => post(`task/${idOf(id)}/unclaim`, {}),
      assignee: (id, userId) => post(`task/${idOf(id)}/assignee`, { userId: userId ?? null }),
      delegate: (id, userId) => post(`task/${idOf(id)}/delegate`, { userId }),
      comments: (id) => ({ path: `task/${idOf(id)}/comment` }),
      createComment: (id, message) => post(`task/${idOf(id)}/comment/create`, { message }),
      identityLinks: (id) => ({ path: `task/${idOf(id)}/identity-links` }),
      identityLinksAdd: (id, body) => post(`task/${idOf(id)}/identity-links`, body),
      identityLinksDelete: (id, body) => post(`task/${idOf(id)}/identity-links/delete`, body),
      localVariables: (id) => ({ path: `task/${idOf(id)}/localVariables` }),
      localVariable: (given) => ({ path: `task/${idOf(given)}/localVariables/${part(given, 'varId')}` }),
    },
    'process-definition': {
      get: (given) => ({ path: definition(given) }),
      startForm: (given) => ({ path: `${definition(given)}/startForm` }),
      formVariables: (given) => ({ path: `${definition(given)}/form-variables`, query: namesQuery(given) }),
      submitForm: (given) =>
        post(`${definition(given)}/submit-form`, pick(given, 'businessKey', 'variables')),
      start: (given) => post(`${definition(given)}/start`, pick(given, 'businessKey', 'variables')),
      submit: (given) => post(`${definition(given)}/submit-form`, pick(given, 'businessKey', 'variables')),
      xml: (given) => ({ path: `${definition(given)}/xml` }),
    },
    'process-instance': {
      getVariables: (id) => ({ path: `process-instance/${idOf(id)}/variables` }),
      variables: (id) => ({ path: `process-instance/${idOf(id)}/variables` }),
      setVariable: (id, body) => ({
        method: 'PUT',
        path: `process-instance/${idOf(id)}/variables/${part(body, 'name')}`,
        body,
      }),
      modifyVariables: (given) =>
        post(`process-instance/${idOf(given)}/variables`, pick(given, 'modifications', 'deletions')),
    },
    'case-instance': {
      variables: (id) => ({ path: `case-instance/${idOf(id)}/variables` }),
    },
    'variable-instance': {
      instances: (params) => ({ path: 'variable-instance', query: query(params) }),
    },
    variable: {
      instances: (params) => ({ path: 'variable-instance', query: query(params) }),
    },
    user: {
      get: (id) => ({ path: `user/${idOf(id)}/profile` }),
      profile: (id) => ({ path: `user/${idOf(id)}/profile` }),
    },
    history: {
      userOperation: (params) => ({ path: 'history/user-operation', query: query(params) }),
      processInstance: (params) => ({ path: 'history/process-instance', query: query(params) }),
      variableInstance: (params) => ({ path: 'history/variable-instance', query: query(params) }),
    },
    'decision-definition': {
      evaluate: (given) => post(`decision-definition/${keyOrId(given)}/evaluate`, pick(given, 'variables')),
    },
    message: {
      correlate: (body) => post('message', body),
    },
  },
};

function post(path: string, body: unknown): ResourceCall {
  return { method: 'POST', path, body };
}

function definition(given: unknown): string {
  return `process-definition/${keyOrId(given)}`;
}

/** An id, or the key of the newest version. */
function keyOrId(given: unknown): string {
  const { key, tenantId } = record(given);
  if (typeof key !== 'string') return idOf(given);
  return `key/${segment(key)}${typeof tenantId === 'string' ? `/tenant-id/${segment(tenantId)}` : ''}`;
}

function idOf(given: unknown): string {
  return typeof given === 'object' ? part(given, 'id') : segment(String(given));
}

function part(given: unknown, name: string): string {
  const value = record(given)[name];
  if (value === undefined || value === null || value === '') throw new Error(`Missing ${name} option`);
  return segment(String(value));
}

function query(given: unknown): QueryParams {
  return record(given) as QueryParams;
}

function namesQuery(given: unknown): QueryParams {
  const { names, deserializeValues } = record(given);
  return {
    variableNames: Array.isArray(names) ? names.map(String) : undefined,
    deserializeValues: typeof deserializeValues === 'boolean' ? deserializeValues : undefined,
  };
}

function pick(given: unknown, ...names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record(given)).filter(([name]) => names.includes(name)));
}

function without(given: unknown, ...names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record(given)).filter(([name]) => !names.includes(name)));
}

function record(given: unknown): Record<string, unknown> {
  return typeof given === 'object' && given !== null ? (given as Record<string, unknown>) : {};
}

import { criteriaNameOf } from './criteria.mjs';
import { bareTypeOf, typeOf } from './schemaTypes.mjs';

const METHODS = ['get', 'post', 'put', 'delete', 'options'];
const BY_KEY = /^\/([a-z-]+)\/key\/\{key\}(\/tenant-id\/\{tenant-id\})?/;

const NAMES = {
  'POST /condition': 'evaluate',
  'POST /message': 'correlate',
  'POST /signal': 'throwSignal',
  'GET /version': 'get',
  'GET /metrics': 'byInterval',
  'GET /metrics/{name}/sum': 'sum',
  'DELETE /metrics/task-worker': 'deleteTaskWorkers',
  'POST /execution/{id}/create-incident': 'createIncident',
  'GET /execution/{id}/messageSubscriptions/{messageName}': 'messageSubscription',
  'POST /execution/{id}/messageSubscriptions/{messageName}/trigger': 'triggerMessage',
  'PUT /external-task/retries': 'setRetriesOfMany',
  'POST /external-task/retries-async': 'setRetriesAsync',
  'PUT /group/{id}/members/{userId}': 'addMember',
  'DELETE /group/{id}/members/{userId}': 'removeMember',
  'PUT /tenant/{id}/user-members/{userId}': 'addUserMember',
  'DELETE /tenant/{id}/user-members/{userId}': 'removeUserMember',
  'PUT /tenant/{id}/group-members/{groupId}': 'addGroupMember',
  'DELETE /tenant/{id}/group-members/{groupId}': 'removeGroupMember',
  'GET /filter/{id}/count': 'taskCount',
  'POST /filter/{id}/count': 'queryTaskCount',
  'GET /filter/{id}/list': 'tasks',
  'POST /filter/{id}/list': 'queryTasks',
  'GET /filter/{id}/singleResult': 'singleTask',
  'POST /filter/{id}/singleResult': 'querySingleTask',
  'GET /identity/password-policy': 'passwordPolicy',
  'POST /identity/password-policy': 'validatePassword',
  'PUT /history/user-operation/{operationId}/clear-annotation': 'clearAnnotation',
  'POST /history/batch/set-removal-time': 'setRemovalTimeAsync',
  'POST /history/decision-instance/delete': 'deleteAsync',
  'POST /history/decision-instance/set-removal-time': 'setRemovalTimeAsync',
  'POST /history/process-instance/delete': 'deleteAsync',
  'POST /history/process-instance/set-removal-time': 'setRemovalTimeAsync',
  'DELETE /history/process-instance/{id}/variable-instances': 'deleteVariables',
  'POST /history/cleanup': 'start',
  'POST /schema/log': 'queryLog',
  'POST /job/retries': 'setRetriesAsync',
  'POST /job/{id}/duedate/recalculate': 'recalculateDuedate',
  'PUT /job/suspended': 'setSuspendedOfMany',
  'PUT /job-definition/suspended': 'setSuspendedOfMany',
  'PUT /process-definition/suspended': 'setSuspendedOfMany',
  'GET /process-definition/statistics': 'statisticsOfAll',
  'PUT /process-instance/suspended': 'setSuspendedOfMany',
  'POST /process-instance/delete': 'deleteAsync',
  'POST /process-instance/delete-historic-query-based': 'deleteAsyncByHistory',
  'POST /process-instance/job-retries': 'setJobRetriesAsync',
  'POST /process-instance/job-retries-historic-query-based': 'setJobRetriesAsyncByHistory',
  'POST /process-instance/message-async': 'correlateAsync',
  'POST /process-instance/suspended-async': 'setSuspendedAsync',
  'POST /process-instance/variables-async': 'setVariablesAsync',
  'GET /process-instance/{id}/comment': 'comments',
  'PUT /process-instance/{id}/comment': 'updateComment',
  'DELETE /process-instance/{id}/comment': 'deleteComments',
  'GET /task/report/candidate-group-count': 'countByCandidateGroup',
  'GET /task/{id}/attachment': 'attachments',
  'POST /task/{id}/attachment/create': 'createAttachment',
  'POST /task/{id}/assignee': 'setAssignee',
  'GET /task/{id}/comment': 'comments',
  'PUT /task/{id}/comment': 'updateComment',
  'DELETE /task/{id}/comment': 'deleteComments',
  'POST /task/{id}/comment/create': 'createComment',
  'POST /task/{id}/identity-links': 'addIdentityLink',
  'POST /task/{id}/identity-links/delete': 'deleteIdentityLink',
  'GET /telemetry/configuration': 'configuration',
  'POST /telemetry/configuration': 'configure',
  'PUT /user/{id}/profile': 'updateProfile',
  'PUT /user/{id}/credentials': 'updateCredentials',
};

/**
 * Only method and path exist at run time; answer and argument types are for the compiler.
 * @returns {string[]} the lines of `REST_TABLE` ⏎
 */
export function restTable({ components, paths }) {
  const resources = {};
  for (const [path, item] of Object.entries(paths).sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (BY_KEY.test(path)) continue;
    for (const method of METHODS.filter((name) => item[name] !== undefined)) {
      const verb = method.toUpperCase();
      const { resource, rest } = placeOf(path, paths);
      resources[resource] ??= {};
      const known = resources[resource];
      const name = nameOf(verb, path, rest, item);
      if (known[name] !== undefined)
        throw new Error(`${resource} has two calls named ${name}: ${verb} ${path}`);
      const line = [verb, rest, kindOf(item[method])].join(' ').trimEnd();
      const args = argsOf(rest, item, method, components.schemas);
      known[name] = `'${line}' as Call<${answerOf(item[method])}${args === '' ? '' : `, ${args}`}>`;
    }
  }
  return [
    '/** Every call of the engine, by resource and name: verb, path below the resource, and what it is if not JSON. */',
    'export const REST_TABLE = {',
    ...Object.entries(resources).flatMap(([resource, calls]) => [
      `  ${keyOf(resource)}: {`,
      ...Object.entries(calls).map(([name, call]) => `    ${name}: ${call},`),
      '  },',
    ]),
    '};',
    '',
  ];
}

function answerOf(operation) {
  const type = contentType(successOf(operation)?.content);
  const kind = kindOf(operation);
  if (kind === 'text') return 'string';
  if (kind === 'blob') return 'Blob';
  return kind === 'csv' ? `OrCsv<${type}>` : type;
}

function argsOf(rest, item, method, schemas) {
  const places = [...rest.matchAll(/\{([^{}]+)\}/g)].map(([, place]) => place);
  const isDefinition = places[0] === 'definition';
  const criteria = method === 'get' ? criteriaNameOf(item) : null;
  const named = criteria === null ? [] : Object.keys(schemas[`${criteria}Dto`].properties);
  const query = [...(item.parameters ?? []), ...(item[method].parameters ?? [])]
    .filter((parameter) => parameter.in === 'query' && !named.includes(parameter.name))
    .map(({ name, schema }) => `readonly ${name}?: ${queryType(name, schema)};`);
  const queries = [
    ...(criteria === null ? [] : [criteria]),
    ...(query.length === 0 ? [] : [`{ ${query.join(' ')} }`]),
  ];
  const content = item[method].requestBody?.content;
  const fields = [
    ...(isDefinition ? [] : places.map((place) => `readonly ${place}: string;`)),
    ...(queries.length === 0 ? [] : [`readonly query?: ${queries.join(' & ')};`]),
    ...(content === undefined
      ? []
      : [`readonly body${isOptional(content, schemas) ? '?' : ''}: ${contentType(content)};`]),
  ];
  const own = fields.length === 0 ? [] : [`{ ${fields.join(' ')} }`];
  return [...(isDefinition ? ['Definition'] : []), ...own].join(' & ');
}

function isOptional(content, schemas) {
  const schema = content['application/json']?.schema;
  return schema !== undefined && schema.type !== 'array' && requiredIn(schema, schemas).length === 0;
}

function requiredIn({ $ref, allOf = [], required = [] }, schemas) {
  const parts = $ref === undefined ? allOf : [schemas[$ref.slice($ref.lastIndexOf('/') + 1)]];
  return [...required, ...parts.flatMap((part) => requiredIn(part, schemas))];
}

function queryType(name, schema) {
  const type = schema.enum === undefined ? typeOf(schema) : bareTypeOf(schema);
  if (schema.format === 'date-time') return 'string | Date';
  if (schema.type === 'array') return `string | ${type}`;
  return /(In|Ids|Names)$/.test(name) ? `${type} | readonly string[]` : type;
}

function contentType(content) {
  if (content === undefined) return 'null';
  const schema = content['application/json']?.schema;
  if (schema !== undefined) return typeOf(schema, '    ');
  return content['multipart/form-data'] === undefined ? 'Blob' : 'FormData';
}

function successOf({ responses }) {
  return Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];
}

function placeOf(path, paths) {
  const isByKey = paths[path.replace('{id}', 'key/{key}')] !== undefined;
  const named = path.replace('{metrics-name}', '{name}').replace('{id}', isByKey ? '{definition}' : '{id}');
  const [, first = '', ...others] = named.split('/');
  if (first !== 'history') return { resource: first, rest: others.join('/') };
  const [second = '', ...rest] = others;
  return { resource: `history/${second}`, rest: rest.join('/') };
}

function nameOf(verb, path, rest, item) {
  const given = NAMES[`${verb} ${path.replace('{metrics-name}', '{name}')}`];
  if (given !== undefined) return given;
  const segments = rest === '' ? [] : rest.split('/');
  const words = segments.filter((segment) => !segment.startsWith('{'));
  const isOne = segments.length === 1 && words.length === 0;
  if (segments.length === 0) return { GET: 'list', POST: 'query', OPTIONS: 'options' }[verb];
  if (isOne) return { GET: 'get', PUT: 'update', DELETE: 'delete', OPTIONS: 'optionsOf' }[verb];
  if (rest === 'count') return { GET: 'count', POST: 'queryCount' }[verb];
  const isOfOne = segments.at(-1).startsWith('{') || words.at(-1) === 'data';
  const noun = camel(isOfOne ? words.map(singular) : words);
  const isList = !isOfOne && item.get !== undefined;
  if (verb === 'GET') return noun;
  if (verb === 'OPTIONS') return `optionsOf${capital(noun)}`;
  if (verb === 'DELETE') return `delete${capital(noun)}`;
  if (verb === 'PUT') return noun.startsWith('set') ? noun : `set${capital(noun)}`;
  if (isOfOne) return `set${capital(noun)}`;
  return isList ? `modify${capital(noun)}` : noun;
}

function kindOf(operation) {
  if (operation.requestBody?.content?.['multipart/form-data'] !== undefined) return 'form';
  const content = successOf(operation)?.content;
  const types = Object.keys(content ?? {});
  if (types.some((type) => /xhtml/.test(type))) return 'text';
  if (types.includes('text/csv')) return 'csv';
  if (content === undefined || content['application/json']?.schema !== undefined) return '';
  return types.includes('text/plain') && !types.includes('application/octet-stream') ? 'text' : 'blob';
}

function camel(words) {
  const [first = '', ...others] = words.join('-').split('-');
  return first + others.map(capital).join('');
}

function singular(word) {
  return word.replace(/s$/, '');
}

function capital(word) {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function keyOf(name) {
  return /^\w+$/.test(name) ? name : `'${name}'`;
}

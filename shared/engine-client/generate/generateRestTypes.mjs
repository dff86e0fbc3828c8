/**
 * Writes src/generated/RestApi.d.ts and RestTable.ts from the engine's published OpenAPI description. Run by hand, when the
 * version below is raised: `node shared/engine-client/generate/generateRestTypes.mjs`. Needs Maven, and `unzip`.
 *
 * A generator of our own, since openapi-typescript needs the compiler API of TypeScript 5, and since the
 * types alone, without the descriptions, are a fifth of what it writes.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withCases } from './caseDescription.mjs';
import { BY_KEY, restTable } from './restTable.mjs';

const ARTIFACT = 'org.camunda.bpm:camunda-engine-rest-openapi:7.24.0';
const METHODS = ['get', 'post', 'put', 'delete', 'options'];
/** What the client reads of refusals, which the description does not name at its calls. */
const OF_REFUSALS = ['ExceptionDto', 'MissingAuthorizationDto'];
const target = new URL('../src/generated/', import.meta.url);

const description = withCases(readDescription());
writeFileSync(new URL('RestApi.d.ts', target), generate(description));
writeFileSync(new URL('RestTable.ts', target), restTable(description, METHODS, ARTIFACT));

function readDescription() {
  const folder = mkdtempSync(join(tmpdir(), 'rest-types-'));
  try {
    execFileSync(
      'mvn',
      [
        '-q',
        '-B',
        'dependency:copy',
        `-Dartifact=${ARTIFACT}`,
        `-DoutputDirectory=${folder}`,
        '-Dmdep.stripVersion=true',
      ],
      { stdio: 'inherit', cwd: folder },
    );
    const [, name] = ARTIFACT.split(':');
    const options = { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 };
    return JSON.parse(execFileSync('unzip', ['-p', join(folder, `${name}.jar`), 'openapi.json'], options));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function generate({ components, paths }) {
  const places = Object.entries(paths)
    .filter(([path]) => !BY_KEY.test(path))
    .sort(byName);
  const calls = places.flatMap(callsOf);
  const queries = places.flatMap(queriesOf);
  const schemas = usedSchemas(components.schemas, [...calls, ...queries, ...OF_REFUSALS]);
  return [
    `// Written by generate/generateRestTypes.mjs from ${ARTIFACT}. Do not edit.\n`,
    ...schemas,
    '/** Body and answer of every call; `null` where there is none, `Blob` where it is not JSON. */',
    `export interface RestCalls {\n${calls.join('\n')}\n}\n`,
    '/** The query of every call that has one. */',
    `export interface RestQueries {\n${queries.join('\n')}\n}\n`,
  ].join('\n');
}

/** The declarations of what the lines name, and of what those declarations name. */
function usedSchemas(schemas, lines) {
  const used = new Map();
  for (const line of lines) {
    for (const [name] of line.matchAll(/\b[A-Z]\w+/g)) {
      if (used.has(name) || schemas[name] === undefined) continue;
      const text = declaration([name, schemas[name]]);
      used.set(name, text);
      lines.push(text);
    }
  }
  return [...used].sort(byName).map(([, text]) => text);
}

function declaration([name, schema]) {
  return isPlainObject(schema)
    ? `export interface ${name} ${members(schema, '')}\n`
    : `export type ${name} = ${typeOf(schema, '')};\n`;
}

function isPlainObject(schema) {
  return schema.properties !== undefined && schema.allOf === undefined;
}

function members(schema, indent) {
  const required = new Set(schema.required ?? []);
  const lines = Object.entries(schema.properties).map(([name, property]) => {
    const mark = required.has(name) ? '' : '?';
    const key = /^[A-Za-z_$][\w$]*$/.test(name) ? name : `'${name}'`;
    return `${indent}  readonly ${key}${mark}: ${typeOf(property, `${indent}  `)};`;
  });
  return lines.length === 0 ? 'Readonly<Record<string, never>>' : `{\n${lines.join('\n')}\n${indent}}`;
}

function typeOf(schema, indent) {
  const type = bareTypeOf(schema, indent);
  return schema.nullable === true ? `${type} | null` : type;
}

function bareTypeOf(schema, indent) {
  if (schema.$ref !== undefined) return nameOf(schema.$ref);
  if (schema.allOf !== undefined) return intersection(schema.allOf, indent);
  if (schema.enum !== undefined) return schema.enum.map((value) => `'${value}'`).join(' | ');
  switch (schema.type) {
    case 'string':
      return schema.format === 'binary' ? 'Blob' : 'string';
    case 'integer':
    case 'number':
      return 'number';
    case 'boolean':
      return 'boolean';
    case 'array':
      return `readonly ${wrapped(typeOf(schema.items, indent))}[]`;
    case 'object':
      return objectType(schema, indent);
    default:
      return 'unknown';
  }
}

function objectType(schema, indent) {
  if (schema.properties !== undefined && Object.keys(schema.properties).length > 0)
    return members(schema, indent);
  const values =
    typeof schema.additionalProperties === 'object' ? typeOf(schema.additionalProperties, indent) : 'unknown';
  return `Readonly<Record<string, ${values}>>`;
}

function intersection(parts, indent) {
  const telling = parts.filter(
    (part) => part.$ref !== undefined || Object.keys(part.properties ?? {}).length > 0,
  );
  return telling.map((part) => typeOf(part, indent)).join(' & ');
}

function wrapped(type) {
  return /[ |&]/.test(type) && !type.startsWith('{') ? `(${type})` : type;
}

function callsOf([path, item]) {
  return METHODS.filter((method) => item[method] !== undefined).map((method) => {
    const { requestBody, responses } = item[method];
    const success = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];
    const body = contentType(requestBody?.content);
    return `  '${method.toUpperCase()} ${path}': { body: ${body}; answer: ${contentType(success?.content)} };`;
  });
}

function queriesOf([path, item]) {
  return METHODS.filter((method) => item[method] !== undefined).flatMap((method) => {
    const parameters = [...(item.parameters ?? []), ...(item[method].parameters ?? [])];
    const inQuery = parameters.filter((parameter) => parameter.in === 'query');
    const fields = inQuery.map(({ name, schema }) => `readonly ${name}?: ${queryType(schema)};`);
    return fields.length === 0 ? [] : [`  '${method.toUpperCase()} ${path}': { ${fields.join(' ')} };`];
  });
}

/** Lists go as text with commas, and a date may be one of JavaScript. */
function queryType(schema) {
  if (schema.format === 'date-time') return 'string | Date';
  if (schema.type === 'array') return `string | ${typeOf(schema, '')}`;
  return schema.enum === undefined ? typeOf(schema, '') : bareTypeOf(schema, '');
}

function contentType(content) {
  if (content === undefined) return 'null';
  const schema = content['application/json']?.schema;
  if (schema !== undefined) return typeOf(schema, '  ');
  return content['multipart/form-data'] === undefined ? 'Blob' : 'FormData';
}

function nameOf(reference) {
  return reference.slice(reference.lastIndexOf('/') + 1);
}

function byName([a], [b]) {
  return a < b ? -1 : 1;
}

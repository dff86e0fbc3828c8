/** @param {Map<string, string>} written those that are not made of the schemas ⏎ */
export function usedSchemas(schemas, lines, written) {
  const used = new Map();
  for (const line of lines) {
    for (const [name] of line.matchAll(/\b[A-Z]\w+/g)) {
      const text = written.get(name) ?? (schemas[name] && declaration([name, schemas[name]]));
      if (used.has(name) || text === undefined) continue;
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

export function typeOf(schema, indent = '') {
  const type = bareTypeOf(schema, indent);
  return schema.nullable === true ? `${type} | null` : type;
}

export function bareTypeOf(schema, indent) {
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

export function nameOf(reference) {
  return reference.slice(reference.lastIndexOf('/') + 1);
}

function byName([a], [b]) {
  return a < b ? -1 : 1;
}

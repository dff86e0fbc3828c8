import type { ConfigSchema, ObjectSchema } from './ConfigSchema';
import type { ConfigResult } from './readConfig';

export function configDefaults(schema: ObjectSchema): ConfigResult {
  return { ok: true, config: filled(schema, schema.default ?? {}) };
}

function filled(schema: ConfigSchema, value: unknown): unknown {
  if (!('type' in schema) || schema.type !== 'object' || typeof value !== 'object' || value === null)
    return value;
  const given: Readonly<Record<string, unknown>> = { ...value };
  const members = Object.entries(schema.properties ?? {}).flatMap(([name, member]) => {
    const own = given[name] ?? member.default;
    return own === undefined ? [] : [[name, filled(member, own)] as const];
  });
  return { ...given, ...Object.fromEntries(members) };
}

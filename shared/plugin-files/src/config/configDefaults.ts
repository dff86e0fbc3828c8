import type { ConfigSchema } from './ConfigSchema';
import type { ConfigResult } from './readConfig';

export function configDefaults(schema: ConfigSchema): ConfigResult {
  const config = filled(
    schema,
    schema.default ?? ('type' in schema && schema.type === 'object' ? {} : undefined),
  );
  if (config !== undefined) return { ok: true, config };
  return { ok: false, problems: [{ pointer: '', message: 'must be given' }], fitting: null };
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

import { adminFileSchema } from '@taskweave/plugin-files/admin-file/adminFileSchema';
import { configSchemaShape } from '@taskweave/plugin-files/config/configSchemaShape';
import { manifestSchema, pointSchema } from '@taskweave/plugin-files/manifest/manifestSchema';
import { type ConversionConfig, toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { expect, test } from 'vitest';
import { POINT_IDS } from './contract/pointIds';

/** Checks that JSON Schema cannot express, next to a pattern that it can. */
const IGNORED = ['check', 'raw_check', 'transform'];

test.each([
  ['plugins', adminFileSchema, closed],
  ['plugin', manifestSchema, withPoints],
])(
  'editors check %s.json by the schema of the parser: write it with "npx vitest run schemas --update=all"',
  async (name, schema, override) => {
    const written = toJsonSchema(schema, {
      target: 'draft-2020-12',
      typeMode: 'input',
      ignoreActions: IGNORED,
      definitions: { configSchema: configSchemaShape },
      overrideSchema: override,
    });
    await expect(`${JSON.stringify(written, null, 2)}\n`).toMatchFileSnapshot(
      `../schemas/${name}.schema.json`,
    );
  },
);

type Override = NonNullable<ConversionConfig['overrideSchema']>;

/** The parser reports unknown members, so editors should too. */
function closed({ valibotSchema, jsonSchema }: Parameters<Override>[0]): ReturnType<Override> {
  if (valibotSchema.type !== 'object') return undefined;
  const properties = { $comment: { type: 'string' as const }, ...jsonSchema.properties };
  const isWhole = (valibotSchema as GenericSchema) === adminFileSchema;
  return {
    ...jsonSchema,
    properties: isWhole ? { $schema: { type: 'string' as const }, ...properties } : properties,
    additionalProperties: false,
  };
}

/** Lets editors suggest the points of the shell. */
function withPoints({ valibotSchema, jsonSchema }: Parameters<Override>[0]): ReturnType<Override> {
  return (valibotSchema as GenericSchema) === pointSchema
    ? { ...jsonSchema, examples: [...POINT_IDS] }
    : undefined;
}

import { adminFileSchema } from '@taskweave/plugin-files/admin-file/adminFileSchema';
import { manifestSchema, pointSchema } from '@taskweave/plugin-files/manifest/manifestSchema';
import { type ConversionConfig, toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { expect, test } from 'vitest';
import { POINT_IDS } from './contract/pointIds';

/** Checks that JSON Schema cannot express, next to a pattern that it can. */
const IGNORED = ['check', 'guard', 'transform'];

test.each([
  ['plugins', adminFileSchema],
  ['plugin', manifestSchema],
])(
  'editors check %s.json by the schema of the parser: "npm run update -- schemas" writes it',
  async (name, schema) => {
    const written = toJsonSchema(schema, {
      target: 'draft-2020-12',
      typeMode: 'input',
      ignoreActions: IGNORED,
      overrideSchema: withPoints,
    });
    await expect(`${JSON.stringify(written, null, 2)}\n`).toMatchFileSnapshot(
      `../schemas/${name}.schema.json`,
    );
  },
);

type Override = NonNullable<ConversionConfig['overrideSchema']>;

/** Lets editors suggest the points of the shell. */
function withPoints({ valibotSchema, jsonSchema }: Parameters<Override>[0]): ReturnType<Override> {
  return (valibotSchema as GenericSchema) === pointSchema
    ? { ...jsonSchema, examples: [...POINT_IDS] }
    : undefined;
}

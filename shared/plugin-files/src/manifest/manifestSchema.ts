import * as v from 'valibot';
import type { ObjectSchema } from '../config/ConfigSchema';
import { schemaFault } from '../config/readConfig';
import { hash, origin, text } from '../problems/formats';
import type { Condition } from './Condition';
import { ENGINE_TITLES } from './EngineRanges';
import type { PluginManifest } from './PluginManifest';

export const conditionSchema = v.object({
  processDefinitionKey: v.pipe(
    v.exactOptional(v.array(v.string())),
    v.description('Shown for tasks of these processes.'),
  ),
  engine: v.pipe(
    v.exactOptional(v.array(v.string())),
    v.description('Shown on these engines, by the name in the address.'),
  ),
  groups: v.pipe(
    v.exactOptional(v.array(v.string())),
    v.description('Shown to people in one of these groups. Hides, but protects nothing.'),
  ),
  flag: v.pipe(
    v.exactOptional(text),
    v.description("Shown where this flag of the administrator's file is on."),
  ),
}) satisfies v.GenericSchema<unknown, Condition>;

const file = v.pipe(
  v.string(),
  v.regex(/^(?!.*\.\.)[\w.-][\w./-]*$/, 'must be a file name, relative to the manifest'),
  v.description('Relative to the manifest.'),
);

const integrity = v.optional(v.union([hash, v.literal('')]), '');

export const pointSchema = v.pipe(text, v.description('A point of the shell, or one that a plugin opens.'));

const contributionSchema = v.object({
  point: pointSchema,
  id: text,
  priority: v.pipe(v.exactOptional(v.number()), v.description('Higher comes first; without one, last.')),
  when: v.exactOptional(conditionSchema),
  meta: v.pipe(
    v.optional(v.record(v.string(), v.unknown()), {}),
    v.description('What the point asks for, such as a label.'),
  ),
});

const engineRanges = v.pipe(
  v.union([text, v.record(v.string(), text)], 'must be a range, or ranges by product'),
  v.description(
    `A range of Camunda 7; or ranges by product (${Object.keys(ENGINE_TITLES).join(', ')}), where a product that is not named is not supported.`,
  ),
);

export const manifestSchema = v.pipe(
  v.object({
    manifestVersion: v.pipe(v.literal(1), v.description('Of this format.')),
    id: v.pipe(
      v.string(),
      v.regex(/^[a-z][a-z0-9-]*$/, 'must be lower-case letters, digits and dashes'),
      v.description('Unique among all plugins of a shell.'),
    ),
    version: text,
    build: v.pipe(v.exactOptional(text), v.description('Of builds for development: changes with each.')),
    displayName: v.pipe(v.exactOptional(text), v.description('Name for administrators.')),
    publisher: v.exactOptional(text),
    requires: v.pipe(
      v.object({ sdk: text, engine: v.exactOptional(engineRanges), react: v.exactOptional(text) }),
      v.description('Ranges of versions.'),
    ),
    entry: v.object({
      format: v.optional(v.literal('federation'), 'federation'),
      container: v.pipe(
        v.string(),
        v.regex(/^[A-Za-z_$][\w$]*$/, 'must be a JavaScript identifier'),
        v.description('Name of the global variable that the entry sets.'),
      ),
      file,
      integrity,
    }),
    preload: v.pipe(
      v.optional(
        v.array(v.object({ file, integrity, as: v.optional(v.picklist(['script', 'style']), 'script') })),
        [],
      ),
      v.description('Files of the first round of requests, beside the entry.'),
    ),
    labels: v.pipe(
      v.optional(v.record(v.string(), v.pipe(v.record(v.string(), v.unknown()), v.transform(textsOnly))), {}),
      v.description('The texts that %key% labels need, by language and key.'),
    ),
    contributes: v.optional(v.array(contributionSchema), []),
    config: v.pipe(
      v.exactOptional(
        v.pipe(
          v.looseObject({ type: v.literal('object') }),
          v.guard(isObjectSchema, ({ input }) => schemaFault(input) ?? ''),
        ),
      ),
      v.description('What an administrator may configure, as a JSON Schema of type object.'),
    ),
    uses: v.pipe(
      v.exactOptional(v.array(v.string())),
      v.description('Calls to the engine that the plugin makes.'),
    ),
    backends: v.pipe(
      v.exactOptional(v.array(origin)),
      v.description("Servers of the plugin's own that it calls, as origins."),
    ),
  }),
  v.title('Manifest of a Taskweave plugin (plugin.json), written by the build'),
) satisfies v.GenericSchema<unknown, PluginManifest>;

function isObjectSchema(value: object): value is ObjectSchema {
  return schemaFault(value) === null;
}

function textsOnly(texts: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

import * as v from 'valibot';

/** A pattern for a whole word or address, without anchors. */
const pattern = v.pipe(v.string(), v.check(isPattern, 'must be a regular expression'));

const concernSchema = v.union([
  v.strictObject({ imports: pattern, from: pattern }),
  v.strictObject({
    calls: pattern,
    of: v.optional(pattern),
    argument: v.optional(pattern),
    option: v.optional(v.string()),
  }),
  v.strictObject({ writes: v.literal('what the shell hands over') }),
  v.strictObject({ text: pattern }),
  v.strictObject({ contributes: pattern }),
  v.strictObject({ declares: v.string(), as: v.optional(v.picklist(['string', 'object', 'array'])) }),
]);

/**
 * What in a plugin a change is about:
 * - `imports` names (`*` for any) `from` a module, types included
 * - `calls` of a function, perhaps of a member `of` an object, with a first `argument` or an `option` in it
 * - `writes` into props, services, the user or the configuration
 * - `text` in a literal
 * - `contributes` to a plugin point
 * - `declares` a member of the definition, `requires.engine`
 */
export type Concern = v.InferOutput<typeof concernSchema>;

const changeSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
  /** The version of the SDK that brought it. */
  version: v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+$/)),
  /** `build`: what builds and tests find. `added`: nothing has to be done about it. */
  kind: v.picklist(['changed', 'removed', 'deprecated', 'build', 'added']),
  until: v.string(),
  now: v.string(),
  todo: v.optional(v.string()),
  /** None where only newer commands know what it is about. */
  concerns: v.array(
    v.union([
      concernSchema,
      v.pipe(
        v.unknown(),
        v.transform(() => null),
      ),
    ]),
  ),
  /** The declarations of the API report that it changed, with the hash of what they are now. */
  api: v.optional(v.record(v.string(), v.string())),
});

/** Something that authors of plugins should know about a version of the SDK. */
export type Change = v.InferOutput<typeof changeSchema>;

const changeListSchema = v.object({ changes: v.array(changeSchema) });

/**
 * Reads the text of a `changes.json`. What a newer one says in ways that are not known here is kept as `null` among
 * the concerns.
 *
 * @throws it is no such list
 */
export function parseChangeList(text: string): readonly Change[] {
  return v.parse(changeListSchema, JSON.parse(text)).changes;
}

function isPattern(text: string): boolean {
  try {
    return new RegExp(text) instanceof RegExp;
  } catch {
    return text === '*';
  }
}

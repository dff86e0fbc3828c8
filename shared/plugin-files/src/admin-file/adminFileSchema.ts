import * as v from 'valibot';
import { conditionSchema } from '../manifest/manifestSchema';
import { describeIssue, strict } from '../problems/check';
import { address, contributionAddress, hash, origin, text } from '../problems/formats';
import { pageSettingsMembers, settingsSchema } from '../settings/settingsSchema';
import { partSchema } from './partSchema';

const milliseconds = v.pipe(v.number(), v.minValue(100));
const count = v.pipe(v.number(), v.minValue(1));
const hashesByAddress = v.record(address, v.nullable(hash));

export const policySchema = v.pipe(
  strict({
    origins: v.pipe(
      v.optional(v.array(origin), []),
      v.description('Origins that plugins may be loaded from, besides that of the page.'),
    ),
    backends: v.pipe(
      v.optional(v.array(origin), []),
      v.description(
        'Origins of servers that plugins may call, where they declare them. No code comes from there.',
      ),
    ),
    integrity: v.pipe(
      v.optional(v.picklist(['required', 'same-origin-only', 'off']), 'required'),
      v.description('Which manifests must be pinned by a hash: all, those of other origins, or none.'),
    ),
    devOverrides: v.pipe(
      v.optional(v.picklist(['deny', 'confirm', 'allow']), 'deny'),
      v.description("Whether a link may load a plugin from the person's own machine."),
    ),
    limits: v.pipe(
      v.optional(
        strict({
          manifestMs: v.optional(milliseconds, 5000),
          loadMs: v.optional(milliseconds, 10_000),
          activateMs: v.optional(milliseconds, 5000),
        }),
        {},
      ),
      v.description('How long a plugin may take, in milliseconds.'),
    ),
    quarantine: v.pipe(
      v.optional(strict({ faults: v.optional(count, 3), withinSeconds: v.optional(count, 60) }), {}),
      v.description('A plugin with this many faults within this many seconds is taken off the page.'),
    ),
  }),
  v.description('What is trusted. Strict by default.'),
);

const entryMembers = {
  id: v.pipe(text, v.description('As in the manifest; alone, the id of a part that came with Taskweave.')),
  enabled: v.optional(v.boolean(), true),
  config: v.pipe(v.optional(v.unknown()), v.description('What the plugin declares to be configurable.')),
  groups: v.pipe(
    v.optional(v.array(v.string())),
    v.description('Only for people in one of these groups. Hides, but protects nothing.'),
  ),
};

export const federationEntrySchema = strict({
  ...entryMembers,
  format: v.optional(v.literal('federation'), 'federation'),
  manifest: v.pipe(
    v.optional(address),
    v.description('Address of plugin.json, absolute or relative to the page.'),
  ),
  integrity: v.pipe(
    v.optional(hash),
    v.description('Hash of the manifest, as taskweave-plugin pin prints it.'),
  ),
});

export const legacyEntrySchema = v.pipe(
  strict({
    ...entryMembers,
    format: v.literal('legacy-esm'),
    modules: v.pipe(
      hashesByAddress,
      v.minEntries(1),
      v.description('Hashes by address; the first is the plugin, the others are what it imports.'),
    ),
    styles: v.pipe(v.optional(hashesByAddress, {}), v.description('Hashes of its style sheets by address.')),
  }),
  v.description('A plugin of the old Tasklist.'),
);

export const declaredEntrySchema = v.pipe(
  strict({
    ...entryMembers,
    format: v.literal('declared'),
    parts: v.pipe(
      v.array(partSchema),
      v.minLength(1),
      v.check(
        (parts) => new Set(parts.map(({ id }) => id)).size === parts.length,
        'must not have two parts with the same id',
      ),
    ),
  }),
  v.description('Links, columns, badges and buttons without code.'),
);

export const entrySchema = v.variant(
  'format',
  [federationEntrySchema, legacyEntrySchema, declaredEntrySchema],
  (issue) =>
    issue.expected === 'Object' ? describeIssue(issue) : 'must be "federation", "legacy-esm" or "declared"',
);

export const contributionsSchema = v.record(
  contributionAddress,
  strict({
    enabled: v.optional(v.boolean(), true),
    priority: v.exactOptional(v.number()),
    priorities: v.pipe(
      v.exactOptional(v.array(strict({ groups: v.array(v.string()), priority: v.number() }))),
      v.description('Other priorities for people in one of the groups; the first that fits counts.'),
    ),
    when: v.exactOptional(strict(conditionSchema.entries)),
  }),
);

export const flagsSchema = v.record(
  text,
  v.union(
    [
      v.boolean(),
      strict({ groups: v.exactOptional(v.array(v.string())), users: v.exactOptional(v.array(v.string())) }),
    ],
    'must be true, false, or an object with groups, users, or both',
  ),
);

export const reportsSchema = v.pipe(
  strict({
    endpoint: address,
    sampleRate: v.pipe(
      v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 1),
      v.description('Share that is sent.'),
    ),
    errors: v.pipe(
      v.optional(v.boolean(), false),
      v.description('Whether errors of the page itself are sent, without any data.'),
    ),
    vitals: v.pipe(
      v.optional(v.boolean(), false),
      v.description('Whether it is sent how quickly pages come up and answer.'),
    ),
  }),
  v.description('Where incidents are sent to, and what else.'),
);

export const adminFileSchema = v.pipe(
  strict({
    policy: v.optional(policySchema),
    $schema: v.optional(v.string()),
    plugins: v.optional(v.array(entrySchema)),
    contributions: v.pipe(
      v.optional(contributionsSchema),
      v.description('Settings for single parts, ours too, by <point>:<plugin>/<part>.'),
    ),
    flags: v.pipe(
      v.optional(flagsSchema),
      v.description('Flags that conditions may name: on, off, or on for some groups and users.'),
    ),
    reports: v.optional(reportsSchema),
    settings: v.optional(settingsSchema),
    ...pageSettingsMembers,
  }),
  v.title("The administrator's file of Taskweave (config/plugins.json)"),
);

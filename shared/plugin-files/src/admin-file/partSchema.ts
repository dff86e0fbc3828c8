import * as v from 'valibot';
import { linkProblem } from '../manifest/linkTemplate';
import { conditionSchema } from '../manifest/manifestSchema';
import { describeIssue, strict } from '../problems/check';
import { text } from '../problems/formats';
import { byLanguage, factMembers } from '../settings/settingsSchema';

/** Where links may stand, and the plugin point that draws them there. */
export const LINK_PLACES = {
  task: 'tasklist.task.action',
  header: 'tasklist.navbar.action',
  menu: 'tasklist.navbar.action',
  'sign-in': 'tasklist.login',
} as const;

type LinkPlace = keyof typeof LINK_PLACES;

function hrefProblem({ at, href }: { readonly at: LinkPlace; readonly href: string }): string | null {
  return linkProblem(LINK_PLACES[at], href);
}

const partMembers = {
  id: v.pipe(
    v.string(),
    v.regex(/^[\w.-]+$/, 'must be letters, digits, dots and dashes'),
    v.description('Unique in its entry. The address of the part is <point>:<id of the entry>/<this>.'),
  ),
  priority: v.pipe(v.exactOptional(v.number()), v.description('Higher comes first; without one, last.')),
  when: v.exactOptional(strict(conditionSchema.entries)),
};

const icon = v.pipe(
  v.exactOptional(text),
  v.description('Name of an icon, as in the gallery of components.'),
);

const link = v.pipe(
  strict({
    ...partMembers,
    kind: v.literal('link'),
    at: v.optional(v.picklist(Object.keys(LINK_PLACES) as LinkPlace[]), 'task'),
    label: byLanguage,
    icon,
    href: text,
  }),
  v.forward(
    v.check(
      (one) => hrefProblem(one) === null,
      ({ input }) => hrefProblem(input) ?? '',
    ),
    ['href'],
  ),
  v.description('A link whose address may name values in braces, such as {variables.customerId}.'),
);

const column = v.pipe(
  strict({
    ...partMembers,
    ...factMembers,
    kind: v.literal('column'),
    label: byLanguage,
    width: v.exactOptional(v.pipe(v.number(), v.minValue(40))),
    isDefault: v.pipe(
      v.optional(v.boolean(), true),
      v.description('In the table unless a person hides it; otherwise only for those who add it.'),
    ),
  }),
  v.description('A column of the table, with the value of a variable.'),
);

const badge = v.pipe(
  strict({ ...partMembers, ...factMembers, kind: v.literal('badge'), label: byLanguage }),
  v.description('The value of a variable on the rows of the list.'),
);

const button = v.pipe(
  strict({
    ...partMembers,
    kind: v.literal('button'),
    label: byLanguage,
    icon,
    variable: text,
    value: v.union([v.string(), v.number(), v.boolean()], 'must be a text, a number, true or false'),
    confirm: v.pipe(v.exactOptional(byLanguage), v.description('A question that is asked first.')),
  }),
  v.description('A button beside Complete: it sets a variable and completes the task.'),
);

export const partSchema = v.variant('kind', [link, column, badge, button], (issue) =>
  issue.expected === 'Object' ? describeIssue(issue) : 'must be "link", "column", "badge" or "button"',
);

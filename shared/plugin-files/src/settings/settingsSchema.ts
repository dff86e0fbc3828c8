import * as v from 'valibot';
import { strict } from '../problems/check';
import { address, text } from '../problems/formats';
import { accentFault, HEX_COLOR } from './accent';
import { FACT_FORMATS } from './FactSetting';

const keys = v.nullable(v.union([text, v.array(text)]));
const count = v.pipe(v.number(), v.integer(), v.minValue(1));
const isOn = (fallback: boolean) => v.optional(v.boolean(), fallback);

/** A switch of a dialog: whether it is on at first, and whether it is left out. */
const choice = (said: string) =>
  v.pipe(
    v.optional(strict({ default: isOn(true), hidden: isOn(false) }), {}),
    v.description(
      `${said}, where a plugin deletes process instances: whether the switch is on at first, and whether it is left out (hidden).`,
    ),
  );

export const byLanguage = v.union([text, v.record(text, text)], 'must be a text, or texts by language');

export const factMembers = {
  variable: text,
  label: v.optional(byLanguage),
  format: v.optional(v.picklist(FACT_FORMATS)),
  currency: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'must be a code such as EUR'))),
  currencyVariable: v.optional(text),
};

const fact = strict({ ...factMembers, keep: v.optional(v.boolean()) });

const day = v.pipe(v.string(), v.isoDate('must be a day such as 2027-01-31'));
/** No path: what a page shows comes from the folder of the administrator's file. */
const picture = fileBeside(
  /^[\w-][\w.-]*\.(svg|png)$/,
  'must be the name of an svg or png file beside this one',
);

const app = strict({
  vendor: v.optional(text, 'Taskweave'),
  name: v.optional(text, 'Tasklist'),
  logo: v.optional(
    v.nullable(
      v.union(
        [picture, strict({ light: picture, dark: picture })],
        'must be a file, or a light and a dark one',
      ),
    ),
    null,
  ),
  accent: v.optional(
    v.nullable(
      v.pipe(
        v.string(),
        v.regex(HEX_COLOR, 'must be a colour such as #006b5e'),
        v.check(
          (color) => accentFault(color) === null,
          ({ input }) => accentFault(input) ?? '',
        ),
      ),
    ),
    null,
  ),
  styles: v.optional(
    v.nullable(fileBeside(/^[\w-][\w.-]*\.css$/, 'must be the name of a style sheet beside this file')),
    null,
  ),
  links: v.optional(
    strict({
      help: v.exactOptional(address),
      imprint: v.exactOptional(address),
      privacy: v.exactOptional(address),
    }),
    {},
  ),
  notice: v.optional(
    v.nullable(
      strict({
        text: byLanguage,
        from: v.optional(v.nullable(day), null),
        until: v.optional(v.nullable(day), null),
        groups: v.optional(v.nullable(v.array(text)), null),
      }),
    ),
    null,
  ),
});

const path = v.pipe(
  v.string(),
  v.regex(/^(\/[\w.-]*\w)*$/, 'must be a path of this server such as /camunda'),
);

/** It stands in sentences, whose direction it must not turn. */
const label = v.pipe(
  v.string(),
  v.minLength(1),
  v.check(
    (text) => /^[^\p{C}]{1,40}$/u.test(text),
    'must be a name of at most 40 characters, none of them invisible',
  ),
);

const connection = strict({
  id: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9]{0,15}$/, 'must be a short name such as c7')),
  label,
  letters: v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{1,3}$/, 'must be one to three letters')),
  color: v.pipe(v.string(), v.regex(HEX_COLOR, 'must be a colour such as #006b5e')),
  path,
  prefix: v.exactOptional(path),
  engine: v.optional(v.pipe(v.string(), v.regex(/^[\w-]+$/, 'must be the name of an engine')), 'default'),
  signIn: v.optional(v.picklist(['shared', 'own']), 'own'),
  samePersons: v.optional(v.boolean(), false),
});

function isOnce<Part>(all: readonly Part[], nameOf: (part: Part) => string): boolean {
  return new Set(all.map(nameOf)).size === all.length;
}

function fileBeside(pattern: RegExp, message: string) {
  return v.pipe(v.string(), v.regex(pattern, message));
}

export const pageSettingsMembers = {
  app: v.pipe(
    v.optional(app, {}),
    v.description(
      'Names in the header and in the title of the page; logo, accent colour, links and notice of the installation, and a style sheet.',
    ),
  ),
  shortcuts: v.pipe(
    v.optional(
      v.record(
        v.string(),
        v.union(
          [keys, v.looseObject({ key: keys })],
          'must be keys such as "ctrl+alt+c", a list of them, or null',
        ),
      ),
      {},
    ),
    v.description(
      'Keys by name of a shortcut (claimTask, focusFilter, focusList, focusForm, startProcess) or id of a command; null takes them away. All others keep their keys.',
    ),
  ),
  singleKeys: v.pipe(
    isOn(true),
    v.description('Whether keys without Ctrl or Alt work for people who have not chosen themselves.'),
  ),
  connections: v.pipe(
    v.optional(
      v.pipe(
        v.array(connection),
        v.check((all) => isOnce(all, ({ id }) => id), 'must have each id once'),
        v.check((all) => isOnce(all, ({ letters }) => letters.toUpperCase()), 'must have all letters once'),
        v.check(
          (all) => isOnce(all, ({ path, engine }) => `${path} ${engine}`),
          'must have each engine once',
        ),
      ),
      [],
    ),
    v.description(
      'Engines whose tasks are in one list, this one among them. Each has an id, a label, letters and a color, the path of its web applications on this server, and the name of its engine. prefix stands before the paths of its applications, which have forms, where two engines have the same ones. signIn is shared where one name and password open all, and samePersons says that equal ids are the same person.',
    ),
  ),
  csrfCookieName: v.pipe(
    v.optional(text, 'XSRF-TOKEN'),
    v.description('Name of the cookie in which the engine gives its CSRF token, if it was changed there.'),
  ),
};

export const settingsSchema = v.pipe(
  strict({
    ...pageSettingsMembers,
    dateFormat: v.pipe(
      v.optional(
        strict({
          monthName: v.optional(text, 'MMMM'),
          day: v.optional(text, 'DD'),
          abbr: v.optional(text, 'lll'),
          normal: v.optional(text, 'LLL'),
          long: v.optional(text, 'LLLL'),
          short: v.optional(text, 'LL'),
        }),
        {},
      ),
      v.description(
        'Patterns of Moment.js: normal for date and time, long for the exact date under the mouse, short for days, abbr for dates in searches, monthName and day for the days of the history. What the file does not name, the inbox writes as the language does.',
      ),
    ),
    locales: v.pipe(
      v.optional(
        strict({
          availableLocales: v.optional(v.nullable(v.pipe(v.array(text), v.minLength(1))), null),
          fallbackLocale: v.optional(text, 'en'),
        }),
        {},
      ),
      v.description(
        "Languages that people may choose, by default all that are built in, and the one for those whose browser asks for none of them. Where the file names this, texts are read from locales/{language}.json of the engine's own Tasklist, over ours.",
      ),
    ),
    disableWelcomeMessage: v.pipe(
      isOn(false),
      v.description('No welcome on the first visit, and no look for the welcome page.'),
    ),
    assignProcessInstanceIdToTaskComment: v.pipe(
      isOn(false),
      v.description(
        'Comments belong to the process instance as well, and stay visible after the task is completed.',
      ),
    ),
    telemetry: v.pipe(
      v.optional(v.nullable(v.boolean()), null),
      v.description(
        'null: administrators are asked once whether the engine may send telemetry, if it has not been decided there. true or false: nobody is asked. Taskweave itself sends nothing.',
      ),
    ),
    facts: v.pipe(
      v.optional(v.record(text, v.array(fact)), {}),
      v.description(
        'What tasks are about, by key of the process or case, * for all others: variables with label, format and currency. A filter that names variables shows those instead. An empty list shows none.',
      ),
    ),
    customScripts: v.pipe(
      v.optional(
        v.union([v.array(v.string()), v.looseObject({})], 'must be a list of addresses or an object'),
        [],
      ),
      v.description(
        'Not loaded, since nothing says which code they are: taskweave-plugin import-legacy makes entries with hashes of them (PLG-111).',
      ),
    ),
    userOperationLogAnnotationLength: v.pipe(
      v.optional(count, 4000),
      v.description(
        'Characters that an annotation may have: of an incident, or of an entry of the operation log.',
      ),
    ),
    skipCustomListeners: choice('Whether execution listeners are skipped'),
    skipIoMappings: choice('Whether input and output mappings are skipped'),
    batchOperation: v.pipe(
      v.optional(
        strict({
          mode: v.optional(v.picklist(['filter', 'search']), 'filter'),
          autoLoadEnded: isOn(true),
        }),
        {},
      ),
      v.description(
        'How batches are chosen and listed. The inbox lists none and reads neither: for plugins.',
      ),
    ),
  }),
  v.description('Settings of the installation, by the names of config.js.'),
);

import { inRepository } from '../process/paths.mjs';

const { parseLegacyExports } = await import(inRepository('addons/legacy-plugins/src/LegacyPlugin.ts'));
const { readDatePattern, toInputText } = await import(
  inRepository('remotes/forms/src/generated/datePattern.ts')
);
const { readDateText } = await import(inRepository('remotes/forms/src/embedded/fields/controlDates.ts'));
const { linkedText } = await import(inRepository('remotes/task-detail/src/comments/text/linkedText.ts'));
const { toEngineQuery } = await import(inRepository('shared/widgets/src/search/criteria/toEngineQuery.ts'));
const { csvField, csvRow } = await import(inRepository('shared/base/src/files/csv.ts'));
const { fold, holdsWords } = await import(inRepository('shared/base/src/texts/words.ts'));
const { parseJsonExact, stringifyExact } = await import(
  inRepository('shared/engine-client/src/reading/exactJson.ts')
);
const { problemOf } = await import(inRepository('shared/engine-client/src/reading/problemOf.ts'));
const { parseFilters } = await import(inRepository('shared/engine-client/src/resources/filter/filter.ts'));
const { parseAdminFile } = await import(inRepository('shared/plugin-files/src/admin-file/parseAdminFile.ts'));
const { parseManifest } = await import(inRepository('shared/plugin-files/src/manifest/parseManifest.ts'));
const { factValue } = await import(inRepository('shared/widgets/src/facts/factValue.ts'));
const { formatPattern } = await import(inRepository('shell/src/installation/patterns/formatPattern.ts'));
const { rankCommands } = await import(inRepository('shell/src/palette/rankCommands.ts'));

const NOW = new Date('2026-11-26T10:00:00');
const PLACE = {
  locale: 'de',
  now: NOW,
  userId: 'john',
  variables: ['a'],
  words: { names: {}, keys: ['INV-1'], facts: [], stage: 'facts' },
};
const DATE_CONTROLS = ['date', 'time', 'datetime-local', 'month', 'week'];
const FORMATS = ['text', 'number', 'money', 'boolean', 'date', 'file', 'person', 'link'];
const SEARCHES = ['anything', 'due', 'priority', 'assignee', 'processVariables', 'candidateGroup'];
const OPERATORS = ['eq', 'Like', 'In', 'Before', 'On', 'min'];

/** @type {Readonly<Record<string, (text: string) => unknown>>} */
export const OTHER_READERS = {
  'an answer with long numbers': (text) =>
    parseJsonExact(`{"a":1234567890123456789,"b":${JSON.stringify(text)}}`),
  'an answer that is cut off': (text) => parseJsonExact(`{"a":1234567890123456789,"b":"${text}`),
  'a body with long numbers': (text) =>
    stringifyExact({ a: { type: 'Long', value: '1234567890123456789' }, text }),
  'an error of the engine': (text) =>
    problemOf({ status: 500, requestId: null, text: JSON.stringify({ type: text, message: text }) }),
  'a page in place of an answer': (text) => problemOf({ status: 502, requestId: null, text }),
  'a comment': (text) => linkedText(`See https://a.example/${text}`),
  'a search in an address': (text) =>
    SEARCHES.map((type) =>
      toEngineQuery(
        {
          criteria: OPERATORS.map((operator) => ({
            type,
            name: text,
            operator,
            value: operator === 'In' ? [text] : text,
          })),
          matchAny: false,
          ignoreNames: false,
          ignoreValues: false,
        },
        {},
        PLACE,
      ),
    ),
  'a filter': (text) =>
    parseFilters([{ id: 'a', name: text, query: { name: text }, properties: { description: text } }]),
  'a fact': (text) =>
    FORMATS.map((format) => factValue({ type: 'String', value: text }, { format, currency: 'EUR' })),
  "an administrator's file": (text) =>
    parseAdminFile({ plugins: { [text]: { url: text } }, settings: { [text]: text } }),
  'a manifest': (text) =>
    parseManifest(
      {
        id: text,
        name: text,
        version: text,
        contributes: [{ point: text, meta: { href: text } }],
        uses: [text],
      },
      null,
    ),
  'a plugin of the old Tasklist': (text) =>
    parseLegacyExports({ default: { id: text, pluginPoint: text } }, text),
  'a pattern of dates': (text) => formatPattern(NOW, text, 'de'),
  'a pattern of a form': (text) => {
    const pattern = readDatePattern(`dd.MM.yyyy${text}`);
    return pattern && toInputText('21.11.2026', pattern);
  },
  'a date of an HTML form': (text) => DATE_CONTROLS.map((type) => readDateText(text, type, null)),
  'a cell of a spreadsheet': (text) => csvRow([csvField(text)]),
  'a word that is looked for': (text) => holdsWords('a b c', fold(text)),
  'a label in the palette': (text) => rankCommands('a', [{ id: text, label: text, keywords: text }]),
};

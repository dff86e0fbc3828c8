import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRepository } from '../process/paths.mjs';

/** @param {string} file */
const read = (file) => JSON.parse(readFileSync(inRepository(file), 'utf8'));

const files = ['shell', ...readdirSync(inRepository('remotes')).map((name) => `remotes/${name}`)].flatMap(
  (room) =>
    readdirSync(inRepository(room, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.json'))
      .map((name) => `${room}/src/${name.replaceAll('\\', '/')}`),
);
const rooms = files.filter((file) => file.endsWith('/suiteTexts.json'));

/**
 * @param {string} file a `suiteTexts.json`
 * @returns {Record<string, string>}
 */
function textsOf(file) {
  const [room = ''] = /^(shell|remotes\/[\w-]+)/.exec(file) ?? [];
  const catalogues =
    room === 'shell'
      ? ['shell/src/i18n/en.json', 'shell/src/welcome/en.json']
      : files.filter((name) => name.startsWith(`${room}/`) && name.endsWith('/en.json'));
  // The filter dialog shows texts of the search as well, by the namespace of the task list.
  const shared = room === 'remotes/task-list' ? ['shared/widgets/src/search/texts/en.json'] : [];
  return Object.assign({}, ...[...catalogues, ...shared].map(read));
}

const TELL_LESS = [
  'change.error.addGroup',
  'change.error.assign',
  'change.error.delegate',
  'change.error.removeGroup',
  'create.groupError',
  'engine.unknown',
];

const SPECIFIED = `
  FILTER_SAVE_ERROR FILTER_DELETION_ERROR FILTER_FORM_PERMISSIONS_SAVE_ERROR FILTERS_LOADING_FAILURE
  FILTER_FORM_PERMISSIONS_LOADING_FAILURE LOAD_VARIABLES_FAILURE NO_TASK_VARIABLES TASK_UPDATE_ERROR ASSIGNED_ERROR
  ASSIGNEE_RESET_ERROR CLAIM_ERROR UNCLAIM_ERROR COMPLETE_ERROR COMMENT_SAVE_ERROR INIT_GROUPS_FAILURE ADD_GROUP_FAILED
  REMOVE_GROUP_FAILED PROCESS_START_ERROR PROCESS_START_OK ASSIGN_NOTE_PROCESS ASSIGN_NOTE_CASE DUPLICATE_GROUP
  EMPTY_CONTEXT_PATH INIT_EXTERNAL_FORM_FAILED FORM_FAILURE NO_AVAILABLE_FILTER NO_MATCHING_TASK RESTRICTION_NOTICE
  NO_PROCESS_DEFINITION_AVAILABLE NO_DIAGRAM NO_HISTORY NO_DESCRIPTION TASK_HAS_BEEN_REMOVED FILTER_DELETION_WARNING
  INVALID_SEARCH REQUIRED_FIELD TASK_NOT_EXIST INSTANCE_SUSPENDED REQUIRED_HEX_COLOR_FIELD REQUIRED_INTEGER_FIELD
  REQUIRE_UNIQUE_KEY REQUIRE_UNIQUE_NAME INVALID_DATE INVALID_DATE_VALUE PASSWORD_POLICY_TOOLTIP_ERROR
  PASSWORD_POLICY_TOOLTIP_PARTIAL CAM_WIDGET_VARIABLES_TABLE_DIALOGUE`
  .trim()
  .split(/\s+/);

const COMPONENTS = {
  'taskweave-common': ['shared/i18n/src/common/en.json'],
  'taskweave-diagram': ['shared/widgets/src/diagram-viewer/en.json'],
  'taskweave-look-up': ['shared/widgets/src/look-up-field/en.json'],
  'taskweave-ui': ['shared/ui/src/variable-editor/en.json', 'shared/ui/src/kit-text/en.json'],
};
const OF_COMPONENTS = 'shell/src/installation/componentTexts.json';

/** @returns {Set<string>} */
function placedKeys() {
  const ofComponents = Object.values(read(OF_COMPONENTS));
  return new Set([...rooms.map(read), ...ofComponents].flatMap((texts) => Object.values(texts)));
}

test('the parts of the application say which texts of the old Tasklist they have a place for', () => {
  const remotes = readdirSync(inRepository('remotes')).map(
    (name) => `remotes/${name}/src/i18n/suiteTexts.json`,
  );
  expect(rooms.toSorted()).toEqual([...remotes, 'shell/src/installation/suiteTexts.json'].toSorted());
});

test.each(rooms)(
  '%s names texts that are there, and no more placeholders than are known to be lost',
  (file) => {
    const texts = textsOf(file);
    const keys = Object.keys(read(file));
    expect(keys.filter((key) => texts[key] === undefined)).toEqual([]);
    expect(keys.filter((key) => texts[key]?.includes('{{') && !TELL_LESS.includes(key))).toEqual([]);
  },
);

test.each(Object.entries(COMPONENTS))(
  '%s names texts of components that are there',
  (namespace, catalogues) => {
    const texts = Object.assign({}, ...catalogues.map(read));
    const keys = Object.keys(read(OF_COMPONENTS)[namespace]);
    expect(keys.filter((key) => texts[key] === undefined)).toEqual([]);
    expect(keys.filter((key) => texts[key]?.includes('{{') && key !== 'delete.text')).toEqual([]);
  },
);

test('no other components are named', () => {
  expect(Object.keys(read(OF_COMPONENTS)).toSorted()).toEqual(Object.keys(COMPONENTS).toSorted());
});

test.each(SPECIFIED)('the text %s of a translation has a place', (key) => {
  expect(placedKeys().has(key)).toBe(true);
});

test('the page of the settings says how many texts of a translation have a place', () => {
  const page = readFileSync(inRepository('docs/settings.md'), 'utf8');
  expect(page).toContain(`with ${placedKeys().size} of its texts`);
});

test('the filter dialog, whose texts are apart, uses none of the names of the column', () => {
  const column = read('remotes/filters/src/i18n/en.json');
  const dialog = Object.keys(read('remotes/filters/src/dialog-texts/en.json'));
  expect(dialog.filter((key) => key in column)).toEqual([]);
});

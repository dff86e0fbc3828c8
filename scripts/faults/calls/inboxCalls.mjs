import {
  ATTACHMENT,
  COMMENT,
  COUNT,
  change,
  DEFINITION,
  FILTER,
  LINKS,
  read,
  TASK,
  USER,
} from './samples.mjs';

/** @typedef {import('./samples.mjs').CallRow} CallRow */

const INPUT = { type: 'grant', userId: 'mary', groupId: null, permissions: ['READ'], filterId: '{filterId}' };
const NEW_FILTER = { name: 'Mine', owner: 'demo', query: {}, properties: {} };
const AGAIN = 'what is there is read again, and the next “Save” makes what is missing';

/** @type {readonly CallRow[]} */
export const INBOX_CALLS = [
  read('filter/filter#listFilters', 'filters', [], [FILTER]),
  read('filter/filter#getFilter', 'filters', ['{id}'], FILTER),
  read('filter/filter#getFilterRights', 'filters', ['{id}'], LINKS),
  read('filter/filter#canCreateFilter', 'filters', [], LINKS),
  change('filter/filterEditing#createFilter', 'filters', [NEW_FILTER], {
    answer: FILTER,
    lost: 'a filter of that name and owner that was not there before',
  }),
  change('filter/filterEditing#updateFilter', 'filters', ['{id}', NEW_FILTER], {
    lost: 'stored once more: it ends the same, however often it is done',
  }),
  change('filter/filterEditing#deleteFilter', 'filters', ['{id}'], { lost: 'the filter is gone' }),
  read('identity/authorization#getFilterAccess', 'filters', ['{filterId}'], undefined, {
    'GET authorization': [{ id: '{id}', type: 1, permissions: [], resourceId: '*' }],
    'OPTIONS authorization': LINKS,
    'OPTIONS authorization/{id}': LINKS,
  }),
  read('identity/authorization#canCreateAuthorization', 'filters', [], LINKS),
  read('identity/authorization#listFilterAuthorizations', 'filters', ['{filterId}'], []),
  change('identity/authorization#createAuthorization', 'filters', [INPUT], { unguarded: AGAIN }),
  change('identity/authorization#updateAuthorization', 'filters', ['{id}', INPUT], { unguarded: AGAIN }),
  change('identity/authorization#deleteAuthorization', 'filters', ['{id}'], { unguarded: AGAIN }),
  read(
    'task/taskList#listTasks',
    'list',
    [{ filterId: '{filterId}', sorting: [], firstResult: 0, maxResults: 50 }],
    [TASK],
  ),
  read('task/taskList#countTasks', 'list', ['{filterId}'], COUNT),
  read('task/matchingTasks#countMatching', 'list', [{ body: {} }], COUNT),
  read('task/matchingTasks#listMatching', 'list', [{ body: {}, maxResults: 6 }, String], [TASK]),
  read('task/taskVariables#listTaskVariables', 'list', [[TASK], 'amount'], []),
  read('task/taskVariables#listPageVariables', 'list', [[TASK], null], []),
  read(
    'task/variablesOfTask#listOuter',
    'list',
    [[{ ...TASK, processInstanceId: '{instanceId}' }], { names: null, known: {} }],
    [],
  ),
  read('task/taskVariables#getObjectValue', 'list', ['{id}'], { value: {} }),
  read('instance/processInstance#getBusinessKeys', 'list', [['{id}']], []),
  read('instance/caseInstance#getCaseBusinessKeys', 'list', [['{id}']], []),
  read('definition/definitionNames#getProcessDefinitions', 'list', [['{id}']], [DEFINITION]),
  read('definition/definitionNames#listProcessKeys', 'list', [121], [DEFINITION]),
  read('definition/definitionNames#getCaseDefinitions', 'list', [['{id}']], [DEFINITION]),
  read('identity/user#getUsers', 'list', [['demo']], [USER]),
  read('task/task#getTask', 'task', ['{id}'], TASK),
  read('task/task#isTaskGone', 'look', ['{id}'], TASK),
  read('task/task#listInstanceTasks', 'task', [{ assignee: 'demo', maxResults: 1 }], {}),
  read('identity/lookUp#listDirectory', 'filters', ['group'], []),
  read('identity/lookUp#searchDirectory', 'task', ['group', 'sales'], []),
  read('identity/lookUp#findChoice', 'filters', ['group', '{groupId}'], []),
  read('task/comment#listComments', 'comments', ['{id}'], [COMMENT]),
  read(
    'task/comment#findComment',
    'look',
    ['{id}', { message: '', userId: '', since: new Date(0), known: new Set() }],
    [COMMENT],
  ),
  read('task/comment#canChangeComments', 'comments', ['{id}'], 'GET, PUT, DELETE'),
  read('task/attachment#listAttachments', 'attachments', ['{id}'], [ATTACHMENT]),
  read(
    'task/attachment#findAttachment',
    'look',
    ['{id}', { name: '', url: null, since: new Date(0), known: new Set() }],
    [ATTACHMENT],
  ),
  read(
    'task/userOperation#listUserOperations',
    'tabs',
    [{ taskId: '{id}' }, { firstResult: 0, maxResults: 50 }],
    [],
  ),
  read('task/userOperation#countUserOperations', 'tabs', [{ taskId: '{id}' }], COUNT),
  read('task/attachment#getAttachmentFile', 'tabs', ['{id}', '{attachmentId}'], 'text'),
  read('task/taskVariables#getVariableFile', 'tabs', ['{id}'], 'text'),
  read('history/pastStep#listPastSteps', 'tabs', [{ processInstanceId: '{instanceId}' }], []),
  read('instance/instanceState#listCalledInstances', 'tabs', ['{id}'], []),
  read('instance/instanceState#listPassedActivities', 'tabs', ['{id}'], []),
  read('definition/processDefinition#getProcessXml', 'tabs', ['{id}'], {
    bpmn20Xml: '<definitions/>',
  }),
  read('definition/caseDefinition#getCaseXml', 'tabs', ['{id}'], { cmmnXml: '<definitions/>' }),
  read('definition/processDefinition#listCalledProcesses', 'tabs', ['{id}'], []),
  read('instance/processInstance#getCallingDefinitionId', 'tabs', ['{id}'], []),
];

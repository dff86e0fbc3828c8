import { ATTACHMENT, COMMENT, COUNT, DEFINITION, FILTER, INCIDENT, LINKS, TASK, USER } from './samples.mjs';

/** @typedef {import('./samples.mjs').CallRow} CallRow */

const INPUT = { type: 'grant', userId: 'mary', groupId: null, permissions: ['READ'], filterId: '{filterId}' };
const NEW_FILTER = { name: 'Mine', owner: 'demo', query: {}, properties: {} };
const AGAIN = 'what is there is read again, and the next “Save” makes what is missing';

/** As the palette reads it. @param {unknown} answer */
const asList = (answer) => /** @type {unknown[]} */ (answer).map((one) => one);

/** Filters, the list, and what is read of a task. @type {readonly CallRow[]} */
export const INBOX_CALLS = [
  {
    call: 'resources/filter/filter#listFilters',
    places: ['filters', 'list', 'workload', 'look'],
    make: ({ listFilters }, client) => listFilters(client),
    answer: [FILTER],
  },
  {
    call: 'resources/filter/filter#getFilter',
    places: ['filters'],
    make: ({ getFilter }, client) => getFilter(client, '{id}'),
    answer: FILTER,
  },
  {
    call: 'resources/filter/filter#getFilterRights',
    places: ['filters'],
    make: ({ getFilterRights }, client) => getFilterRights(client, '{id}'),
    answer: LINKS,
  },
  {
    call: 'resources/filter/filter#canCreateFilter',
    places: ['filters'],
    make: ({ canCreateFilter }, client) => canCreateFilter(client),
    answer: LINKS,
  },
  {
    call: 'resources/filter/filterEditing#createFilter',
    places: ['filters'],
    isChange: true,
    make: ({ createFilter }, client) => createFilter(client, NEW_FILTER),
    answer: FILTER,
    lost: 'a filter of that name and owner that was not there before',
  },
  {
    call: 'resources/filter/filterEditing#updateFilter',
    places: ['filters'],
    isChange: true,
    make: ({ updateFilter }, client) => updateFilter(client, '{id}', NEW_FILTER),
    lost: 'stored once more: it ends the same, however often it is done',
  },
  {
    call: 'resources/filter/filterEditing#deleteFilter',
    places: ['filters'],
    isChange: true,
    make: ({ deleteFilter }, client) => deleteFilter(client, '{id}'),
    lost: 'the filter is gone',
  },
  {
    call: 'resources/identity/authorization#getFilterAccess',
    places: ['filters'],
    make: ({ getFilterAccess }, client) => getFilterAccess(client, '{filterId}'),
    answers: {
      'GET authorization': [{ id: '{id}', type: 1, permissions: [], resourceId: '*' }],
      'OPTIONS authorization': LINKS,
      'OPTIONS authorization/{id}': LINKS,
    },
  },
  {
    call: 'resources/identity/authorization#canCreateAuthorization',
    places: ['filters'],
    make: ({ canCreateAuthorization }, client) => canCreateAuthorization(client),
    answer: LINKS,
  },
  {
    call: 'resources/identity/authorization#listFilterAuthorizations',
    places: ['filters'],
    make: ({ listFilterAuthorizations }, client) => listFilterAuthorizations(client, '{filterId}'),
    answer: [],
  },
  {
    call: 'resources/identity/authorization#createAuthorization',
    places: ['filters'],
    isChange: true,
    make: ({ createAuthorization }, client) => createAuthorization(client, INPUT),
    unguarded: AGAIN,
  },
  {
    call: 'resources/identity/authorization#updateAuthorization',
    places: ['filters'],
    isChange: true,
    make: ({ updateAuthorization }, client) => updateAuthorization(client, '{id}', INPUT),
    unguarded: AGAIN,
  },
  {
    call: 'resources/identity/authorization#deleteAuthorization',
    places: ['filters'],
    isChange: true,
    make: ({ deleteAuthorization }, client) => deleteAuthorization(client, '{id}'),
    unguarded: AGAIN,
  },
  {
    call: 'resources/task/taskList#listTasks',
    places: ['list'],
    make: ({ listTasks }, client) =>
      listTasks(client, { filterId: '{filterId}', sorting: [], firstResult: 0, maxResults: 50 }),
    answer: [TASK],
  },
  {
    call: 'resources/task/taskList#countTasks',
    places: ['list', 'filters'],
    make: ({ countTasks }, client) => countTasks(client, '{filterId}'),
    answer: COUNT,
  },
  {
    call: 'remotes/task-list/src/palette/TaskSearch.tsx',
    places: ['list'],
    make: (_, client) => client.post('task', { body: {} }).then(asList),
    answer: [TASK],
  },
  {
    call: 'resources/task/taskVariables#listTaskVariables',
    places: ['list'],
    make: ({ listTaskVariables }, client) => listTaskVariables(client, [TASK], 'amount'),
    answer: [],
  },
  {
    call: 'resources/task/taskVariables#getObjectValue',
    places: ['list'],
    make: ({ getObjectValue }, client) => getObjectValue(client, '{id}'),
    answer: { value: {} },
  },
  {
    call: 'resources/instance/processInstance#getBusinessKeys',
    places: ['list', 'form'],
    make: ({ getBusinessKeys }, client) => getBusinessKeys(client, ['{id}']),
    answer: [],
  },
  {
    call: 'resources/instance/caseInstance#getCaseBusinessKeys',
    places: ['list', 'form'],
    make: ({ getCaseBusinessKeys }, client) => getCaseBusinessKeys(client, ['{id}']),
    answer: [],
  },
  {
    call: 'resources/definition/processDefinition#getProcessDefinitions',
    places: ['list', 'tabs', 'variables'],
    make: ({ getProcessDefinitions }, client) => getProcessDefinitions(client, ['{id}']),
    answer: [DEFINITION],
  },
  {
    call: 'resources/definition/caseDefinition#getCaseDefinitions',
    places: ['list'],
    make: ({ getCaseDefinitions }, client) => getCaseDefinitions(client, ['{id}']),
    answer: [DEFINITION],
  },
  {
    call: 'resources/identity/user#getUsers',
    places: ['list', 'tabs', 'workload'],
    make: ({ getUsers }, client) => getUsers(client, ['demo']),
    answer: [USER],
  },
  {
    call: 'resources/task/task#getTask',
    places: ['task', 'list', 'form', 'look'],
    make: ({ getTask }, client) => getTask(client, '{id}'),
    answer: TASK,
  },
  {
    call: 'resources/task/task#isTaskGone',
    places: ['look'],
    make: ({ isTaskGone }, client) => isTaskGone(client, '{id}'),
    answer: TASK,
  },
  {
    call: 'resources/task/task#listInstanceTasks',
    places: ['task'],
    make: ({ listInstanceTasks }, client) => listInstanceTasks(client, { assignee: 'demo', maxResults: 1 }),
    answer: {},
  },
  {
    call: 'resources/identity/user#findUser',
    places: ['task'],
    make: ({ findUser }, client) => findUser(client, '{userId}'),
    answer: [USER],
  },
  {
    call: 'resources/identity/lookUp#listDirectory',
    places: ['filters', 'task', 'workload'],
    make: ({ listDirectory }, client) => listDirectory(client, 'group'),
    answer: [],
  },
  {
    call: 'resources/identity/lookUp#searchDirectory',
    places: ['task', 'filters'],
    make: ({ searchDirectory }, client) => searchDirectory(client, 'group', 'sales'),
    answer: [],
  },
  {
    call: 'resources/identity/lookUp#findChoice',
    places: ['filters', 'task'],
    make: ({ findChoice }, client) => findChoice(client, 'group', '{groupId}'),
    answer: [],
  },
  {
    call: 'resources/task/comment#listComments',
    places: ['comments', 'look'],
    make: ({ listComments }, client) => listComments(client, '{id}'),
    answer: [COMMENT],
  },
  {
    call: 'resources/task/comment#findComment',
    places: ['look'],
    make: ({ findComment }, client) =>
      findComment(client, '{id}', { message: '', userId: '', since: new Date(0), known: new Set() }),
    answer: [COMMENT],
  },
  {
    call: 'resources/task/comment#canChangeComments',
    places: ['comments'],
    make: ({ canChangeComments }, client) => canChangeComments(client, '{id}'),
    answer: 'GET, PUT, DELETE',
  },
  {
    call: 'resources/task/attachment#listAttachments',
    places: ['attachments', 'look'],
    make: ({ listAttachments }, client) => listAttachments(client, '{id}'),
    answer: [ATTACHMENT],
  },
  {
    call: 'resources/task/attachment#findAttachment',
    places: ['look'],
    make: ({ findAttachment }, client) =>
      findAttachment(client, '{id}', { name: '', url: null, since: new Date(0), known: new Set() }),
    answer: [ATTACHMENT],
  },
  {
    call: 'resources/task/userOperation#listUserOperations',
    places: ['tabs'],
    make: ({ listUserOperations }, client) =>
      listUserOperations(client, '{id}', { firstResult: 0, maxResults: 50 }),
    answer: [],
  },
  {
    call: 'resources/task/userOperation#countUserOperations',
    places: ['tabs'],
    make: ({ countUserOperations }, client) => countUserOperations(client, '{id}'),
    answer: COUNT,
  },
  {
    call: 'resources/instance/instanceState#listIncidents',
    places: ['tabs'],
    make: ({ listIncidents }, client) => listIncidents(client, '{id}'),
    answer: [INCIDENT],
  },
  {
    call: 'resources/instance/instanceState#listCalledInstances',
    places: ['tabs'],
    make: ({ listCalledInstances }, client) => listCalledInstances(client, '{id}'),
    answer: [],
  },
  {
    call: 'resources/instance/instanceState#listPassedActivities',
    places: ['tabs'],
    make: ({ listPassedActivities }, client) => listPassedActivities(client, '{id}'),
    answer: [],
  },
  {
    call: 'resources/definition/processDefinition#getProcessXml',
    places: ['tabs', 'start'],
    make: ({ getProcessXml }, client) => getProcessXml(client, '{id}'),
    answer: { bpmn20Xml: '<definitions/>' },
  },
  {
    call: 'resources/definition/caseDefinition#getCaseXml',
    places: ['tabs'],
    make: ({ getCaseXml }, client) => getCaseXml(client, '{id}'),
    answer: { cmmnXml: '<definitions/>' },
  },
  {
    call: 'resources/definition/processDefinition#listCalledProcesses',
    places: ['tabs', 'start'],
    make: ({ listCalledProcesses }, client) => listCalledProcesses(client, '{id}'),
    answer: [],
  },
  {
    call: 'resources/instance/processInstance#getCallingDefinitionId',
    places: ['tabs'],
    make: ({ getCallingDefinitionId }, client) => getCallingDefinitionId(client, '{id}'),
    answer: [],
  },
];

import { ATTACHMENT, COMMENT, change, DEFINITION, read, TASK, VALUE } from './samples.mjs';

/** @typedef {import('./samples.mjs').CallRow} CallRow */

const GONE = 'the task is gone; a delegated one is resolved';
const ON_THE_TASK = 'the task has the value';

/**
 * @param {string} name
 * @param {readonly unknown[]} given
 * @returns {CallRow}
 */
function taskChange(name, ...given) {
  const module = ['claimTask', 'unclaimTask', 'setAssignee'].includes(name) ? 'task' : 'taskChanges';
  return {
    call: `resources/task/${module}#${name}`,
    place: 'change',
    isChange: true,
    make: (exported, client) => exported[name](client, '{id}', ...given),
    lost: ON_THE_TASK,
  };
}

/** @type {readonly CallRow[]} */
export const WORK_CALLS = [
  taskChange('claimTask', 'demo'),
  { ...taskChange('unclaimTask'), lost: 'somebody else has it, or nobody' },
  taskChange('setAssignee', 'demo'),
  taskChange('delegateTask', 'mary'),
  taskChange('resolveTask'),
  taskChange('addCandidate', { groupId: 'sales' }),
  taskChange('removeCandidate', { groupId: 'sales' }),
  { ...taskChange('updateTask', { priority: 80 }), again: 'conflict', answers: { 'GET task/{id}': TASK } },
  change('task/taskChanges#createTask', 'create', [{ id: '{id}', name: 'Seal the envelope' }], {
    lost: 'a task with the id that the page has made',
  }),
  change('task/comment#addComment', 'comments', ['{id}', { message: 'Hm.' }], {
    answer: COMMENT,
    lost: 'a comment of the person with this text, which was not there before',
  }),
  change('task/comment#updateComment', 'comments', ['{id}', { id: '{commentId}', message: 'Ah.' }], {
    lost: 'the comment has the text',
  }),
  change('task/comment#deleteComment', 'comments', ['{id}', '{commentId}'], { lost: 'the comment is gone' }),
  change('task/attachment#attachFile', 'attachments', ['{id}', new File(['x'], 'a.txt')], {
    answer: ATTACHMENT,
    lost: 'an attachment of this name that was not there before',
  }),
  change('task/attachment#attachLink', 'attachments', ['{id}', { name: 'a', url: 'https://shop.example' }], {
    answer: ATTACHMENT,
    lost: 'a link of this name and address that was not there before',
  }),
  change('task/attachment#deleteAttachment', 'attachments', ['{id}', '{attachmentId}'], {
    lost: 'the attachment is gone',
  }),
  read('task/taskForm#getTaskForm', 'form', ['{id}'], { key: null }),
  read('task/taskForm#getFormVariables', 'form', ['{id}'], { amount: VALUE }),
  read('task/taskForm#getStoredVariables', 'form', ['{id}'], { amount: VALUE }),
  read('task/taskForm#getRenderedForm', 'form', ['{id}'], '<form></form>'),
  read(
    'queries/task/formQueries#formQueries',
    'form',
    ({ formQueries }, client) =>
      formQueries(client).source('task/{id}/deployed-form').queryFn({ signal: new AbortController().signal }),
    '{"components":[]}',
  ),
  read(
    'queries/task/formSourceQuery#formSourceQuery',
    'form',
    ({ formSourceQuery }, client) =>
      formSourceQuery(client, {
        ...{ url: 'task/{id}/deployed-form', userId: 'demo', taskId: '{id}', deployment: null },
      }).queryFn({ signal: new AbortController().signal }),
    '<form></form>',
  ),
  read(
    'remotes/forms/src/embedded/mountForm.ts',
    'form',
    (_, client) => client.get('/shop/forms/order.html', { accept: 'text' }),
    '<form></form>',
  ),
  read(
    'remotes/forms/src/embedded/useMountedForm.ts',
    'form',
    (_, client) => client.get('/shop/forms/part.html', { accept: 'document' }),
    '<b>A part of a form</b>',
  ),
  read(
    'remotes/forms/src/embedded/createBridge.ts',
    'form',
    (_, client) => client.get('user/{id}/profile'),
    {},
  ),
  change(
    'remotes/forms/src/embedded/client/createScriptClient.ts',
    'form',
    (_, client) => client.request('process-instance/{id}/variables', { method: 'POST', body: {} }),
    { unguarded: 'it is the script of the form that asks; the script gets the error of the engine client' },
  ),
  change('task/taskForm#submitTaskForm', 'form', ['{id}', { amount: VALUE }], { lost: GONE }),
  change('task/taskForm#completeTask', 'bulk', ['{id}'], { lost: GONE }),
  change('task/taskForm#reportBpmnError', 'form', ['{id}', { errorCode: 'x', variables: {} }], {
    lost: 'the task is gone',
  }),
  change('task/taskForm#reportEscalation', 'form', ['{id}', { escalationCode: 'x', variables: {} }], {
    lost: 'the task is gone; else nobody can say, and the next try asks first',
  }),
  read(
    'definition/processDefinition#listStartable',
    'start',
    [{ firstResult: 0, maxResults: 16 }],
    [DEFINITION],
  ),
  read('definition/processDefinition#listStartableByKeys', 'start', [['invoice']], [DEFINITION]),
  read('definition/processDefinition#getStartForm', 'form', ['{id}'], { key: null }),
  read('definition/processDefinition#getStartFormVariables', 'form', ['{id}'], { amount: VALUE }),
  read('definition/processDefinition#getRenderedStartForm', 'form', ['{id}'], '<form></form>'),
  change('definition/processDefinition#submitStartForm', 'form', ['{id}', { variables: {} }], {
    answer: { id: '{instanceId}' },
    lost: 'the history has an instance of the process by the person since then; without the right to it, the next try asks first',
  }),
  read(
    'instance/startedInstance#findStarted',
    'look',
    [
      {
        ...{ processDefinitionId: '{id}', processDefinitionKey: 'invoice', userId: 'demo' },
        ...{ since: new Date(0), businessKey: null, known: new Set() },
      },
    ],
    undefined,
    { 'GET history/process-instance': [{ id: '{instanceId}' }] },
  ),
  read('task/variablesOfTask#listVariablesOfTask', 'variables', [{ id: '{id}' }], undefined, {
    'GET task/{id}/variables': {},
    'GET task/{id}/localVariables': {},
    'POST variable-instance': [],
  }),
  change(
    'task/variablesOfTask#putVariableOfTask',
    'variables',
    ['{id}', { name: '{name}', isLocal: false }, VALUE],
    { lost: 'the variable has the value; of a file nobody can say' },
  ),
  change(
    'task/variablesOfTask#deleteVariableOfTask',
    'variables',
    ['{id}', { name: '{name}', isLocal: false }],
    { lost: 'the variable is gone' },
  ),
];

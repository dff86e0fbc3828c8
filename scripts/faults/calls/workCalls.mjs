import { ATTACHMENT, COMMENT, DEFINITION, TASK, VALUE } from './samples.mjs';

/** @typedef {import('./samples.mjs').CallRow} CallRow */

const GONE = 'the task is gone; a delegated one is resolved';
const ON_THE_TASK = 'the task has the value';

/**
 * A change at a task by one function of a module.
 *
 * @param {string} name
 * @param {readonly unknown[]} given what it is given behind client and id
 * @returns {CallRow}
 */
function taskChange(name, ...given) {
  const module = ['claimTask', 'unclaimTask', 'setAssignee'].includes(name) ? 'task' : 'taskChanges';
  return {
    call: `resources/task/${module}#${name}`,
    places: name === 'addCandidate' ? ['change', 'bulk', 'create'] : ['change', 'bulk'],
    isChange: true,
    make: (exported, client) => exported[name](client, '{id}', ...given),
    lost: ON_THE_TASK,
  };
}

/** What people do with tasks: changes, comments, files, forms, variables. @type {readonly CallRow[]} */
export const WORK_CALLS = [
  taskChange('claimTask', 'demo'),
  { ...taskChange('unclaimTask'), lost: 'somebody else has it, or nobody' },
  taskChange('setAssignee', 'demo'),
  taskChange('delegateTask', 'mary'),
  taskChange('resolveTask'),
  taskChange('addCandidate', { groupId: 'sales' }),
  taskChange('removeCandidate', { groupId: 'sales' }),
  { ...taskChange('updateTask', { priority: 80 }), again: 'conflict', answers: { 'GET task/{id}': TASK } },
  {
    call: 'resources/task/taskChanges#createTask',
    places: ['create'],
    isChange: true,
    make: ({ createTask }, client) => createTask(client, { id: '{id}', name: 'Seal the envelope' }),
    lost: 'a task with the id that the page has made',
  },
  {
    call: 'resources/task/comment#addComment',
    places: ['comments'],
    isChange: true,
    make: ({ addComment }, client) => addComment(client, '{id}', { message: 'Hm.' }),
    answer: COMMENT,
    lost: 'a comment of the person with this text, which was not there before',
  },
  {
    call: 'resources/task/comment#updateComment',
    places: ['comments'],
    isChange: true,
    make: ({ updateComment }, client) => updateComment(client, '{id}', { id: '{commentId}', message: 'Ah.' }),
    lost: 'the comment has the text',
  },
  {
    call: 'resources/task/comment#deleteComment',
    places: ['comments'],
    isChange: true,
    make: ({ deleteComment }, client) => deleteComment(client, '{id}', '{commentId}'),
    lost: 'the comment is gone',
  },
  {
    call: 'resources/task/attachment#attachFile',
    places: ['attachments'],
    isChange: true,
    make: ({ attachFile }, client) => attachFile(client, '{id}', new File(['x'], 'a.txt')),
    answer: ATTACHMENT,
    lost: 'an attachment of this name that was not there before',
  },
  {
    call: 'resources/task/attachment#attachLink',
    places: ['attachments'],
    isChange: true,
    make: ({ attachLink }, client) => attachLink(client, '{id}', { name: 'a', url: 'https://shop.example' }),
    answer: ATTACHMENT,
    lost: 'a link of this name and address that was not there before',
  },
  {
    call: 'resources/task/attachment#deleteAttachment',
    places: ['attachments'],
    isChange: true,
    make: ({ deleteAttachment }, client) => deleteAttachment(client, '{id}', '{attachmentId}'),
    lost: 'the attachment is gone',
  },
  {
    call: 'resources/task/task#getTaskForm',
    places: ['form', 'task', 'bulk'],
    make: ({ getTaskForm }, client) => getTaskForm(client, '{id}'),
    answer: { key: null },
  },
  {
    call: 'resources/task/task#getFormVariables',
    places: ['form'],
    make: ({ getFormVariables }, client) => getFormVariables(client, '{id}'),
    answer: { amount: VALUE },
  },
  {
    call: 'resources/task/task#getRenderedForm',
    places: ['form'],
    make: ({ getRenderedForm }, client) => getRenderedForm(client, '{id}'),
    answer: '<form></form>',
  },
  {
    call: 'queries/task/formQueries#formQueries',
    places: ['form'],
    make: ({ formQueries }, client) =>
      formQueries(client).source('task/{id}/deployed-form').queryFn({ signal: new AbortController().signal }),
    answer: '{"components":[]}',
  },
  {
    call: 'queries/task/formSourceQuery#formSourceQuery',
    places: ['form'],
    make: ({ formSourceQuery }, client) =>
      formSourceQuery(client, {
        ...{ url: 'task/{id}/deployed-form', userId: 'demo', taskId: '{id}', deployment: null },
      }).queryFn({ signal: new AbortController().signal }),
    answer: '<form></form>',
  },
  {
    call: 'remotes/forms/src/embedded/mountForm.ts',
    places: ['form'],
    make: (_, client) => client.get('/shop/forms/order.html', { accept: 'text' }),
    answer: '<form></form>',
  },
  {
    call: 'remotes/forms/src/embedded/useMountedForm.ts',
    places: ['form'],
    make: (_, client) => client.get('/shop/forms/part.html', { accept: 'document' }),
    answer: '<b>A part of a form</b>',
  },
  {
    call: 'remotes/forms/src/embedded/createBridge.ts',
    places: ['form'],
    make: (_, client) => client.get('user/{id}/profile'),
    answer: {},
  },
  {
    call: 'remotes/forms/src/embedded/client/createScriptClient.ts',
    places: ['form'],
    isChange: true,
    make: (_, client) => client.request('process-instance/{id}/variables', { method: 'POST', body: {} }),
    unguarded: 'it is the script of the form that asks; the script gets the error of the engine client',
  },
  {
    call: 'resources/task/task#submitTaskForm',
    places: ['form'],
    isChange: true,
    make: ({ submitTaskForm }, client) => submitTaskForm(client, '{id}', { amount: VALUE }),
    lost: GONE,
  },
  {
    call: 'resources/task/task#completeTask',
    places: ['bulk'],
    isChange: true,
    make: ({ completeTask }, client) => completeTask(client, '{id}'),
    lost: GONE,
  },
  {
    call: 'resources/task/task#reportBpmnError',
    places: ['form'],
    isChange: true,
    make: ({ reportBpmnError }, client) => reportBpmnError(client, '{id}', { errorCode: 'x', variables: {} }),
    lost: 'the task is gone',
  },
  {
    call: 'resources/task/task#reportEscalation',
    places: ['form'],
    isChange: true,
    make: ({ reportEscalation }, client) =>
      reportEscalation(client, '{id}', { escalationCode: 'x', variables: {} }),
    lost: 'the task is gone; else nobody can say, and the next try asks first',
  },
  {
    call: 'resources/definition/processDefinition#listStartable',
    places: ['start'],
    make: ({ listStartable }, client) => listStartable(client, { firstResult: 0, maxResults: 16 }),
    answer: [DEFINITION],
  },
  {
    call: 'resources/definition/processDefinition#listStartableByKeys',
    places: ['start'],
    make: ({ listStartableByKeys }, client) => listStartableByKeys(client, ['invoice']),
    answer: [DEFINITION],
  },
  {
    call: 'resources/definition/processDefinition#getStartForm',
    places: ['form', 'start'],
    make: ({ getStartForm }, client) => getStartForm(client, '{id}'),
    answer: { key: null },
  },
  {
    call: 'resources/definition/processDefinition#getStartFormVariables',
    places: ['form'],
    make: ({ getStartFormVariables }, client) => getStartFormVariables(client, '{id}'),
    answer: { amount: VALUE },
  },
  {
    call: 'resources/definition/processDefinition#getRenderedStartForm',
    places: ['form'],
    make: ({ getRenderedStartForm }, client) => getRenderedStartForm(client, '{id}'),
    answer: '<form></form>',
  },
  {
    call: 'resources/definition/processDefinition#submitStartForm',
    places: ['form'],
    isChange: true,
    make: ({ submitStartForm }, client) => submitStartForm(client, '{id}', { variables: {} }),
    answer: { id: '{instanceId}' },
    lost: 'the history has an instance of the process by the person since then; without the right to it, the next try asks first',
  },
  {
    call: 'resources/instance/startedInstance#findStarted',
    places: ['look'],
    make: ({ findStarted }, client) =>
      findStarted(client, {
        ...{ processDefinitionId: '{id}', processDefinitionKey: 'invoice', userId: 'demo' },
        ...{ since: new Date(0), businessKey: null, known: new Set() },
      }),
    answers: { 'GET history/process-instance': [{ id: '{instanceId}' }] },
  },
  {
    call: 'resources/task/variablesOfTask#listVariablesOfTask',
    places: ['variables', 'look'],
    make: ({ listVariablesOfTask }, client) => listVariablesOfTask(client, { id: '{id}' }),
    answers: {
      'GET task/{id}/variables': {},
      'GET task/{id}/localVariables': {},
      'POST variable-instance': [],
    },
  },
  {
    call: 'resources/task/variablesOfTask#putVariableOfTask',
    places: ['variables'],
    isChange: true,
    make: ({ putVariableOfTask }, client) =>
      putVariableOfTask(client, '{id}', { name: '{name}', isLocal: false }, VALUE),
    lost: 'the variable has the value; of a file nobody can say',
  },
  {
    call: 'resources/task/variablesOfTask#deleteVariableOfTask',
    places: ['variables'],
    isChange: true,
    make: ({ deleteVariableOfTask }, client) =>
      deleteVariableOfTask(client, '{id}', { name: '{name}', isLocal: false }),
    lost: 'the variable is gone',
  },
];

/**
 * What the attacks say of the fields that a module reads from the engine's answers.
 *
 * @typedef {object} FieldRow
 * @property {string} module as `fieldsInSources` names it
 * @property {string} path of one of the calls whose answer it is, as `pathOf` of `e2e/attacks/poison` has it
 * @property {readonly string[]} attacked fields in whose place payloads are put
 * @property {Readonly<Record<string, readonly string[]>>} [spared] fields that stay as they are, by the reason
 */

const ID = 'an id that the engine makes: it asks for more by it, and is no text of a person';
const KEY =
  'the key of a model, for which XML allows letters, digits and a few signs: it asks for more by it';
const FORM =
  'chooses the renderer of a form: with any text there is no form to attack; a script in its place is the matter of forms-external.spec.ts';
const MAP = 'holds others, which are attacked one by one';
const PLAIN = 'a number, or true or false, whatever the engine says';
const SESSION = 'without it nobody is signed in, and there is no page to attack';

/** Reasons for which the name of a field says that it is spared. */
export const BY_KEY = [ID, KEY, FORM];

/**
 * @param {string} module
 * @param {string} path
 * @param {string} attacked names with blanks between them
 * @param {Readonly<Record<string, string>>} [spared] likewise
 * @returns {FieldRow}
 */
function row(module, path, attacked, spared = {}) {
  const namesIn = (/** @type {string} */ text) => text.split(' ').filter(Boolean);
  const entries = Object.entries(spared).map(([reason, names]) => [reason, namesIn(names)]);
  return { module, path, attacked: namesIn(attacked), spared: Object.fromEntries(entries) };
}

/** Every field that the sources read. @type {readonly FieldRow[]} */
export const FIELD_ROWS = [
  row('Session', 'engine', '', { [SESSION]: 'name' }),
  row('identity/whoAmI', 'verify', '', { [SESSION]: 'userId' }),
  row('resources/task/attachment', 'task/{}/attachment', 'createTime description name type url', {
    [ID]: 'id',
  }),
  row('resources/identity/authorization', 'authorization', '', {
    'what may be done is read from it: with payloads, nothing may, and the pages have nothing to show. Users and groups are attacked where they are listed':
      'groupId resourceId userId id',
  }),
  row('resources/instance/batch', 'batch', 'createUserId startTime', { [ID]: 'id' }),
  row('resources/definition/caseDefinition', 'case-definition/{}/xml', 'cmmnXml'),
  row('resources/instance/caseInstance', 'case-instance/{}', 'businessKey', { [ID]: 'id' }),
  row('resources/task/comment', 'task/{}/comment', 'message time userId', { [ID]: 'id' }),
  row(
    'resources/history/completedTask',
    'history/task',
    'assignee description due endTime name startTime tenantId',
    {
      [ID]: 'activityInstanceId caseDefinitionId caseInstanceId id processDefinitionId processInstanceId',
      [KEY]: 'taskDefinitionKey',
    },
  ),
  row(
    'resources/definition/decision',
    'history/decision-instance',
    'clauseName decisionDefinitionName dmnXml errorMessage evaluationTime ruleId type value variableName',
    { [ID]: 'decisionDefinitionId id rootDecisionInstanceId', [KEY]: 'activityId decisionDefinitionKey' },
  ),
  row('resources/definition/definition', 'process-definition', 'name versionTag', {
    [ID]: 'id',
    [KEY]: 'key',
  }),
  row('resources/definition/deployment', 'deployment', 'deploymentTime name source tenantId', {
    [ID]: 'id',
    [KEY]: 'key',
    [PLAIN]: 'startableInTasklist',
    'it distinguishes the files of a deployment; the names of files are attacked as `name`': 'resource',
  }),
  row('resources/filter/filter', 'filter', 'color description name owner', {
    [ID]: 'id',
    [MAP]: 'properties variables',
    [PLAIN]: 'hideSnoozed priority refresh showUndefinedVariable',
  }),
  row('resources/definition/form', 'task/{}/form', 'contextPath', { [FORM]: 'key' }),
  row(
    'resources/instance/incident',
    'incident',
    'annotation configuration incidentMessage incidentTimestamp incidentType rootCauseIncidentId',
    { [ID]: 'id processDefinitionId processInstanceId', [KEY]: 'activityId failedActivityId' },
  ),
  row('resources/instance/instanceState', 'process-instance', 'businessKey definitionId', {
    [ID]: 'id',
    [KEY]: 'activityId',
  }),
  row('resources/identity/lookUp', 'process-definition', 'name', { [KEY]: 'key' }),
  row('resources/definition/parseFaults', 'refusal', 'message'),
  row('resources/identity/passwordPolicy', 'identity/password-policy', 'placeholder', {
    [PLAIN]: 'flag',
    [MAP]: 'raw',
  }),
  row(
    'resources/definition/processDefinition',
    'process-definition/{}/xml',
    'bpmn20Xml description tenantId',
    { [ID]: 'deploymentId id' },
  ),
  row('resources/history/pastInstance', 'history/process-instance', 'businessKey endTime', {
    [ID]: 'id',
    'one of six words; any other means that the instance was not cancelled': 'state',
  }),
  row('resources/instance/processInstance', 'process-instance', 'businessKey definitionId', { [ID]: 'id' }),
  row('resources/instance/startedInstance', 'process-instance', '', { [ID]: 'id' }),
  row(
    'resources/task/task',
    'task/{}',
    'assignee created delegationState description due followUp groupId lastUpdated name owner tenantId type userId',
    {
      [ID]: 'caseDefinitionId caseExecutionId caseInstanceId executionId id parentTaskId processDefinitionId processInstanceId',
      [KEY]: 'taskDefinitionKey',
      [FORM]: 'formKey',
    },
  ),
  row('resources/task/taskVariables', 'variable-instance', 'name value', { [ID]: 'id', [MAP]: 'ofTask' }),
  row('resources/history/submittedValues', 'history/detail', 'variableName variableType', {
    [ID]: 'activityInstanceId id taskId',
  }),
  row('resources/identity/user', 'user', 'firstName id lastName name'),
  row(
    'resources/task/userOperation',
    'history/user-operation',
    'entityType newValue operationId operationType orgValue property timestamp userId',
    { [ID]: 'id' },
  ),
  row('resources/report/doneReport', 'history/task/report', 'processDefinitionName', {
    [KEY]: 'processDefinitionKey',
  }),
  row('resources/report/groupReport', 'task/report/candidate-group-count', 'groupName'),
  row('resources/identity/userProfile', 'user/demo/profile', 'email firstName id lastName name'),
  row('resources/task/variablesOfTask', 'variable-instance', 'name', {
    [ID]: 'caseExecutionId caseInstanceId executionId id taskId',
  }),
  row('variables/parseVariables', 'task/{}/form-variables', 'type value', { [MAP]: 'valueInfo' }),
  row('remotes/start-process/src/start-dialog/pinnedProcesses', 'stored', 'tenantId'),
  row('remotes/workload/src/counting/askTasks', 'task', 'assignee', { [ID]: 'processDefinitionId' }),
  row('remotes/task-list/src/list/rows/useRowsRefresh', 'task', '', { [MAP]: 'firstPage lastPage tasks' }),
  row('remotes/forms/src/embedded/client/joinEmbedded', 'task', '', { [MAP]: '_embedded' }),
  row('remotes/forms/src/embedded/client/scriptResource', 'task/count', '', { [PLAIN]: 'count' }),
];

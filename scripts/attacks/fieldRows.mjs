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

/** Every field that the sources read. @type {readonly FieldRow[]} */
export const FIELD_ROWS = [
  { module: 'Session', path: 'engine', attacked: [], spared: { [SESSION]: ['name'] } },
  { module: 'identity/whoAmI', path: 'verify', attacked: [], spared: { [SESSION]: ['userId'] } },
  {
    module: 'resources/task/attachment',
    path: 'task/{}/attachment',
    attacked: ['createTime', 'description', 'name', 'type', 'url'],
    spared: { [ID]: ['id'] },
  },
  {
    module: 'resources/identity/authorization',
    path: 'authorization',
    attacked: [],
    spared: {
      'what may be done is read from it: with payloads, nothing may, and the pages have nothing to show. Users and groups are attacked where they are listed':
        ['groupId', 'resourceId', 'userId', 'id'],
    },
  },
  {
    module: 'resources/instance/batch',
    path: 'batch',
    attacked: ['createUserId', 'startTime'],
    spared: { [ID]: ['id'] },
  },
  { module: 'resources/definition/caseDefinition', path: 'case-definition/{}/xml', attacked: ['cmmnXml'] },
  {
    module: 'resources/instance/caseInstance',
    path: 'case-instance/{}',
    attacked: ['businessKey'],
    spared: { [ID]: ['id'] },
  },
  {
    module: 'resources/task/comment',
    path: 'task/{}/comment',
    attacked: ['message', 'time', 'userId'],
    spared: { [ID]: ['id'] },
  },
  {
    module: 'resources/definition/decision',
    path: 'history/decision-instance',
    attacked: [
      ...[
        'clauseName',
        'decisionDefinitionName',
        'dmnXml',
        'errorMessage',
        'evaluationTime',
        'ruleId',
        'type',
      ],
      ...['value', 'variableName'],
    ],
    spared: {
      [ID]: ['decisionDefinitionId', 'id', 'rootDecisionInstanceId'],
      [KEY]: ['activityId', 'decisionDefinitionKey'],
    },
  },
  {
    module: 'resources/definition/definition',
    path: 'process-definition',
    attacked: ['name', 'versionTag'],
    spared: { [ID]: ['id'], [KEY]: ['key'] },
  },
  {
    module: 'resources/definition/deployment',
    path: 'deployment',
    attacked: ['deploymentTime', 'name', 'source', 'tenantId'],
    spared: {
      [ID]: ['id'],
      [KEY]: ['key'],
      [PLAIN]: ['startableInTasklist'],
      'by it the files of a deployment and what came of them are told apart; the names of files are attacked as `name`':
        ['resource'],
    },
  },
  {
    module: 'resources/filter/filter',
    path: 'filter',
    attacked: ['color', 'description', 'name', 'owner'],
    spared: {
      [ID]: ['id'],
      [MAP]: ['properties', 'variables'],
      [PLAIN]: ['priority', 'refresh', 'showUndefinedVariable'],
    },
  },
  {
    module: 'resources/definition/form',
    path: 'task/{}/form',
    attacked: ['contextPath'],
    spared: { [FORM]: ['key'] },
  },
  {
    module: 'resources/instance/incident',
    path: 'incident',
    attacked: [
      'annotation',
      'configuration',
      'incidentMessage',
      'incidentTimestamp',
      'incidentType',
      'rootCauseIncidentId',
    ],
    spared: {
      [ID]: ['id', 'processDefinitionId', 'processInstanceId'],
      [KEY]: ['activityId', 'failedActivityId'],
    },
  },
  {
    module: 'resources/instance/instanceState',
    path: 'process-instance',
    attacked: ['businessKey', 'definitionId', 'incidentMessage', 'incidentType'],
    spared: { [ID]: ['id'], [KEY]: ['activityId', 'failedActivityId'] },
  },
  {
    module: 'resources/identity/lookUp',
    path: 'process-definition',
    attacked: ['name'],
    spared: { [KEY]: ['key'] },
  },
  { module: 'resources/definition/parseFaults', path: 'refusal', attacked: ['message'] },
  {
    module: 'resources/identity/passwordPolicy',
    path: 'identity/password-policy',
    attacked: ['placeholder'],
    spared: { [PLAIN]: ['flag'], [MAP]: ['raw'] },
  },
  {
    module: 'resources/definition/processDefinition',
    path: 'process-definition/{}/xml',
    attacked: ['bpmn20Xml', 'description', 'tenantId'],
    spared: { [ID]: ['deploymentId', 'id'] },
  },
  {
    module: 'resources/instance/processInstance',
    path: 'process-instance',
    attacked: ['businessKey', 'definitionId'],
    spared: { [ID]: ['id'] },
  },
  {
    module: 'resources/instance/startedInstance',
    path: 'process-instance',
    attacked: [],
    spared: { [ID]: ['id'] },
  },
  {
    module: 'resources/task/task',
    path: 'task/{}',
    attacked: [
      ...[
        'assignee',
        'created',
        'delegationState',
        'description',
        'due',
        'followUp',
        'groupId',
        'lastUpdated',
        'name',
      ],
      ...['owner', 'tenantId', 'type', 'userId'],
    ],
    spared: {
      [ID]: [
        ...['caseDefinitionId', 'caseExecutionId', 'caseInstanceId', 'executionId', 'id', 'parentTaskId'],
        ...['processDefinitionId', 'processInstanceId'],
      ],
      [KEY]: ['taskDefinitionKey'],
      [FORM]: ['formKey'],
    },
  },
  {
    module: 'resources/task/taskVariables',
    path: 'variable-instance',
    attacked: ['value'],
    spared: { [ID]: ['id'] },
  },
  { module: 'resources/identity/user', path: 'user', attacked: ['firstName', 'id', 'lastName', 'name'] },
  {
    module: 'resources/task/userOperation',
    path: 'history/user-operation',
    attacked: [
      ...[
        'entityType',
        'newValue',
        'operationId',
        'operationType',
        'orgValue',
        'property',
        'timestamp',
        'userId',
      ],
    ],
    spared: { [ID]: ['id'] },
  },
  {
    module: 'resources/identity/userProfile',
    path: 'user/demo/profile',
    attacked: ['email', 'firstName', 'id', 'lastName', 'name'],
  },
  {
    module: 'resources/task/variablesOfTask',
    path: 'variable-instance',
    attacked: ['name'],
    spared: { [ID]: ['caseExecutionId', 'caseInstanceId', 'executionId', 'id', 'taskId'] },
  },
  {
    module: 'variables/parseVariables',
    path: 'task/{}/form-variables',
    attacked: ['type', 'value'],
    spared: { [MAP]: ['valueInfo'] },
  },
  {
    module: 'remotes/start-process/src/start-dialog/pinnedProcesses',
    path: 'stored',
    attacked: ['tenantId'],
  },
  {
    module: 'remotes/workload/src/counting/askTasks',
    path: 'task',
    attacked: ['assignee'],
    spared: { [ID]: ['processDefinitionId'] },
  },
  {
    module: 'remotes/workload/src/cards/doneReport',
    path: 'history/task/report',
    attacked: ['processDefinitionName'],
    spared: { [KEY]: ['processDefinitionKey'] },
  },
  {
    module: 'remotes/workload/src/cards/groupReport',
    path: 'task/report/candidate-group-count',
    attacked: ['groupName'],
  },
  {
    module: 'remotes/forms/src/embedded/client/joinEmbedded',
    path: 'task',
    attacked: [],
    spared: { [MAP]: ['_embedded'] },
  },
  {
    module: 'remotes/forms/src/embedded/client/scriptResource',
    path: 'task/count',
    attacked: [],
    spared: { [PLAIN]: ['count'] },
  },
];

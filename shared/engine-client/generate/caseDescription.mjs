const SCHEMAS = {
  CaseDefinitionDto:
    'id:text key:text category:text name:text version:number resource:text deploymentId:text tenantId:text historyTimeToLive:number',
  CaseDefinitionDiagramDto: 'id:text cmmnXml:text',
  CreateCaseInstanceDto: 'variables:VariableValueDto* businessKey:text',
  CaseInstanceDto:
    'id:text caseDefinitionId:text businessKey:text tenantId:text active:flag completed:flag terminated:flag links:AtomLink[]',
  CaseExecutionDto:
    'id:text caseInstanceId:text caseDefinitionId:text activityId:text activityName:text activityType:text activityDescription:text parentId:text tenantId:text required:flag enabled:flag active:flag disabled:flag',
  VariableNameDto: 'name:text local:flag',
  TriggerVariableValueDto: 'value:AnyValue type:text valueInfo:AnyValue* local:flag',
  CaseExecutionTriggerDto: 'variables:TriggerVariableValueDto* deletions:VariableNameDto[]',
  HistoricCaseInstanceDto:
    'id:text businessKey:text caseDefinitionId:text caseDefinitionKey:text caseDefinitionName:text createTime:date closeTime:date durationInMillis:number createUserId:text superCaseInstanceId:text superProcessInstanceId:text tenantId:text active:flag completed:flag terminated:flag closed:flag',
  HistoricCaseActivityInstanceDto:
    'id:text parentCaseActivityInstanceId:text caseActivityId:text caseActivityName:text caseActivityType:text caseDefinitionId:text caseInstanceId:text caseExecutionId:text taskId:text calledProcessInstanceId:text calledCaseInstanceId:text tenantId:text createTime:date endTime:date durationInMillis:number required:flag available:flag enabled:flag disabled:flag active:flag completed:flag terminated:flag',
  HistoricCaseActivityStatisticsDto:
    'id:text available:number enabled:number disabled:number active:number completed:number terminated:number',
  CleanableHistoricCaseInstanceReportResultDto:
    'caseDefinitionId:text caseDefinitionKey:text caseDefinitionName:text caseDefinitionVersion:number historyTimeToLive:number finishedCaseInstanceCount:number cleanableCaseInstanceCount:number tenantId:text',
};

const TENANTS = 'tenantIdIn:texts withoutTenantId:flag';
const SORTED = 'sortBy:text sortOrder:text';
const VARIABLES = 'variables:text variableNamesIgnoreCase:flag variableValuesIgnoreCase:flag';

const QUERIES = {
  definitions: `caseDefinitionId:text caseDefinitionIdIn:texts category:text categoryLike:text name:text nameLike:text deploymentId:text key:text keyLike:text resourceName:text resourceNameLike:text version:number latestVersion:flag ${TENANTS} includeCaseDefinitionsWithoutTenantId:flag`,
  instances: `caseInstanceId:text businessKey:text caseDefinitionKey:text caseDefinitionId:text deploymentId:text superProcessInstance:text subProcessInstance:text superCaseInstance:text subCaseInstance:text ${TENANTS} active:flag completed:flag terminated:flag ${VARIABLES}`,
  executions: `caseExecutionId:text caseDefinitionKey:text caseDefinitionId:text caseInstanceId:text businessKey:text activityId:text ${TENANTS} required:flag enabled:flag active:flag disabled:flag ${VARIABLES} caseInstanceVariables:text`,
  historicInstances: `caseInstanceId:text caseInstanceIds:texts caseDefinitionId:text caseDefinitionName:text caseDefinitionNameLike:text caseDefinitionKey:text caseDefinitionKeyNotIn:texts caseInstanceBusinessKey:text caseInstanceBusinessKeyLike:text superCaseInstanceId:text subCaseInstanceId:text superProcessInstanceId:text subProcessInstanceId:text ${TENANTS} createdBy:text createdBefore:date createdAfter:date closedBefore:date closedAfter:date active:flag completed:flag terminated:flag closed:flag notClosed:flag ${VARIABLES} caseActivityIdIn:texts`,
  historicActivities: `caseActivityInstanceId:text caseActivityInstanceIdIn:texts caseInstanceId:text caseDefinitionId:text caseExecutionId:text caseActivityId:text caseActivityIdIn:texts caseActivityName:text caseActivityType:text createdBefore:date createdAfter:date endedBefore:date endedAfter:date required:flag finished:flag unfinished:flag available:flag enabled:flag disabled:flag active:flag completed:flag terminated:flag ${TENANTS}`,
  cleanable: `caseDefinitionIdIn:texts caseDefinitionKeyIn:texts ${TENANTS} compact:flag`,
};

const READ_VALUES = 'deserializeValues:flag';

const CALLS = [
  ['GET /case-definition', '?definitions', 'CaseDefinitionDto[]'],
  ['GET /case-definition/count', '?definitions', 'CountResultDto'],
  ...['{id}', 'key/{key}', 'key/{key}/tenant-id/{tenant-id}'].flatMap((place) => [
    [`GET /case-definition/${place}`, '', 'CaseDefinitionDto'],
    [`GET /case-definition/${place}/xml`, '', 'CaseDefinitionDiagramDto'],
    [`GET /case-definition/${place}/diagram`, '', 'blob'],
    [`POST /case-definition/${place}/create`, '!CreateCaseInstanceDto', 'CaseInstanceDto'],
    [`PUT /case-definition/${place}/history-time-to-live`, '!HistoryTimeToLiveDto', ''],
  ]),
  ['GET /case-instance', '?instances', 'CaseInstanceDto[]'],
  ['POST /case-instance', '!AnyValue', 'CaseInstanceDto[]'],
  ['GET /case-instance/count', '?instances', 'CountResultDto'],
  ['POST /case-instance/count', '!AnyValue', 'CountResultDto'],
  ['GET /case-instance/{id}', '', 'CaseInstanceDto'],
  ...['complete', 'close', 'terminate'].map((step) => [
    `POST /case-instance/{id}/${step}`,
    '!CaseExecutionTriggerDto',
    '',
  ]),
  ...variableCalls('/case-instance/{id}/variables'),
  ['GET /case-execution', '?executions', 'CaseExecutionDto[]'],
  ['POST /case-execution', '!AnyValue', 'CaseExecutionDto[]'],
  ['GET /case-execution/count', '?executions', 'CountResultDto'],
  ['POST /case-execution/count', '!AnyValue', 'CountResultDto'],
  ['GET /case-execution/{id}', '', 'CaseExecutionDto'],
  ...['manual-start', 'disable', 'reenable', 'complete', 'terminate'].map((step) => [
    `POST /case-execution/{id}/${step}`,
    '!CaseExecutionTriggerDto',
    '',
  ]),
  ...variableCalls('/case-execution/{id}/variables'),
  ...variableCalls('/case-execution/{id}/localVariables'),
  ['GET /history/case-instance', '?historicInstances', 'HistoricCaseInstanceDto[]'],
  ['POST /history/case-instance', '!AnyValue', 'HistoricCaseInstanceDto[]'],
  ['GET /history/case-instance/count', '?historicInstances', 'CountResultDto'],
  ['POST /history/case-instance/count', '!AnyValue', 'CountResultDto'],
  ['GET /history/case-instance/{id}', '', 'HistoricCaseInstanceDto'],
  ['GET /history/case-activity-instance', '?historicActivities', 'HistoricCaseActivityInstanceDto[]'],
  ['GET /history/case-activity-instance/count', '?historicActivities', 'CountResultDto'],
  ['GET /history/case-activity-instance/{id}', '', 'HistoricCaseActivityInstanceDto'],
  ['GET /history/case-definition/{id}/statistics', '', 'HistoricCaseActivityStatisticsDto[]'],
  [
    'GET /history/case-definition/cleanable-case-instance-report',
    '?cleanable',
    'CleanableHistoricCaseInstanceReportResultDto[]',
  ],
  ['GET /history/case-definition/cleanable-case-instance-report/count', '?cleanable', 'CountResultDto'],
];

function variableCalls(place) {
  return [
    [`GET ${place}`, `?=${READ_VALUES}`, 'VariableValueDto*'],
    [`POST ${place}`, '!PatchVariablesDto', ''],
    [`GET ${place}/{varName}`, `?=deserializeValue:flag`, 'VariableValueDto'],
    [`PUT ${place}/{varName}`, '!VariableValueDto', ''],
    [`DELETE ${place}/{varName}`, '', ''],
    [`GET ${place}/{varName}/data`, '', 'blob'],
    [`POST ${place}/{varName}/data`, '!form', ''],
  ];
}

export function withCases({ components, paths, ...rest }) {
  const added = Object.fromEntries(
    Object.entries(SCHEMAS).map(([name, fields]) => [
      name,
      { type: 'object', properties: Object.fromEntries(fieldsOf(fields)) },
    ]),
  );
  const all = structuredClone(paths);
  for (const [line, takes, answer] of CALLS) {
    const [method = '', path = ''] = line.split(' ');
    all[path] = { ...all[path], [method.toLowerCase()]: operation(line, takes, answer) };
  }
  return { ...rest, components: { ...components, schemas: { ...added, ...components.schemas } }, paths: all };
}

function operation(line, takes, answer) {
  const parameters = parametersOf(line, takes).map(([name, schema]) => ({ name, in: 'query', schema }));
  return { parameters, requestBody: bodyOf(takes), responses: { 200: { content: answerOf(answer) } } };
}

function parametersOf(line, takes) {
  if (takes.startsWith('?=')) return fieldsOf(takes.slice(2));
  if (!takes.startsWith('?')) {
    return takes === '!AnyValue' && !line.endsWith('/count')
      ? fieldsOf('firstResult:number maxResults:number')
      : [];
  }
  const pages = line.endsWith('/count') ? '' : ` ${SORTED} firstResult:number maxResults:number`;
  return fieldsOf(`${QUERIES[takes.slice(1)]}${pages}`);
}

function bodyOf(takes) {
  if (!takes.startsWith('!')) return undefined;
  if (takes === '!form') return { content: { 'multipart/form-data': {} } };
  return { content: { 'application/json': { schema: typeOf(takes.slice(1)) } } };
}

function answerOf(answer) {
  if (answer === '') return undefined;
  return answer === 'blob' ? { '*/*': {} } : { 'application/json': { schema: typeOf(answer) } };
}

function fieldsOf(fields) {
  return fields.split(' ').map((field) => {
    const [name = '', type = ''] = field.split(':');
    return [name, { ...typeOf(type), nullable: true }];
  });
}

function typeOf(type) {
  const plain = {
    text: { type: 'string' },
    number: { type: 'integer' },
    flag: { type: 'boolean' },
    date: { type: 'string', format: 'date-time' },
    texts: { type: 'array', items: { type: 'string' } },
  }[type];
  if (plain !== undefined) return plain;
  if (type.endsWith('[]')) return { type: 'array', items: typeOf(type.slice(0, -2)) };
  if (type.endsWith('*')) return { type: 'object', additionalProperties: typeOf(type.slice(0, -1)) };
  return { $ref: `#/components/schemas/${type}` };
}

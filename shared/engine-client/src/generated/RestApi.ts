// Written by generate/generateRestApi.mjs from org.camunda.bpm:camunda-engine-rest-openapi:7.24.0. Do not edit.
import type { Call, Definition, OrCsv } from '../rest-api/Call';
import type { InBody, OrQueries, Sorted } from '../rest-api/Criteria';

export interface AbstractSetRemovalTimeDto {
  readonly absoluteRemovalTime?: string | null;
  readonly clearedRemovalTime?: boolean | null;
  readonly calculatedRemovalTime?: boolean | null;
}

export interface AbstractVendorVersionInformationDto {
  readonly vendor?: string | null;
  readonly version?: string | null;
}

export interface ActivityInstanceDto {
  readonly id?: string | null;
  readonly parentActivityInstanceId?: string | null;
  readonly activityId?: string | null;
  readonly activityName?: string | null;
  readonly name?: string | null;
  readonly activityType?: string | null;
  readonly processInstanceId?: string | null;
  readonly processDefinitionId?: string | null;
  readonly childActivityInstances?: readonly ActivityInstanceDto[] | null;
  readonly childTransitionInstances?: readonly TransitionInstanceDto[] | null;
  readonly executionIds?: readonly string[] | null;
  readonly incidentIds?: readonly string[] | null;
  readonly incidents?: readonly ActivityInstanceIncidentDto[] | null;
}

export interface ActivityInstanceIncidentDto {
  readonly id?: string | null;
  readonly activityId?: string | null;
}

export interface ActivityStatisticsResultDto {
  readonly id?: string | null;
  readonly instances?: number;
  readonly failedJobs?: number;
  readonly incidents?: readonly IncidentStatisticsResultDto[] | null;
  readonly '@class'?: string | null;
}

export interface AnnotationDto {
  readonly annotation?: string | null;
}

export type AnyValue = unknown;

export interface AtomLink {
  readonly rel?: string | null;
  readonly href?: string | null;
  readonly method?: string | null;
}

export type AttachmentDto = {
  readonly id?: string | null;
  readonly name?: string | null;
  readonly description?: string | null;
  readonly taskId?: string | null;
  readonly type?: string | null;
  readonly url?: string | null;
  readonly createTime?: string | null;
  readonly removalTime?: string | null;
  readonly rootProcessInstanceId?: string | null;
} & LinkableDto;

export interface AuthenticationResult {
  readonly authenticatedUser?: string | null;
  readonly authenticated?: boolean | null;
  readonly tenants?: readonly string[] | null;
  readonly groups?: readonly string[] | null;
}

export interface AuthorizationCheckResultDto {
  readonly permissionName?: string | null;
  readonly resourceName?: string | null;
  readonly resourceId?: string | null;
  readonly authorized?: boolean | null;
}

export interface AuthorizationCreateDto {
  readonly type?: number | null;
  readonly permissions?: readonly string[] | null;
  readonly userId?: string | null;
  readonly groupId?: string | null;
  readonly resourceType?: number | null;
  readonly resourceId?: string | null;
}

export interface AuthorizationDto {
  readonly id?: string | null;
  readonly type?: number | null;
  readonly permissions?: readonly string[] | null;
  readonly userId?: string | null;
  readonly groupId?: string | null;
  readonly resourceType?: number | null;
  readonly resourceId?: string | null;
  readonly removalTime?: string | null;
  readonly rootProcessInstanceId?: string | null;
}

export interface AuthorizationUpdateDto {
  readonly permissions?: readonly string[] | null;
  readonly userId?: string | null;
  readonly groupId?: string | null;
  readonly resourceType?: number | null;
  readonly resourceId?: string | null;
}

export interface BasicUserCredentialsDto {
  readonly username?: string | null;
  readonly password?: string | null;
}

export interface BatchDto {
  readonly id?: string | null;
  readonly type?: string | null;
  readonly totalJobs?: number | null;
  readonly jobsCreated?: number | null;
  readonly batchJobsPerSeed?: number | null;
  readonly invocationsPerBatchJob?: number | null;
  readonly seedJobDefinitionId?: string | null;
  readonly monitorJobDefinitionId?: string | null;
  readonly batchJobDefinitionId?: string | null;
  readonly suspended?: boolean | null;
  readonly tenantId?: string | null;
  readonly createUserId?: string | null;
  readonly startTime?: string | null;
  readonly executionStartTime?: string | null;
}

export type BatchStatisticsDto = {
  readonly remainingJobs?: number | null;
  readonly completedJobs?: number | null;
  readonly failedJobs?: number | null;
} & BatchDto;

export type CalledProcessDefinitionDto = {
  readonly calledFromActivityIds?: readonly string[] | null;
  readonly callingProcessDefinitionId?: string | null;
} & ProcessDefinitionDto;

export interface CamundaFormRef {
  readonly key?: string | null;
  readonly binding?: string | null;
  readonly version?: number | null;
}

export interface CaseDefinitionDiagramDto {
  readonly id?: string | null;
  readonly cmmnXml?: string | null;
}

export interface CaseDefinitionDto {
  readonly id?: string | null;
  readonly key?: string | null;
  readonly category?: string | null;
  readonly name?: string | null;
  readonly version?: number | null;
  readonly resource?: string | null;
  readonly deploymentId?: string | null;
  readonly tenantId?: string | null;
  readonly historyTimeToLive?: number | null;
}

export interface CaseExecutionDto {
  readonly id?: string | null;
  readonly caseInstanceId?: string | null;
  readonly caseDefinitionId?: string | null;
  readonly activityId?: string | null;
  readonly activityName?: string | null;
  readonly activityType?: string | null;
  readonly activityDescription?: string | null;
  readonly parentId?: string | null;
  readonly tenantId?: string | null;
  readonly required?: boolean | null;
  readonly enabled?: boolean | null;
  readonly active?: boolean | null;
  readonly disabled?: boolean | null;
}

export interface CaseExecutionTriggerDto {
  readonly variables?: Readonly<Record<string, TriggerVariableValueDto>> | null;
  readonly deletions?: readonly VariableNameDto[] | null;
}

export interface CaseInstanceDto {
  readonly id?: string | null;
  readonly caseDefinitionId?: string | null;
  readonly businessKey?: string | null;
  readonly tenantId?: string | null;
  readonly active?: boolean | null;
  readonly completed?: boolean | null;
  readonly terminated?: boolean | null;
  readonly links?: readonly AtomLink[] | null;
}

export type CheckPasswordPolicyResultDto = {
  readonly valid?: boolean | null;
} & PasswordPolicyDto;

export interface CleanableHistoricBatchReportResultDto {
  readonly batchType?: string | null;
  readonly historyTimeToLive?: number | null;
  readonly finishedBatchesCount?: number | null;
  readonly cleanableBatchesCount?: number | null;
}

export interface CleanableHistoricCaseInstanceReportResultDto {
  readonly caseDefinitionId?: string | null;
  readonly caseDefinitionKey?: string | null;
  readonly caseDefinitionName?: string | null;
  readonly caseDefinitionVersion?: number | null;
  readonly historyTimeToLive?: number | null;
  readonly finishedCaseInstanceCount?: number | null;
  readonly cleanableCaseInstanceCount?: number | null;
  readonly tenantId?: string | null;
}

export interface CleanableHistoricDecisionInstanceReportResultDto {
  readonly decisionDefinitionId?: string | null;
  readonly decisionDefinitionKey?: string | null;
  readonly decisionDefinitionName?: string | null;
  readonly decisionDefinitionVersion?: number | null;
  readonly historyTimeToLive?: number | null;
  readonly finishedDecisionInstanceCount?: number | null;
  readonly cleanableDecisionInstanceCount?: number | null;
  readonly tenantId?: string | null;
}

export interface CleanableHistoricProcessInstanceReportResultDto {
  readonly processDefinitionId?: string | null;
  readonly processDefinitionKey?: string | null;
  readonly processDefinitionName?: string | null;
  readonly processDefinitionVersion?: number | null;
  readonly historyTimeToLive?: number | null;
  readonly finishedProcessInstanceCount?: number | null;
  readonly cleanableProcessInstanceCount?: number | null;
  readonly tenantId?: string | null;
}

export type CommentDto = {
  readonly id?: string | null;
  readonly userId?: string | null;
  readonly taskId?: string | null;
  readonly processInstanceId?: string | null;
  readonly time?: string | null;
  readonly message?: string | null;
  readonly removalTime?: string | null;
  readonly rootProcessInstanceId?: string | null;
} & LinkableDto;

export type CompleteExternalTaskDto = {
  readonly variables?: Readonly<Record<string, VariableValueDto>> | null;
  readonly localVariables?: Readonly<Record<string, VariableValueDto>> | null;
} & HandleExternalTaskDto;

export interface CompleteTaskDto {
  readonly variables?: Readonly<Record<string, VariableValueDto>> | null;
  readonly withVariablesInReturn?: boolean | null;
}

export interface ConditionQueryParameterDto {
  readonly operator?: 'eq' | 'neq' | 'gt' | 'gteq' | 'lt' | 'lteq' | 'like' | 'notLike' | null;
  readonly value?: AnyValue;
}

export interface CorrelationMessageAsyncDto {
  readonly messageName?: string | null;
  readonly processInstanceIds?: readonly string[] | null;
  readonly processInstanceQuery?: ProcessInstanceQueryDto;
  readonly historicProcessInstanceQuery?: HistoricProcessInstanceQueryDto;
  readonly variables?: Readonly<Record<string, VariableValueDto>> | null;
}

export interface CorrelationMessageDto {
  readonly messageName?: string | null;
  readonly businessKey?: string | null;
  readonly tenantId?: string | null;
  readonly withoutTenantId?: boolean | null;
  readonly processInstanceId?: string | null;
  readonly correlationKeys?: Readonly<Record<string, VariableValueDto>> | null;
  readonly localCorrelationKeys?: Readonly<Record<string, VariableValueDto>> | null;
  readonly processVariables?: Readonly<Record<string, VariableValueDto>> | null;
  readonly processVariablesLocal?: Readonly<Record<string, VariableValueDto>> | null;
  readonly processVariablesToTriggeredScope?: Readonly<Record<string, VariableValueDto>> | null;
  readonly all?: boolean | null;
  readonly resultEnabled?: boolean | null;
  readonly variablesInResultEnabled?: boolean | null;
}

export interface CountResultDto {
  readonly count?: number;
}

export interface CreateCaseInstanceDto {
  readonly variables?: Readonly<Record<string, VariableValueDto>> | null;
  readonly businessKey?: string | null;
}

export interface CreateFilterDto {
  readonly resourceType?: string | null;
  readonly name?: string | null;
  readonly owner?: string | null;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly properties?: Readonly<Record<string, unknown>>;
}

export interface CreateIncidentDto {
  readonly incidentType?: string | null;
  readonly configuration?: string | null;
  readonly message?: string | null;
}

export interface DecisionDefinitionDiagramDto {
  readonly id?: string | null;
  readonly dmnXml?: string | null;
}

export interface DecisionDefinitionDto {
  readonly id?: string | null;
  readonly key?: string | null;
  readonly category?: string | null;
  readonly name?: string | null;
  readonly version?: number | null;
  readonly resource?: string | null;
  readonly deploymentId?: string | null;
  readonly tenantId?: string | null;
  readonly decisionRequirementsDefinitionId?: string | null;
  readonly decisionRequirementsDefinitionKey?: string | null;
  readonly historyTimeToLive?: number | null;
  readonly versionTag?: string | null;
}

export interface DecisionRequirementsDefinitionDto {
  readonly id?: string | null;
  readonly key?: string | null;
  readonly name?: string | null;
  readonly category?: string | null;
  readonly version?: number | null;
  readonly resource?: string | null;
  readonly deploymentId?: string | null;
  readonly tenantId?: string | null;
}

export interface DecisionRequirementsDefinitionXmlDto {
  readonly id?: string | null;
  readonly dmnXml?: string | null;
}

export interface DeleteHistoricDecisionInstancesDto {
  readonly historicDecisionInstanceIds?: readonly string[] | null;
  readonly historicDecisionInstanceQuery?: HistoricDecisionInstanceQueryDto;
  readonly deleteReason?: string | null;
}

export interface DeleteHistoricProcessInstancesDto {
  readonly historicProcessInstanceIds?: readonly string[] | null;
  readonly historicProcessInstanceQuery?: HistoricProcessInstanceQueryDto;
  readonly deleteReason?: string | null;
  readonly failIfNotExists?: boolean | null;
}

export interface DeleteProcessInstancesDto {
  readonly processInstanceIds?: readonly string[] | null;
  readonly deleteReason?: string | null;
  readonly skipCustomListeners?: boolean | null;
  readonly skipSubprocesses?: boolean | null;
  readonly skipIoMappings?: boolean | null;
  readonly processInstanceQuery?: ProcessInstanceQueryDto;
  readonly historicProcessInstanceQuery?: HistoricProcessInstanceQueryDto;
}

export type DeploymentDto = {
  readonly id?: string | null;
  readonly tenantId?: string | null;
  readonly deploymentTime?: string | null;
  readonly source?: string | null;
  readonly name?: string | null;
} & LinkableDto;

export interface DeploymentResourceDto {
  readonly id?: string | null;
  readonly name?: string | null;
  readonly deploymentId?: string | null;
}

export type DeploymentWithDefinitionsDto = {
  readonly deployedProcessDefinitions?: Readonly<Record<string, ProcessDefinitionDto>> | null;
  readonly deployedDecisionDefinitions?: Readonly<Record<string, DecisionDefinitionDto>> | null;
  readonly deployedDecisionRequirementsDefinitions?: Readonly<Record<string, DecisionRequirementsDefinitionDto>> | null;
  readonly deployedCaseDefinitions?: Readonly<Record<string, CaseDefinitionDto>> | null;
} & DeploymentDto;

export interface DurationReportResultDto {
  readonly period?: number | null;
  readonly periodUnit?: 'MONTH' | 'QUARTER' | null;
  readonly minimum?: number | null;
  readonly maximum?: number | null;
  readonly average?: number | null;
}

export interface EvaluateDecisionDto {
  readonly variables?: Readonly<Record<string, VariableValueDto>> | null;
}

export interface EvaluationConditionDto {
  readonly variables?: Readonly<Record<string, VariableValueDto>> | null;
  readonly businessKey?: string | null;
  readonly tenantId?: string | null;
  readonly withoutTenantId?: boolean | null;
  readonly processDefinitionId?: string | null;
}

export interface EventSubscriptionDto {
  readonly id?: string | null;
  readonly eventType?: string | null;
  readonly eventName?: string | null;
  readonly executionId?: string | null;
  readonly processInstanceId?: string | null;
  readonly activityId?: string | null;
  readonly createdDate?: string | null;
  readonly tenantId?: string | null;
}

export interface ExceptionDto {
  readonly type?: string | null;
  readonly message?: string | null;
  readonly code?: number;
}

export interface ExecutionDto {
  readonly id?: string | null;
  readonly processInstanceId?: string | null;
  readonly ended?: boolean | null;
  readonly tenantId?: string | null;
}

export type ExecutionQuery = { readonly businessKey?: string; readonly processDefinitionId?: string; readonly processDefinitionKey?: string; readonly processInstanceId?: string; readonly activityId?: string; readonly signalEventSubscriptionName?: string; readonly messageEventSubscriptionName?: string; readonly active?: boolean; readonly suspended?: boolean; readonly incidentId?: string; readonly incidentType?: string; readonly incidentMessage?: string; readonly incidentMessageLike?: string; readonly tenantIdIn?: string | readonly string[]; readonly variables?: string; readonly processVariables?: string; readonly variableNamesIgnoreCase?: boolean; readonly variableValuesIgnoreCase?: boolean; };

export type ExecutionQueryDto = InBody<ExecutionQuery, { readonly variables: VariableQueryParameterDto; readonly processVariables: VariableQueryParameterDto; }> & Sorted<'instanceId' | 'definitionKey' | 'definitionId' | 'tenantId'>;

export interface ExecutionTriggerDto {
  readonly variables?: Readonly<Record<string, VariableValueDto>> | null;
}

export type ExtendLockOnExternalTaskDto = {
  readonly newDuration?: number | null;
} & HandleExternalTaskDto;

export type ExternalTaskBpmnError = {
  readonly workerId?: string | null;
} & TaskBpmnErrorDto;

export interface ExternalTaskDto {
  readonly activityId?: string | null;
  readonly activityInstanceId?: string | null;
  readonly errorMessage?: string | null;
  readonly executionId?: string | null;
  readonly id?: string | null;
  readonly lockExpirationTime?: string | null;
  readonly processDefinitionId?: string | null;
  readonly processDefinitionKey?: string | null;
  readonly processDefinitionVersionTag?: string | null;
  readonly processInstanceId?: string | null;
  readonly tenantId?: string | null;
  readonly retries?: number | null;
  readonly suspended?: boolean | null;
  readonly workerId?: string | null;
  readonly topicName?: string | null;
  readonly priority?: number | null;
  readonly businessKey?: string | null;
  readonly createTime?: string | null;
}

export type ExternalTaskFailureDto = {
  readonly errorMessage?: string | null;
  readonly errorDetails?: string | null;
  readonly retries?: number | null;
  readonly retryTimeout?: number | null;
  readonly variables?: Readonly<Record<string, VariableValueDto>> | null;
  readonly localVariables?: Readonly<Record<string, VariableValueDto>> | null;
} & HandleExternalTaskDto;

export type ExternalTaskQuery = { readonly externalTaskId?: string; readonly externalTaskIdIn?: string | readonly string[]; readonly topicName?: string; readonly workerId?: string; readonly locked?: boolean; readonly notLocked?: boolean; readonly withRetriesLeft?: boolean; readonly noRetriesLeft?: boolean; readonly lockExpirationAfter?: string | Date; readonly lockExpirationBefore?: string | Date; readonly activityId?: string; readonly activityIdIn?: string | readonly string[]; readonly executionId?: string; readonly processInstanceId?: string; readonly processInstanceIdIn?: string | readonly string[]; readonly processDefinitionId?: string; readonly tenantIdIn?: string | readonly string[]; readonly active?: boolean; readonly suspended?: boolean; readonly priorityHigherThanOrEquals?: number; readonly priorityLowerThanOrEquals?: number; readonly processDefinitionKey?: string; readonly processDefinitionKeyIn?: string | readonly string[]; readonly processDefinitionName?: string; readonly processDefinitionNameLike?: string; readonly variableNamesIgnoreCase?: boolean; readonly variableValuesIgnoreCase?: boolean; readonly processVariables?: string; };

export type ExternalTaskQueryDto = InBody<ExternalTaskQuery, { readonly processVariables: VariableQueryParameterDto; }> & Sorted<'id' | 'lockExpirationTime' | 'processInstanceId' | 'processDefinitionId' | 'processDefinitionKey' | 'taskPriority' | 'createTime' | 'tenantId'>;

export interface FetchExternalTaskTopicDto {
  readonly topicName: string;
  readonly lockDuration: number | null;
  readonly variables?: readonly string[] | null;
  readonly localVariables?: boolean | null;
  readonly businessKey?: string | null;
  readonly processDefinitionId?: string | null;
  readonly processDefinitionIdIn?: readonly string[] | null;
  readonly processDefinitionKey?: string | null;
  readonly processDefinitionKeyIn?: readonly string[] | null;
  readonly processDefinitionVersionTag?: string | null;
  readonly withoutTenantId?: boolean | null;
  readonly tenantIdIn?: readonly string[] | null;
  readonly processVariables?: Readonly<Record<string, unknown>>;
  readonly deserializeValues?: boolean | null;
  readonly includeExtensionProperties?: boolean | null;
}

export interface FetchExternalTasksDto {
  readonly workerId: string;
  readonly maxTasks: number | null;
  readonly usePriority?: boolean | null;
  readonly asyncResponseTimeout?: number | null;
  readonly topics?: readonly FetchExternalTaskTopicDto[] | null;
  readonly sorting?: readonly {
    readonly sortBy?: 'createTime' | null;
    readonly sortOrder?: 'asc' | 'desc' | null;
  }[] | null;
}

export interface FilterDto {
  readonly id?: string | null;
  readonly resourceType?: string | null;
  readonly name?: string | null;
  readonly owner?: string | null;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly itemCount?: number | null;
}

export interface FormDto {
  readonly key?: string | null;
  readonly camundaFormRef?: CamundaFormRef;
  readonly contextPath?: string | null;
}

export interface GroupDto {
  readonly id?: string | null;
  readonly name?: string | null;
  readonly type?: string | null;
}

export type GroupQuery = { readonly id?: string; readonly idIn?: string | readonly string[]; readonly name?: string; readonly nameLike?: string; readonly type?: string; readonly member?: string; readonly memberOfTenant?: string; };

export type GroupQueryDto = InBody<GroupQuery> & Sorted<'id' | 'name' | 'type'>;

export interface HandleExternalTaskDto {
  readonly workerId?: string;
}

export interface HistoricActivityInstanceDto {
  readonly id?: string | null;
  readonly parentActivityInstanceId?: string | null;
  readonly activityId?: string | null;
  readonly activityName?: string | null;
  readonly activityType?: string | null;
  readonly processDefinitionKey?: string | null;
  readonly processDefinitionId?: string | null;
  readonly processInstanceId?: string | null;
  readonly executionId?: string | null;
  readonly taskId?: string | null;
  readonly assignee?: string | null;
  readonly calledProcessInstanceId?: string | null;
  readonly calledCaseInstanceId?: string | null;
  readonly startTime?: string | null;
  readonly endTime?: string | null;
  readonly durationInMillis?: number | null;
  readonly canceled?: boolean | null;
  readonly completeScope?: boolean | null;
  readonly tenantId?: string | null;
  readonly removalTime?: string | null;
  readonly rootProcessInstanceId?: string | null;
}

export type HistoricActivityInstanceQuery = { readonly activityInstanceId?: string; readonly processInstanceId?: string; readonly processDefinitionId?: string; readonly executionId?: string; readonly activityId?: string; readonly activityName?: string; readonly activityType?: string; readonly taskAssignee?: string; readonly finished?: boolean; readonly unfinished?: boolean; readonly canceled?: boolean; readonly completeScope?: boolean; readonly startedBefore?: string | Date; readonly startedAfter?: string | Date; readonly finishedBefore?: string | Date; readonly finishedAfter?: string | Date; readonly tenantIdIn?: string | readonly string[]; readonly withoutTenantId?: boolean; };

export type HistoricActivityInstanceQueryDto = InBody<HistoricActivityInstanceQuery> & Sorted<'activityInstanceId' | 'instanceId' | 'executionId' | 'activityId' | 'activityName' | 'activityType' | 'startTime' | 'endTime' | 'duration' | 'definitionId' | 'occurrence' | 'tenantId'>;

export interface HistoricActivityStatisticsDto {
  readonly id?: string | null;
  readonly instances?: number | null;
  readonly canceled?: number | null;
  readonly finished?: number | null;
  readonly completeScope?: number | null;
  readonly openIncidents?: number | null;
  readonly resolvedIncidents?: number | null;
  readonly deletedIncidents?: number | null;
}

export interface HistoricBatchDto {
  readonly id?: string | null;
  readonly type?: string | null;
  readonly totalJobs?: number | null;
  readonly batchJobsPerSeed?: number | null;
  readonly invocationsPerBatchJob?: number | null;
  readonly seedJobDefinitionId?: string | null;
  readonly monitorJobDefinitionId?: string | null;
  readonly batchJobDefinitionId?: string | null;
  readonly tenantId?: string | null;
  readonly createUserId?: string | null;
  readonly startTime?: string | null;
  readonly executionStartTime?: string | null;
  readonly endTime?: string | null;
  readonly removalTime?: string | null;
}

export interface HistoricCaseActivityInstanceDto {
  readonly id?: string | null;
  readonly parentCaseActivityInstanceId?: string | null;
  readonly caseActivityId?: string | null;
  readonly caseActivityName?: string | null;
  readonly caseActivityType?: string | null;
  readonly caseDefinitionId?: string | null;
  readonly caseInstanceId?: string | null;
  readonly caseExecutionId?: string | null;
  readonly taskId?: string | null;
  readonly calledProcessInstanceId?: string | null;
  readonly calledCaseInstanceId?: string | null;
  readonly tenantId?: string | null;
  readonly createTime?: string | null;
  readonly endTime?: string | null;
  readonly durationInMillis?: number | null;
  readonly required?: boolean | null;
  readonly available?: boolean | null;
  readonly enabled?: boolean | null;
  readonly disabled?: boolean | null;
  readonly active?: boolean | null;
  readonly completed?: boolean | null;
  readonly terminated?: boolean | null;
}

export interface HistoricCaseActivityStatisticsDto {
  readonly id?: string | null;
  readonly available?: number | null;
  readonly enabled?: number | null;
  readonly disabled?: number | null;
  readonly active?: number | null;
  readonly completed?: number | null;
  readonly terminated?: number | null;
}

export interface HistoricCaseInstanceDto {
  readonly id?: string | null;
  readonly businessKey?: string | null;
  readonly caseDefinitionId?: string | null;
  readonly caseDefinitionKey?: string | null;
  readonly caseDefinitionName?: string | null;
  readonly createTime?: string | null;
  readonly closeTime?: string | null;
  readonly durationInMillis?: number | null;
  readonly createUserId?: string | null;
  readonly superCaseInstanceId?: string | null;
  readonly superProcessInstanceId?: string | null;
  readonly tenantId?: string | null;
  readonly active?: boolean | null;
  readonly completed?: boolean | null;
  readonly terminated?: boolean | null;
  readonly closed?: boolean | null;
}

export interface HistoricDecisionInputInstanceDto {
  readonly id?: string | null;
  readonly decisionInstanceId?: string | null;
  readonly clauseId?: string | null;
  readonly clauseName?: string | null;
  readonly errorMessage?: string | null;
  readonly type?: string | null;
  readonly createTime?: string | null;
  readonly removalTime?: string | null;
  readonly rootProcessInstanceId?: string | null;
  readonly value?: Readonly<Record<string, unknown>>;
  readonly valueInfo?: Readonly<Record<string, unknown>>;
}

export interface HistoricDecisionInstanceDto {
  readonly id?: string | null;
  readonly decisionDefinitionId?: string | null;
  readonly decisionDefinitionKey?: string | null;
  readonly decisionDefinitionName?: string | null;
  readonly evaluationTime?: string | null;
  readonly removalTime?: string | null;
  readonly processDefinitionId?: string | null;
  readonly processDefinitionKey?: string | null;
  readonly processInstanceId?: string | null;
  readonly caseDefinitionId?: string | null;
  readonly caseDefinitionKey?: string | null;
  readonly caseInstanceId?: string | null;
  readonly activityId?: string | null;
  readonly activityInstanceId?: string | null;
  readonly tenantId?: string | null;
  readonly userId?: string | null;
  readonly inputs?: readonly HistoricDecisionInputInstanceDto[] | null;
  readonly outputs?: readonly HistoricDecisionOutputInstanceDto[] | null;
  readonly collectResultValue?: number | null;
  readonly rootDecisionInstanceId?: string | null;
  readonly rootProcessInstanceId?: string | null;
  readonly decisionRequirementsDefinitionId?: string | null;
  readonly decisionRequirementsDefinitionKey?: string | null;
}

export interface HistoricDecisionInstanceQueryDto {
  readonly decisionInstanceId?: string | null;
  readonly decisionInstanceIdIn?: readonly string[] | null;
  readonly decisionDefinitionId?: string | null;
  readonly decisionDefinitionIdIn?: readonly string[] | null;
  readonly decisionDefinitionKey?: string | null;
  readonly decisionDefinitionKeyIn?: readonly string[] | null;
  readonly decisionDefinitionName?: string | null;
  readonly decisionDefinitionNameLike?: string | null;
  readonly processDefinitionId?: string | null;
  readonly processDefinitionKey?: string | null;
  readonly processInstanceId?: string | null;
  readonly caseDefinitionId?: string | null;
  readonly caseDefinitionKey?: string | null;
  readonly caseInstanceId?: string | null;
  readonly activityIdIn?: readonly string[] | null;
  readonly activityInstanceIdIn?: readonly string[] | null;
  readonly tenantIdIn?: readonly string[] | null;
  readonly withoutTenantId?: boolean | null;
  readonly evaluatedBefore?: string | null;
  readonly evaluatedAfter?: string | null;
  readonly userId?: string | null;
  readonly rootDecisionInstanceId?: string | null;
  readonly rootDecisionInstancesOnly?: boolean | null;
  readonly decisionRequirementsDefinitionId?: string | null;
  readonly decisionRequirementsDefinitionKey?: string | null;
  readonly includeInputs?: boolean | null;
  readonly includeOutputs?: boolean | null;
  readonly disableBinaryFetching?: boolean | null;
  readonly disableCustomObjectDeserialization?: boolean | null;
}

export interface HistoricDecisionInstanceStatisticsDto {
  readonly decisionDefinitionKey?: string | null;
  readonly evaluations?: number | null;
}

export interface HistoricDecisionOutputInstanceDto {
  readonly id?: string | null;
  readonly decisionInstanceId?: string | null;
  readonly clauseId?: string | null;
  readonly clauseName?: string | null;
  readonly ruleId?: string | null;
  readonly ruleOrder?: number | null;
  readonly errorMessage?: string | null;
  readonly variableName?: string | null;
  readonly type?: string | null;
  readonly createTime?: string | null;
  readonly removalTime?: string | null;
  readonly rootProcessInstanceId?: string | null;
  readonly value?: Readonly<Record<string, unknown>>;
  readonly valueInfo?: Readonly<Record<string, unknown>>;
}

export interface HistoricDetailDto {
  readonly id?: string | null;
  readonly type?: string | null;
  readonly processDefinitionKey?: string | null;
  readonly processDefinitionId?: string | null;
  readonly processInstanceId?: string | null;
  readonly activityInstanceId?: string | null;
  readonly executionId?: string | null;
  readonly caseDefinitionKey?: string | null;
  readonly caseDefinitionId?: string | null;
  readonly caseInstanceId?: string | null;
  readonly caseExecutionId?: string | null;
  readonly taskId?: string | null;
  readonly tenantId?: string | null;
  readonly userOperationId?: string | null;
  readonly time?: string | null;
  readonly removalTime?: string | null;
  readonly rootProcessInstanceId?: string | null;
  readonly fieldId?: string | null;
  readonly fieldValue?: Readonly<Record<string, unknown>>;
  readonly variableName?: string | null;
  readonly variableInstanceId?: string | null;
  readonly variableType?: string | null;
  readonly value?: Readonly<Record<string, unknown>>;
  readonly valueInfo?: Readonly<Record<string, unknown>>;
  readonly initial?: boolean | null;
  readonly revision?: number | null;
  readonly errorMessage?: string | null;
}

export type HistoricDetailQuery = { readonly processInstanceId?: string; readonly processInstanceIdIn?: string | readonly string[]; readonly executionId?: string; readonly taskId?: string; readonly activityInstanceId?: string; readonly caseInstanceId?: string; readonly caseExecutionId?: string; readonly variableInstanceId?: string; readonly variableTypeIn?: string | readonly string[]; readonly variableNameLike?: string; readonly tenantIdIn?: string | readonly string[]; readonly withoutTenantId?: boolean; readonly userOperationId?: string; readonly formFields?: boolean; readonly variableUpdates?: boolean; readonly excludeTaskDetails?: boolean; readonly initial?: boolean; readonly occurredBefore?: string | Date; readonly occurredAfter?: string | Date; };

export type HistoricDetailQueryDto = InBody<HistoricDetailQuery> & Sorted<'processInstanceId' | 'variableName' | 'variableType' | 'variableRevision' | 'formPropertyId' | 'time' | 'occurrence' | 'tenantId'>;

export interface HistoricExternalTaskLogDto {
  readonly id?: string | null;
  readonly externalTaskId?: string | null;
  readonly timestamp?: string | null;
  readonly topicName?: string | null;
  readonly workerId?: string | null;
  readonly retries?: number | null;
  readonly priority?: number | null;
  readonly errorMessage?: string | null;
  readonly activityId?: string | null;
  readonly activityInstanceId?: string | null;
  readonly executionId?: string | null;
  readonly processInstanceId?: string | null;
  readonly processDefinitionId?: string | null;
  readonly processDefinitionKey?: string | null;
  readonly tenantId?: string | null;
  readonly creationLog?: boolean | null;
  readonly failureLog?: boolean | null;
  readonly successLog?: boolean | null;
  readonly deletionLog?: boolean | null;
  readonly removalTime?: string | null;
  readonly rootProcessInstanceId?: string | null;
}

export type HistoricExternalTaskLogQuery = { readonly logId?: string; readonly externalTaskId?: string; readonly topicName?: string; readonly workerId?: string; readonly errorMessage?: string; readonly activityIdIn?: string | readonly string[]; readonly activityInstanceIdIn?: string | readonly string[]; readonly executionIdIn?: string | readonly string[]; readonly processInstanceId?: string; readonly processDefinitionId?: string; readonly processDefinitionKey?: string; readonly tenantIdIn?: string | readonly string[]; readonly withoutTenantId?: boolean; readonly priorityLowerThanOrEquals?: number; readonly priorityHigherThanOrEquals?: number; readonly creationLog?: boolean; readonly failureLog?: boolean; readonly successLog?: boolean; readonly deletionLog?: boolean; };

export type HistoricExternalTaskLogQueryDto = InBody<HistoricExternalTaskLogQuery> & Sorted<'timestamp' | 'externalTaskId' | 'topicName' | 'workerId' | 'retries' | 'priority' | 'activityId' | 'activityInstanceId' | 'executionId' | 'processInstanceId' | 'processDefinitionId' | 'processDefinitionKey' | 'tenantId'>;

export interface HistoricIdentityLinkLogDto {
  readonly id?: string | null;
  readonly time?: string | null;
  readonly type?: string | null;
  readonly userId?: string | null;
  readonly groupId?: string | null;
  readonly taskId?: string | null;
  readonly processDefinitionId?: string | null;
  readonly processDefinitionKey?: string | null;
  readonly operationType?: string | null;
  readonly assignerId?: string | null;
  readonly tenantId?: string | null;
  readonly removalTime?: string | null;
  readonly rootProcessInstanceId?: string | null;
}

export interface HistoricIncidentDto {
  readonly id?: string | null;
  readonly processDefinitionKey?: string | null;
  readonly processDefinitionId?: string | null;
  readonly processInstanceId?: string | null;
  readonly executionId?: string | null;
  readonly rootProcessInstanceId?: string | null;
  readonly createTime?: string | null;
  readonly endTime?: string | null;
  readonly removalTime?: string | null;
  readonly incidentType?: string | null;
  readonly activityId?: string | null;
  readonly failedActivityId?: string | null;
  readonly causeIncidentId?: string | null;
  readonly rootCauseIncidentId?: string | null;
  readonly configuration?: string | null;
  readonly historyConfiguration?: string | null;
  readonly incidentMessage?: string | null;
  readonly tenantId?: string | null;
  readonly jobDefinitionId?: string | null;
  readonly open?: boolean | null;
  readonly deleted?: boolean | null;
  readonly resolved?: boolean | null;
  readonly annotation?: string | null;
}

export interface HistoricJobLogDto {
  readonly id?: string | null;
  readonly timestamp?: string | null;
  readonly removalTime?: string | null;
  readonly jobId?: string | null;
  readonly jobDueDate?: string | null;
  readonly jobRetries?: number | null;
  readonly jobPriority?: number | null;
  readonly jobExceptionMessage?: string | null;
  readonly failedActivityId?: string | null;
  readonly jobDefinitionId?: string | null;
  readonly jobDefinitionType?: string | null;
  readonly jobDefinitionConfiguration?: string | null;
  readonly activityId?: string | null;
  readonly executionId?: string | null;
  readonly processInstanceId?: string | null;
  readonly processDefinitionId?: string | null;
  readonly processDefinitionKey?: string | null;
  readonly deploymentId?: string | null;
  readonly rootProcessInstanceId?: string | null;
  readonly tenantId?: string | null;
  readonly hostname?: string | null;
  readonly batchId?: string | null;
  readonly creationLog?: boolean | null;
  readonly failureLog?: boolean | null;
  readonly successLog?: boolean | null;
  readonly deletionLog?: boolean | null;
}

export type HistoricJobLogQuery = { readonly logId?: string; readonly jobId?: string; readonly jobExceptionMessage?: string; readonly jobDefinitionId?: string; readonly jobDefinitionType?: string; readonly jobDefinitionConfiguration?: string; readonly activityIdIn?: string | readonly string[]; readonly failedActivityIdIn?: string | readonly string[]; readonly executionIdIn?: string | readonly string[]; readonly processInstanceId?: string; readonly processDefinitionId?: string; readonly processDefinitionKey?: string; readonly deploymentId?: string; readonly tenantIdIn?: string | readonly string[]; readonly withoutTenantId?: boolean; readonly hostname?: string; readonly jobPriorityLowerThanOrEquals?: number; readonly jobPriorityHigherThanOrEquals?: number; readonly creationLog?: boolean; readonly failureLog?: boolean; readonly successLog?: boolean; readonly deletionLog?: boolean; };

export type HistoricJobLogQueryDto = InBody<HistoricJobLogQuery> & Sorted<'timestamp' | 'jobId' | 'jobDefinitionId' | 'jobDueDate' | 'jobRetries' | 'jobPriority' | 'activityId' | 'executionId' | 'processInstanceId' | 'processDefinitionId' | 'processDefinitionKey' | 'deploymentId' | 'hostname' | 'occurrence' | 'tenantId'>;

export interface HistoricProcessInstanceDto {
  readonly id?: string | null;
  readonly rootProcessInstanceId?: string | null;
  readonly superProcessInstanceId?: string | null;
  readonly superCaseInstanceId?: string | null;
  readonly caseInstanceId?: string | null;
  readonly processDefinitionName?: string | null;
  readonly processDefinitionKey?: string | null;
  readonly processDefinitionVersion?: number | null;
  readonly processDefinitionId?: string | null;
  readonly businessKey?: string | null;
  readonly startTime?: string | null;
  readonly endTime?: string | null;
  readonly removalTime?: string | null;
  readonly durationInMillis?: number | null;
  readonly startUserId?: string | null;
  readonly startActivityId?: string | null;
  readonly deleteReason?: string | null;
  readonly tenantId?: string | null;
  readonly state?: 'ACTIVE' | 'SUSPENDED' | 'COMPLETED' | 'EXTERNALLY_TERMINATED' | 'INTERNALLY_TERMINATED' | null;
  readonly restartedProcessInstanceId?: string | null;
}

export type HistoricProcessInstanceQuery = { readonly processInstanceId?: string; readonly processInstanceIds?: string | readonly string[]; readonly processInstanceIdNotIn?: string | readonly string[]; readonly processDefinitionId?: string; readonly processDefinitionKey?: string; readonly processDefinitionKeyIn?: string | readonly string[]; readonly processDefinitionName?: string; readonly processDefinitionNameLike?: string; readonly processDefinitionKeyNotIn?: string | readonly string[]; readonly processInstanceBusinessKey?: string; readonly processInstanceBusinessKeyIn?: string | readonly string[]; readonly processInstanceBusinessKeyLike?: string; readonly rootProcessInstances?: boolean; readonly rootProcessInstanceId?: string; readonly finished?: boolean; readonly unfinished?: boolean; readonly withJobsRetrying?: boolean; readonly withIncidents?: boolean; readonly withRootIncidents?: boolean; readonly incidentIdIn?: string | readonly string[]; readonly incidentType?: string; readonly incidentStatus?: 'open' | 'resolved'; readonly incidentMessage?: string; readonly incidentMessageLike?: string; readonly startedBefore?: string | Date; readonly startedAfter?: string | Date; readonly finishedBefore?: string | Date; readonly finishedAfter?: string | Date; readonly executedActivityAfter?: string | Date; readonly executedActivityBefore?: string | Date; readonly executedJobAfter?: string | Date; readonly executedJobBefore?: string | Date; readonly startedBy?: string; readonly superProcessInstanceId?: string; readonly subProcessInstanceId?: string; readonly superCaseInstanceId?: string; readonly subCaseInstanceId?: string; readonly caseInstanceId?: string; readonly tenantIdIn?: string | readonly string[]; readonly withoutTenantId?: boolean; readonly activityIdIn?: string | readonly string[]; readonly executedActivityIdIn?: string | readonly string[]; readonly activeActivityIdIn?: string | readonly string[]; readonly active?: boolean; readonly suspended?: boolean; readonly completed?: boolean; readonly externallyTerminated?: boolean; readonly internallyTerminated?: boolean; readonly variables?: string; readonly variableNamesIgnoreCase?: boolean; readonly variableValuesIgnoreCase?: boolean; };

export type HistoricProcessInstanceQueryDto = InBody<HistoricProcessInstanceQuery, { readonly variables: VariableQueryParameterDto; }> & Sorted<'instanceId' | 'definitionId' | 'definitionKey' | 'definitionName' | 'definitionVersion' | 'businessKey' | 'startTime' | 'endTime' | 'duration' | 'tenantId'> & OrQueries<HistoricProcessInstanceQueryDto>;

export interface HistoricTaskInstanceDto {
  readonly id?: string | null;
  readonly processDefinitionKey?: string | null;
  readonly processDefinitionId?: string | null;
  readonly processInstanceId?: string | null;
  readonly executionId?: string | null;
  readonly caseDefinitionKey?: string | null;
  readonly caseDefinitionId?: string | null;
  readonly caseInstanceId?: string | null;
  readonly caseExecutionId?: string | null;
  readonly activityInstanceId?: string | null;
  readonly name?: string | null;
  readonly description?: string | null;
  readonly deleteReason?: string | null;
  readonly owner?: string | null;
  readonly assignee?: string | null;
  readonly startTime?: string | null;
  readonly endTime?: string | null;
  readonly duration?: number | null;
  readonly taskDefinitionKey?: string | null;
  readonly priority?: number | null;
  readonly due?: string | null;
  readonly parentTaskId?: string | null;
  readonly followUp?: string | null;
  readonly tenantId?: string | null;
  readonly removalTime?: string | null;
  readonly rootProcessInstanceId?: string | null;
  readonly taskState?: string | null;
}

export type HistoricTaskInstanceQuery = { readonly taskId?: string; readonly taskParentTaskId?: string; readonly processInstanceId?: string; readonly rootProcessInstanceId?: string; readonly processInstanceBusinessKey?: string; readonly processInstanceBusinessKeyIn?: string | readonly string[]; readonly processInstanceBusinessKeyLike?: string; readonly executionId?: string; readonly processDefinitionId?: string; readonly processDefinitionKey?: string; readonly processDefinitionName?: string; readonly caseInstanceId?: string; readonly caseExecutionId?: string; readonly caseDefinitionId?: string; readonly caseDefinitionKey?: string; readonly caseDefinitionName?: string; readonly activityInstanceIdIn?: string | readonly string[]; readonly taskName?: string; readonly taskNameLike?: string; readonly taskDescription?: string; readonly taskDescriptionLike?: string; readonly taskDefinitionKey?: string; readonly taskDefinitionKeyIn?: string | readonly string[]; readonly taskDeleteReason?: string; readonly taskDeleteReasonLike?: string; readonly taskAssignee?: string; readonly taskAssigneeLike?: string; readonly taskOwner?: string; readonly taskOwnerLike?: string; readonly taskPriority?: number; readonly assigned?: boolean; readonly unassigned?: boolean; readonly finished?: boolean; readonly unfinished?: boolean; readonly processFinished?: boolean; readonly processUnfinished?: boolean; readonly taskDueDate?: string | Date; readonly taskDueDateBefore?: string | Date; readonly taskDueDateAfter?: string | Date; readonly withoutTaskDueDate?: boolean; readonly taskFollowUpDate?: string | Date; readonly taskFollowUpDateBefore?: string | Date; readonly taskFollowUpDateAfter?: string | Date; readonly startedBefore?: string | Date; readonly startedAfter?: string | Date; readonly finishedBefore?: string | Date; readonly finishedAfter?: string | Date; readonly tenantIdIn?: string | readonly string[]; readonly withoutTenantId?: boolean; readonly taskVariables?: string; readonly processVariables?: string; readonly variableNamesIgnoreCase?: boolean; readonly variableValuesIgnoreCase?: boolean; readonly taskInvolvedUser?: string; readonly taskInvolvedGroup?: string; readonly taskHadCandidateUser?: string; readonly taskHadCandidateGroup?: string; readonly withCandidateGroups?: boolean; readonly withoutCandidateGroups?: boolean; };

export type HistoricTaskInstanceQueryDto = InBody<HistoricTaskInstanceQuery, { readonly taskVariables: VariableQueryParameterDto; readonly processVariables: VariableQueryParameterDto; }> & Sorted<'taskId' | 'activityInstanceId' | 'processDefinitionId' | 'processInstanceId' | 'executionId' | 'duration' | 'endTime' | 'startTime' | 'taskName' | 'taskDescription' | 'assignee' | 'owner' | 'dueDate' | 'followUpDate' | 'deleteReason' | 'taskDefinitionKey' | 'priority' | 'caseDefinitionId' | 'caseInstanceId' | 'caseExecutionId' | 'tenantId'> & OrQueries<HistoricTaskInstanceQueryDto>;

export interface HistoricTaskInstanceReportResultDto {
  readonly taskName?: string | null;
  readonly count?: number | null;
  readonly processDefinitionKey?: string | null;
  readonly processDefinitionId?: string | null;
  readonly processDefinitionName?: string | null;
  readonly period?: number | null;
  readonly periodUnit?: 'MONTH' | 'QUARTER' | null;
  readonly minimum?: number | null;
  readonly maximum?: number | null;
  readonly average?: number | null;
  readonly tenantId?: string | null;
}

export type HistoricVariableInstanceDto = {
  readonly id?: string | null;
  readonly name?: string | null;
  readonly processDefinitionKey?: string | null;
  readonly processDefinitionId?: string | null;
  readonly processInstanceId?: string | null;
  readonly executionId?: string | null;
  readonly activityInstanceId?: string | null;
  readonly caseDefinitionKey?: string | null;
  readonly caseDefinitionId?: string | null;
  readonly caseInstanceId?: string | null;
  readonly caseExecutionId?: string | null;
  readonly taskId?: string | null;
  readonly tenantId?: string | null;
  readonly errorMessage?: string | null;
  readonly state?: string | null;
  readonly createTime?: string | null;
  readonly removalTime?: string | null;
  readonly rootProcessInstanceId?: string | null;
} & VariableValueDto;

export type HistoricVariableInstanceQuery = { readonly variableName?: string; readonly variableNameLike?: string; readonly variableValue?: Readonly<Record<string, unknown>>; readonly variableNamesIgnoreCase?: boolean; readonly variableValuesIgnoreCase?: boolean; readonly variableTypeIn?: string | readonly string[]; readonly includeDeleted?: boolean; readonly processInstanceId?: string; readonly processInstanceIdIn?: string | readonly string[]; readonly processDefinitionId?: string; readonly processDefinitionKey?: string; readonly executionIdIn?: string | readonly string[]; readonly caseInstanceId?: string; readonly caseExecutionIdIn?: string | readonly string[]; readonly caseActivityIdIn?: string | readonly string[]; readonly taskIdIn?: string | readonly string[]; readonly activityInstanceIdIn?: string | readonly string[]; readonly tenantIdIn?: string | readonly string[]; readonly withoutTenantId?: boolean; readonly variableNameIn?: string | readonly string[]; };

export type HistoricVariableInstanceQueryDto = InBody<HistoricVariableInstanceQuery> & Sorted<'instanceId' | 'variableName' | 'tenantId'>;

export interface HistoryCleanupConfigurationDto {
  readonly batchWindowStartTime?: string | null;
  readonly batchWindowEndTime?: string | null;
  readonly enabled?: boolean | null;
}

export interface HistoryTimeToLiveDto {
  readonly historyTimeToLive?: number | null;
}

export interface IdentityLinkDto {
  readonly userId?: string | null;
  readonly groupId?: string | null;
  readonly type: string | null;
}

export interface IdentityServiceGroupDto {
  readonly id?: string | null;
  readonly name?: string | null;
}

export interface IdentityServiceGroupInfoDto {
  readonly groups?: readonly IdentityServiceGroupDto[] | null;
  readonly groupUsers?: readonly IdentityServiceUserDto[] | null;
}

export interface IdentityServiceUserDto {
  readonly id?: string | null;
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly displayName?: string | null;
}

export interface IncidentDto {
  readonly id?: string | null;
  readonly processDefinitionId?: string | null;
  readonly processInstanceId?: string | null;
  readonly executionId?: string | null;
  readonly incidentTimestamp?: string | null;
  readonly incidentType?: string | null;
  readonly activityId?: string | null;
  readonly failedActivityId?: string | null;
  readonly causeIncidentId?: string | null;
  readonly rootCauseIncidentId?: string | null;
  readonly configuration?: string | null;
  readonly tenantId?: string | null;
  readonly incidentMessage?: string | null;
  readonly jobDefinitionId?: string | null;
  readonly annotation?: string | null;
}

export interface IncidentStatisticsResultDto {
  readonly incidentType?: string | null;
  readonly incidentCount?: number | null;
}

export interface JobConditionQueryParameterDto {
  readonly operator?: 'gt' | 'lt' | null;
  readonly value?: string | null;
}

export interface JobDefinitionDto {
  readonly id?: string | null;
  readonly processDefinitionId?: string | null;
  readonly processDefinitionKey?: string | null;
  readonly activityId?: string | null;
  readonly jobType?: string | null;
  readonly jobConfiguration?: string | null;
  readonly overridingJobPriority?: number | null;
  readonly suspended?: boolean | null;
  readonly tenantId?: string | null;
  readonly deploymentId?: string | null;
}

export interface JobDefinitionPriorityDto {
  readonly priority?: number | null;
  readonly includeJobs?: boolean | null;
}

export type JobDefinitionQuery = { readonly jobDefinitionId?: string; readonly activityIdIn?: string | readonly string[]; readonly processDefinitionId?: string; readonly processDefinitionKey?: string; readonly jobType?: string; readonly jobConfiguration?: string; readonly active?: boolean; readonly suspended?: boolean; readonly withOverridingJobPriority?: boolean; readonly tenantIdIn?: string | readonly string[]; readonly withoutTenantId?: boolean; readonly includeJobDefinitionsWithoutTenantId?: boolean; };

export type JobDefinitionQueryDto = InBody<JobDefinitionQuery> & Sorted<'jobDefinitionId' | 'activityId' | 'processDefinitionId' | 'processDefinitionKey' | 'jobType' | 'jobConfiguration' | 'tenantId'>;

export type JobDefinitionSuspensionStateDto = {
  readonly includeJobs?: boolean | null;
  readonly executionDate?: string | null;
} & SuspensionStateDto;

export type JobDefinitionsSuspensionStateDto = {
  readonly processDefinitionId?: string | null;
  readonly processDefinitionKey?: string | null;
  readonly processDefinitionTenantId?: string | null;
  readonly processDefinitionWithoutTenantId?: boolean | null;
} & JobDefinitionSuspensionStateDto;

export interface JobDto {
  readonly id?: string | null;
  readonly jobDefinitionId?: string | null;
  readonly dueDate?: string | null;
  readonly processInstanceId?: string | null;
  readonly executionId?: string | null;
  readonly processDefinitionId?: string | null;
  readonly processDefinitionKey?: string | null;
  readonly retries?: number | null;
  readonly exceptionMessage?: string | null;
  readonly failedActivityId?: string | null;
  readonly suspended?: boolean | null;
  readonly priority?: number | null;
  readonly tenantId?: string | null;
  readonly createTime?: string | null;
  readonly batchId?: string | null;
}

export interface JobDuedateDto {
  readonly duedate?: string | null;
  readonly cascade?: boolean | null;
}

export type JobQuery = { readonly jobId?: string; readonly jobIds?: string | readonly string[]; readonly jobDefinitionId?: string; readonly processInstanceId?: string; readonly processInstanceIds?: string | readonly string[]; readonly executionId?: string; readonly processDefinitionId?: string; readonly processDefinitionKey?: string; readonly activityId?: string; readonly withRetriesLeft?: boolean; readonly executable?: boolean; readonly timers?: boolean; readonly messages?: boolean; readonly dueDates?: string; readonly createTimes?: string; readonly withException?: boolean; readonly exceptionMessage?: string; readonly failedActivityId?: string; readonly noRetriesLeft?: boolean; readonly active?: boolean; readonly suspended?: boolean; readonly priorityLowerThanOrEquals?: number; readonly priorityHigherThanOrEquals?: number; readonly tenantIdIn?: string | readonly string[]; readonly withoutTenantId?: boolean; readonly includeJobsWithoutTenantId?: boolean; readonly acquired?: boolean; };

export type JobQueryDto = InBody<JobQuery, { readonly dueDates: JobConditionQueryParameterDto; readonly createTimes: JobConditionQueryParameterDto; }> & Sorted<'jobId' | 'executionId' | 'processInstanceId' | 'processDefinitionId' | 'processDefinitionKey' | 'jobPriority' | 'jobRetries' | 'jobDueDate' | 'tenantId'>;

export type JobRetriesDto = {
  readonly dueDate?: string | null;
} & RetriesDto;

export type JobSuspensionStateDto = {
  readonly jobDefinitionId?: string | null;
  readonly processDefinitionId?: string | null;
  readonly processInstanceId?: string | null;
  readonly processDefinitionKey?: string | null;
  readonly processDefinitionTenantId?: string | null;
  readonly processDefinitionWithoutTenantId?: boolean | null;
} & SuspensionStateDto;

export interface LinkableDto {
  readonly links?: readonly AtomLink[] | null;
}

export type LockExternalTaskDto = {
  readonly lockDuration?: number;
} & HandleExternalTaskDto;

export interface LockedExternalTaskDto {
  readonly activityId?: string | null;
  readonly activityInstanceId?: string | null;
  readonly errorMessage?: string | null;
  readonly errorDetails?: string | null;
  readonly executionId?: string | null;
  readonly id?: string | null;
  readonly lockExpirationTime?: string | null;
  readonly processDefinitionId?: string | null;
  readonly processDefinitionKey?: string | null;
  readonly processDefinitionVersionTag?: string | null;
  readonly processInstanceId?: string | null;
  readonly tenantId?: string | null;
  readonly retries?: number | null;
  readonly suspended?: boolean | null;
  readonly workerId?: string | null;
  readonly priority?: number | null;
  readonly topicName?: string | null;
  readonly businessKey?: string | null;
  readonly variables?: Readonly<Record<string, VariableValueDto>> | null;
  readonly extensionProperties?: Readonly<Record<string, string>>;
  readonly createTime?: string | null;
}

export interface MessageCorrelationResultWithVariableDto {
  readonly resultType?: 'Execution' | 'ProcessDefinition' | null;
  readonly processInstance?: ProcessInstanceDto;
  readonly execution?: ExecutionDto;
  readonly variables?: Readonly<Record<string, VariableValueDto>> | null;
}

export interface MetricsIntervalResultDto {
  readonly timestamp?: string | null;
  readonly name?: string | null;
  readonly reporter?: string | null;
  readonly value?: number | null;
}

export interface MetricsResultDto {
  readonly result?: number | null;
}

export interface MigrationExecutionDto {
  readonly migrationPlan?: MigrationPlanDto;
  readonly processInstanceIds?: readonly string[] | null;
  readonly processInstanceQuery?: ProcessInstanceQueryDto;
  readonly skipCustomListeners?: boolean | null;
  readonly skipIoMappings?: boolean | null;
}

export interface MigrationInstructionDto {
  readonly sourceActivityIds?: readonly string[] | null;
  readonly targetActivityIds?: readonly string[] | null;
  readonly updateEventTrigger?: boolean | null;
}

export interface MigrationInstructionValidationReportDto {
  readonly instruction?: MigrationInstructionDto;
  readonly failures?: readonly string[] | null;
}

export interface MigrationPlanDto {
  readonly sourceProcessDefinitionId?: string | null;
  readonly targetProcessDefinitionId?: string | null;
  readonly instructions?: readonly MigrationInstructionDto[] | null;
  readonly variables?: Readonly<Record<string, VariableValueDto>> | null;
}

export interface MigrationPlanGenerationDto {
  readonly sourceProcessDefinitionId?: string | null;
  readonly targetProcessDefinitionId?: string | null;
  readonly updateEventTriggers?: boolean | null;
  readonly variables?: Readonly<Record<string, VariableValueDto>> | null;
}

export interface MigrationPlanReportDto {
  readonly instructionReports?: readonly MigrationInstructionValidationReportDto[] | null;
  readonly variableReports?: Readonly<Record<string, MigrationVariableValidationReportDto>> | null;
}

export type MigrationVariableValidationReportDto = {
  readonly failures?: readonly string[] | null;
} & VariableValueDto;

export interface MissingAuthorizationDto {
  readonly permissionName?: string | null;
  readonly resourceName?: string | null;
  readonly resourceId?: string | null;
}

export interface ModificationDto {
  readonly processDefinitionId?: string | null;
  readonly skipCustomListeners?: boolean | null;
  readonly skipIoMappings?: boolean | null;
  readonly processInstanceIds?: readonly string[] | null;
  readonly processInstanceQuery?: ProcessInstanceQueryDto;
  readonly historicProcessInstanceQuery?: HistoricProcessInstanceQueryDto;
  readonly instructions?: readonly MultipleProcessInstanceModificationInstructionDto[] | null;
  readonly annotation?: string | null;
}

export interface MultipleProcessInstanceModificationInstructionDto {
  readonly type: 'cancel' | 'startBeforeActivity' | 'startAfterActivity' | 'startTransition';
  readonly activityId?: string | null;
  readonly transitionId?: string | null;
  readonly cancelCurrentActiveActivityInstances?: boolean | null;
}

export interface PasswordPolicyDto {
  readonly rules?: readonly PasswordPolicyRuleDto[] | null;
}

export interface PasswordPolicyRequestDto {
  readonly password?: string | null;
  readonly profile?: UserProfileDto;
}

export interface PasswordPolicyRuleDto {
  readonly placeholder?: string | null;
  readonly parameter?: Readonly<Record<string, string>>;
}

export interface PatchVariablesDto {
  readonly modifications?: Readonly<Record<string, VariableValueDto>> | null;
  readonly deletions?: readonly string[] | null;
}

export interface PriorityDto {
  readonly priority?: number | null;
}

export interface ProcessDefinitionDiagramDto {
  readonly id?: string | null;
  readonly bpmn20Xml?: string | null;
}

export interface ProcessDefinitionDto {
  readonly id?: string | null;
  readonly key?: string | null;
  readonly category?: string | null;
  readonly description?: string | null;
  readonly name?: string | null;
  readonly version?: number | null;
  readonly resource?: string | null;
  readonly deploymentId?: string | null;
  readonly diagram?: string | null;
  readonly suspended?: boolean | null;
  readonly tenantId?: string | null;
  readonly versionTag?: string | null;
  readonly historyTimeToLive?: number | null;
  readonly startableInTasklist?: boolean | null;
}

export interface ProcessDefinitionStatisticsResultDto {
  readonly id?: string | null;
  readonly instances?: number;
  readonly failedJobs?: number;
  readonly incidents?: readonly IncidentStatisticsResultDto[] | null;
  readonly '@class'?: string | null;
  readonly definition?: ProcessDefinitionDto;
}

export interface ProcessDefinitionSuspensionStateDto {
  readonly suspended?: boolean | null;
  readonly processDefinitionId?: string | null;
  readonly processDefinitionKey?: string | null;
  readonly includeProcessInstances?: boolean | null;
  readonly executionDate?: string | null;
}

export interface ProcessEngineDto {
  readonly name?: string | null;
}

export type ProcessInstanceDto = {
  readonly id?: string | null;
  readonly definitionId?: string | null;
  readonly definitionKey?: string | null;
  readonly businessKey?: string | null;
  readonly caseInstanceId?: string | null;
  readonly ended?: boolean | null;
  readonly suspended?: boolean | null;
  readonly tenantId?: string | null;
} & LinkableDto;

export interface ProcessInstanceModificationDto {
  readonly skipCustomListeners?: boolean | null;
  readonly skipIoMappings?: boolean | null;
  readonly instructions?: readonly ProcessInstanceModificationInstructionDto[] | null;
  readonly annotation?: string | null;
}

export interface ProcessInstanceModificationInstructionDto {
  readonly type: 'cancel' | 'startBeforeActivity' | 'startAfterActivity' | 'startTransition';
  readonly variables?: TriggerVariableValueDto;
  readonly activityId?: string | null;
  readonly transitionId?: string | null;
  readonly activityInstanceId?: string | null;
  readonly transitionInstanceId?: string | null;
  readonly ancestorActivityInstanceId?: string | null;
  readonly cancelCurrentActiveActivityInstances?: boolean | null;
}

export type ProcessInstanceQuery = { readonly deploymentId?: string; readonly processDefinitionId?: string; readonly processDefinitionKey?: string; readonly processDefinitionKeyIn?: string | readonly string[]; readonly processDefinitionKeyNotIn?: string | readonly string[]; readonly businessKey?: string; readonly businessKeyLike?: string; readonly caseInstanceId?: string; readonly superProcessInstance?: string; readonly subProcessInstance?: string; readonly superCaseInstance?: string; readonly subCaseInstance?: string; readonly active?: boolean; readonly suspended?: boolean; readonly processInstanceIds?: string | readonly string[]; readonly withIncident?: boolean; readonly incidentId?: string; readonly incidentType?: string; readonly incidentMessage?: string; readonly incidentMessageLike?: string; readonly tenantIdIn?: string | readonly string[]; readonly withoutTenantId?: boolean; readonly processDefinitionWithoutTenantId?: boolean; readonly activityIdIn?: string | readonly string[]; readonly rootProcessInstances?: boolean; readonly leafProcessInstances?: boolean; readonly variables?: string; readonly variableNamesIgnoreCase?: boolean; readonly variableValuesIgnoreCase?: boolean; };

export type ProcessInstanceQueryDto = InBody<ProcessInstanceQuery, { readonly variables: VariableQueryParameterDto; }> & Sorted<'instanceId' | 'definitionId' | 'definitionKey' | 'businessKey' | 'tenantId'> & OrQueries<ProcessInstanceQueryDto>;

export type ProcessInstanceSuspensionStateAsyncDto = {
  readonly processInstanceIds?: readonly string[] | null;
  readonly processInstanceQuery?: ProcessInstanceQueryDto;
  readonly historicProcessInstanceQuery?: HistoricProcessInstanceQueryDto;
} & SuspensionStateDto;

export type ProcessInstanceSuspensionStateDto = {
  readonly processDefinitionId?: string | null;
  readonly processDefinitionKey?: string | null;
  readonly processDefinitionTenantId?: string | null;
  readonly processDefinitionWithoutTenantId?: boolean | null;
  readonly processInstanceIds?: readonly string[] | null;
  readonly processInstanceQuery?: ProcessInstanceQueryDto;
  readonly historicProcessInstanceQuery?: HistoricProcessInstanceQueryDto;
} & SuspensionStateDto;

export type ProcessInstanceWithVariablesDto = {
  readonly variables?: Readonly<Record<string, VariableValueDto>> | null;
} & ProcessInstanceDto;

export interface RedeploymentDto {
  readonly resourceIds?: readonly string[] | null;
  readonly resourceNames?: readonly string[] | null;
  readonly source?: string | null;
}

export type ResourceOptionsDto = LinkableDto;

export interface RestartProcessInstanceDto {
  readonly processInstanceIds?: readonly string[] | null;
  readonly historicProcessInstanceQuery?: HistoricProcessInstanceQueryDto;
  readonly skipCustomListeners?: boolean | null;
  readonly skipIoMappings?: boolean | null;
  readonly initialVariables?: boolean | null;
  readonly withoutBusinessKey?: boolean | null;
  readonly instructions?: readonly RestartProcessInstanceModificationInstructionDto[] | null;
}

export interface RestartProcessInstanceModificationInstructionDto {
  readonly type: 'startBeforeActivity' | 'startAfterActivity' | 'startTransition';
  readonly activityId?: string | null;
  readonly transitionId?: string | null;
}

export interface RetriesDto {
  readonly retries?: number | null;
}

export interface SchemaLogEntryDto {
  readonly id?: string | null;
  readonly timestamp?: string | null;
  readonly version?: string | null;
}

export type SchemaLogQuery = { readonly version?: string; };

export type SchemaLogQueryDto = InBody<SchemaLogQuery> & Sorted<'timestamp'>;

export type SetJobRetriesByProcessDto = {
  readonly processInstances?: readonly string[] | null;
  readonly processInstanceQuery?: ProcessInstanceQueryDto;
  readonly historicProcessInstanceQuery?: HistoricProcessInstanceQueryDto;
} & SetJobRetriesDto;

export type SetJobRetriesDto = {
  readonly jobIds?: readonly string[] | null;
  readonly jobQuery?: JobQueryDto;
} & JobRetriesDto;

export type SetRemovalTimeToHistoricBatchesDto = {
  readonly historicBatchQuery?: Readonly<Record<string, unknown>> | null;
  readonly historicBatchIds?: readonly string[] | null;
} & AbstractSetRemovalTimeDto;

export type SetRemovalTimeToHistoricDecisionInstancesDto = {
  readonly hierarchical?: boolean | null;
  readonly historicDecisionInstanceQuery?: HistoricDecisionInstanceQueryDto;
  readonly historicDecisionInstanceIds?: readonly string[] | null;
} & AbstractSetRemovalTimeDto;

export type SetRemovalTimeToHistoricProcessInstancesDto = {
  readonly historicProcessInstanceIds?: readonly string[] | null;
  readonly historicProcessInstanceQuery?: HistoricProcessInstanceQueryDto;
  readonly hierarchical?: boolean | null;
  readonly updateInChunks?: boolean | null;
  readonly updateChunkSize?: number | null;
} & AbstractSetRemovalTimeDto;

export interface SetRetriesForExternalTasksDto {
  readonly retries?: number | null;
  readonly externalTaskIds?: readonly string[] | null;
  readonly processInstanceIds?: readonly string[] | null;
  readonly externalTaskQuery?: ExternalTaskQueryDto;
  readonly processInstanceQuery?: ProcessInstanceQueryDto;
  readonly historicProcessInstanceQuery?: HistoricProcessInstanceQueryDto;
}

export interface SetVariablesAsyncDto {
  readonly processInstanceIds?: readonly string[] | null;
  readonly processInstanceQuery?: ProcessInstanceQueryDto;
  readonly historicProcessInstanceQuery?: HistoricProcessInstanceQueryDto;
  readonly variables?: Readonly<Record<string, VariableValueDto>> | null;
}

export interface SignalDto {
  readonly name?: string;
  readonly executionId?: string | null;
  readonly variables?: Readonly<Record<string, VariableValueDto>> | null;
  readonly tenantId?: string | null;
  readonly withoutTenantId?: boolean | null;
}

export interface SortTaskQueryParametersDto {
  readonly variable?: string | null;
  readonly type?: string | null;
}

export interface StartProcessInstanceDto {
  readonly businessKey?: string | null;
  readonly variables?: Readonly<Record<string, VariableValueDto>> | null;
  readonly caseInstanceId?: string | null;
  readonly startInstructions?: readonly ProcessInstanceModificationInstructionDto[] | null;
  readonly skipCustomListeners?: boolean | null;
  readonly skipIoMappings?: boolean | null;
  readonly withVariablesInReturn?: boolean | null;
}

export interface StartProcessInstanceFormDto {
  readonly variables?: Readonly<Record<string, VariableValueDto>> | null;
  readonly businessKey?: string | null;
}

export interface SuspensionStateDto {
  readonly suspended?: boolean | null;
}

export interface TaskBpmnErrorDto {
  readonly errorCode?: string | null;
  readonly errorMessage?: string | null;
  readonly variables?: Readonly<Record<string, VariableValueDto>> | null;
}

export interface TaskCountByCandidateGroupResultDto {
  readonly groupName?: string | null;
  readonly taskCount?: number | null;
}

export interface TaskDto {
  readonly id?: string | null;
  readonly name?: string | null;
  readonly assignee?: string | null;
  readonly owner?: string | null;
  readonly created?: string | null;
  readonly lastUpdated?: string | null;
  readonly due?: string | null;
  readonly followUp?: string | null;
  readonly delegationState?: 'PENDING' | 'RESOLVED' | null;
  readonly description?: string | null;
  readonly executionId?: string | null;
  readonly parentTaskId?: string | null;
  readonly priority?: number | null;
  readonly processDefinitionId?: string | null;
  readonly processInstanceId?: string | null;
  readonly caseExecutionId?: string | null;
  readonly caseDefinitionId?: string | null;
  readonly caseInstanceId?: string | null;
  readonly taskDefinitionKey?: string | null;
  readonly suspended?: boolean | null;
  readonly formKey?: string | null;
  readonly camundaFormRef?: CamundaFormRef;
  readonly tenantId?: string | null;
  readonly taskState?: string | null;
}

export interface TaskEscalationDto {
  readonly escalationCode?: string | null;
  readonly variables?: Readonly<Record<string, VariableValueDto>> | null;
}

export type TaskQuery = { readonly taskId?: string; readonly taskIdIn?: string | readonly string[]; readonly processInstanceId?: string; readonly processInstanceIdIn?: string | readonly string[]; readonly processInstanceBusinessKey?: string; readonly processInstanceBusinessKeyExpression?: string; readonly processInstanceBusinessKeyIn?: string | readonly string[]; readonly processInstanceBusinessKeyLike?: string; readonly processInstanceBusinessKeyLikeExpression?: string; readonly processDefinitionId?: string; readonly processDefinitionKey?: string; readonly processDefinitionKeyIn?: string | readonly string[]; readonly processDefinitionName?: string; readonly processDefinitionNameLike?: string; readonly executionId?: string; readonly caseInstanceId?: string; readonly caseInstanceBusinessKey?: string; readonly caseInstanceBusinessKeyLike?: string; readonly caseDefinitionId?: string; readonly caseDefinitionKey?: string; readonly caseDefinitionName?: string; readonly caseDefinitionNameLike?: string; readonly caseExecutionId?: string; readonly activityInstanceIdIn?: string | readonly string[]; readonly tenantIdIn?: string | readonly string[]; readonly withoutTenantId?: boolean; readonly assignee?: string; readonly assigneeExpression?: string; readonly assigneeLike?: string; readonly assigneeLikeExpression?: string; readonly assigneeIn?: string | readonly string[]; readonly assigneeNotIn?: string | readonly string[]; readonly owner?: string; readonly ownerExpression?: string; readonly candidateGroup?: string; readonly candidateGroupLike?: string; readonly candidateGroupExpression?: string; readonly candidateUser?: string; readonly candidateUserExpression?: string; readonly includeAssignedTasks?: boolean; readonly involvedUser?: string; readonly involvedUserExpression?: string; readonly assigned?: boolean; readonly unassigned?: boolean; readonly taskDefinitionKey?: string; readonly taskDefinitionKeyIn?: string | readonly string[]; readonly taskDefinitionKeyNotIn?: string | readonly string[]; readonly taskDefinitionKeyLike?: string; readonly name?: string; readonly nameNotEqual?: string; readonly nameLike?: string; readonly nameNotLike?: string; readonly description?: string; readonly descriptionLike?: string; readonly priority?: number; readonly maxPriority?: number; readonly minPriority?: number; readonly dueDate?: string | Date; readonly dueDateExpression?: string; readonly dueAfter?: string | Date; readonly dueAfterExpression?: string; readonly dueBefore?: string | Date; readonly dueBeforeExpression?: string; readonly withoutDueDate?: boolean; readonly followUpDate?: string | Date; readonly followUpDateExpression?: string; readonly followUpAfter?: string | Date; readonly followUpAfterExpression?: string; readonly followUpBefore?: string; readonly followUpBeforeExpression?: string; readonly followUpBeforeOrNotExistent?: string | Date; readonly followUpBeforeOrNotExistentExpression?: string; readonly createdOn?: string | Date; readonly createdOnExpression?: string; readonly createdAfter?: string | Date; readonly createdAfterExpression?: string; readonly createdBefore?: string | Date; readonly createdBeforeExpression?: string; readonly updatedAfter?: string | Date; readonly updatedAfterExpression?: string; readonly delegationState?: 'PENDING' | 'RESOLVED'; readonly candidateGroups?: string | readonly string[]; readonly candidateGroupsExpression?: string; readonly withCandidateGroups?: boolean; readonly withoutCandidateGroups?: boolean; readonly withCandidateUsers?: boolean; readonly withoutCandidateUsers?: boolean; readonly active?: boolean; readonly suspended?: boolean; readonly taskVariables?: string; readonly processVariables?: string; readonly caseInstanceVariables?: string; readonly variableNamesIgnoreCase?: boolean; readonly variableValuesIgnoreCase?: boolean; readonly parentTaskId?: string; };

export type TaskQueryDto = InBody<TaskQuery, { readonly taskVariables: VariableQueryParameterDto; readonly processVariables: VariableQueryParameterDto; readonly caseInstanceVariables: VariableQueryParameterDto; }> & Sorted<'instanceId' | 'caseInstanceId' | 'dueDate' | 'executionId' | 'caseExecutionId' | 'assignee' | 'created' | 'lastUpdated' | 'followUpDate' | 'description' | 'id' | 'name' | 'nameCaseInsensitive' | 'priority' | 'processVariable' | 'executionVariable' | 'taskVariable' | 'caseExecutionVariable' | 'caseInstanceVariable', SortTaskQueryParametersDto> & OrQueries<TaskQueryDto>;

export type TaskWithAttachmentAndCommentDto = {
  readonly attachment?: boolean | null;
  readonly comment?: boolean | null;
} & TaskWithVariablesDto;

export type TaskWithVariablesDto = {
  readonly variables?: Readonly<Record<string, VariableValueDto>> | null;
} & TaskDto;

export interface TelemetryConfigurationDto {
  readonly enableTelemetry?: boolean | null;
}

export interface TelemetryCountDto {
  readonly count?: number | null;
}

export interface TelemetryDataDto {
  readonly installation?: string | null;
  readonly product?: TelemetryProductDto;
}

export interface TelemetryInternalsDto {
  readonly database?: AbstractVendorVersionInformationDto;
  readonly 'application-server'?: AbstractVendorVersionInformationDto;
  readonly 'license-key'?: TelemetryLicenseKeyDto;
  readonly 'camunda-integration'?: readonly string[] | null;
  readonly commands?: Readonly<Record<string, TelemetryCountDto>> | null;
  readonly metrics?: Readonly<Record<string, TelemetryCountDto>> | null;
  readonly webapps?: readonly string[] | null;
  readonly jdk?: AbstractVendorVersionInformationDto;
  readonly 'data-collection-start-date'?: string;
}

export interface TelemetryLicenseKeyDto {
  readonly customer?: string | null;
  readonly type?: string | null;
  readonly 'valid-until'?: string | null;
  readonly unlimited?: boolean | null;
  readonly features?: Readonly<Record<string, string>>;
  readonly raw?: string | null;
}

export interface TelemetryProductDto {
  readonly name?: string | null;
  readonly version?: string | null;
  readonly edition?: string | null;
  readonly internals?: TelemetryInternalsDto;
}

export interface TenantDto {
  readonly id?: string | null;
  readonly name?: string | null;
}

export interface TransitionInstanceDto {
  readonly id?: string | null;
  readonly parentActivityInstanceId?: string | null;
  readonly activityId?: string | null;
  readonly activityName?: string | null;
  readonly activityType?: string | null;
  readonly processInstanceId?: string | null;
  readonly processDefinitionId?: string | null;
  readonly executionId?: string | null;
  readonly incidentIds?: readonly string[] | null;
  readonly incidents?: readonly ActivityInstanceIncidentDto[] | null;
}

export type TriggerVariableValueDto = {
  readonly local?: boolean | null;
} & VariableValueDto;

export interface UserCredentialsDto {
  readonly password?: string | null;
  readonly authenticatedUserPassword?: string | null;
}

export interface UserDto {
  readonly profile?: UserProfileDto;
  readonly credentials?: UserCredentialsDto;
}

export interface UserIdDto {
  readonly userId?: string | null;
}

export interface UserOperationLogEntryDto {
  readonly id?: string | null;
  readonly userId?: string | null;
  readonly timestamp?: string | null;
  readonly operationId?: string | null;
  readonly operationType?: string | null;
  readonly entityType?: string | null;
  readonly category?: string | null;
  readonly annotation?: string | null;
  readonly property?: string | null;
  readonly orgValue?: string | null;
  readonly newValue?: string | null;
  readonly deploymentId?: string | null;
  readonly processDefinitionId?: string | null;
  readonly processDefinitionKey?: string | null;
  readonly processInstanceId?: string | null;
  readonly executionId?: string | null;
  readonly caseDefinitionId?: string | null;
  readonly caseInstanceId?: string | null;
  readonly caseExecutionId?: string | null;
  readonly taskId?: string | null;
  readonly externalTaskId?: string | null;
  readonly batchId?: string | null;
  readonly jobId?: string | null;
  readonly jobDefinitionId?: string | null;
  readonly removalTime?: string | null;
  readonly rootProcessInstanceId?: string | null;
}

export interface UserProfileDto {
  readonly id?: string | null;
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly email?: string | null;
}

export type VariableInstanceDto = {
  readonly id?: string | null;
  readonly name?: string | null;
  readonly processDefinitionId?: string | null;
  readonly processInstanceId?: string | null;
  readonly executionId?: string | null;
  readonly caseInstanceId?: string | null;
  readonly caseExecutionId?: string | null;
  readonly taskId?: string | null;
  readonly batchId?: string | null;
  readonly activityInstanceId?: string | null;
  readonly tenantId?: string | null;
  readonly errorMessage?: string | null;
} & VariableValueDto;

export type VariableInstanceQuery = { readonly variableName?: string; readonly variableNameLike?: string; readonly processInstanceIdIn?: string | readonly string[]; readonly executionIdIn?: string | readonly string[]; readonly caseInstanceIdIn?: string | readonly string[]; readonly caseExecutionIdIn?: string | readonly string[]; readonly taskIdIn?: string | readonly string[]; readonly batchIdIn?: string | readonly string[]; readonly activityInstanceIdIn?: string | readonly string[]; readonly tenantIdIn?: string | readonly string[]; readonly variableValues?: string; readonly variableNamesIgnoreCase?: boolean; readonly variableValuesIgnoreCase?: boolean; readonly variableScopeIdIn?: string | readonly string[]; };

export type VariableInstanceQueryDto = InBody<VariableInstanceQuery, { readonly variableValues: VariableQueryParameterDto; }> & Sorted<'variableName' | 'variableType' | 'activityInstanceId' | 'tenantId'>;

export interface VariableNameDto {
  readonly name?: string | null;
  readonly local?: boolean | null;
}

export type VariableQueryParameterDto = {
  readonly name?: string | null;
} & ConditionQueryParameterDto;

export interface VariableValueDto {
  readonly value?: AnyValue;
  readonly type?: string | null;
  readonly valueInfo?: Readonly<Record<string, unknown>>;
}

export interface VersionDto {
  readonly version?: string | null;
}

/** Every call of the engine, by resource and name: verb, path below the resource, and what it is if not JSON. */
export const REST_TABLE = {
  authorization: {
    list: 'GET' as Call<readonly AuthorizationDto[], { readonly query?: { readonly id?: string; readonly type?: number; readonly userIdIn?: string | readonly string[]; readonly groupIdIn?: string | readonly string[]; readonly resourceType?: number; readonly resourceId?: string; readonly sortBy?: 'resourceType' | 'resourceId'; readonly sortOrder?: 'asc' | 'desc'; readonly firstResult?: number; readonly maxResults?: number; }; }>,
    options: 'OPTIONS' as Call<ResourceOptionsDto>,
    check: 'GET check' as Call<AuthorizationCheckResultDto, { readonly query?: { readonly permissionName?: string; readonly resourceName?: string; readonly resourceType?: number; readonly resourceId?: string; readonly userId?: string; }; }>,
    count: 'GET count' as Call<CountResultDto, { readonly query?: { readonly id?: string; readonly type?: number; readonly userIdIn?: string | readonly string[]; readonly groupIdIn?: string | readonly string[]; readonly resourceType?: number; readonly resourceId?: string; }; }>,
    create: 'POST create' as Call<AuthorizationDto, { readonly body?: AuthorizationCreateDto; }>,
    get: 'GET {id}' as Call<AuthorizationDto, { readonly id: string; }>,
    update: 'PUT {id}' as Call<null, { readonly id: string; readonly body?: AuthorizationUpdateDto; }>,
    delete: 'DELETE {id}' as Call<null, { readonly id: string; }>,
    optionsOf: 'OPTIONS {id}' as Call<ResourceOptionsDto, { readonly id: string; }>,
  },
  batch: {
    list: 'GET' as Call<readonly BatchDto[], { readonly query?: { readonly sortBy?: 'batchId' | 'tenantId'; readonly sortOrder?: 'asc' | 'desc'; readonly firstResult?: number; readonly maxResults?: number; readonly batchId?: string; readonly type?: string; readonly tenantIdIn?: string | readonly string[]; readonly withoutTenantId?: boolean; readonly suspended?: boolean; readonly createdBy?: string; readonly startedBefore?: string | Date; readonly startedAfter?: string | Date; readonly withFailures?: boolean; readonly withoutFailures?: boolean; }; }>,
    count: 'GET count' as Call<CountResultDto, { readonly query?: { readonly batchId?: string; readonly type?: string; readonly tenantIdIn?: string | readonly string[]; readonly withoutTenantId?: boolean; readonly suspended?: boolean; readonly createdBy?: string; readonly startedBefore?: string | Date; readonly startedAfter?: string | Date; readonly withFailures?: boolean; readonly withoutFailures?: boolean; }; }>,
    statistics: 'GET statistics' as Call<readonly BatchStatisticsDto[], { readonly query?: { readonly sortBy?: 'batchId' | 'tenantId'; readonly sortOrder?: 'asc' | 'desc'; readonly firstResult?: number; readonly maxResults?: number; readonly batchId?: string; readonly type?: string; readonly tenantIdIn?: string | readonly string[]; readonly withoutTenantId?: boolean; readonly suspended?: boolean; readonly createdBy?: string; readonly startedBefore?: string | Date; readonly startedAfter?: string | Date; readonly withFailures?: boolean; readonly withoutFailures?: boolean; }; }>,
    statisticsCount: 'GET statistics/count' as Call<CountResultDto, { readonly query?: { readonly batchId?: string; readonly type?: string; readonly tenantIdIn?: string | readonly string[]; readonly withoutTenantId?: boolean; readonly suspended?: boolean; readonly createdBy?: string; readonly startedBefore?: string | Date; readonly startedAfter?: string | Date; readonly withFailures?: boolean; readonly withoutFailures?: boolean; }; }>,
    get: 'GET {id}' as Call<BatchDto, { readonly id: string; }>,
    delete: 'DELETE {id}' as Call<null, { readonly id: string; readonly query?: { readonly cascade?: boolean; }; }>,
    setSuspended: 'PUT {id}/suspended' as Call<null, { readonly id: string; readonly body?: SuspensionStateDto; }>,
  },
  'case-definition': {
    list: 'GET' as Call<readonly CaseDefinitionDto[], { readonly query?: { readonly caseDefinitionId?: string | null; readonly caseDefinitionIdIn?: string | readonly string[] | null; readonly category?: string | null; readonly categoryLike?: string | null; readonly name?: string | null; readonly nameLike?: string | null; readonly deploymentId?: string | null; readonly key?: string | null; readonly keyLike?: string | null; readonly resourceName?: string | null; readonly resourceNameLike?: string | null; readonly version?: number | null; readonly latestVersion?: boolean | null; readonly tenantIdIn?: string | readonly string[] | null; readonly withoutTenantId?: boolean | null; readonly includeCaseDefinitionsWithoutTenantId?: boolean | null; readonly sortBy?: string | null; readonly sortOrder?: string | null; readonly firstResult?: number | null; readonly maxResults?: number | null; }; }>,
    count: 'GET count' as Call<CountResultDto, { readonly query?: { readonly caseDefinitionId?: string | null; readonly caseDefinitionIdIn?: string | readonly string[] | null; readonly category?: string | null; readonly categoryLike?: string | null; readonly name?: string | null; readonly nameLike?: string | null; readonly deploymentId?: string | null; readonly key?: string | null; readonly keyLike?: string | null; readonly resourceName?: string | null; readonly resourceNameLike?: string | null; readonly version?: number | null; readonly latestVersion?: boolean | null; readonly tenantIdIn?: string | readonly string[] | null; readonly withoutTenantId?: boolean | null; readonly includeCaseDefinitionsWithoutTenantId?: boolean | null; }; }>,
    get: 'GET {definition}' as Call<CaseDefinitionDto, Definition>,
    create: 'POST {definition}/create' as Call<CaseInstanceDto, Definition & { readonly body?: CreateCaseInstanceDto; }>,
    diagram: 'GET {definition}/diagram blob' as Call<Blob, Definition>,
    setHistoryTimeToLive: 'PUT {definition}/history-time-to-live' as Call<null, Definition & { readonly body?: HistoryTimeToLiveDto; }>,
    xml: 'GET {definition}/xml' as Call<CaseDefinitionDiagramDto, Definition>,
  },
  'case-execution': {
    list: 'GET' as Call<readonly CaseExecutionDto[], { readonly query?: { readonly caseExecutionId?: string | null; readonly caseDefinitionKey?: string | null; readonly caseDefinitionId?: string | null; readonly caseInstanceId?: string | null; readonly businessKey?: string | null; readonly activityId?: string | null; readonly tenantIdIn?: string | readonly string[] | null; readonly withoutTenantId?: boolean | null; readonly required?: boolean | null; readonly enabled?: boolean | null; readonly active?: boolean | null; readonly disabled?: boolean | null; readonly variables?: string | null; readonly variableNamesIgnoreCase?: boolean | null; readonly variableValuesIgnoreCase?: boolean | null; readonly caseInstanceVariables?: string | null; readonly sortBy?: string | null; readonly sortOrder?: string | null; readonly firstResult?: number | null; readonly maxResults?: number | null; }; }>,
    query: 'POST' as Call<readonly CaseExecutionDto[], { readonly query?: { readonly firstResult?: number | null; readonly maxResults?: number | null; }; readonly body?: AnyValue; }>,
    count: 'GET count' as Call<CountResultDto, { readonly query?: { readonly caseExecutionId?: string | null; readonly caseDefinitionKey?: string | null; readonly caseDefinitionId?: string | null; readonly caseInstanceId?: string | null; readonly businessKey?: string | null; readonly activityId?: string | null; readonly tenantIdIn?: string | readonly string[] | null; readonly withoutTenantId?: boolean | null; readonly required?: boolean | null; readonly enabled?: boolean | null; readonly active?: boolean | null; readonly disabled?: boolean | null; readonly variables?: string | null; readonly variableNamesIgnoreCase?: boolean | null; readonly variableValuesIgnoreCase?: boolean | null; readonly caseInstanceVariables?: string | null; }; }>,
    queryCount: 'POST count' as Call<CountResultDto, { readonly body?: AnyValue; }>,
    get: 'GET {id}' as Call<CaseExecutionDto, { readonly id: string; }>,
    complete: 'POST {id}/complete' as Call<null, { readonly id: string; readonly body?: CaseExecutionTriggerDto; }>,
    disable: 'POST {id}/disable' as Call<null, { readonly id: string; readonly body?: CaseExecutionTriggerDto; }>,
    localVariables: 'GET {id}/localVariables' as Call<Readonly<Record<string, VariableValueDto>>, { readonly id: string; readonly query?: { readonly deserializeValues?: boolean | null; }; }>,
    modifyLocalVariables: 'POST {id}/localVariables' as Call<null, { readonly id: string; readonly body?: PatchVariablesDto; }>,
    localVariable: 'GET {id}/localVariables/{varName}' as Call<VariableValueDto, { readonly id: string; readonly varName: string; readonly query?: { readonly deserializeValue?: boolean | null; }; }>,
    setLocalVariable: 'PUT {id}/localVariables/{varName}' as Call<null, { readonly id: string; readonly varName: string; readonly body?: VariableValueDto; }>,
    deleteLocalVariable: 'DELETE {id}/localVariables/{varName}' as Call<null, { readonly id: string; readonly varName: string; }>,
    localVariableData: 'GET {id}/localVariables/{varName}/data blob' as Call<Blob, { readonly id: string; readonly varName: string; }>,
    setLocalVariableData: 'POST {id}/localVariables/{varName}/data form' as Call<null, { readonly id: string; readonly varName: string; readonly body: FormData; }>,
    manualStart: 'POST {id}/manual-start' as Call<null, { readonly id: string; readonly body?: CaseExecutionTriggerDto; }>,
    reenable: 'POST {id}/reenable' as Call<null, { readonly id: string; readonly body?: CaseExecutionTriggerDto; }>,
    terminate: 'POST {id}/terminate' as Call<null, { readonly id: string; readonly body?: CaseExecutionTriggerDto; }>,
    variables: 'GET {id}/variables' as Call<Readonly<Record<string, VariableValueDto>>, { readonly id: string; readonly query?: { readonly deserializeValues?: boolean | null; }; }>,
    modifyVariables: 'POST {id}/variables' as Call<null, { readonly id: string; readonly body?: PatchVariablesDto; }>,
    variable: 'GET {id}/variables/{varName}' as Call<VariableValueDto, { readonly id: string; readonly varName: string; readonly query?: { readonly deserializeValue?: boolean | null; }; }>,
    setVariable: 'PUT {id}/variables/{varName}' as Call<null, { readonly id: string; readonly varName: string; readonly body?: VariableValueDto; }>,
    deleteVariable: 'DELETE {id}/variables/{varName}' as Call<null, { readonly id: string; readonly varName: string; }>,
    variableData: 'GET {id}/variables/{varName}/data blob' as Call<Blob, { readonly id: string; readonly varName: string; }>,
    setVariableData: 'POST {id}/variables/{varName}/data form' as Call<null, { readonly id: string; readonly varName: string; readonly body: FormData; }>,
  },
  'case-instance': {
    list: 'GET' as Call<readonly CaseInstanceDto[], { readonly query?: { readonly caseInstanceId?: string | null; readonly businessKey?: string | null; readonly caseDefinitionKey?: string | null; readonly caseDefinitionId?: string | null; readonly deploymentId?: string | null; readonly superProcessInstance?: string | null; readonly subProcessInstance?: string | null; readonly superCaseInstance?: string | null; readonly subCaseInstance?: string | null; readonly tenantIdIn?: string | readonly string[] | null; readonly withoutTenantId?: boolean | null; readonly active?: boolean | null; readonly completed?: boolean | null; readonly terminated?: boolean | null; readonly variables?: string | null; readonly variableNamesIgnoreCase?: boolean | null; readonly variableValuesIgnoreCase?: boolean | null; readonly sortBy?: string | null; readonly sortOrder?: string | null; readonly firstResult?: number | null; readonly maxResults?: number | null; }; }>,
    query: 'POST' as Call<readonly CaseInstanceDto[], { readonly query?: { readonly firstResult?: number | null; readonly maxResults?: number | null; }; readonly body?: AnyValue; }>,
    count: 'GET count' as Call<CountResultDto, { readonly query?: { readonly caseInstanceId?: string | null; readonly businessKey?: string | null; readonly caseDefinitionKey?: string | null; readonly caseDefinitionId?: string | null; readonly deploymentId?: string | null; readonly superProcessInstance?: string | null; readonly subProcessInstance?: string | null; readonly superCaseInstance?: string | null; readonly subCaseInstance?: string | null; readonly tenantIdIn?: string | readonly string[] | null; readonly withoutTenantId?: boolean | null; readonly active?: boolean | null; readonly completed?: boolean | null; readonly terminated?: boolean | null; readonly variables?: string | null; readonly variableNamesIgnoreCase?: boolean | null; readonly variableValuesIgnoreCase?: boolean | null; }; }>,
    queryCount: 'POST count' as Call<CountResultDto, { readonly body?: AnyValue; }>,
    get: 'GET {id}' as Call<CaseInstanceDto, { readonly id: string; }>,
    close: 'POST {id}/close' as Call<null, { readonly id: string; readonly body?: CaseExecutionTriggerDto; }>,
    complete: 'POST {id}/complete' as Call<null, { readonly id: string; readonly body?: CaseExecutionTriggerDto; }>,
    terminate: 'POST {id}/terminate' as Call<null, { readonly id: string; readonly body?: CaseExecutionTriggerDto; }>,
    variables: 'GET {id}/variables' as Call<Readonly<Record<string, VariableValueDto>>, { readonly id: string; readonly query?: { readonly deserializeValues?: boolean | null; }; }>,
    modifyVariables: 'POST {id}/variables' as Call<null, { readonly id: string; readonly body?: PatchVariablesDto; }>,
    variable: 'GET {id}/variables/{varName}' as Call<VariableValueDto, { readonly id: string; readonly varName: string; readonly query?: { readonly deserializeValue?: boolean | null; }; }>,
    setVariable: 'PUT {id}/variables/{varName}' as Call<null, { readonly id: string; readonly varName: string; readonly body?: VariableValueDto; }>,
    deleteVariable: 'DELETE {id}/variables/{varName}' as Call<null, { readonly id: string; readonly varName: string; }>,
    variableData: 'GET {id}/variables/{varName}/data blob' as Call<Blob, { readonly id: string; readonly varName: string; }>,
    setVariableData: 'POST {id}/variables/{varName}/data form' as Call<null, { readonly id: string; readonly varName: string; readonly body: FormData; }>,
  },
  condition: {
    evaluate: 'POST' as Call<readonly ProcessInstanceDto[], { readonly body?: EvaluationConditionDto; }>,
  },
  'decision-definition': {
    list: 'GET' as Call<readonly DecisionDefinitionDto[], { readonly query?: { readonly sortBy?: 'category' | 'decisionRequirementsDefinitionKey' | 'key' | 'id' | 'name' | 'version' | 'deploymentId' | 'deployTime' | 'versionTag' | 'tenantId'; readonly sortOrder?: 'asc' | 'desc'; readonly firstResult?: number; readonly maxResults?: number; readonly decisionDefinitionId?: string; readonly decisionDefinitionIdIn?: string | readonly string[]; readonly name?: string; readonly nameLike?: string; readonly deploymentId?: string; readonly deployedAfter?: string | Date; readonly deployedAt?: string | Date; readonly key?: string; readonly keyLike?: string; readonly category?: string; readonly categoryLike?: string; readonly version?: number; readonly latestVersion?: boolean; readonly resourceName?: string; readonly resourceNameLike?: string; readonly decisionRequirementsDefinitionId?: string; readonly decisionRequirementsDefinitionKey?: string; readonly withoutDecisionRequirementsDefinition?: boolean; readonly tenantIdIn?: string | readonly string[]; readonly withoutTenantId?: boolean; readonly includeDecisionDefinitionsWithoutTenantId?: boolean; readonly versionTag?: string; readonly versionTagLike?: string; }; }>,
    count: 'GET count' as Call<CountResultDto, { readonly query?: { readonly decisionDefinitionId?: string; readonly decisionDefinitionIdIn?: string | readonly string[]; readonly name?: string; readonly nameLike?: string; readonly deploymentId?: string; readonly deployedAfter?: string | Date; readonly deployedAt?: string | Date; readonly key?: string; readonly keyLike?: string; readonly category?: string; readonly categoryLike?: string; readonly version?: number; readonly latestVersion?: boolean; readonly resourceName?: string; readonly resourceNameLike?: string; readonly decisionRequirementsDefinitionId?: string; readonly decisionRequirementsDefinitionKey?: string; readonly withoutDecisionRequirementsDefinition?: boolean; readonly tenantIdIn?: string | readonly string[]; readonly withoutTenantId?: boolean; readonly includeDecisionDefinitionsWithoutTenantId?: boolean; readonly versionTag?: string; readonly versionTagLike?: string; }; }>,
    get: 'GET {definition}' as Call<DecisionDefinitionDto, Definition>,
    diagram: 'GET {definition}/diagram blob' as Call<Blob, Definition>,
    evaluate: 'POST {definition}/evaluate' as Call<readonly unknown[], Definition & { readonly body?: EvaluateDecisionDto; }>,
    setHistoryTimeToLive: 'PUT {definition}/history-time-to-live' as Call<null, Definition & { readonly body?: HistoryTimeToLiveDto; }>,
    xml: 'GET {definition}/xml' as Call<DecisionDefinitionDiagramDto, Definition>,
  },
  'decision-requirements-definition': {
    list: 'GET' as Call<readonly DecisionRequirementsDefinitionDto[], { readonly query?: { readonly decisionRequirementsDefinitionId?: string; readonly decisionRequirementsDefinitionIdIn?: string | readonly string[]; readonly name?: string; readonly nameLike?: string; readonly deploymentId?: string; readonly key?: string; readonly keyLike?: string; readonly category?: string; readonly categoryLike?: string; readonly version?: number; readonly latestVersion?: boolean; readonly resourceName?: string; readonly resourceNameLike?: string; readonly tenantIdIn?: string | readonly string[]; readonly withoutTenantId?: boolean; readonly includeDecisionRequirementsDefinitionsWithoutTenantId?: boolean; readonly sortBy?: 'id' | 'key' | 'name' | 'version' | 'deploymentId' | 'category' | 'tenantId'; readonly sortOrder?: 'asc' | 'desc'; readonly firstResult?: number; readonly maxResults?: number; }; }>,
    count: 'GET count' as Call<CountResultDto, { readonly query?: { readonly decisionRequirementsDefinitionId?: string; readonly decisionRequirementsDefinitionIdIn?: string | readonly string[]; readonly name?: string; readonly nameLike?: string; readonly deploymentId?: string; readonly key?: string; readonly keyLike?: string; readonly category?: string; readonly categoryLike?: string; readonly version?: number; readonly latestVersion?: boolean; readonly resourceName?: string; readonly resourceNameLike?: string; readonly tenantIdIn?: string | readonly string[]; readonly withoutTenantId?: boolean; readonly includeDecisionRequirementsDefinitionsWithoutTenantId?: boolean; }; }>,
    get: 'GET {definition}' as Call<DecisionRequirementsDefinitionDto, Definition>,
    diagram: 'GET {definition}/diagram blob' as Call<Blob, Definition>,
    xml: 'GET {definition}/xml' as Call<DecisionRequirementsDefinitionXmlDto, Definition>,
  },
  deployment: {
    list: 'GET' as Call<readonly DeploymentDto[], { readonly query?: { readonly id?: string; readonly name?: string; readonly nameLike?: string; readonly source?: string; readonly withoutSource?: boolean; readonly tenantIdIn?: string | readonly string[]; readonly withoutTenantId?: boolean; readonly includeDeploymentsWithoutTenantId?: boolean; readonly after?: string | Date; readonly before?: string | Date; readonly sortBy?: 'id' | 'name' | 'deploymentTime' | 'tenantId'; readonly sortOrder?: 'asc' | 'desc'; readonly firstResult?: number; readonly maxResults?: number; }; }>,
    count: 'GET count' as Call<CountResultDto, { readonly query?: { readonly id?: string; readonly name?: string; readonly nameLike?: string; readonly source?: string; readonly withoutSource?: boolean; readonly tenantIdIn?: string | readonly string[]; readonly withoutTenantId?: boolean; readonly includeDeploymentsWithoutTenantId?: boolean; readonly after?: string | Date; readonly before?: string | Date; }; }>,
    create: 'POST create form' as Call<DeploymentWithDefinitionsDto, { readonly body: FormData; }>,
    registered: 'GET registered' as Call<readonly string[]>,
    get: 'GET {id}' as Call<DeploymentDto, { readonly id: string; }>,
    delete: 'DELETE {id}' as Call<null, { readonly id: string; readonly query?: { readonly cascade?: boolean; readonly skipCustomListeners?: boolean; readonly skipIoMappings?: boolean; }; }>,
    redeploy: 'POST {id}/redeploy' as Call<DeploymentWithDefinitionsDto, { readonly id: string; readonly body?: RedeploymentDto; }>,
    resources: 'GET {id}/resources' as Call<readonly DeploymentResourceDto[], { readonly id: string; }>,
    resource: 'GET {id}/resources/{resourceId}' as Call<DeploymentResourceDto, { readonly id: string; readonly resourceId: string; }>,
    resourceData: 'GET {id}/resources/{resourceId}/data blob' as Call<Blob, { readonly id: string; readonly resourceId: string; }>,
  },
  engine: {
    list: 'GET' as Call<readonly ProcessEngineDto[]>,
  },
  'event-subscription': {
    list: 'GET' as Call<readonly EventSubscriptionDto[], { readonly query?: { readonly eventSubscriptionId?: string; readonly eventName?: string; readonly eventType?: 'message' | 'signal' | 'compensate' | 'conditional'; readonly executionId?: string; readonly processInstanceId?: string; readonly activityId?: string; readonly tenantIdIn?: string | readonly string[]; readonly withoutTenantId?: boolean; readonly includeEventSubscriptionsWithoutTenantId?: boolean; readonly sortBy?: 'created' | 'tenantId'; readonly sortOrder?: 'asc' | 'desc'; readonly firstResult?: number; readonly maxResults?: number; }; }>,
    count: 'GET count' as Call<CountResultDto, { readonly query?: { readonly eventSubscriptionId?: string; readonly eventName?: string; readonly eventType?: 'message' | 'signal' | 'compensate' | 'conditional'; readonly executionId?: string; readonly processInstanceId?: string; readonly activityId?: string; readonly tenantIdIn?: string | readonly string[]; readonly withoutTenantId?: boolean; readonly includeEventSubscriptionsWithoutTenantId?: boolean; }; }>,
  },
  execution: {
    list: 'GET' as Call<readonly ExecutionDto[], { readonly query?: ExecutionQuery & { readonly sortBy?: 'instanceId' | 'definitionKey' | 'definitionId' | 'tenantId'; readonly sortOrder?: 'asc' | 'desc'; readonly firstResult?: number; readonly maxResults?: number; }; }>,
    query: 'POST' as Call<readonly ExecutionDto[], { readonly query?: { readonly firstResult?: number; readonly maxResults?: number; }; readonly body?: ExecutionQueryDto; }>,
    count: 'GET count' as Call<CountResultDto, { readonly query?: ExecutionQuery; }>,
    queryCount: 'POST count' as Call<CountResultDto, { readonly body?: ExecutionQueryDto; }>,
    get: 'GET {id}' as Call<ExecutionDto, { readonly id: string; }>,
    createIncident: 'POST {id}/create-incident' as Call<IncidentDto, { readonly id: string; readonly body?: CreateIncidentDto; }>,
    localVariables: 'GET {id}/localVariables' as Call<Readonly<Record<string, VariableValueDto>>, { readonly id: string; readonly query?: { readonly deserializeValues?: boolean; }; }>,
    modifyLocalVariables: 'POST {id}/localVariables' as Call<null, { readonly id: string; readonly body?: PatchVariablesDto; }>,
    localVariable: 'GET {id}/localVariables/{varName}' as Call<VariableValueDto, { readonly id: string; readonly varName: string; readonly query?: { readonly deserializeValue?: boolean; }; }>,
    setLocalVariable: 'PUT {id}/localVariables/{varName}' as Call<null, { readonly id: string; readonly varName: string; readonly body?: VariableValueDto; }>,
    deleteLocalVariable: 'DELETE {id}/localVariables/{varName}' as Call<null, { readonly id: string; readonly varName: string; }>,
    localVariableData: 'GET {id}/localVariables/{varName}/data blob' as Call<Blob, { readonly id: string; readonly varName: string; }>,
    setLocalVariableData: 'POST {id}/localVariables/{varName}/data form' as Call<null, { readonly id: string; readonly varName: string; readonly body: FormData; }>,
    messageSubscription: 'GET {id}/messageSubscriptions/{messageName}' as Call<EventSubscriptionDto, { readonly id: string; readonly messageName: string; }>,
    triggerMessage: 'POST {id}/messageSubscriptions/{messageName}/trigger' as Call<null, { readonly id: string; readonly messageName: string; readonly body?: ExecutionTriggerDto; }>,
    signal: 'POST {id}/signal' as Call<null, { readonly id: string; readonly body?: ExecutionTriggerDto; }>,
  },
  'external-task': {
    list: 'GET' as Call<readonly ExternalTaskDto[], { readonly query?: ExternalTaskQuery & { readonly sortBy?: 'id' | 'lockExpirationTime' | 'processInstanceId' | 'processDefinitionId' | 'processDefinitionKey' | 'taskPriority' | 'tenantId'; readonly sortOrder?: 'asc' | 'desc'; readonly firstResult?: number; readonly maxResults?: number; }; }>,
    query: 'POST' as Call<readonly ExternalTaskDto[], { readonly query?: { readonly firstResult?: number; readonly maxResults?: number; }; readonly body?: ExternalTaskQueryDto; }>,
    count: 'GET count' as Call<CountResultDto, { readonly query?: ExternalTaskQuery; }>,
    queryCount: 'POST count' as Call<CountResultDto, { readonly body?: ExternalTaskQueryDto; }>,
    fetchAndLock: 'POST fetchAndLock' as Call<readonly LockedExternalTaskDto[], { readonly body: FetchExternalTasksDto; }>,
    setRetriesOfMany: 'PUT retries' as Call<null, { readonly body?: SetRetriesForExternalTasksDto; }>,
    setRetriesAsync: 'POST retries-async' as Call<BatchDto, { readonly body?: SetRetriesForExternalTasksDto; }>,
    topicNames: 'GET topic-names' as Call<readonly string[], { readonly query?: { readonly withLockedTasks?: boolean; readonly withUnlockedTasks?: boolean; readonly withRetriesLeft?: boolean; }; }>,
    get: 'GET {id}' as Call<ExternalTaskDto, { readonly id: string; }>,
    bpmnError: 'POST {id}/bpmnError' as Call<null, { readonly id: string; readonly body?: ExternalTaskBpmnError; }>,
    complete: 'POST {id}/complete' as Call<null, { readonly id: string; readonly body?: CompleteExternalTaskDto; }>,
    errorDetails: 'GET {id}/errorDetails text' as Call<string, { readonly id: string; }>,
    extendLock: 'POST {id}/extendLock' as Call<null, { readonly id: string; readonly body?: ExtendLockOnExternalTaskDto; }>,
    failure: 'POST {id}/failure' as Call<null, { readonly id: string; readonly body?: ExternalTaskFailureDto; }>,
    lock: 'POST {id}/lock' as Call<null, { readonly id: string; readonly body?: LockExternalTaskDto; }>,
    setPriority: 'PUT {id}/priority' as Call<null, { readonly id: string; readonly body?: PriorityDto; }>,
    setRetries: 'PUT {id}/retries' as Call<null, { readonly id: string; readonly body?: RetriesDto; }>,
    unlock: 'POST {id}/unlock' as Call<null, { readonly id: string; }>,
  },
  filter: {
    list: 'GET' as Call<readonly FilterDto[], { readonly query?: { readonly filterId?: string; readonly resourceType?: string; readonly name?: string; readonly nameLike?: string; readonly owner?: string; readonly itemCount?: boolean; readonly sortBy?: 'filterId' | 'resourceType' | 'name' | 'owner'; readonly sortOrder?: 'asc' | 'desc'; readonly firstResult?: number; readonly maxResults?: number; }; }>,
    options: 'OPTIONS' as Call<ResourceOptionsDto>,
    count: 'GET count' as Call<CountResultDto, { readonly query?: { readonly filterId?: string; readonly resourceType?: string; readonly name?: string; readonly nameLike?: string; readonly owner?: string; }; }>,
    create: 'POST create' as Call<FilterDto, { readonly body?: CreateFilterDto; }>,
    get: 'GET {id}' as Call<FilterDto, { readonly id: string; readonly query?: { readonly itemCount?: boolean; }; }>,
    update: 'PUT {id}' as Call<null, { readonly id: string; readonly body?: CreateFilterDto; }>,
    delete: 'DELETE {id}' as Call<null, { readonly id: string; }>,
    optionsOf: 'OPTIONS {id}' as Call<ResourceOptionsDto, { readonly id: string; }>,
    taskCount: 'GET {id}/count' as Call<CountResultDto, { readonly id: string; }>,
    queryTaskCount: 'POST {id}/count' as Call<CountResultDto, { readonly id: string; readonly body?: Readonly<Record<string, unknown>>; }>,
    tasks: 'GET {id}/list' as Call<readonly (Readonly<Record<string, unknown>>)[], { readonly id: string; readonly query?: { readonly firstResult?: number; readonly maxResults?: number; }; }>,
    queryTasks: 'POST {id}/list' as Call<readonly (Readonly<Record<string, unknown>>)[], { readonly id: string; readonly query?: { readonly firstResult?: number; readonly maxResults?: number; }; readonly body?: Readonly<Record<string, unknown>>; }>,
    singleTask: 'GET {id}/singleResult' as Call<Readonly<Record<string, unknown>>, { readonly id: string; }>,
    querySingleTask: 'POST {id}/singleResult' as Call<Readonly<Record<string, unknown>>, { readonly id: string; readonly body?: Readonly<Record<string, unknown>>; }>,
  },
  group: {
    list: 'GET' as Call<readonly GroupDto[], { readonly query?: GroupQuery & { readonly sortBy?: 'id' | 'name' | 'type'; readonly sortOrder?: 'asc' | 'desc'; readonly firstResult?: number; readonly maxResults?: number; }; }>,
    query: 'POST' as Call<readonly GroupDto[], { readonly query?: { readonly firstResult?: number; readonly maxResults?: number; }; readonly body?: GroupQueryDto; }>,
    options: 'OPTIONS' as Call<ResourceOptionsDto>,
    count: 'GET count' as Call<CountResultDto, { readonly query?: GroupQuery; }>,
    queryCount: 'POST count' as Call<CountResultDto, { readonly body?: GroupQueryDto; }>,
    create: 'POST create' as Call<null, { readonly body?: GroupDto; }>,
    get: 'GET {id}' as Call<GroupDto, { readonly id: string; }>,
    update: 'PUT {id}' as Call<null, { readonly id: string; readonly body?: GroupDto; }>,
    delete: 'DELETE {id}' as Call<null, { readonly id: string; }>,
    optionsOf: 'OPTIONS {id}' as Call<ResourceOptionsDto, { readonly id: string; }>,
    optionsOfMembers: 'OPTIONS {id}/members' as Call<ResourceOptionsDto, { readonly id: string; }>,
    addMember: 'PUT {id}/members/{userId}' as Call<null, { readonly id: string; readonly userId: string; }>,
    removeMember: 'DELETE {id}/members/{userId}' as Call<null, { readonly id: string; readonly userId: string; }>,
  },
  'history/activity-instance': {
    list: 'GET' as Call<readonly HistoricActivityInstanceDto[], { readonly query?: HistoricActivityInstanceQuery & { readonly sortBy?: 'activityInstanceId' | 'instanceId' | 'executionId' | 'activityId' | 'activityName' | 'activityType' | 'startTime' | 'endTime' | 'duration' | 'definitionId' | 'occurrence' | 'tenantId'; readonly sortOrder?: 'asc' | 'desc'; readonly firstResult?: number; readonly maxResults?: number; }; }>,
    query: 'POST' as Call<readonly HistoricActivityInstanceDto[], { readonly query?: { readonly firstResult?: number; readonly maxResults?: number; }; readonly body?: HistoricActivityInstanceQueryDto; }>,
    count: 'GET count' as Call<CountResultDto, { readonly query?: HistoricActivityInstanceQuery; }>,
    queryCount: 'POST count' as Call<CountResultDto, { readonly body?: HistoricActivityInstanceQueryDto; }>,
    get: 'GET {id}' as Call<HistoricActivityInstanceDto, { readonly id: string; }>,
  },
  'history/batch': {
    list: 'GET' as Call<readonly HistoricBatchDto[], { readonly query?: { readonly batchId?: string; readonly type?: string; readonly completed?: boolean; readonly tenantIdIn?: string | readonly string[]; readonly withoutTenantId?: boolean; readonly sortBy?: 'batchId' | 'startTime' | 'endTime' | 'tenantId'; readonly sortOrder?: 'asc' | 'desc'; readonly firstResult?: number; readonly maxResults?: number; }; }>,
    cleanableBatchReport: 'GET cleanable-batch-report' as Call<readonly CleanableHistoricBatchReportResultDto[], { readonly query?: { readonly sortBy?: 'finished'; readonly sortOrder?: 'asc' | 'desc'; readonly firstResult?: number; readonly maxResults?: number; }; }>,
    cleanableBatchReportCount: 'GET cleanable-batch-report/count' as Call<CountResultDto>,
    count: 'GET count' as Call<CountResultDto, { readonly query?: { readonly batchId?: string; readonly type?: string; readonly completed?: boolean; readonly tenantIdIn?: string | readonly string[]; readonly withoutTenantId?: boolean; }; }>,
    setRemovalTimeAsync: 'POST set-removal-time' as Call<BatchDto, { readonly body?: SetRemovalTimeToHistoricBatchesDto; }>,
    get: 'GET {id}' as Call<HistoricBatchDto, { readonly id: string; }>,
    delete: 'DELETE {id}' as Call<null, { readonly id: string; }>,
  },
  'history/case-activity-instance': {
    list: 'GET' as Call<readonly HistoricCaseActivityInstanceDto[], { readonly query?: { readonly caseActivityInstanceId?: string | null; readonly caseActivityInstanceIdIn?: string | readonly string[] | null; readonly caseInstanceId?: string | null; readonly caseDefinitionId?: string | null; readonly caseExecutionId?: string | null; readonly caseActivityId?: string | null; readonly caseActivityIdIn?: string | readonly string[] | null; readonly caseActivityName?: string | null; readonly caseActivityType?: string | null; readonly createdBefore?: string | Date; readonly createdAfter?: string | Date; readonly endedBefore?: string | Date; readonly endedAfter?: string | Date; readonly required?: boolean | null; readonly finished?: boolean | null; readonly unfinished?: boolean | null; readonly available?: boolean | null; readonly enabled?: boolean | null; readonly disabled?: boolean | null; readonly active?: boolean | null; readonly completed?: boolean | null; readonly terminated?: boolean | null; readonly tenantIdIn?: string | readonly string[] | null; readonly withoutTenantId?: boolean | null; readonly sortBy?: string | null; readonly sortOrder?: string | null; readonly firstResult?: number | null; readonly maxResults?: number | null; }; }>,
    count: 'GET count' as Call<CountResultDto, { readonly query?: { readonly caseActivityInstanceId?: string | null; readonly caseActivityInstanceIdIn?: string | readonly string[] | null; readonly caseInstanceId?: string | null; readonly caseDefinitionId?: string | null; readonly caseExecutionId?: string | null; readonly caseActivityId?: string | null; readonly caseActivityIdIn?: string | readonly string[] | null; readonly caseActivityName?: string | null; readonly caseActivityType?: string | null; readonly createdBefore?: string | Date; readonly createdAfter?: string | Date; readonly endedBefore?: string | Date; readonly endedAfter?: string | Date; readonly required?: boolean | null; readonly finished?: boolean | null; readonly unfinished?: boolean | null; readonly available?: boolean | null; readonly enabled?: boolean | null; readonly disabled?: boolean | null; readonly active?: boolean | null; readonly completed?: boolean | null; readonly terminated?: boolean | null; readonly tenantIdIn?: string | readonly string[] | null; readonly withoutTenantId?: boolean | null; }; }>,
    get: 'GET {id}' as Call<HistoricCaseActivityInstanceDto, { readonly id: string; }>,
  },
  'history/case-definition': {
    cleanableCaseInstanceReport: 'GET cleanable-case-instance-report' as Call<readonly CleanableHistoricCaseInstanceReportResultDto[], { readonly query?: { readonly caseDefinitionIdIn?: string | readonly string[] | null; readonly caseDefinitionKeyIn?: string | readonly string[] | null; readonly tenantIdIn?: string | readonly string[] | null; readonly withoutTenantId?: boolean | null; readonly compact?: boolean | null; readonly sortBy?: string | null; readonly sortOrder?: string | null; readonly firstResult?: number | null; readonly maxResults?: number | null; }; }>,
    cleanableCaseInstanceReportCount: 'GET cleanable-case-instance-report/count' as Call<CountResultDto, { readonly query?: { readonly caseDefinitionIdIn?: string | readonly string[] | null; readonly caseDefinitionKeyIn?: string | readonly string[] | null; readonly tenantIdIn?: string | readonly string[] | null; readonly withoutTenantId?: boolean | null; readonly compact?: boolean | null; }; }>,
    statistics: 'GET {id}/statistics' as Call<readonly HistoricCaseActivityStatisticsDto[], { readonly id: string; }>,
  },
  'history/case-instance': {
    list: 'GET' as Call<readonly HistoricCaseInstanceDto[], { readonly query?: { readonly caseInstanceId?: string | null; readonly caseInstanceIds?: string | readonly string[] | null; readonly caseDefinitionId?: string | null; readonly caseDefinitionName?: string | null; readonly caseDefinitionNameLike?: string | null; readonly caseDefinitionKey?: string | null; readonly caseDefinitionKeyNotIn?: string | readonly string[] | null; readonly caseInstanceBusinessKey?: string | null; readonly caseInstanceBusinessKeyLike?: string | null; readonly superCaseInstanceId?: string | null; readonly subCaseInstanceId?: string | null; readonly superProcessInstanceId?: string | null; readonly subProcessInstanceId?: string | null; readonly tenantIdIn?: string | readonly string[] | null; readonly withoutTenantId?: boolean | null; readonly createdBy?: string | null; readonly createdBefore?: string | Date; readonly createdAfter?: string | Date; readonly closedBefore?: string | Date; readonly closedAfter?: string | Date; readonly active?: boolean | null; readonly completed?: boolean | null; readonly terminated?: boolean | null; readonly closed?: boolean | null; readonly notClosed?: boolean | null; readonly variables?: string | null; readonly variableNamesIgnoreCase?: boolean | null; readonly variableValuesIgnoreCase?: boolean | null; readonly caseActivityIdIn?: string | readonly string[] | null; readonly sortBy?: string | null; readonly sortOrder?: string | null; readonly firstResult?: number | null; readonly maxResults?: number | null; }; }>,
    query: 'POST' as Call<readonly HistoricCaseInstanceDto[], { readonly query?: { readonly firstResult?: number | null; readonly maxResults?: number | null; }; readonly body?: AnyValue; }>,
    count: 'GET count' as Call<CountResultDto, { readonly query?: { readonly caseInstanceId?: string | null; readonly caseInstanceIds?: string | readonly string[] | null; readonly caseDefinitionId?: string | null; readonly caseDefinitionName?: string | null; readonly caseDefinitionNameLike?: string | null; readonly caseDefinitionKey?: string | null; readonly caseDefinitionKeyNotIn?: string | readonly string[] | null; readonly caseInstanceBusinessKey?: string | null; readonly caseInstanceBusinessKeyLike?: string | null; readonly superCaseInstanceId?: string | null; readonly subCaseInstanceId?: string | null; readonly superProcessInstanceId?: string | null; readonly subProcessInstanceId?: string | null; readonly tenantIdIn?: string | readonly string[] | null; readonly withoutTenantId?: boolean | null; readonly createdBy?: string | null; readonly createdBefore?: string | Date; readonly createdAfter?: string | Date; readonly closedBefore?: string | Date; readonly closedAfter?: string | Date; readonly active?: boolean | null; readonly completed?: boolean | null; readonly terminated?: boolean | null; readonly closed?: boolean | null; readonly notClosed?: boolean | null; readonly variables?: string | null; readonly variableNamesIgnoreCase?: boolean | null; readonly variableValuesIgnoreCase?: boolean | null; readonly caseActivityIdIn?: string | readonly string[] | null; }; }>,
    queryCount: 'POST count' as Call<CountResultDto, { readonly body?: AnyValue; }>,
    get: 'GET {id}' as Call<HistoricCaseInstanceDto, { readonly id: string; }>,
  },
  'history/cleanup': {
    start: 'POST' as Call<JobDto, { readonly query?: { readonly immediatelyDue?: boolean; }; }>,
    configuration: 'GET configuration' as Call<HistoryCleanupConfigurationDto>,
    job: 'GET job' as Call<JobDto>,
    jobs: 'GET jobs' as Call<readonly JobDto[]>,
  },
  'history/decision-definition': {
    cleanableDecisionInstanceReport: 'GET cleanable-decision-instance-report' as Call<readonly CleanableHistoricDecisionInstanceReportResultDto[], { readonly query?: { readonly decisionDefinitionIdIn?: string | readonly string[]; readonly decisionDefinitionKeyIn?: string | readonly string[]; readonly tenantIdIn?: string | readonly string[]; readonly withoutTenantId?: boolean; readonly compact?: boolean; readonly sortBy?: 'finished'; readonly sortOrder?: 'asc' | 'desc'; readonly firstResult?: number; readonly maxResults?: number; }; }>,
    cleanableDecisionInstanceReportCount: 'GET cleanable-decision-instance-report/count' as Call<CountResultDto, { readonly query?: { readonly decisionDefinitionIdIn?: string | readonly string[]; readonly decisionDefinitionKeyIn?: string | readonly string[]; readonly tenantIdIn?: string | readonly string[]; readonly withoutTenantId?: boolean; readonly compact?: boolean; }; }>,
  },
  'history/decision-instance': {
    list: 'GET' as Call<readonly HistoricDecisionInstanceDto[], { readonly query?: { readonly decisionInstanceId?: string; readonly decisionInstanceIdIn?: string | readonly string[]; readonly decisionDefinitionId?: string; readonly decisionDefinitionIdIn?: string | readonly string[]; readonly decisionDefinitionKey?: string; readonly decisionDefinitionKeyIn?: string | readonly string[]; readonly decisionDefinitionName?: string; readonly decisionDefinitionNameLike?: string; readonly processDefinitionId?: string; readonly processDefinitionKey?: string; readonly processInstanceId?: string; readonly caseDefinitionId?: string; readonly caseDefinitionKey?: string; readonly caseInstanceId?: string; readonly activityIdIn?: string | readonly string[]; readonly activityInstanceIdIn?: string | readonly string[]; readonly tenantIdIn?: string | readonly string[]; readonly withoutTenantId?: boolean; readonly evaluatedBefore?: string | Date; readonly evaluatedAfter?: string | Date; readonly userId?: string; readonly rootDecisionInstanceId?: string; readonly rootDecisionInstancesOnly?: boolean; readonly decisionRequirementsDefinitionId?: string; readonly decisionRequirementsDefinitionKey?: string; readonly includeInputs?: boolean; readonly includeOutputs?: boolean; readonly disableBinaryFetching?: boolean; readonly disableCustomObjectDeserialization?: boolean; readonly sortBy?: 'evaluationTime' | 'tenantId'; readonly sortOrder?: 'asc' | 'desc'; readonly firstResult?: number; readonly maxResults?: number; }; }>,
    count: 'GET count' as Call<CountResultDto, { readonly query?: { readonly decisionInstanceId?: string; readonly decisionInstanceIdIn?: string | readonly string[]; readonly decisionDefinitionId?: string; readonly decisionDefinitionIdIn?: string | readonly string[]; readonly decisionDefinitionKey?: string; readonly decisionDefinitionKeyIn?: string | readonly string[]; readonly decisionDefinitionName?: string; readonly decisionDefinitionNameLike?: string; readonly processDefinitionId?: string; readonly processDefinitionKey?: string; readonly processInstanceId?: string; readonly caseDefinitionId?: string; readonly caseDefinitionKey?: string; readonly caseInstanceId?: string; readonly activityIdIn?: string | readonly string[]; readonly activityInstanceIdIn?: string | readonly string[]; readonly tenantIdIn?: string | readonly string[]; readonly withoutTenantId?: boolean; readonly evaluatedBefore?: string | Date; readonly evaluatedAfter?: string | Date; readonly userId?: string; readonly rootDecisionInstanceId?: string; readonly rootDecisionInstancesOnly?: boolean; readonly decisionRequirementsDefinitionId?: string; readonly decisionRequirementsDefinitionKey?: string; }; }>,
    deleteAsync: 'POST delete' as Call<BatchDto, { readonly body?: DeleteHistoricDecisionInstancesDto; }>,
    setRemovalTimeAsync: 'POST set-removal-time' as Call<BatchDto, { readonly body?: SetRemovalTimeToHistoricDecisionInstancesDto; }>,
    get: 'GET {id}' as Call<HistoricDecisionInstanceDto, { readonly id: string; readonly query?: { readonly includeInputs?: boolean; readonly includeOutputs?: boolean; readonly disableBinaryFetching?: boolean; readonly disableCustomObjectDeserialization?: boolean; }; }>,
  },
  'history/decision-requirements-definition': {
    statistics: 'GET {id}/statistics' as Call<readonly HistoricDecisionInstanceStatisticsDto[], { readonly id: string; readonly query?: { readonly decisionInstanceId?: string; }; }>,
  },
  'history/detail': {
    list: 'GET' as Call<readonly HistoricDetailDto[], { readonly query?: HistoricDetailQuery & { readonly sortBy?: 'processInstanceId' | 'variableName' | 'variableType' | 'variableRevision' | 'formPropertyId' | 'time' | 'occurrence' | 'tenantId'; readonly sortOrder?: 'asc' | 'desc'; readonly firstResult?: number; readonly maxResults?: number; readonly deserializeValues?: boolean; }; }>,
    query: 'POST' as Call<readonly HistoricDetailDto[], { readonly query?: { readonly firstResult?: number; readonly maxResults?: number; readonly deserializeValues?: boolean; }; readonly body?: HistoricDetailQueryDto; }>,
    count: 'GET count' as Call<CountResultDto, { readonly query?: { readonly processInstanceId?: string; readonly processInstanceIdIn?: string | readonly string[]; readonly executionId?: string; readonly taskId?: string; readonly activityInstanceId?: string; readonly caseInstanceId?: string; readonly caseExecutionId?: string; readonly variableInstanceId?: string; readonly variableTypeIn?: string | readonly string[]; readonly variableNameLike?: string; readonly tenantIdIn?: string | readonly string[]; readonly withoutTenantId?: boolean; readonly userOperationId?: string; readonly formFields?: boolean; readonly variableUpdates?: boolean; readonly excludeTaskDetails?: boolean; readonly initial?: boolean; readonly occurredBefore?: string | Date; readonly occurredAfter?: string | Date; }; }>,
    get: 'GET {id}' as Call<HistoricDetailDto, { readonly id: string; readonly query?: { readonly deserializeValue?: boolean; }; }>,
    data: 'GET {id}/data blob' as Call<Blob, { readonly id: string; }>,
  },
  'history/external-task-log': {
    list: 'GET' as Call<readonly HistoricExternalTaskLogDto[], { readonly query?: HistoricExternalTaskLogQuery & { readonly sortBy?: 'timestamp' | 'externalTaskId' | 'topicName' | 'workerId' | 'retries' | 'priority' | 'activityId' | 'activityInstanceId' | 'executionId' | 'processInstanceId' | 'processDefinitionId' | 'processDefinitionKey' | 'tenantId'; readonly sortOrder?: 'asc' | 'desc'; readonly firstResult?: number; readonly maxResults?: number; }; }>,
    query: 'POST' as Call<readonly HistoricExternalTaskLogDto[], { readonly body?: HistoricExternalTaskLogQueryDto; }>,
    count: 'GET count' as Call<CountResultDto, { readonly query?: HistoricExternalTaskLogQuery; }>,
    queryCount: 'POST count' as Call<CountResultDto, { readonly body?: HistoricExternalTaskLogQueryDto; }>,
    get: 'GET {id}' as Call<HistoricExternalTaskLogDto, { readonly id: string; }>,
    errorDetails: 'GET {id}/error-details text' as Call<string, { readonly id: string; }>,
  },
  'history/identity-link-log': {
    list: 'GET' as Call<readonly HistoricIdentityLinkLogDto[], { readonly query?: { readonly type?: string; readonly userId?: string; readonly groupId?: string; readonly dateBefore?: string | Date; readonly dateAfter?: string | Date; readonly taskId?: string; readonly processDefinitionId?: string; readonly processDefinitionKey?: string; readonly operationType?: string; readonly assignerId?: string; readonly tenantIdIn?: string | readonly string[]; readonly withoutTenantId?: boolean; readonly sortBy?: 'time' | 'type' | 'userId' | 'groupId' | 'taskId' | 'processDefinitionId' | 'processDefinitionKey' | 'operationType' | 'assignerId' | 'tenantId'; readonly sortOrder?: 'asc' | 'desc'; readonly firstResult?: number; readonly maxResults?: number; }; }>,
    count: 'GET count' as Call<CountResultDto, { readonly query?: { readonly type?: string; readonly userId?: string; readonly groupId?: string; readonly dateBefore?: string | Date; readonly dateAfter?: string | Date; readonly taskId?: string; readonly processDefinitionId?: string; readonly processDefinitionKey?: string; readonly operationType?: string; readonly assignerId?: string; readonly tenantIdIn?: string | readonly string[]; readonly withoutTenantId?: boolean; }; }>,
  },
  'history/incident': {
    list: 'GET' as Call<readonly HistoricIncidentDto[], { readonly query?: { readonly incidentId?: string; readonly incidentType?: string; readonly incidentMessage?: string; readonly incidentMessageLike?: string; readonly processDefinitionId?: string; readonly processDefinitionKey?: string; readonly processDefinitionKeyIn?: string | readonly string[]; readonly processInstanceId?: string; readonly executionId?: string; readonly createTimeBefore?: string | Date; readonly createTimeAfter?: string | Date; readonly endTimeBefore?: string | Date; readonly endTimeAfter?: string | Date; readonly activityId?: string; readonly failedActivityId?: string; readonly causeIncidentId?: string; readonly rootCauseIncidentId?: string; readonly configuration?: string; readonly historyConfiguration?: string; readonly open?: boolean; readonly resolved?: boolean; readonly deleted?: boolean; readonly tenantIdIn?: string | readonly string[]; readonly withoutTenantId?: boolean; readonly jobDefinitionIdIn?: string | readonly string[]; readonly sortBy?: 'incidentId' | 'incidentMessage' | 'createTime' | 'endTime' | 'incidentType' | 'executionId' | 'activityId' | 'processInstanceId' | 'processDefinitionId' | 'processDefinitionKey' | 'causeIncidentId' | 'rootCauseIncidentId' | 'configuration' | 'historyConfiguration' | 'tenantId' | 'incidentState'; readonly sortOrder?: 'asc' | 'desc'; readonly firstResult?: number; readonly maxResults?: number; }; }>,
    count: 'GET count' as Call<CountResultDto, { readonly query?: { readonly incidentId?: string; readonly incidentType?: string; readonly incidentMessage?: string; readonly incidentMessageLike?: string; readonly processDefinitionId?: string; readonly processDefinitionKey?: string; readonly processDefinitionKeyIn?: string | readonly string[]; readonly processInstanceId?: string; readonly executionId?: string; readonly createTimeBefore?: string | Date; readonly createTimeAfter?: string | Date; readonly endTimeBefore?: string | Date; readonly endTimeAfter?: string | Date; readonly activityId?: string; readonly failedActivityId?: string; readonly causeIncidentId?: string; readonly rootCauseIncidentId?: string; readonly configuration?: string; readonly historyConfiguration?: string; readonly open?: boolean; readonly resolved?: boolean; readonly deleted?: boolean; readonly tenantIdIn?: string | readonly string[]; readonly withoutTenantId?: boolean; readonly jobDefinitionIdIn?: string | readonly string[]; }; }>,
  },
  'history/job-log': {
    list: 'GET' as Call<readonly HistoricJobLogDto[], { readonly query?: HistoricJobLogQuery & { readonly sortBy?: 'timestamp' | 'jobId' | 'jobDefinitionId' | 'jobDueDate' | 'jobRetries' | 'jobPriority' | 'activityId' | 'executionId' | 'processInstanceId' | 'processDefinitionId' | 'processDefinitionKey' | 'deploymentId' | 'hostname' | 'occurrence' | 'tenantId'; readonly sortOrder?: 'asc' | 'desc'; readonly firstResult?: number; readonly maxResults?: number; }; }>,
    query: 'POST' as Call<readonly HistoricJobLogDto[], { readonly query?: { readonly firstResult?: number; readonly maxResults?: number; }; readonly body?: HistoricJobLogQueryDto; }>,
    count: 'GET count' as Call<CountResultDto, { readonly query?: HistoricJobLogQuery; }>,
    queryCount: 'POST count' as Call<CountResultDto, { readonly body?: HistoricJobLogQueryDto; }>,
    get: 'GET {id}' as Call<HistoricJobLogDto, { readonly id: string; }>,
    stacktrace: 'GET {id}/stacktrace text' as Call<string, { readonly id: string; }>,
  },
  'history/process-definition': {
    cleanableProcessInstanceReport: 'GET cleanable-process-instance-report' as Call<readonly CleanableHistoricProcessInstanceReportResultDto[], { readonly query?: { readonly processDefinitionIdIn?: string | readonly string[]; readonly processDefinitionKeyIn?: string | readonly string[]; readonly tenantIdIn?: string | readonly string[]; readonly withoutTenantId?: boolean; readonly compact?: boolean; readonly sortBy?: 'finished'; readonly sortOrder?: 'asc' | 'desc'; readonly firstResult?: number; readonly maxResults?: number; }; }>,
    cleanableProcessInstanceReportCount: 'GET cleanable-process-instance-report/count' as Call<CountResultDto, { readonly query?: { readonly processDefinitionIdIn?: string | readonly string[]; readonly processDefinitionKeyIn?: string | readonly string[]; readonly tenantIdIn?: string | readonly string[]; readonly withoutTenantId?: boolean; readonly compact?: boolean; }; }>,
    statistics: 'GET {id}/statistics' as Call<readonly HistoricActivityStatisticsDto[], { readonly id: string; readonly query?: { readonly canceled?: boolean; readonly finished?: boolean; readonly completeScope?: boolean; readonly incidents?: boolean; readonly startedBefore?: string | Date; readonly startedAfter?: string | Date; readonly finishedBefore?: string | Date; readonly finishedAfter?: string | Date; readonly processInstanceIdIn?: string | readonly string[]; readonly sortBy?: 'activityId'; readonly sortOrder?: 'asc' | 'desc'; }; }>,
  },
  'history/process-instance': {
    list: 'GET' as Call<readonly HistoricProcessInstanceDto[], { readonly query?: HistoricProcessInstanceQuery & { readonly sortBy?: 'instanceId' | 'definitionId' | 'definitionKey' | 'definitionName' | 'definitionVersion' | 'businessKey' | 'startTime' | 'endTime' | 'duration' | 'tenantId'; readonly sortOrder?: 'asc' | 'desc'; readonly firstResult?: number; readonly maxResults?: number; }; }>,
    query: 'POST' as Call<readonly HistoricProcessInstanceDto[], { readonly query?: { readonly firstResult?: number; readonly maxResults?: number; }; readonly body?: HistoricProcessInstanceQueryDto; }>,
    count: 'GET count' as Call<CountResultDto, { readonly query?: HistoricProcessInstanceQuery; }>,
    queryCount: 'POST count' as Call<CountResultDto, { readonly body?: HistoricProcessInstanceQueryDto; }>,
    deleteAsync: 'POST delete' as Call<BatchDto, { readonly body?: DeleteHistoricProcessInstancesDto; }>,
    report: 'GET report csv' as Call<OrCsv<readonly DurationReportResultDto[]>, { readonly query?: { readonly reportType?: string; readonly periodUnit?: 'month' | 'quarter'; readonly processDefinitionIdIn?: string | readonly string[]; readonly processDefinitionKeyIn?: string | readonly string[]; readonly startedBefore?: string | Date; readonly startedAfter?: string | Date; }; }>,
    setRemovalTimeAsync: 'POST set-removal-time' as Call<BatchDto, { readonly body?: SetRemovalTimeToHistoricProcessInstancesDto; }>,
    get: 'GET {id}' as Call<HistoricProcessInstanceDto, { readonly id: string; }>,
    delete: 'DELETE {id}' as Call<null, { readonly id: string; readonly query?: { readonly failIfNotExists?: boolean; }; }>,
    deleteVariables: 'DELETE {id}/variable-instances' as Call<null, { readonly id: string; }>,
  },
  'history/task': {
    list: 'GET' as Call<readonly HistoricTaskInstanceDto[], { readonly query?: HistoricTaskInstanceQuery & { readonly sortBy?: 'taskId' | 'activityInstanceId' | 'processDefinitionId' | 'processInstanceId' | 'executionId' | 'duration' | 'endTime' | 'startTime' | 'taskName' | 'taskDescription' | 'assignee' | 'owner' | 'dueDate' | 'followUpDate' | 'deleteReason' | 'taskDefinitionKey' | 'priority' | 'caseDefinitionId' | 'caseInstanceId' | 'caseExecutionId' | 'tenantId'; readonly sortOrder?: 'asc' | 'desc'; readonly firstResult?: number; readonly maxResults?: number; }; }>,
    query: 'POST' as Call<readonly HistoricTaskInstanceDto[], { readonly query?: { readonly firstResult?: number; readonly maxResults?: number; }; readonly body?: HistoricTaskInstanceQueryDto; }>,
    count: 'GET count' as Call<CountResultDto, { readonly query?: HistoricTaskInstanceQuery; }>,
    queryCount: 'POST count' as Call<CountResultDto, { readonly body?: HistoricTaskInstanceQueryDto; }>,
    report: 'GET report' as Call<readonly HistoricTaskInstanceReportResultDto[], { readonly query?: { readonly reportType?: 'duration' | 'count'; readonly periodUnit?: 'MONTH' | 'QUARTER'; readonly completedBefore?: string | Date; readonly completedAfter?: string | Date; readonly groupBy?: string; }; }>,
  },
  'history/user-operation': {
    list: 'GET' as Call<readonly UserOperationLogEntryDto[], { readonly query?: { readonly deploymentId?: string; readonly processDefinitionId?: string; readonly processDefinitionKey?: string; readonly processInstanceId?: string; readonly executionId?: string; readonly caseDefinitionId?: string; readonly caseInstanceId?: string; readonly caseExecutionId?: string; readonly taskId?: string; readonly externalTaskId?: string; readonly batchId?: string; readonly jobId?: string; readonly jobDefinitionId?: string; readonly userId?: string; readonly operationId?: string; readonly operationType?: string; readonly entityType?: string; readonly entityTypeIn?: string | readonly string[]; readonly category?: string; readonly categoryIn?: string | readonly string[]; readonly property?: string; readonly afterTimestamp?: string | Date; readonly beforeTimestamp?: string | Date; readonly sortBy?: 'timestamp'; readonly sortOrder?: 'asc' | 'desc'; readonly firstResult?: number; readonly maxResults?: number; }; }>,
    count: 'GET count' as Call<CountResultDto, { readonly query?: { readonly deploymentId?: string; readonly processDefinitionId?: string; readonly processDefinitionKey?: string; readonly processInstanceId?: string; readonly executionId?: string; readonly caseDefinitionId?: string; readonly caseInstanceId?: string; readonly caseExecutionId?: string; readonly taskId?: string; readonly externalTaskId?: string; readonly batchId?: string; readonly jobId?: string; readonly jobDefinitionId?: string; readonly userId?: string; readonly operationId?: string; readonly operationType?: string; readonly entityType?: string; readonly entityTypeIn?: string | readonly string[]; readonly category?: string; readonly categoryIn?: string | readonly string[]; readonly property?: string; readonly afterTimestamp?: string | Date; readonly beforeTimestamp?: string | Date; }; }>,
    clearAnnotation: 'PUT {operationId}/clear-annotation' as Call<null, { readonly operationId: string; }>,
    setAnnotation: 'PUT {operationId}/set-annotation' as Call<null, { readonly operationId: string; readonly body?: AnnotationDto; }>,
  },
  'history/variable-instance': {
    list: 'GET' as Call<readonly HistoricVariableInstanceDto[], { readonly query?: HistoricVariableInstanceQuery & { readonly sortBy?: 'instanceId' | 'variableName' | 'tenantId'; readonly sortOrder?: 'asc' | 'desc'; readonly firstResult?: number; readonly maxResults?: number; readonly deserializeValues?: boolean; }; }>,
    query: 'POST' as Call<readonly HistoricVariableInstanceDto[], { readonly query?: { readonly firstResult?: number; readonly maxResults?: number; readonly deserializeValues?: boolean; }; readonly body?: HistoricVariableInstanceQueryDto; }>,
    count: 'GET count' as Call<CountResultDto, { readonly query?: HistoricVariableInstanceQuery; }>,
    queryCount: 'POST count' as Call<CountResultDto, { readonly body?: HistoricVariableInstanceQueryDto; }>,
    get: 'GET {id}' as Call<HistoricVariableInstanceDto, { readonly id: string; readonly query?: { readonly deserializeValues?: boolean; }; }>,
    delete: 'DELETE {id}' as Call<null, { readonly id: string; }>,
    data: 'GET {id}/data blob' as Call<Blob, { readonly id: string; }>,
  },
  identity: {
    groups: 'GET groups' as Call<IdentityServiceGroupInfoDto, { readonly query?: { readonly userId?: string; }; }>,
    passwordPolicy: 'GET password-policy' as Call<PasswordPolicyDto>,
    validatePassword: 'POST password-policy' as Call<CheckPasswordPolicyResultDto, { readonly body?: PasswordPolicyRequestDto; }>,
    verify: 'POST verify' as Call<AuthenticationResult, { readonly body?: BasicUserCredentialsDto; }>,
  },
  incident: {
    list: 'GET' as Call<readonly IncidentDto[], { readonly query?: { readonly incidentId?: string; readonly incidentType?: string; readonly incidentMessage?: string; readonly incidentMessageLike?: string; readonly processDefinitionId?: string; readonly processDefinitionKeyIn?: string | readonly string[]; readonly processInstanceId?: string; readonly executionId?: string; readonly incidentTimestampBefore?: string | Date; readonly incidentTimestampAfter?: string | Date; readonly activityId?: string; readonly failedActivityId?: string; readonly causeIncidentId?: string; readonly rootCauseIncidentId?: string; readonly configuration?: string; readonly tenantIdIn?: string | readonly string[]; readonly jobDefinitionIdIn?: string | readonly string[]; readonly sortBy?: 'incidentId' | 'incidentMessage' | 'incidentTimestamp' | 'incidentType' | 'executionId' | 'activityId' | 'processInstanceId' | 'processDefinitionId' | 'causeIncidentId' | 'rootCauseIncidentId' | 'configuration' | 'tenantId'; readonly sortOrder?: 'asc' | 'desc'; readonly firstResult?: number; readonly maxResults?: number; }; }>,
    count: 'GET count' as Call<CountResultDto, { readonly query?: { readonly incidentId?: string; readonly incidentType?: string; readonly incidentMessage?: string; readonly incidentMessageLike?: string; readonly processDefinitionId?: string; readonly processDefinitionKeyIn?: string | readonly string[]; readonly processInstanceId?: string; readonly executionId?: string; readonly incidentTimestampBefore?: string | Date; readonly incidentTimestampAfter?: string | Date; readonly activityId?: string; readonly failedActivityId?: string; readonly causeIncidentId?: string; readonly rootCauseIncidentId?: string; readonly configuration?: string; readonly tenantIdIn?: string | readonly string[]; readonly jobDefinitionIdIn?: string | readonly string[]; }; }>,
    get: 'GET {id}' as Call<IncidentDto, { readonly id: string; }>,
    delete: 'DELETE {id}' as Call<null, { readonly id: string; }>,
    setAnnotation: 'PUT {id}/annotation' as Call<null, { readonly id: string; readonly body?: AnnotationDto; }>,
    deleteAnnotation: 'DELETE {id}/annotation' as Call<null, { readonly id: string; }>,
  },
  job: {
    list: 'GET' as Call<readonly JobDto[], { readonly query?: JobQuery & { readonly sortBy?: 'jobId' | 'executionId' | 'processInstanceId' | 'processDefinitionId' | 'processDefinitionKey' | 'jobPriority' | 'jobRetries' | 'jobDueDate' | 'tenantId'; readonly sortOrder?: 'asc' | 'desc'; readonly firstResult?: number; readonly maxResults?: number; }; }>,
    query: 'POST' as Call<readonly JobDto[], { readonly query?: { readonly firstResult?: number; readonly maxResults?: number; }; readonly body?: JobQueryDto; }>,
    count: 'GET count' as Call<CountResultDto, { readonly query?: JobQuery; }>,
    queryCount: 'POST count' as Call<CountResultDto, { readonly body?: JobQueryDto; }>,
    setRetriesAsync: 'POST retries' as Call<BatchDto, { readonly body?: SetJobRetriesDto; }>,
    setSuspendedOfMany: 'PUT suspended' as Call<null, { readonly body?: JobSuspensionStateDto; }>,
    get: 'GET {id}' as Call<JobDto, { readonly id: string; }>,
    delete: 'DELETE {id}' as Call<null, { readonly id: string; }>,
    setDuedate: 'PUT {id}/duedate' as Call<null, { readonly id: string; readonly body?: JobDuedateDto; }>,
    recalculateDuedate: 'POST {id}/duedate/recalculate' as Call<null, { readonly id: string; readonly query?: { readonly creationDateBased?: boolean; }; }>,
    execute: 'POST {id}/execute' as Call<null, { readonly id: string; }>,
    setPriority: 'PUT {id}/priority' as Call<null, { readonly id: string; readonly body?: PriorityDto; }>,
    setRetries: 'PUT {id}/retries' as Call<null, { readonly id: string; readonly body?: JobRetriesDto; }>,
    stacktrace: 'GET {id}/stacktrace text' as Call<string, { readonly id: string; }>,
    setSuspended: 'PUT {id}/suspended' as Call<null, { readonly id: string; readonly body?: SuspensionStateDto; }>,
  },
  'job-definition': {
    list: 'GET' as Call<readonly JobDefinitionDto[], { readonly query?: JobDefinitionQuery & { readonly sortBy?: 'jobDefinitionId' | 'activityId' | 'processDefinitionId' | 'processDefinitionKey' | 'jobType' | 'jobConfiguration' | 'tenantId'; readonly sortOrder?: 'asc' | 'desc'; readonly firstResult?: number; readonly maxResults?: number; }; }>,
    query: 'POST' as Call<readonly JobDefinitionDto[], { readonly query?: { readonly firstResult?: number; readonly maxResults?: number; }; readonly body?: JobDefinitionQueryDto; }>,
    count: 'GET count' as Call<CountResultDto, { readonly query?: JobDefinitionQuery; }>,
    queryCount: 'POST count' as Call<CountResultDto, { readonly body?: JobDefinitionQueryDto; }>,
    setSuspendedOfMany: 'PUT suspended' as Call<null, { readonly body?: JobDefinitionsSuspensionStateDto; }>,
    get: 'GET {id}' as Call<JobDefinitionDto, { readonly id: string; }>,
    setJobPriority: 'PUT {id}/jobPriority' as Call<null, { readonly id: string; readonly body?: JobDefinitionPriorityDto; }>,
    setRetries: 'PUT {id}/retries' as Call<null, { readonly id: string; readonly body?: RetriesDto; }>,
    setSuspended: 'PUT {id}/suspended' as Call<null, { readonly id: string; readonly body?: JobDefinitionSuspensionStateDto; }>,
  },
  message: {
    correlate: 'POST' as Call<readonly MessageCorrelationResultWithVariableDto[], { readonly body?: CorrelationMessageDto; }>,
  },
  metrics: {
    byInterval: 'GET' as Call<readonly MetricsIntervalResultDto[], { readonly query?: { readonly name?: 'activity-instance-start' | 'activity-instance-end' | 'decision-instances' | 'flow-node-instances' | 'job-acquisition-attempt' | 'job-acquired-success' | 'job-acquired-failure' | 'job-execution-rejected' | 'job-successful' | 'job-failed' | 'job-locked-exclusive' | 'executed-decision-elements' | 'history-cleanup-removed-process-instances' | 'history-cleanup-removed-case-instances' | 'history-cleanup-removed-decision-instances' | 'history-cleanup-removed-batch-operations' | 'history-cleanup-removed-task-metrics' | 'process-instances'; readonly reporter?: string; readonly startDate?: string | Date; readonly endDate?: string | Date; readonly firstResult?: number; readonly maxResults?: number; readonly interval?: number; readonly aggregateByReporter?: string; }; }>,
    deleteTaskWorkers: 'DELETE task-worker' as Call<null, { readonly query?: { readonly date?: string | Date; }; }>,
    sum: 'GET {name}/sum' as Call<MetricsResultDto, { readonly name: string; readonly query?: { readonly startDate?: string | Date; readonly endDate?: string | Date; }; }>,
  },
  migration: {
    execute: 'POST execute' as Call<null, { readonly body?: MigrationExecutionDto; }>,
    executeAsync: 'POST executeAsync' as Call<BatchDto, { readonly body?: MigrationExecutionDto; }>,
    generate: 'POST generate' as Call<MigrationPlanDto, { readonly body?: MigrationPlanGenerationDto; }>,
    validate: 'POST validate' as Call<MigrationPlanReportDto, { readonly body?: MigrationPlanDto; }>,
  },
  modification: {
    execute: 'POST execute' as Call<null, { readonly body?: ModificationDto; }>,
    executeAsync: 'POST executeAsync' as Call<BatchDto, { readonly body?: ModificationDto; }>,
  },
  'process-definition': {
    list: 'GET' as Call<readonly ProcessDefinitionDto[], { readonly query?: { readonly processDefinitionId?: string; readonly processDefinitionIdIn?: string | readonly string[]; readonly name?: string; readonly nameLike?: string; readonly deploymentId?: string; readonly deployedAfter?: string | Date; readonly deployedAt?: string | Date; readonly key?: string; readonly keysIn?: string | readonly string[]; readonly keyLike?: string; readonly category?: string; readonly categoryLike?: string; readonly version?: number; readonly latestVersion?: boolean; readonly resourceName?: string; readonly resourceNameLike?: string; readonly startableBy?: string; readonly active?: boolean; readonly suspended?: boolean; readonly incidentId?: string; readonly incidentType?: string; readonly incidentMessage?: string; readonly incidentMessageLike?: string; readonly tenantIdIn?: string | readonly string[]; readonly withoutTenantId?: boolean; readonly includeProcessDefinitionsWithoutTenantId?: boolean; readonly versionTag?: string; readonly versionTagLike?: string; readonly withoutVersionTag?: boolean; readonly startableInTasklist?: boolean; readonly notStartableInTasklist?: boolean; readonly startablePermissionCheck?: boolean; readonly sortBy?: 'category' | 'key' | 'id' | 'name' | 'version' | 'deploymentId' | 'deployTime' | 'tenantId ' | 'versionTag'; readonly sortOrder?: 'asc' | 'desc'; readonly firstResult?: number; readonly maxResults?: number; }; }>,
    count: 'GET count' as Call<CountResultDto, { readonly query?: { readonly processDefinitionId?: string; readonly processDefinitionIdIn?: string | readonly string[]; readonly name?: string; readonly nameLike?: string; readonly deploymentId?: string; readonly deployedAfter?: string | Date; readonly deployedAt?: string | Date; readonly key?: string; readonly keysIn?: string | readonly string[]; readonly keyLike?: string; readonly category?: string; readonly categoryLike?: string; readonly version?: number; readonly latestVersion?: boolean; readonly resourceName?: string; readonly resourceNameLike?: string; readonly startableBy?: string; readonly active?: boolean; readonly suspended?: boolean; readonly incidentId?: string; readonly incidentType?: string; readonly incidentMessage?: string; readonly incidentMessageLike?: string; readonly tenantIdIn?: string | readonly string[]; readonly withoutTenantId?: boolean; readonly includeProcessDefinitionsWithoutTenantId?: boolean; readonly versionTag?: string; readonly versionTagLike?: string; readonly withoutVersionTag?: boolean; readonly startableInTasklist?: boolean; readonly notStartableInTasklist?: boolean; readonly startablePermissionCheck?: boolean; }; }>,
    statisticsOfAll: 'GET statistics' as Call<readonly ProcessDefinitionStatisticsResultDto[], { readonly query?: { readonly failedJobs?: boolean; readonly incidents?: boolean; readonly incidentsForType?: string; readonly rootIncidents?: boolean; }; }>,
    setSuspendedOfMany: 'PUT suspended' as Call<null, { readonly body?: ProcessDefinitionSuspensionStateDto; }>,
    get: 'GET {definition}' as Call<ProcessDefinitionDto, Definition>,
    delete: 'DELETE {definition}' as Call<null, Definition & { readonly query?: { readonly cascade?: boolean; readonly skipCustomListeners?: boolean; readonly skipIoMappings?: boolean; }; }>,
    deployedStartForm: 'GET {definition}/deployed-start-form text' as Call<string, Definition>,
    diagram: 'GET {definition}/diagram blob' as Call<Blob, Definition>,
    formVariables: 'GET {definition}/form-variables' as Call<Readonly<Record<string, VariableValueDto>>, Definition & { readonly query?: { readonly variableNames?: string | readonly string[]; readonly deserializeValues?: boolean; }; }>,
    setHistoryTimeToLive: 'PUT {definition}/history-time-to-live' as Call<null, Definition & { readonly body?: HistoryTimeToLiveDto; }>,
    renderedForm: 'GET {definition}/rendered-form text' as Call<string, Definition>,
    restart: 'POST {id}/restart' as Call<null, { readonly id: string; readonly body?: RestartProcessInstanceDto; }>,
    restartAsync: 'POST {id}/restart-async' as Call<BatchDto, { readonly id: string; readonly body?: RestartProcessInstanceDto; }>,
    start: 'POST {definition}/start' as Call<ProcessInstanceWithVariablesDto, Definition & { readonly body?: StartProcessInstanceDto; }>,
    startForm: 'GET {definition}/startForm' as Call<FormDto, Definition>,
    staticCalledProcessDefinitions: 'GET {id}/static-called-process-definitions' as Call<readonly CalledProcessDefinitionDto[], { readonly id: string; }>,
    statistics: 'GET {definition}/statistics' as Call<readonly ActivityStatisticsResultDto[], Definition & { readonly query?: { readonly failedJobs?: boolean; readonly incidents?: boolean; readonly incidentsForType?: string; }; }>,
    submitForm: 'POST {definition}/submit-form' as Call<ProcessInstanceDto, Definition & { readonly body?: StartProcessInstanceFormDto; }>,
    setSuspended: 'PUT {definition}/suspended' as Call<null, Definition & { readonly body?: ProcessDefinitionSuspensionStateDto; }>,
    xml: 'GET {definition}/xml' as Call<ProcessDefinitionDiagramDto, Definition>,
  },
  'process-instance': {
    list: 'GET' as Call<readonly ProcessInstanceDto[], { readonly query?: ProcessInstanceQuery & { readonly sortBy?: 'instanceId' | 'definitionKey' | 'definitionId' | 'tenantId' | 'businessKey'; readonly sortOrder?: 'asc' | 'desc'; readonly firstResult?: number; readonly maxResults?: number; readonly rootProcessInstanceId?: string; }; }>,
    query: 'POST' as Call<readonly ProcessInstanceDto[], { readonly query?: { readonly firstResult?: number; readonly maxResults?: number; }; readonly body?: ProcessInstanceQueryDto; }>,
    count: 'GET count' as Call<CountResultDto, { readonly query?: ProcessInstanceQuery & { readonly rootProcessInstanceId?: string; }; }>,
    queryCount: 'POST count' as Call<CountResultDto, { readonly body?: ProcessInstanceQueryDto; }>,
    deleteAsync: 'POST delete' as Call<BatchDto, { readonly body?: DeleteProcessInstancesDto; }>,
    deleteAsyncByHistory: 'POST delete-historic-query-based' as Call<BatchDto, { readonly body?: DeleteProcessInstancesDto; }>,
    setJobRetriesAsync: 'POST job-retries' as Call<BatchDto, { readonly body?: SetJobRetriesByProcessDto; }>,
    setJobRetriesAsyncByHistory: 'POST job-retries-historic-query-based' as Call<BatchDto, { readonly body?: SetJobRetriesByProcessDto; }>,
    correlateAsync: 'POST message-async' as Call<BatchDto, { readonly body?: CorrelationMessageAsyncDto; }>,
    setSuspendedOfMany: 'PUT suspended' as Call<null, { readonly body?: ProcessInstanceSuspensionStateDto; }>,
    setSuspendedAsync: 'POST suspended-async' as Call<BatchDto, { readonly body?: ProcessInstanceSuspensionStateAsyncDto; }>,
    setVariablesAsync: 'POST variables-async' as Call<BatchDto, { readonly body?: SetVariablesAsyncDto; }>,
    get: 'GET {id}' as Call<ProcessInstanceDto, { readonly id: string; }>,
    delete: 'DELETE {id}' as Call<null, { readonly id: string; readonly query?: { readonly skipCustomListeners?: boolean; readonly skipIoMappings?: boolean; readonly skipSubprocesses?: boolean; readonly failIfNotExists?: boolean; }; }>,
    activityInstances: 'GET {id}/activity-instances' as Call<ActivityInstanceDto, { readonly id: string; }>,
    comments: 'GET {id}/comment' as Call<readonly CommentDto[], { readonly id: string; }>,
    updateComment: 'PUT {id}/comment' as Call<null, { readonly id: string; readonly body?: CommentDto; }>,
    deleteComments: 'DELETE {id}/comment' as Call<null, { readonly id: string; }>,
    deleteComment: 'DELETE {id}/comment/{commentId}' as Call<null, { readonly id: string; readonly commentId: string; }>,
    modification: 'POST {id}/modification' as Call<null, { readonly id: string; readonly body?: ProcessInstanceModificationDto; }>,
    modificationAsync: 'POST {id}/modification-async' as Call<BatchDto, { readonly id: string; readonly body?: ProcessInstanceModificationDto; }>,
    setSuspended: 'PUT {id}/suspended' as Call<null, { readonly id: string; readonly body?: SuspensionStateDto; }>,
    variables: 'GET {id}/variables' as Call<Readonly<Record<string, VariableValueDto>>, { readonly id: string; readonly query?: { readonly deserializeValues?: boolean; }; }>,
    modifyVariables: 'POST {id}/variables' as Call<null, { readonly id: string; readonly body?: PatchVariablesDto; }>,
    variable: 'GET {id}/variables/{varName}' as Call<VariableValueDto, { readonly id: string; readonly varName: string; readonly query?: { readonly deserializeValue?: boolean; }; }>,
    setVariable: 'PUT {id}/variables/{varName}' as Call<null, { readonly id: string; readonly varName: string; readonly body?: VariableValueDto; }>,
    deleteVariable: 'DELETE {id}/variables/{varName}' as Call<null, { readonly id: string; readonly varName: string; }>,
    variableData: 'GET {id}/variables/{varName}/data blob' as Call<Blob, { readonly id: string; readonly varName: string; }>,
    setVariableData: 'POST {id}/variables/{varName}/data form' as Call<null, { readonly id: string; readonly varName: string; readonly body: FormData; }>,
  },
  schema: {
    log: 'GET log' as Call<readonly SchemaLogEntryDto[], { readonly query?: SchemaLogQuery & { readonly sortBy?: 'timestamp'; readonly sortOrder?: 'asc' | 'desc'; readonly firstResult?: number; readonly maxResults?: number; }; }>,
    queryLog: 'POST log' as Call<readonly SchemaLogEntryDto[], { readonly query?: { readonly firstResult?: number; readonly maxResults?: number; }; readonly body?: SchemaLogQueryDto; }>,
  },
  signal: {
    throwSignal: 'POST' as Call<null, { readonly body?: SignalDto; }>,
  },
  task: {
    list: 'GET' as Call<readonly TaskWithAttachmentAndCommentDto[], { readonly query?: TaskQuery & { readonly withCommentAttachmentInfo?: boolean; readonly withTaskVariablesInReturn?: boolean; readonly withTaskLocalVariablesInReturn?: boolean; readonly sortBy?: 'instanceId' | 'caseInstanceId' | 'dueDate' | 'executionId' | 'caseExecutionId' | 'assignee' | 'created' | 'lastUpdated' | 'description' | 'id' | 'name' | 'nameCaseInsensitive' | 'priority' | 'processVariable' | 'executionVariable' | 'taskVariable' | 'caseExecutionVariable' | 'caseInstanceVariable'; readonly sortOrder?: 'asc' | 'desc'; readonly firstResult?: number; readonly maxResults?: number; }; }>,
    query: 'POST' as Call<readonly TaskWithAttachmentAndCommentDto[], { readonly query?: { readonly firstResult?: number; readonly maxResults?: number; }; readonly body?: TaskQueryDto; }>,
    count: 'GET count' as Call<CountResultDto, { readonly query?: TaskQuery & { readonly withCommentAttachmentInfo?: boolean; readonly withTaskVariablesInReturn?: boolean; readonly withTaskLocalVariablesInReturn?: boolean; }; }>,
    queryCount: 'POST count' as Call<CountResultDto, { readonly body?: TaskQueryDto; }>,
    create: 'POST create' as Call<null, { readonly body?: TaskDto; }>,
    countByCandidateGroup: 'GET report/candidate-group-count csv' as Call<OrCsv<readonly TaskCountByCandidateGroupResultDto[]>>,
    get: 'GET {id}' as Call<TaskWithAttachmentAndCommentDto, { readonly id: string; }>,
    update: 'PUT {id}' as Call<null, { readonly id: string; readonly body?: TaskDto; }>,
    delete: 'DELETE {id}' as Call<null, { readonly id: string; }>,
    setAssignee: 'POST {id}/assignee' as Call<null, { readonly id: string; readonly body?: UserIdDto; }>,
    attachments: 'GET {id}/attachment' as Call<readonly AttachmentDto[], { readonly id: string; }>,
    createAttachment: 'POST {id}/attachment/create form' as Call<AttachmentDto, { readonly id: string; readonly body: FormData; }>,
    attachment: 'GET {id}/attachment/{attachmentId}' as Call<AttachmentDto, { readonly id: string; readonly attachmentId: string; }>,
    deleteAttachment: 'DELETE {id}/attachment/{attachmentId}' as Call<null, { readonly id: string; readonly attachmentId: string; }>,
    attachmentData: 'GET {id}/attachment/{attachmentId}/data blob' as Call<Blob, { readonly id: string; readonly attachmentId: string; }>,
    bpmnError: 'POST {id}/bpmnError' as Call<null, { readonly id: string; readonly body?: TaskBpmnErrorDto; }>,
    bpmnEscalation: 'POST {id}/bpmnEscalation' as Call<null, { readonly id: string; readonly body?: TaskEscalationDto; }>,
    claim: 'POST {id}/claim' as Call<null, { readonly id: string; readonly body?: UserIdDto; }>,
    comments: 'GET {id}/comment' as Call<readonly CommentDto[], { readonly id: string; }>,
    updateComment: 'PUT {id}/comment' as Call<null, { readonly id: string; readonly body?: CommentDto; }>,
    deleteComments: 'DELETE {id}/comment' as Call<null, { readonly id: string; }>,
    createComment: 'POST {id}/comment/create' as Call<CommentDto, { readonly id: string; readonly body?: CommentDto; }>,
    comment: 'GET {id}/comment/{commentId}' as Call<CommentDto, { readonly id: string; readonly commentId: string; }>,
    deleteComment: 'DELETE {id}/comment/{commentId}' as Call<null, { readonly id: string; readonly commentId: string; }>,
    complete: 'POST {id}/complete' as Call<Readonly<Record<string, VariableValueDto>>, { readonly id: string; readonly body?: CompleteTaskDto; }>,
    delegate: 'POST {id}/delegate' as Call<null, { readonly id: string; readonly body?: UserIdDto; }>,
    deployedForm: 'GET {id}/deployed-form text' as Call<string, { readonly id: string; }>,
    form: 'GET {id}/form' as Call<FormDto, { readonly id: string; }>,
    formVariables: 'GET {id}/form-variables' as Call<Readonly<Record<string, VariableValueDto>>, { readonly id: string; readonly query?: { readonly variableNames?: string | readonly string[]; readonly deserializeValues?: boolean; }; }>,
    identityLinks: 'GET {id}/identity-links' as Call<readonly IdentityLinkDto[], { readonly id: string; readonly query?: { readonly type?: string; }; }>,
    addIdentityLink: 'POST {id}/identity-links' as Call<null, { readonly id: string; readonly body: IdentityLinkDto; }>,
    deleteIdentityLink: 'POST {id}/identity-links/delete' as Call<null, { readonly id: string; readonly body: IdentityLinkDto; }>,
    localVariables: 'GET {id}/localVariables' as Call<Readonly<Record<string, VariableValueDto>>, { readonly id: string; readonly query?: { readonly deserializeValues?: boolean; }; }>,
    modifyLocalVariables: 'POST {id}/localVariables' as Call<null, { readonly id: string; readonly body?: PatchVariablesDto; }>,
    localVariable: 'GET {id}/localVariables/{varName}' as Call<VariableValueDto, { readonly id: string; readonly varName: string; readonly query?: { readonly deserializeValue?: boolean; }; }>,
    setLocalVariable: 'PUT {id}/localVariables/{varName}' as Call<null, { readonly id: string; readonly varName: string; readonly body?: VariableValueDto; }>,
    deleteLocalVariable: 'DELETE {id}/localVariables/{varName}' as Call<null, { readonly id: string; readonly varName: string; }>,
    localVariableData: 'GET {id}/localVariables/{varName}/data blob' as Call<Blob, { readonly id: string; readonly varName: string; }>,
    setLocalVariableData: 'POST {id}/localVariables/{varName}/data form' as Call<null, { readonly id: string; readonly varName: string; readonly body: FormData; }>,
    renderedForm: 'GET {id}/rendered-form text' as Call<string, { readonly id: string; }>,
    resolve: 'POST {id}/resolve' as Call<null, { readonly id: string; readonly body?: CompleteTaskDto; }>,
    submitForm: 'POST {id}/submit-form' as Call<Readonly<Record<string, VariableValueDto>>, { readonly id: string; readonly body?: CompleteTaskDto; }>,
    unclaim: 'POST {id}/unclaim' as Call<null, { readonly id: string; }>,
    variables: 'GET {id}/variables' as Call<Readonly<Record<string, VariableValueDto>>, { readonly id: string; readonly query?: { readonly deserializeValues?: boolean; }; }>,
    modifyVariables: 'POST {id}/variables' as Call<null, { readonly id: string; readonly body?: PatchVariablesDto; }>,
    variable: 'GET {id}/variables/{varName}' as Call<VariableValueDto, { readonly id: string; readonly varName: string; readonly query?: { readonly deserializeValue?: boolean; }; }>,
    setVariable: 'PUT {id}/variables/{varName}' as Call<null, { readonly id: string; readonly varName: string; readonly body?: VariableValueDto; }>,
    deleteVariable: 'DELETE {id}/variables/{varName}' as Call<null, { readonly id: string; readonly varName: string; }>,
    variableData: 'GET {id}/variables/{varName}/data blob' as Call<Blob, { readonly id: string; readonly varName: string; }>,
    setVariableData: 'POST {id}/variables/{varName}/data form' as Call<null, { readonly id: string; readonly varName: string; readonly body: FormData; }>,
  },
  telemetry: {
    configuration: 'GET configuration' as Call<TelemetryConfigurationDto>,
    configure: 'POST configuration' as Call<null, { readonly body?: TelemetryConfigurationDto; }>,
    data: 'GET data' as Call<TelemetryDataDto>,
  },
  tenant: {
    list: 'GET' as Call<readonly TenantDto[], { readonly query?: { readonly sortBy?: 'id' | 'name'; readonly sortOrder?: 'asc' | 'desc'; readonly firstResult?: number; readonly maxResults?: number; readonly id?: string; readonly name?: string; readonly nameLike?: string; readonly userMember?: string; readonly groupMember?: string; readonly includingGroupsOfUser?: boolean; }; }>,
    options: 'OPTIONS' as Call<ResourceOptionsDto>,
    count: 'GET count' as Call<CountResultDto, { readonly query?: { readonly id?: string; readonly name?: string; readonly nameLike?: string; readonly userMember?: string; readonly groupMember?: string; readonly includingGroupsOfUser?: boolean; }; }>,
    create: 'POST create' as Call<null, { readonly body?: TenantDto; }>,
    get: 'GET {id}' as Call<TenantDto, { readonly id: string; }>,
    update: 'PUT {id}' as Call<null, { readonly id: string; readonly body?: TenantDto; }>,
    delete: 'DELETE {id}' as Call<null, { readonly id: string; }>,
    optionsOf: 'OPTIONS {id}' as Call<ResourceOptionsDto, { readonly id: string; }>,
    optionsOfGroupMembers: 'OPTIONS {id}/group-members' as Call<ResourceOptionsDto, { readonly id: string; }>,
    addGroupMember: 'PUT {id}/group-members/{groupId}' as Call<null, { readonly id: string; readonly groupId: string; }>,
    removeGroupMember: 'DELETE {id}/group-members/{groupId}' as Call<null, { readonly id: string; readonly groupId: string; }>,
    optionsOfUserMembers: 'OPTIONS {id}/user-members' as Call<ResourceOptionsDto, { readonly id: string; }>,
    addUserMember: 'PUT {id}/user-members/{userId}' as Call<null, { readonly id: string; readonly userId: string; }>,
    removeUserMember: 'DELETE {id}/user-members/{userId}' as Call<null, { readonly id: string; readonly userId: string; }>,
  },
  user: {
    list: 'GET' as Call<readonly UserProfileDto[], { readonly query?: { readonly id?: string; readonly idIn?: string | readonly string[]; readonly firstName?: string; readonly firstNameLike?: string; readonly lastName?: string; readonly lastNameLike?: string; readonly email?: string; readonly emailLike?: string; readonly memberOfGroup?: string; readonly memberOfTenant?: string; readonly potentialStarter?: string; readonly sortBy?: 'userId' | 'firstName' | 'lastName' | 'email'; readonly sortOrder?: 'asc' | 'desc'; readonly firstResult?: number; readonly maxResults?: number; }; }>,
    options: 'OPTIONS' as Call<ResourceOptionsDto>,
    count: 'GET count' as Call<CountResultDto, { readonly query?: { readonly id?: string; readonly idIn?: string | readonly string[]; readonly firstName?: string; readonly firstNameLike?: string; readonly lastName?: string; readonly lastNameLike?: string; readonly email?: string; readonly emailLike?: string; readonly memberOfGroup?: string; readonly memberOfTenant?: string; readonly potentialStarter?: string; }; }>,
    create: 'POST create' as Call<null, { readonly body?: UserDto; }>,
    delete: 'DELETE {id}' as Call<null, { readonly id: string; }>,
    optionsOf: 'OPTIONS {id}' as Call<ResourceOptionsDto, { readonly id: string; }>,
    updateCredentials: 'PUT {id}/credentials' as Call<null, { readonly id: string; readonly body?: UserCredentialsDto; }>,
    profile: 'GET {id}/profile' as Call<UserProfileDto, { readonly id: string; }>,
    updateProfile: 'PUT {id}/profile' as Call<null, { readonly id: string; readonly body?: UserProfileDto; }>,
    unlock: 'POST {id}/unlock' as Call<null, { readonly id: string; }>,
  },
  'variable-instance': {
    list: 'GET' as Call<readonly VariableInstanceDto[], { readonly query?: VariableInstanceQuery & { readonly sortBy?: 'variableName' | 'variableType' | 'activityInstanceId' | 'tenantId'; readonly sortOrder?: 'asc' | 'desc'; readonly firstResult?: number; readonly maxResults?: number; readonly deserializeValues?: boolean; }; }>,
    query: 'POST' as Call<readonly VariableInstanceDto[], { readonly query?: { readonly firstResult?: number; readonly maxResults?: number; readonly deserializeValues?: boolean; }; readonly body?: VariableInstanceQueryDto; }>,
    count: 'GET count' as Call<CountResultDto, { readonly query?: VariableInstanceQuery; }>,
    queryCount: 'POST count' as Call<CountResultDto, { readonly body?: VariableInstanceQueryDto; }>,
    get: 'GET {id}' as Call<VariableInstanceDto, { readonly id: string; readonly query?: { readonly deserializeValue?: boolean; }; }>,
    data: 'GET {id}/data blob' as Call<Blob, { readonly id: string; }>,
  },
  version: {
    get: 'GET' as Call<VersionDto>,
  },
};

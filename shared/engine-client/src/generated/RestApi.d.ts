// Written by generate/generateRestTypes.mjs from org.camunda.bpm:camunda-engine-rest-openapi:7.24.0. Do not edit.

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

export interface ExecutionQueryDto {
  readonly businessKey?: string | null;
  readonly processDefinitionId?: string | null;
  readonly processDefinitionKey?: string | null;
  readonly processInstanceId?: string | null;
  readonly activityId?: string | null;
  readonly signalEventSubscriptionName?: string | null;
  readonly messageEventSubscriptionName?: string | null;
  readonly active?: boolean | null;
  readonly suspended?: boolean | null;
  readonly incidentId?: string | null;
  readonly incidentType?: string | null;
  readonly incidentMessage?: string | null;
  readonly incidentMessageLike?: string | null;
  readonly tenantIdIn?: readonly string[] | null;
  readonly variables?: readonly VariableQueryParameterDto[] | null;
  readonly processVariables?: readonly VariableQueryParameterDto[] | null;
  readonly variableNamesIgnoreCase?: boolean | null;
  readonly variableValuesIgnoreCase?: boolean | null;
  readonly sorting?: readonly {
    readonly sortBy?: 'instanceId' | 'definitionKey' | 'definitionId' | 'tenantId' | null;
    readonly sortOrder?: 'asc' | 'desc' | null;
  }[] | null;
}

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

export interface ExternalTaskQueryDto {
  readonly externalTaskId?: string | null;
  readonly externalTaskIdIn?: readonly string[] | null;
  readonly topicName?: string | null;
  readonly workerId?: string | null;
  readonly locked?: boolean | null;
  readonly notLocked?: boolean | null;
  readonly withRetriesLeft?: boolean | null;
  readonly noRetriesLeft?: boolean | null;
  readonly lockExpirationAfter?: string | null;
  readonly lockExpirationBefore?: string | null;
  readonly activityId?: string | null;
  readonly activityIdIn?: readonly string[] | null;
  readonly executionId?: string | null;
  readonly processInstanceId?: string | null;
  readonly processInstanceIdIn?: readonly string[] | null;
  readonly processDefinitionId?: string | null;
  readonly tenantIdIn?: readonly string[] | null;
  readonly active?: boolean | null;
  readonly suspended?: boolean | null;
  readonly priorityHigherThanOrEquals?: number | null;
  readonly priorityLowerThanOrEquals?: number | null;
  readonly processDefinitionKey?: string | null;
  readonly processDefinitionKeyIn?: readonly string[] | null;
  readonly processDefinitionName?: string | null;
  readonly processDefinitionNameLike?: string | null;
  readonly variableNamesIgnoreCase?: boolean | null;
  readonly variableValuesIgnoreCase?: boolean | null;
  readonly processVariables?: readonly VariableQueryParameterDto[] | null;
  readonly sorting?: readonly {
    readonly sortBy?: 'id' | 'lockExpirationTime' | 'processInstanceId' | 'processDefinitionId' | 'processDefinitionKey' | 'taskPriority' | 'createTime' | 'tenantId' | null;
    readonly sortOrder?: 'asc' | 'desc' | null;
  }[] | null;
}

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

export interface GroupQueryDto {
  readonly id?: string | null;
  readonly idIn?: readonly string[] | null;
  readonly name?: string | null;
  readonly nameLike?: string | null;
  readonly type?: string | null;
  readonly member?: string | null;
  readonly memberOfTenant?: string | null;
  readonly sorting?: readonly {
    readonly sortBy?: 'id' | 'name' | 'type' | null;
    readonly sortOrder?: 'asc' | 'desc' | null;
  }[] | null;
}

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

export interface HistoricActivityInstanceQueryDto {
  readonly activityInstanceId?: string | null;
  readonly processInstanceId?: string | null;
  readonly processDefinitionId?: string | null;
  readonly executionId?: string | null;
  readonly activityId?: string | null;
  readonly activityName?: string | null;
  readonly activityType?: string | null;
  readonly taskAssignee?: string | null;
  readonly finished?: boolean | null;
  readonly unfinished?: boolean | null;
  readonly canceled?: boolean | null;
  readonly completeScope?: boolean | null;
  readonly startedBefore?: string | null;
  readonly startedAfter?: string | null;
  readonly finishedBefore?: string | null;
  readonly finishedAfter?: string | null;
  readonly tenantIdIn?: readonly string[] | null;
  readonly withoutTenantId?: boolean | null;
  readonly sorting?: readonly {
    readonly sortBy?: 'activityInstanceId' | 'instanceId' | 'executionId' | 'activityId' | 'activityName' | 'activityType' | 'startTime' | 'endTime' | 'duration' | 'definitionId' | 'occurrence' | 'tenantId' | null;
    readonly sortOrder?: 'asc' | 'desc' | null;
  }[] | null;
}

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

export interface HistoricDetailQueryDto {
  readonly processInstanceId?: string | null;
  readonly processInstanceIdIn?: readonly string[] | null;
  readonly executionId?: string | null;
  readonly taskId?: string | null;
  readonly activityInstanceId?: string | null;
  readonly caseInstanceId?: string | null;
  readonly caseExecutionId?: string | null;
  readonly variableInstanceId?: string | null;
  readonly variableTypeIn?: readonly string[] | null;
  readonly variableNameLike?: string | null;
  readonly tenantIdIn?: readonly string[] | null;
  readonly withoutTenantId?: boolean | null;
  readonly userOperationId?: string | null;
  readonly formFields?: boolean | null;
  readonly variableUpdates?: boolean | null;
  readonly excludeTaskDetails?: boolean | null;
  readonly initial?: boolean | null;
  readonly occurredBefore?: string | null;
  readonly occurredAfter?: string | null;
  readonly sorting?: readonly {
    readonly sortBy?: 'processInstanceId' | 'variableName' | 'variableType' | 'variableRevision' | 'formPropertyId' | 'time' | 'occurrence' | 'tenantId' | null;
    readonly sortOrder?: 'asc' | 'desc' | null;
  }[] | null;
}

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

export interface HistoricExternalTaskLogQueryDto {
  readonly logId?: string | null;
  readonly externalTaskId?: string | null;
  readonly topicName?: string | null;
  readonly workerId?: string | null;
  readonly errorMessage?: string | null;
  readonly activityIdIn?: readonly string[] | null;
  readonly activityInstanceIdIn?: readonly string[] | null;
  readonly executionIdIn?: readonly string[] | null;
  readonly processInstanceId?: string | null;
  readonly processDefinitionId?: string | null;
  readonly processDefinitionKey?: string | null;
  readonly tenantIdIn?: readonly string[] | null;
  readonly withoutTenantId?: boolean | null;
  readonly priorityLowerThanOrEquals?: number | null;
  readonly priorityHigherThanOrEquals?: number | null;
  readonly creationLog?: boolean | null;
  readonly failureLog?: boolean | null;
  readonly successLog?: boolean | null;
  readonly deletionLog?: boolean | null;
  readonly sorting?: readonly {
    readonly sortBy?: 'timestamp' | 'externalTaskId' | 'topicName' | 'workerId' | 'retries' | 'priority' | 'activityId' | 'activityInstanceId' | 'executionId' | 'processInstanceId' | 'processDefinitionId' | 'processDefinitionKey' | 'tenantId' | null;
    readonly sortOrder?: 'asc' | 'desc' | null;
  }[] | null;
}

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

export interface HistoricJobLogQueryDto {
  readonly logId?: string | null;
  readonly jobId?: string | null;
  readonly jobExceptionMessage?: string | null;
  readonly jobDefinitionId?: string | null;
  readonly jobDefinitionType?: string | null;
  readonly jobDefinitionConfiguration?: string | null;
  readonly activityIdIn?: readonly string[] | null;
  readonly failedActivityIdIn?: readonly string[] | null;
  readonly executionIdIn?: readonly string[] | null;
  readonly processInstanceId?: string | null;
  readonly processDefinitionId?: string | null;
  readonly processDefinitionKey?: string | null;
  readonly deploymentId?: string | null;
  readonly tenantIdIn?: readonly string[] | null;
  readonly withoutTenantId?: boolean | null;
  readonly hostname?: string | null;
  readonly jobPriorityLowerThanOrEquals?: number | null;
  readonly jobPriorityHigherThanOrEquals?: number | null;
  readonly creationLog?: boolean | null;
  readonly failureLog?: boolean | null;
  readonly successLog?: boolean | null;
  readonly deletionLog?: boolean | null;
  readonly sorting?: readonly {
    readonly sortBy?: 'timestamp' | 'jobId' | 'jobDefinitionId' | 'jobDueDate' | 'jobRetries' | 'jobPriority' | 'activityId' | 'executionId' | 'processInstanceId' | 'processDefinitionId' | 'processDefinitionKey' | 'deploymentId' | 'hostname' | 'occurrence' | 'tenantId' | null;
    readonly sortOrder?: 'asc' | 'desc' | null;
  }[] | null;
}

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

export interface HistoricProcessInstanceQueryDto {
  readonly processInstanceId?: string | null;
  readonly processInstanceIds?: readonly string[] | null;
  readonly processInstanceIdNotIn?: readonly string[] | null;
  readonly processDefinitionId?: string | null;
  readonly processDefinitionKey?: string | null;
  readonly processDefinitionKeyIn?: readonly string[] | null;
  readonly processDefinitionName?: string | null;
  readonly processDefinitionNameLike?: string | null;
  readonly processDefinitionKeyNotIn?: readonly string[] | null;
  readonly processInstanceBusinessKey?: string | null;
  readonly processInstanceBusinessKeyIn?: readonly string[] | null;
  readonly processInstanceBusinessKeyLike?: string | null;
  readonly rootProcessInstances?: boolean | null;
  readonly rootProcessInstanceId?: string | null;
  readonly finished?: boolean | null;
  readonly unfinished?: boolean | null;
  readonly withJobsRetrying?: boolean | null;
  readonly withIncidents?: boolean | null;
  readonly withRootIncidents?: boolean | null;
  readonly incidentIdIn?: readonly string[] | null;
  readonly incidentType?: string | null;
  readonly incidentStatus?: 'open' | 'resolved' | null;
  readonly incidentMessage?: string | null;
  readonly incidentMessageLike?: string | null;
  readonly startedBefore?: string | null;
  readonly startedAfter?: string | null;
  readonly finishedBefore?: string | null;
  readonly finishedAfter?: string | null;
  readonly executedActivityAfter?: string | null;
  readonly executedActivityBefore?: string | null;
  readonly executedJobAfter?: string | null;
  readonly executedJobBefore?: string | null;
  readonly startedBy?: string | null;
  readonly superProcessInstanceId?: string | null;
  readonly subProcessInstanceId?: string | null;
  readonly superCaseInstanceId?: string | null;
  readonly subCaseInstanceId?: string | null;
  readonly caseInstanceId?: string | null;
  readonly tenantIdIn?: readonly string[] | null;
  readonly withoutTenantId?: boolean | null;
  readonly activityIdIn?: readonly string[] | null;
  readonly executedActivityIdIn?: readonly string[] | null;
  readonly activeActivityIdIn?: readonly string[] | null;
  readonly active?: boolean | null;
  readonly suspended?: boolean | null;
  readonly completed?: boolean | null;
  readonly externallyTerminated?: boolean | null;
  readonly internallyTerminated?: boolean | null;
  readonly variables?: readonly VariableQueryParameterDto[] | null;
  readonly variableNamesIgnoreCase?: boolean | null;
  readonly variableValuesIgnoreCase?: boolean | null;
  readonly orQueries?: readonly HistoricProcessInstanceQueryDto[] | null;
  readonly sorting?: readonly {
    readonly sortBy?: 'instanceId' | 'definitionId' | 'definitionKey' | 'definitionName' | 'definitionVersion' | 'businessKey' | 'startTime' | 'endTime' | 'duration' | 'tenantId' | null;
    readonly sortOrder?: 'asc' | 'desc' | null;
  }[] | null;
}

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

export interface HistoricTaskInstanceQueryDto {
  readonly taskId?: string | null;
  readonly taskParentTaskId?: string | null;
  readonly processInstanceId?: string | null;
  readonly rootProcessInstanceId?: string | null;
  readonly processInstanceBusinessKey?: string | null;
  readonly processInstanceBusinessKeyIn?: readonly string[] | null;
  readonly processInstanceBusinessKeyLike?: string | null;
  readonly executionId?: string | null;
  readonly processDefinitionId?: string | null;
  readonly processDefinitionKey?: string | null;
  readonly processDefinitionName?: string | null;
  readonly caseInstanceId?: string | null;
  readonly caseExecutionId?: string | null;
  readonly caseDefinitionId?: string | null;
  readonly caseDefinitionKey?: string | null;
  readonly caseDefinitionName?: string | null;
  readonly activityInstanceIdIn?: readonly string[] | null;
  readonly taskName?: string | null;
  readonly taskNameLike?: string | null;
  readonly taskDescription?: string | null;
  readonly taskDescriptionLike?: string | null;
  readonly taskDefinitionKey?: string | null;
  readonly taskDefinitionKeyIn?: readonly string[] | null;
  readonly taskDeleteReason?: string | null;
  readonly taskDeleteReasonLike?: string | null;
  readonly taskAssignee?: string | null;
  readonly taskAssigneeLike?: string | null;
  readonly taskOwner?: string | null;
  readonly taskOwnerLike?: string | null;
  readonly taskPriority?: number | null;
  readonly assigned?: boolean | null;
  readonly unassigned?: boolean | null;
  readonly finished?: boolean | null;
  readonly unfinished?: boolean | null;
  readonly processFinished?: boolean | null;
  readonly processUnfinished?: boolean | null;
  readonly taskDueDate?: string | null;
  readonly taskDueDateBefore?: string | null;
  readonly taskDueDateAfter?: string | null;
  readonly withoutTaskDueDate?: boolean | null;
  readonly taskFollowUpDate?: string | null;
  readonly taskFollowUpDateBefore?: string | null;
  readonly taskFollowUpDateAfter?: string | null;
  readonly startedBefore?: string | null;
  readonly startedAfter?: string | null;
  readonly finishedBefore?: string | null;
  readonly finishedAfter?: string | null;
  readonly tenantIdIn?: readonly string[] | null;
  readonly withoutTenantId?: boolean | null;
  readonly taskVariables?: readonly VariableQueryParameterDto[] | null;
  readonly processVariables?: readonly VariableQueryParameterDto[] | null;
  readonly variableNamesIgnoreCase?: boolean | null;
  readonly variableValuesIgnoreCase?: boolean | null;
  readonly taskInvolvedUser?: string | null;
  readonly taskInvolvedGroup?: string | null;
  readonly taskHadCandidateUser?: string | null;
  readonly taskHadCandidateGroup?: string | null;
  readonly withCandidateGroups?: boolean | null;
  readonly withoutCandidateGroups?: boolean | null;
  readonly orQueries?: readonly HistoricTaskInstanceQueryDto[] | null;
  readonly sorting?: readonly {
    readonly sortBy?: 'taskId' | 'activityInstanceId' | 'processDefinitionId' | 'processInstanceId' | 'executionId' | 'duration' | 'endTime' | 'startTime' | 'taskName' | 'taskDescription' | 'assignee' | 'owner' | 'dueDate' | 'followUpDate' | 'deleteReason' | 'taskDefinitionKey' | 'priority' | 'caseDefinitionId' | 'caseInstanceId' | 'caseExecutionId' | 'tenantId' | null;
    readonly sortOrder?: 'asc' | 'desc' | null;
  }[] | null;
}

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

export interface HistoricVariableInstanceQueryDto {
  readonly variableName?: string | null;
  readonly variableNameLike?: string | null;
  readonly variableValue?: Readonly<Record<string, unknown>>;
  readonly variableNamesIgnoreCase?: boolean | null;
  readonly variableValuesIgnoreCase?: boolean | null;
  readonly variableTypeIn?: readonly string[] | null;
  readonly includeDeleted?: boolean | null;
  readonly processInstanceId?: string | null;
  readonly processInstanceIdIn?: readonly string[] | null;
  readonly processDefinitionId?: string | null;
  readonly processDefinitionKey?: string | null;
  readonly executionIdIn?: readonly string[] | null;
  readonly caseInstanceId?: string | null;
  readonly caseExecutionIdIn?: readonly string[] | null;
  readonly caseActivityIdIn?: readonly string[] | null;
  readonly taskIdIn?: readonly string[] | null;
  readonly activityInstanceIdIn?: readonly string[] | null;
  readonly tenantIdIn?: readonly string[] | null;
  readonly withoutTenantId?: boolean | null;
  readonly variableNameIn?: readonly string[] | null;
  readonly sorting?: readonly {
    readonly sortBy?: 'instanceId' | 'variableName' | 'tenantId' | null;
    readonly sortOrder?: 'asc' | 'desc' | null;
  }[] | null;
}

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

export interface JobDefinitionQueryDto {
  readonly jobDefinitionId?: string | null;
  readonly activityIdIn?: readonly string[] | null;
  readonly processDefinitionId?: string | null;
  readonly processDefinitionKey?: string | null;
  readonly jobType?: string | null;
  readonly jobConfiguration?: string | null;
  readonly active?: boolean | null;
  readonly suspended?: boolean | null;
  readonly withOverridingJobPriority?: boolean | null;
  readonly tenantIdIn?: readonly string[] | null;
  readonly withoutTenantId?: boolean | null;
  readonly includeJobDefinitionsWithoutTenantId?: boolean | null;
  readonly sorting?: readonly {
    readonly sortBy?: 'jobDefinitionId' | 'activityId' | 'processDefinitionId' | 'processDefinitionKey' | 'jobType' | 'jobConfiguration' | 'tenantId' | null;
    readonly sortOrder?: 'asc' | 'desc' | null;
  }[] | null;
}

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

export interface JobQueryDto {
  readonly jobId?: string | null;
  readonly jobIds?: readonly string[] | null;
  readonly jobDefinitionId?: string | null;
  readonly processInstanceId?: string | null;
  readonly processInstanceIds?: readonly string[] | null;
  readonly executionId?: string | null;
  readonly processDefinitionId?: string | null;
  readonly processDefinitionKey?: string | null;
  readonly activityId?: string | null;
  readonly withRetriesLeft?: boolean | null;
  readonly executable?: boolean | null;
  readonly timers?: boolean | null;
  readonly messages?: boolean | null;
  readonly dueDates?: readonly JobConditionQueryParameterDto[] | null;
  readonly createTimes?: readonly JobConditionQueryParameterDto[] | null;
  readonly withException?: boolean | null;
  readonly exceptionMessage?: string | null;
  readonly failedActivityId?: string | null;
  readonly noRetriesLeft?: boolean | null;
  readonly active?: boolean | null;
  readonly suspended?: boolean | null;
  readonly priorityLowerThanOrEquals?: number | null;
  readonly priorityHigherThanOrEquals?: number | null;
  readonly tenantIdIn?: readonly string[] | null;
  readonly withoutTenantId?: boolean | null;
  readonly includeJobsWithoutTenantId?: boolean | null;
  readonly acquired?: boolean | null;
  readonly sorting?: readonly {
    readonly sortBy?: 'jobId' | 'executionId' | 'processInstanceId' | 'processDefinitionId' | 'processDefinitionKey' | 'jobPriority' | 'jobRetries' | 'jobDueDate' | 'tenantId' | null;
    readonly sortOrder?: 'asc' | 'desc' | null;
  }[] | null;
}

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

export interface ProcessInstanceQueryDto {
  readonly deploymentId?: string | null;
  readonly processDefinitionId?: string | null;
  readonly processDefinitionKey?: string | null;
  readonly processDefinitionKeyIn?: readonly string[] | null;
  readonly processDefinitionKeyNotIn?: readonly string[] | null;
  readonly businessKey?: string | null;
  readonly businessKeyLike?: string | null;
  readonly caseInstanceId?: string | null;
  readonly superProcessInstance?: string | null;
  readonly subProcessInstance?: string | null;
  readonly superCaseInstance?: string | null;
  readonly subCaseInstance?: string | null;
  readonly active?: boolean | null;
  readonly suspended?: boolean | null;
  readonly processInstanceIds?: readonly string[] | null;
  readonly withIncident?: boolean | null;
  readonly incidentId?: string | null;
  readonly incidentType?: string | null;
  readonly incidentMessage?: string | null;
  readonly incidentMessageLike?: string | null;
  readonly tenantIdIn?: readonly string[] | null;
  readonly withoutTenantId?: boolean | null;
  readonly processDefinitionWithoutTenantId?: boolean | null;
  readonly activityIdIn?: readonly string[] | null;
  readonly rootProcessInstances?: boolean | null;
  readonly leafProcessInstances?: boolean | null;
  readonly variables?: readonly VariableQueryParameterDto[] | null;
  readonly variableNamesIgnoreCase?: boolean | null;
  readonly variableValuesIgnoreCase?: boolean | null;
  readonly orQueries?: readonly ProcessInstanceQueryDto[] | null;
  readonly sorting?: readonly {
    readonly sortBy?: 'instanceId' | 'definitionId' | 'definitionKey' | 'businessKey' | 'tenantId' | null;
    readonly sortOrder?: 'asc' | 'desc' | null;
  }[] | null;
}

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

export interface SchemaLogQueryDto {
  readonly version?: string | null;
  readonly sorting?: readonly {
    readonly sortBy?: 'timestamp' | null;
    readonly sortOrder?: 'asc' | 'desc' | null;
  }[] | null;
}

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

export interface TaskQueryDto {
  readonly taskId?: string | null;
  readonly taskIdIn?: readonly string[] | null;
  readonly processInstanceId?: string | null;
  readonly processInstanceIdIn?: readonly string[] | null;
  readonly processInstanceBusinessKey?: string | null;
  readonly processInstanceBusinessKeyExpression?: string | null;
  readonly processInstanceBusinessKeyIn?: readonly string[] | null;
  readonly processInstanceBusinessKeyLike?: string | null;
  readonly processInstanceBusinessKeyLikeExpression?: string | null;
  readonly processDefinitionId?: string | null;
  readonly processDefinitionKey?: string | null;
  readonly processDefinitionKeyIn?: readonly string[] | null;
  readonly processDefinitionName?: string | null;
  readonly processDefinitionNameLike?: string | null;
  readonly executionId?: string | null;
  readonly caseInstanceId?: string | null;
  readonly caseInstanceBusinessKey?: string | null;
  readonly caseInstanceBusinessKeyLike?: string | null;
  readonly caseDefinitionId?: string | null;
  readonly caseDefinitionKey?: string | null;
  readonly caseDefinitionName?: string | null;
  readonly caseDefinitionNameLike?: string | null;
  readonly caseExecutionId?: string | null;
  readonly activityInstanceIdIn?: readonly string[] | null;
  readonly tenantIdIn?: readonly string[] | null;
  readonly withoutTenantId?: boolean | null;
  readonly assignee?: string | null;
  readonly assigneeExpression?: string | null;
  readonly assigneeLike?: string | null;
  readonly assigneeLikeExpression?: string | null;
  readonly assigneeIn?: readonly string[] | null;
  readonly assigneeNotIn?: readonly string[] | null;
  readonly owner?: string | null;
  readonly ownerExpression?: string | null;
  readonly candidateGroup?: string | null;
  readonly candidateGroupLike?: string | null;
  readonly candidateGroupExpression?: string | null;
  readonly candidateUser?: string | null;
  readonly candidateUserExpression?: string | null;
  readonly includeAssignedTasks?: boolean | null;
  readonly involvedUser?: string | null;
  readonly involvedUserExpression?: string | null;
  readonly assigned?: boolean | null;
  readonly unassigned?: boolean | null;
  readonly taskDefinitionKey?: string | null;
  readonly taskDefinitionKeyIn?: readonly string[] | null;
  readonly taskDefinitionKeyNotIn?: readonly string[] | null;
  readonly taskDefinitionKeyLike?: string | null;
  readonly name?: string | null;
  readonly nameNotEqual?: string | null;
  readonly nameLike?: string | null;
  readonly nameNotLike?: string | null;
  readonly description?: string | null;
  readonly descriptionLike?: string | null;
  readonly priority?: number | null;
  readonly maxPriority?: number | null;
  readonly minPriority?: number | null;
  readonly dueDate?: string | null;
  readonly dueDateExpression?: string | null;
  readonly dueAfter?: string | null;
  readonly dueAfterExpression?: string | null;
  readonly dueBefore?: string | null;
  readonly dueBeforeExpression?: string | null;
  readonly withoutDueDate?: boolean | null;
  readonly followUpDate?: string | null;
  readonly followUpDateExpression?: string | null;
  readonly followUpAfter?: string | null;
  readonly followUpAfterExpression?: string | null;
  readonly followUpBefore?: string | null;
  readonly followUpBeforeExpression?: string | null;
  readonly followUpBeforeOrNotExistent?: string | null;
  readonly followUpBeforeOrNotExistentExpression?: string | null;
  readonly createdOn?: string | null;
  readonly createdOnExpression?: string | null;
  readonly createdAfter?: string | null;
  readonly createdAfterExpression?: string | null;
  readonly createdBefore?: string | null;
  readonly createdBeforeExpression?: string | null;
  readonly updatedAfter?: string | null;
  readonly updatedAfterExpression?: string | null;
  readonly delegationState?: 'PENDING' | 'RESOLVED' | null;
  readonly candidateGroups?: readonly string[] | null;
  readonly candidateGroupsExpression?: string | null;
  readonly withCandidateGroups?: boolean | null;
  readonly withoutCandidateGroups?: boolean | null;
  readonly withCandidateUsers?: boolean | null;
  readonly withoutCandidateUsers?: boolean | null;
  readonly active?: boolean | null;
  readonly suspended?: boolean | null;
  readonly taskVariables?: readonly VariableQueryParameterDto[] | null;
  readonly processVariables?: readonly VariableQueryParameterDto[] | null;
  readonly caseInstanceVariables?: readonly VariableQueryParameterDto[] | null;
  readonly variableNamesIgnoreCase?: boolean | null;
  readonly variableValuesIgnoreCase?: boolean | null;
  readonly parentTaskId?: string | null;
  readonly orQueries?: readonly TaskQueryDto[] | null;
  readonly sorting?: readonly {
    readonly sortBy?: 'instanceId' | 'caseInstanceId' | 'dueDate' | 'executionId' | 'caseExecutionId' | 'assignee' | 'created' | 'lastUpdated' | 'followUpDate' | 'description' | 'id' | 'name' | 'nameCaseInsensitive' | 'priority' | 'processVariable' | 'executionVariable' | 'taskVariable' | 'caseExecutionVariable' | 'caseInstanceVariable' | null;
    readonly sortOrder?: 'asc' | 'desc' | null;
    readonly parameters?: SortTaskQueryParametersDto;
  }[] | null;
}

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

export interface VariableInstanceQueryDto {
  readonly variableName?: string | null;
  readonly variableNameLike?: string | null;
  readonly processInstanceIdIn?: readonly string[] | null;
  readonly executionIdIn?: readonly string[] | null;
  readonly caseInstanceIdIn?: readonly string[] | null;
  readonly caseExecutionIdIn?: readonly string[] | null;
  readonly taskIdIn?: readonly string[] | null;
  readonly batchIdIn?: readonly string[] | null;
  readonly activityInstanceIdIn?: readonly string[] | null;
  readonly tenantIdIn?: readonly string[] | null;
  readonly variableValues?: readonly VariableQueryParameterDto[] | null;
  readonly variableNamesIgnoreCase?: boolean | null;
  readonly variableValuesIgnoreCase?: boolean | null;
  readonly variableScopeIdIn?: readonly string[] | null;
  readonly sorting?: readonly {
    readonly sortBy?: 'variableName' | 'variableType' | 'activityInstanceId' | 'tenantId' | null;
    readonly sortOrder?: 'asc' | 'desc' | null;
  }[] | null;
}

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

/** Body and answer of every call; `null` where there is none, `Blob` where it is not JSON. */
export interface RestCalls {
  'GET /authorization': { body: null; answer: readonly AuthorizationDto[] };
  'OPTIONS /authorization': { body: null; answer: ResourceOptionsDto };
  'GET /authorization/check': { body: null; answer: AuthorizationCheckResultDto };
  'GET /authorization/count': { body: null; answer: CountResultDto };
  'POST /authorization/create': { body: AuthorizationCreateDto; answer: AuthorizationDto };
  'GET /authorization/{id}': { body: null; answer: AuthorizationDto };
  'PUT /authorization/{id}': { body: AuthorizationUpdateDto; answer: null };
  'DELETE /authorization/{id}': { body: null; answer: null };
  'OPTIONS /authorization/{id}': { body: null; answer: ResourceOptionsDto };
  'GET /batch': { body: null; answer: readonly BatchDto[] };
  'GET /batch/count': { body: null; answer: CountResultDto };
  'GET /batch/statistics': { body: null; answer: readonly BatchStatisticsDto[] };
  'GET /batch/statistics/count': { body: null; answer: CountResultDto };
  'GET /batch/{id}': { body: null; answer: BatchDto };
  'DELETE /batch/{id}': { body: null; answer: null };
  'PUT /batch/{id}/suspended': { body: SuspensionStateDto; answer: null };
  'GET /case-definition': { body: null; answer: readonly CaseDefinitionDto[] };
  'GET /case-definition/count': { body: null; answer: CountResultDto };
  'GET /case-definition/{id}': { body: null; answer: CaseDefinitionDto };
  'POST /case-definition/{id}/create': { body: CreateCaseInstanceDto; answer: CaseInstanceDto };
  'GET /case-definition/{id}/diagram': { body: null; answer: Blob };
  'PUT /case-definition/{id}/history-time-to-live': { body: HistoryTimeToLiveDto; answer: null };
  'GET /case-definition/{id}/xml': { body: null; answer: CaseDefinitionDiagramDto };
  'GET /case-execution': { body: null; answer: readonly CaseExecutionDto[] };
  'POST /case-execution': { body: AnyValue; answer: readonly CaseExecutionDto[] };
  'GET /case-execution/count': { body: null; answer: CountResultDto };
  'POST /case-execution/count': { body: AnyValue; answer: CountResultDto };
  'GET /case-execution/{id}': { body: null; answer: CaseExecutionDto };
  'POST /case-execution/{id}/complete': { body: CaseExecutionTriggerDto; answer: null };
  'POST /case-execution/{id}/disable': { body: CaseExecutionTriggerDto; answer: null };
  'GET /case-execution/{id}/localVariables': { body: null; answer: Readonly<Record<string, VariableValueDto>> };
  'POST /case-execution/{id}/localVariables': { body: PatchVariablesDto; answer: null };
  'GET /case-execution/{id}/localVariables/{varName}': { body: null; answer: VariableValueDto };
  'PUT /case-execution/{id}/localVariables/{varName}': { body: VariableValueDto; answer: null };
  'DELETE /case-execution/{id}/localVariables/{varName}': { body: null; answer: null };
  'GET /case-execution/{id}/localVariables/{varName}/data': { body: null; answer: Blob };
  'POST /case-execution/{id}/localVariables/{varName}/data': { body: FormData; answer: null };
  'POST /case-execution/{id}/manual-start': { body: CaseExecutionTriggerDto; answer: null };
  'POST /case-execution/{id}/reenable': { body: CaseExecutionTriggerDto; answer: null };
  'POST /case-execution/{id}/terminate': { body: CaseExecutionTriggerDto; answer: null };
  'GET /case-execution/{id}/variables': { body: null; answer: Readonly<Record<string, VariableValueDto>> };
  'POST /case-execution/{id}/variables': { body: PatchVariablesDto; answer: null };
  'GET /case-execution/{id}/variables/{varName}': { body: null; answer: VariableValueDto };
  'PUT /case-execution/{id}/variables/{varName}': { body: VariableValueDto; answer: null };
  'DELETE /case-execution/{id}/variables/{varName}': { body: null; answer: null };
  'GET /case-execution/{id}/variables/{varName}/data': { body: null; answer: Blob };
  'POST /case-execution/{id}/variables/{varName}/data': { body: FormData; answer: null };
  'GET /case-instance': { body: null; answer: readonly CaseInstanceDto[] };
  'POST /case-instance': { body: AnyValue; answer: readonly CaseInstanceDto[] };
  'GET /case-instance/count': { body: null; answer: CountResultDto };
  'POST /case-instance/count': { body: AnyValue; answer: CountResultDto };
  'GET /case-instance/{id}': { body: null; answer: CaseInstanceDto };
  'POST /case-instance/{id}/close': { body: CaseExecutionTriggerDto; answer: null };
  'POST /case-instance/{id}/complete': { body: CaseExecutionTriggerDto; answer: null };
  'POST /case-instance/{id}/terminate': { body: CaseExecutionTriggerDto; answer: null };
  'GET /case-instance/{id}/variables': { body: null; answer: Readonly<Record<string, VariableValueDto>> };
  'POST /case-instance/{id}/variables': { body: PatchVariablesDto; answer: null };
  'GET /case-instance/{id}/variables/{varName}': { body: null; answer: VariableValueDto };
  'PUT /case-instance/{id}/variables/{varName}': { body: VariableValueDto; answer: null };
  'DELETE /case-instance/{id}/variables/{varName}': { body: null; answer: null };
  'GET /case-instance/{id}/variables/{varName}/data': { body: null; answer: Blob };
  'POST /case-instance/{id}/variables/{varName}/data': { body: FormData; answer: null };
  'POST /condition': { body: EvaluationConditionDto; answer: readonly ProcessInstanceDto[] };
  'GET /decision-definition': { body: null; answer: readonly DecisionDefinitionDto[] };
  'GET /decision-definition/count': { body: null; answer: CountResultDto };
  'GET /decision-definition/{id}': { body: null; answer: DecisionDefinitionDto };
  'GET /decision-definition/{id}/diagram': { body: null; answer: Blob };
  'POST /decision-definition/{id}/evaluate': { body: EvaluateDecisionDto; answer: readonly unknown[] };
  'PUT /decision-definition/{id}/history-time-to-live': { body: HistoryTimeToLiveDto; answer: null };
  'GET /decision-definition/{id}/xml': { body: null; answer: DecisionDefinitionDiagramDto };
  'GET /decision-requirements-definition': { body: null; answer: readonly DecisionRequirementsDefinitionDto[] };
  'GET /decision-requirements-definition/count': { body: null; answer: CountResultDto };
  'GET /decision-requirements-definition/{id}': { body: null; answer: DecisionRequirementsDefinitionDto };
  'GET /decision-requirements-definition/{id}/diagram': { body: null; answer: Blob };
  'GET /decision-requirements-definition/{id}/xml': { body: null; answer: DecisionRequirementsDefinitionXmlDto };
  'GET /deployment': { body: null; answer: readonly DeploymentDto[] };
  'GET /deployment/count': { body: null; answer: CountResultDto };
  'POST /deployment/create': { body: FormData; answer: DeploymentWithDefinitionsDto };
  'GET /deployment/registered': { body: null; answer: readonly string[] };
  'GET /deployment/{id}': { body: null; answer: DeploymentDto };
  'DELETE /deployment/{id}': { body: null; answer: null };
  'POST /deployment/{id}/redeploy': { body: RedeploymentDto; answer: DeploymentWithDefinitionsDto };
  'GET /deployment/{id}/resources': { body: null; answer: readonly DeploymentResourceDto[] };
  'GET /deployment/{id}/resources/{resourceId}': { body: null; answer: DeploymentResourceDto };
  'GET /deployment/{id}/resources/{resourceId}/data': { body: null; answer: Blob };
  'GET /engine': { body: null; answer: readonly ProcessEngineDto[] };
  'GET /event-subscription': { body: null; answer: readonly EventSubscriptionDto[] };
  'GET /event-subscription/count': { body: null; answer: CountResultDto };
  'GET /execution': { body: null; answer: readonly ExecutionDto[] };
  'POST /execution': { body: ExecutionQueryDto; answer: readonly ExecutionDto[] };
  'GET /execution/count': { body: null; answer: CountResultDto };
  'POST /execution/count': { body: ExecutionQueryDto; answer: CountResultDto };
  'GET /execution/{id}': { body: null; answer: ExecutionDto };
  'POST /execution/{id}/create-incident': { body: CreateIncidentDto; answer: IncidentDto };
  'GET /execution/{id}/localVariables': { body: null; answer: Readonly<Record<string, VariableValueDto>> };
  'POST /execution/{id}/localVariables': { body: PatchVariablesDto; answer: null };
  'GET /execution/{id}/localVariables/{varName}': { body: null; answer: VariableValueDto };
  'PUT /execution/{id}/localVariables/{varName}': { body: VariableValueDto; answer: null };
  'DELETE /execution/{id}/localVariables/{varName}': { body: null; answer: null };
  'GET /execution/{id}/localVariables/{varName}/data': { body: null; answer: Blob };
  'POST /execution/{id}/localVariables/{varName}/data': { body: FormData; answer: null };
  'GET /execution/{id}/messageSubscriptions/{messageName}': { body: null; answer: EventSubscriptionDto };
  'POST /execution/{id}/messageSubscriptions/{messageName}/trigger': { body: ExecutionTriggerDto; answer: null };
  'POST /execution/{id}/signal': { body: ExecutionTriggerDto; answer: null };
  'GET /external-task': { body: null; answer: readonly ExternalTaskDto[] };
  'POST /external-task': { body: ExternalTaskQueryDto; answer: readonly ExternalTaskDto[] };
  'GET /external-task/count': { body: null; answer: CountResultDto };
  'POST /external-task/count': { body: ExternalTaskQueryDto; answer: CountResultDto };
  'POST /external-task/fetchAndLock': { body: FetchExternalTasksDto; answer: readonly LockedExternalTaskDto[] };
  'PUT /external-task/retries': { body: SetRetriesForExternalTasksDto; answer: null };
  'POST /external-task/retries-async': { body: SetRetriesForExternalTasksDto; answer: BatchDto };
  'GET /external-task/topic-names': { body: null; answer: readonly string[] };
  'GET /external-task/{id}': { body: null; answer: ExternalTaskDto };
  'POST /external-task/{id}/bpmnError': { body: ExternalTaskBpmnError; answer: null };
  'POST /external-task/{id}/complete': { body: CompleteExternalTaskDto; answer: null };
  'GET /external-task/{id}/errorDetails': { body: null; answer: Blob };
  'POST /external-task/{id}/extendLock': { body: ExtendLockOnExternalTaskDto; answer: null };
  'POST /external-task/{id}/failure': { body: ExternalTaskFailureDto; answer: null };
  'POST /external-task/{id}/lock': { body: LockExternalTaskDto; answer: null };
  'PUT /external-task/{id}/priority': { body: PriorityDto; answer: null };
  'PUT /external-task/{id}/retries': { body: RetriesDto; answer: null };
  'POST /external-task/{id}/unlock': { body: null; answer: null };
  'GET /filter': { body: null; answer: readonly FilterDto[] };
  'OPTIONS /filter': { body: null; answer: ResourceOptionsDto };
  'GET /filter/count': { body: null; answer: CountResultDto };
  'POST /filter/create': { body: CreateFilterDto; answer: FilterDto };
  'GET /filter/{id}': { body: null; answer: FilterDto };
  'PUT /filter/{id}': { body: CreateFilterDto; answer: null };
  'DELETE /filter/{id}': { body: null; answer: null };
  'OPTIONS /filter/{id}': { body: null; answer: ResourceOptionsDto };
  'GET /filter/{id}/count': { body: null; answer: CountResultDto };
  'POST /filter/{id}/count': { body: Readonly<Record<string, unknown>>; answer: CountResultDto };
  'GET /filter/{id}/list': { body: null; answer: readonly (Readonly<Record<string, unknown>>)[] };
  'POST /filter/{id}/list': { body: Readonly<Record<string, unknown>>; answer: readonly (Readonly<Record<string, unknown>>)[] };
  'GET /filter/{id}/singleResult': { body: null; answer: Readonly<Record<string, unknown>> };
  'POST /filter/{id}/singleResult': { body: Readonly<Record<string, unknown>>; answer: Readonly<Record<string, unknown>> };
  'GET /group': { body: null; answer: readonly GroupDto[] };
  'POST /group': { body: GroupQueryDto; answer: readonly GroupDto[] };
  'OPTIONS /group': { body: null; answer: ResourceOptionsDto };
  'GET /group/count': { body: null; answer: CountResultDto };
  'POST /group/count': { body: GroupQueryDto; answer: CountResultDto };
  'POST /group/create': { body: GroupDto; answer: null };
  'GET /group/{id}': { body: null; answer: GroupDto };
  'PUT /group/{id}': { body: GroupDto; answer: null };
  'DELETE /group/{id}': { body: null; answer: null };
  'OPTIONS /group/{id}': { body: null; answer: ResourceOptionsDto };
  'OPTIONS /group/{id}/members': { body: null; answer: ResourceOptionsDto };
  'PUT /group/{id}/members/{userId}': { body: null; answer: null };
  'DELETE /group/{id}/members/{userId}': { body: null; answer: null };
  'GET /history/activity-instance': { body: null; answer: readonly HistoricActivityInstanceDto[] };
  'POST /history/activity-instance': { body: HistoricActivityInstanceQueryDto; answer: readonly HistoricActivityInstanceDto[] };
  'GET /history/activity-instance/count': { body: null; answer: CountResultDto };
  'POST /history/activity-instance/count': { body: HistoricActivityInstanceQueryDto; answer: CountResultDto };
  'GET /history/activity-instance/{id}': { body: null; answer: HistoricActivityInstanceDto };
  'GET /history/batch': { body: null; answer: readonly HistoricBatchDto[] };
  'GET /history/batch/cleanable-batch-report': { body: null; answer: readonly CleanableHistoricBatchReportResultDto[] };
  'GET /history/batch/cleanable-batch-report/count': { body: null; answer: CountResultDto };
  'GET /history/batch/count': { body: null; answer: CountResultDto };
  'POST /history/batch/set-removal-time': { body: SetRemovalTimeToHistoricBatchesDto; answer: BatchDto };
  'GET /history/batch/{id}': { body: null; answer: HistoricBatchDto };
  'DELETE /history/batch/{id}': { body: null; answer: null };
  'GET /history/case-activity-instance': { body: null; answer: readonly HistoricCaseActivityInstanceDto[] };
  'GET /history/case-activity-instance/count': { body: null; answer: CountResultDto };
  'GET /history/case-activity-instance/{id}': { body: null; answer: HistoricCaseActivityInstanceDto };
  'GET /history/case-definition/cleanable-case-instance-report': { body: null; answer: readonly CleanableHistoricCaseInstanceReportResultDto[] };
  'GET /history/case-definition/cleanable-case-instance-report/count': { body: null; answer: CountResultDto };
  'GET /history/case-definition/{id}/statistics': { body: null; answer: readonly HistoricCaseActivityStatisticsDto[] };
  'GET /history/case-instance': { body: null; answer: readonly HistoricCaseInstanceDto[] };
  'POST /history/case-instance': { body: AnyValue; answer: readonly HistoricCaseInstanceDto[] };
  'GET /history/case-instance/count': { body: null; answer: CountResultDto };
  'POST /history/case-instance/count': { body: AnyValue; answer: CountResultDto };
  'GET /history/case-instance/{id}': { body: null; answer: HistoricCaseInstanceDto };
  'POST /history/cleanup': { body: null; answer: JobDto };
  'GET /history/cleanup/configuration': { body: null; answer: HistoryCleanupConfigurationDto };
  'GET /history/cleanup/job': { body: null; answer: JobDto };
  'GET /history/cleanup/jobs': { body: null; answer: readonly JobDto[] };
  'GET /history/decision-definition/cleanable-decision-instance-report': { body: null; answer: readonly CleanableHistoricDecisionInstanceReportResultDto[] };
  'GET /history/decision-definition/cleanable-decision-instance-report/count': { body: null; answer: CountResultDto };
  'GET /history/decision-instance': { body: null; answer: readonly HistoricDecisionInstanceDto[] };
  'GET /history/decision-instance/count': { body: null; answer: CountResultDto };
  'POST /history/decision-instance/delete': { body: DeleteHistoricDecisionInstancesDto; answer: BatchDto };
  'POST /history/decision-instance/set-removal-time': { body: SetRemovalTimeToHistoricDecisionInstancesDto; answer: BatchDto };
  'GET /history/decision-instance/{id}': { body: null; answer: HistoricDecisionInstanceDto };
  'GET /history/decision-requirements-definition/{id}/statistics': { body: null; answer: readonly HistoricDecisionInstanceStatisticsDto[] };
  'GET /history/detail': { body: null; answer: readonly HistoricDetailDto[] };
  'POST /history/detail': { body: HistoricDetailQueryDto; answer: readonly HistoricDetailDto[] };
  'GET /history/detail/count': { body: null; answer: CountResultDto };
  'GET /history/detail/{id}': { body: null; answer: HistoricDetailDto };
  'GET /history/detail/{id}/data': { body: null; answer: Blob };
  'GET /history/external-task-log': { body: null; answer: readonly HistoricExternalTaskLogDto[] };
  'POST /history/external-task-log': { body: HistoricExternalTaskLogQueryDto; answer: readonly HistoricExternalTaskLogDto[] };
  'GET /history/external-task-log/count': { body: null; answer: CountResultDto };
  'POST /history/external-task-log/count': { body: HistoricExternalTaskLogQueryDto; answer: CountResultDto };
  'GET /history/external-task-log/{id}': { body: null; answer: HistoricExternalTaskLogDto };
  'GET /history/external-task-log/{id}/error-details': { body: null; answer: Blob };
  'GET /history/identity-link-log': { body: null; answer: readonly HistoricIdentityLinkLogDto[] };
  'GET /history/identity-link-log/count': { body: null; answer: CountResultDto };
  'GET /history/incident': { body: null; answer: readonly HistoricIncidentDto[] };
  'GET /history/incident/count': { body: null; answer: CountResultDto };
  'GET /history/job-log': { body: null; answer: readonly HistoricJobLogDto[] };
  'POST /history/job-log': { body: HistoricJobLogQueryDto; answer: readonly HistoricJobLogDto[] };
  'GET /history/job-log/count': { body: null; answer: CountResultDto };
  'POST /history/job-log/count': { body: HistoricJobLogQueryDto; answer: CountResultDto };
  'GET /history/job-log/{id}': { body: null; answer: HistoricJobLogDto };
  'GET /history/job-log/{id}/stacktrace': { body: null; answer: Blob };
  'GET /history/process-definition/cleanable-process-instance-report': { body: null; answer: readonly CleanableHistoricProcessInstanceReportResultDto[] };
  'GET /history/process-definition/cleanable-process-instance-report/count': { body: null; answer: CountResultDto };
  'GET /history/process-definition/{id}/statistics': { body: null; answer: readonly HistoricActivityStatisticsDto[] };
  'GET /history/process-instance': { body: null; answer: readonly HistoricProcessInstanceDto[] };
  'POST /history/process-instance': { body: HistoricProcessInstanceQueryDto; answer: readonly HistoricProcessInstanceDto[] };
  'GET /history/process-instance/count': { body: null; answer: CountResultDto };
  'POST /history/process-instance/count': { body: HistoricProcessInstanceQueryDto; answer: CountResultDto };
  'POST /history/process-instance/delete': { body: DeleteHistoricProcessInstancesDto; answer: BatchDto };
  'GET /history/process-instance/report': { body: null; answer: readonly DurationReportResultDto[] };
  'POST /history/process-instance/set-removal-time': { body: SetRemovalTimeToHistoricProcessInstancesDto; answer: BatchDto };
  'GET /history/process-instance/{id}': { body: null; answer: HistoricProcessInstanceDto };
  'DELETE /history/process-instance/{id}': { body: null; answer: null };
  'DELETE /history/process-instance/{id}/variable-instances': { body: null; answer: null };
  'GET /history/task': { body: null; answer: readonly HistoricTaskInstanceDto[] };
  'POST /history/task': { body: HistoricTaskInstanceQueryDto; answer: readonly HistoricTaskInstanceDto[] };
  'GET /history/task/count': { body: null; answer: CountResultDto };
  'POST /history/task/count': { body: HistoricTaskInstanceQueryDto; answer: CountResultDto };
  'GET /history/task/report': { body: null; answer: readonly HistoricTaskInstanceReportResultDto[] };
  'GET /history/user-operation': { body: null; answer: readonly UserOperationLogEntryDto[] };
  'GET /history/user-operation/count': { body: null; answer: CountResultDto };
  'PUT /history/user-operation/{operationId}/clear-annotation': { body: null; answer: null };
  'PUT /history/user-operation/{operationId}/set-annotation': { body: AnnotationDto; answer: null };
  'GET /history/variable-instance': { body: null; answer: readonly HistoricVariableInstanceDto[] };
  'POST /history/variable-instance': { body: HistoricVariableInstanceQueryDto; answer: readonly HistoricVariableInstanceDto[] };
  'GET /history/variable-instance/count': { body: null; answer: CountResultDto };
  'POST /history/variable-instance/count': { body: HistoricVariableInstanceQueryDto; answer: CountResultDto };
  'GET /history/variable-instance/{id}': { body: null; answer: HistoricVariableInstanceDto };
  'DELETE /history/variable-instance/{id}': { body: null; answer: null };
  'GET /history/variable-instance/{id}/data': { body: null; answer: Blob };
  'GET /identity/groups': { body: null; answer: IdentityServiceGroupInfoDto };
  'GET /identity/password-policy': { body: null; answer: PasswordPolicyDto };
  'POST /identity/password-policy': { body: PasswordPolicyRequestDto; answer: CheckPasswordPolicyResultDto };
  'POST /identity/verify': { body: BasicUserCredentialsDto; answer: AuthenticationResult };
  'GET /incident': { body: null; answer: readonly IncidentDto[] };
  'GET /incident/count': { body: null; answer: CountResultDto };
  'GET /incident/{id}': { body: null; answer: IncidentDto };
  'DELETE /incident/{id}': { body: null; answer: null };
  'PUT /incident/{id}/annotation': { body: AnnotationDto; answer: null };
  'DELETE /incident/{id}/annotation': { body: null; answer: null };
  'GET /job': { body: null; answer: readonly JobDto[] };
  'POST /job': { body: JobQueryDto; answer: readonly JobDto[] };
  'GET /job-definition': { body: null; answer: readonly JobDefinitionDto[] };
  'POST /job-definition': { body: JobDefinitionQueryDto; answer: readonly JobDefinitionDto[] };
  'GET /job-definition/count': { body: null; answer: CountResultDto };
  'POST /job-definition/count': { body: JobDefinitionQueryDto; answer: CountResultDto };
  'PUT /job-definition/suspended': { body: JobDefinitionsSuspensionStateDto; answer: null };
  'GET /job-definition/{id}': { body: null; answer: JobDefinitionDto };
  'PUT /job-definition/{id}/jobPriority': { body: JobDefinitionPriorityDto; answer: null };
  'PUT /job-definition/{id}/retries': { body: RetriesDto; answer: null };
  'PUT /job-definition/{id}/suspended': { body: JobDefinitionSuspensionStateDto; answer: null };
  'GET /job/count': { body: null; answer: CountResultDto };
  'POST /job/count': { body: JobQueryDto; answer: CountResultDto };
  'POST /job/retries': { body: SetJobRetriesDto; answer: BatchDto };
  'PUT /job/suspended': { body: JobSuspensionStateDto; answer: null };
  'GET /job/{id}': { body: null; answer: JobDto };
  'DELETE /job/{id}': { body: null; answer: null };
  'PUT /job/{id}/duedate': { body: JobDuedateDto; answer: null };
  'POST /job/{id}/duedate/recalculate': { body: null; answer: null };
  'POST /job/{id}/execute': { body: null; answer: null };
  'PUT /job/{id}/priority': { body: PriorityDto; answer: null };
  'PUT /job/{id}/retries': { body: JobRetriesDto; answer: null };
  'GET /job/{id}/stacktrace': { body: null; answer: Blob };
  'PUT /job/{id}/suspended': { body: SuspensionStateDto; answer: null };
  'POST /message': { body: CorrelationMessageDto; answer: readonly MessageCorrelationResultWithVariableDto[] };
  'GET /metrics': { body: null; answer: readonly MetricsIntervalResultDto[] };
  'DELETE /metrics/task-worker': { body: null; answer: null };
  'GET /metrics/{metrics-name}/sum': { body: null; answer: MetricsResultDto };
  'POST /migration/execute': { body: MigrationExecutionDto; answer: null };
  'POST /migration/executeAsync': { body: MigrationExecutionDto; answer: BatchDto };
  'POST /migration/generate': { body: MigrationPlanGenerationDto; answer: MigrationPlanDto };
  'POST /migration/validate': { body: MigrationPlanDto; answer: MigrationPlanReportDto };
  'POST /modification/execute': { body: ModificationDto; answer: null };
  'POST /modification/executeAsync': { body: ModificationDto; answer: BatchDto };
  'GET /process-definition': { body: null; answer: readonly ProcessDefinitionDto[] };
  'GET /process-definition/count': { body: null; answer: CountResultDto };
  'GET /process-definition/statistics': { body: null; answer: readonly ProcessDefinitionStatisticsResultDto[] };
  'PUT /process-definition/suspended': { body: ProcessDefinitionSuspensionStateDto; answer: null };
  'GET /process-definition/{id}': { body: null; answer: ProcessDefinitionDto };
  'DELETE /process-definition/{id}': { body: null; answer: null };
  'GET /process-definition/{id}/deployed-start-form': { body: null; answer: Blob };
  'GET /process-definition/{id}/diagram': { body: null; answer: Blob };
  'GET /process-definition/{id}/form-variables': { body: null; answer: Readonly<Record<string, VariableValueDto>> };
  'PUT /process-definition/{id}/history-time-to-live': { body: HistoryTimeToLiveDto; answer: null };
  'GET /process-definition/{id}/rendered-form': { body: null; answer: Blob };
  'POST /process-definition/{id}/restart': { body: RestartProcessInstanceDto; answer: null };
  'POST /process-definition/{id}/restart-async': { body: RestartProcessInstanceDto; answer: BatchDto };
  'POST /process-definition/{id}/start': { body: StartProcessInstanceDto; answer: ProcessInstanceWithVariablesDto };
  'GET /process-definition/{id}/startForm': { body: null; answer: FormDto };
  'GET /process-definition/{id}/static-called-process-definitions': { body: null; answer: readonly CalledProcessDefinitionDto[] };
  'GET /process-definition/{id}/statistics': { body: null; answer: readonly ActivityStatisticsResultDto[] };
  'POST /process-definition/{id}/submit-form': { body: StartProcessInstanceFormDto; answer: ProcessInstanceDto };
  'PUT /process-definition/{id}/suspended': { body: ProcessDefinitionSuspensionStateDto; answer: null };
  'GET /process-definition/{id}/xml': { body: null; answer: ProcessDefinitionDiagramDto };
  'GET /process-instance': { body: null; answer: readonly ProcessInstanceDto[] };
  'POST /process-instance': { body: ProcessInstanceQueryDto; answer: readonly ProcessInstanceDto[] };
  'GET /process-instance/count': { body: null; answer: CountResultDto };
  'POST /process-instance/count': { body: ProcessInstanceQueryDto; answer: CountResultDto };
  'POST /process-instance/delete': { body: DeleteProcessInstancesDto; answer: BatchDto };
  'POST /process-instance/delete-historic-query-based': { body: DeleteProcessInstancesDto; answer: BatchDto };
  'POST /process-instance/job-retries': { body: SetJobRetriesByProcessDto; answer: BatchDto };
  'POST /process-instance/job-retries-historic-query-based': { body: SetJobRetriesByProcessDto; answer: BatchDto };
  'POST /process-instance/message-async': { body: CorrelationMessageAsyncDto; answer: BatchDto };
  'PUT /process-instance/suspended': { body: ProcessInstanceSuspensionStateDto; answer: null };
  'POST /process-instance/suspended-async': { body: ProcessInstanceSuspensionStateAsyncDto; answer: BatchDto };
  'POST /process-instance/variables-async': { body: SetVariablesAsyncDto; answer: BatchDto };
  'GET /process-instance/{id}': { body: null; answer: ProcessInstanceDto };
  'DELETE /process-instance/{id}': { body: null; answer: null };
  'GET /process-instance/{id}/activity-instances': { body: null; answer: ActivityInstanceDto };
  'GET /process-instance/{id}/comment': { body: null; answer: readonly CommentDto[] };
  'PUT /process-instance/{id}/comment': { body: CommentDto; answer: null };
  'DELETE /process-instance/{id}/comment': { body: null; answer: null };
  'DELETE /process-instance/{id}/comment/{commentId}': { body: null; answer: null };
  'POST /process-instance/{id}/modification': { body: ProcessInstanceModificationDto; answer: null };
  'POST /process-instance/{id}/modification-async': { body: ProcessInstanceModificationDto; answer: BatchDto };
  'PUT /process-instance/{id}/suspended': { body: SuspensionStateDto; answer: null };
  'GET /process-instance/{id}/variables': { body: null; answer: Readonly<Record<string, VariableValueDto>> };
  'POST /process-instance/{id}/variables': { body: PatchVariablesDto; answer: null };
  'GET /process-instance/{id}/variables/{varName}': { body: null; answer: VariableValueDto };
  'PUT /process-instance/{id}/variables/{varName}': { body: VariableValueDto; answer: null };
  'DELETE /process-instance/{id}/variables/{varName}': { body: null; answer: null };
  'GET /process-instance/{id}/variables/{varName}/data': { body: null; answer: Blob };
  'POST /process-instance/{id}/variables/{varName}/data': { body: FormData; answer: null };
  'GET /schema/log': { body: null; answer: readonly SchemaLogEntryDto[] };
  'POST /schema/log': { body: SchemaLogQueryDto; answer: readonly SchemaLogEntryDto[] };
  'POST /signal': { body: SignalDto; answer: null };
  'GET /task': { body: null; answer: readonly TaskWithAttachmentAndCommentDto[] };
  'POST /task': { body: TaskQueryDto; answer: readonly TaskWithAttachmentAndCommentDto[] };
  'GET /task/count': { body: null; answer: CountResultDto };
  'POST /task/count': { body: TaskQueryDto; answer: CountResultDto };
  'POST /task/create': { body: TaskDto; answer: null };
  'GET /task/report/candidate-group-count': { body: null; answer: readonly TaskCountByCandidateGroupResultDto[] };
  'GET /task/{id}': { body: null; answer: TaskWithAttachmentAndCommentDto };
  'PUT /task/{id}': { body: TaskDto; answer: null };
  'DELETE /task/{id}': { body: null; answer: null };
  'POST /task/{id}/assignee': { body: UserIdDto; answer: null };
  'GET /task/{id}/attachment': { body: null; answer: readonly AttachmentDto[] };
  'POST /task/{id}/attachment/create': { body: FormData; answer: AttachmentDto };
  'GET /task/{id}/attachment/{attachmentId}': { body: null; answer: AttachmentDto };
  'DELETE /task/{id}/attachment/{attachmentId}': { body: null; answer: null };
  'GET /task/{id}/attachment/{attachmentId}/data': { body: null; answer: Blob };
  'POST /task/{id}/bpmnError': { body: TaskBpmnErrorDto; answer: null };
  'POST /task/{id}/bpmnEscalation': { body: TaskEscalationDto; answer: null };
  'POST /task/{id}/claim': { body: UserIdDto; answer: null };
  'GET /task/{id}/comment': { body: null; answer: readonly CommentDto[] };
  'PUT /task/{id}/comment': { body: CommentDto; answer: null };
  'DELETE /task/{id}/comment': { body: null; answer: null };
  'POST /task/{id}/comment/create': { body: CommentDto; answer: CommentDto };
  'GET /task/{id}/comment/{commentId}': { body: null; answer: CommentDto };
  'DELETE /task/{id}/comment/{commentId}': { body: null; answer: null };
  'POST /task/{id}/complete': { body: CompleteTaskDto; answer: Readonly<Record<string, VariableValueDto>> };
  'POST /task/{id}/delegate': { body: UserIdDto; answer: null };
  'GET /task/{id}/deployed-form': { body: null; answer: Blob };
  'GET /task/{id}/form': { body: null; answer: FormDto };
  'GET /task/{id}/form-variables': { body: null; answer: Readonly<Record<string, VariableValueDto>> };
  'GET /task/{id}/identity-links': { body: null; answer: readonly IdentityLinkDto[] };
  'POST /task/{id}/identity-links': { body: IdentityLinkDto; answer: null };
  'POST /task/{id}/identity-links/delete': { body: IdentityLinkDto; answer: null };
  'GET /task/{id}/localVariables': { body: null; answer: Readonly<Record<string, VariableValueDto>> };
  'POST /task/{id}/localVariables': { body: PatchVariablesDto; answer: null };
  'GET /task/{id}/localVariables/{varName}': { body: null; answer: VariableValueDto };
  'PUT /task/{id}/localVariables/{varName}': { body: VariableValueDto; answer: null };
  'DELETE /task/{id}/localVariables/{varName}': { body: null; answer: null };
  'GET /task/{id}/localVariables/{varName}/data': { body: null; answer: Blob };
  'POST /task/{id}/localVariables/{varName}/data': { body: FormData; answer: null };
  'GET /task/{id}/rendered-form': { body: null; answer: Blob };
  'POST /task/{id}/resolve': { body: CompleteTaskDto; answer: null };
  'POST /task/{id}/submit-form': { body: CompleteTaskDto; answer: Readonly<Record<string, VariableValueDto>> };
  'POST /task/{id}/unclaim': { body: null; answer: null };
  'GET /task/{id}/variables': { body: null; answer: Readonly<Record<string, VariableValueDto>> };
  'POST /task/{id}/variables': { body: PatchVariablesDto; answer: null };
  'GET /task/{id}/variables/{varName}': { body: null; answer: VariableValueDto };
  'PUT /task/{id}/variables/{varName}': { body: VariableValueDto; answer: null };
  'DELETE /task/{id}/variables/{varName}': { body: null; answer: null };
  'GET /task/{id}/variables/{varName}/data': { body: null; answer: Blob };
  'POST /task/{id}/variables/{varName}/data': { body: FormData; answer: null };
  'GET /telemetry/configuration': { body: null; answer: TelemetryConfigurationDto };
  'POST /telemetry/configuration': { body: TelemetryConfigurationDto; answer: null };
  'GET /telemetry/data': { body: null; answer: TelemetryDataDto };
  'GET /tenant': { body: null; answer: readonly TenantDto[] };
  'OPTIONS /tenant': { body: null; answer: ResourceOptionsDto };
  'GET /tenant/count': { body: null; answer: CountResultDto };
  'POST /tenant/create': { body: TenantDto; answer: null };
  'GET /tenant/{id}': { body: null; answer: TenantDto };
  'PUT /tenant/{id}': { body: TenantDto; answer: null };
  'DELETE /tenant/{id}': { body: null; answer: null };
  'OPTIONS /tenant/{id}': { body: null; answer: ResourceOptionsDto };
  'OPTIONS /tenant/{id}/group-members': { body: null; answer: ResourceOptionsDto };
  'PUT /tenant/{id}/group-members/{groupId}': { body: null; answer: null };
  'DELETE /tenant/{id}/group-members/{groupId}': { body: null; answer: null };
  'OPTIONS /tenant/{id}/user-members': { body: null; answer: ResourceOptionsDto };
  'PUT /tenant/{id}/user-members/{userId}': { body: null; answer: null };
  'DELETE /tenant/{id}/user-members/{userId}': { body: null; answer: null };
  'GET /user': { body: null; answer: readonly UserProfileDto[] };
  'OPTIONS /user': { body: null; answer: ResourceOptionsDto };
  'GET /user/count': { body: null; answer: CountResultDto };
  'POST /user/create': { body: UserDto; answer: null };
  'DELETE /user/{id}': { body: null; answer: null };
  'OPTIONS /user/{id}': { body: null; answer: ResourceOptionsDto };
  'PUT /user/{id}/credentials': { body: UserCredentialsDto; answer: null };
  'GET /user/{id}/profile': { body: null; answer: UserProfileDto };
  'PUT /user/{id}/profile': { body: UserProfileDto; answer: null };
  'POST /user/{id}/unlock': { body: null; answer: null };
  'GET /variable-instance': { body: null; answer: readonly VariableInstanceDto[] };
  'POST /variable-instance': { body: VariableInstanceQueryDto; answer: readonly VariableInstanceDto[] };
  'GET /variable-instance/count': { body: null; answer: CountResultDto };
  'POST /variable-instance/count': { body: VariableInstanceQueryDto; answer: CountResultDto };
  'GET /variable-instance/{id}': { body: null; answer: VariableInstanceDto };
  'GET /variable-instance/{id}/data': { body: null; answer: Blob };
  'GET /version': { body: null; answer: VersionDto };
}

/** The query of every call that has one. */
export interface RestQueries {
  'GET /authorization': { readonly id?: string; readonly type?: number; readonly userIdIn?: string; readonly groupIdIn?: string; readonly resourceType?: number; readonly resourceId?: string; readonly sortBy?: 'resourceType' | 'resourceId'; readonly sortOrder?: 'asc' | 'desc'; readonly firstResult?: number; readonly maxResults?: number; };
  'GET /authorization/check': { readonly permissionName?: string; readonly resourceName?: string; readonly resourceType?: number; readonly resourceId?: string; readonly userId?: string; };
  'GET /authorization/count': { readonly id?: string; readonly type?: number; readonly userIdIn?: string; readonly groupIdIn?: string; readonly resourceType?: number; readonly resourceId?: string; };
  'GET /batch': { readonly sortBy?: 'batchId' | 'tenantId'; readonly sortOrder?: 'asc' | 'desc'; readonly firstResult?: number; readonly maxResults?: number; readonly batchId?: string; readonly type?: string; readonly tenantIdIn?: string; readonly withoutTenantId?: boolean; readonly suspended?: boolean; readonly createdBy?: string; readonly startedBefore?: string | Date; readonly startedAfter?: string | Date; readonly withFailures?: boolean; readonly withoutFailures?: boolean; };
  'GET /batch/count': { readonly batchId?: string; readonly type?: string; readonly tenantIdIn?: string; readonly withoutTenantId?: boolean; readonly suspended?: boolean; readonly createdBy?: string; readonly startedBefore?: string | Date; readonly startedAfter?: string | Date; readonly withFailures?: boolean; readonly withoutFailures?: boolean; };
  'GET /batch/statistics': { readonly sortBy?: 'batchId' | 'tenantId'; readonly sortOrder?: 'asc' | 'desc'; readonly firstResult?: number; readonly maxResults?: number; readonly batchId?: string; readonly type?: string; readonly tenantIdIn?: string; readonly withoutTenantId?: boolean; readonly suspended?: boolean; readonly createdBy?: string; readonly startedBefore?: string | Date; readonly startedAfter?: string | Date; readonly withFailures?: boolean; readonly withoutFailures?: boolean; };
  'GET /batch/statistics/count': { readonly batchId?: string; readonly type?: string; readonly tenantIdIn?: string; readonly withoutTenantId?: boolean; readonly suspended?: boolean; readonly createdBy?: string; readonly startedBefore?: string | Date; readonly startedAfter?: string | Date; readonly withFailures?: boolean; readonly withoutFailures?: boolean; };
  'DELETE /batch/{id}': { readonly cascade?: boolean; };
  'GET /case-definition': { readonly caseDefinitionId?: string | null; readonly caseDefinitionIdIn?: string | readonly string[] | null; readonly category?: string | null; readonly categoryLike?: string | null; readonly name?: string | null; readonly nameLike?: string | null; readonly deploymentId?: string | null; readonly key?: string | null; readonly keyLike?: string | null; readonly resourceName?: string | null; readonly resourceNameLike?: string | null; readonly version?: number | null; readonly latestVersion?: boolean | null; readonly tenantIdIn?: string | readonly string[] | null; readonly withoutTenantId?: boolean | null; readonly includeCaseDefinitionsWithoutTenantId?: boolean | null; readonly sortBy?: string | null; readonly sortOrder?: string | null; readonly firstResult?: number | null; readonly maxResults?: number | null; };
  'GET /case-definition/count': { readonly caseDefinitionId?: string | null; readonly caseDefinitionIdIn?: string | readonly string[] | null; readonly category?: string | null; readonly categoryLike?: string | null; readonly name?: string | null; readonly nameLike?: string | null; readonly deploymentId?: string | null; readonly key?: string | null; readonly keyLike?: string | null; readonly resourceName?: string | null; readonly resourceNameLike?: string | null; readonly version?: number | null; readonly latestVersion?: boolean | null; readonly tenantIdIn?: string | readonly string[] | null; readonly withoutTenantId?: boolean | null; readonly includeCaseDefinitionsWithoutTenantId?: boolean | null; };
  'GET /case-execution': { readonly caseExecutionId?: string | null; readonly caseDefinitionKey?: string | null; readonly caseDefinitionId?: string | null; readonly caseInstanceId?: string | null; readonly businessKey?: string | null; readonly activityId?: string | null; readonly tenantIdIn?: string | readonly string[] | null; readonly withoutTenantId?: boolean | null; readonly required?: boolean | null; readonly enabled?: boolean | null; readonly active?: boolean | null; readonly disabled?: boolean | null; readonly variables?: string | null; readonly variableNamesIgnoreCase?: boolean | null; readonly variableValuesIgnoreCase?: boolean | null; readonly caseInstanceVariables?: string | null; readonly sortBy?: string | null; readonly sortOrder?: string | null; readonly firstResult?: number | null; readonly maxResults?: number | null; };
  'POST /case-execution': { readonly firstResult?: number | null; readonly maxResults?: number | null; };
  'GET /case-execution/count': { readonly caseExecutionId?: string | null; readonly caseDefinitionKey?: string | null; readonly caseDefinitionId?: string | null; readonly caseInstanceId?: string | null; readonly businessKey?: string | null; readonly activityId?: string | null; readonly tenantIdIn?: string | readonly string[] | null; readonly withoutTenantId?: boolean | null; readonly required?: boolean | null; readonly enabled?: boolean | null; readonly active?: boolean | null; readonly disabled?: boolean | null; readonly variables?: string | null; readonly variableNamesIgnoreCase?: boolean | null; readonly variableValuesIgnoreCase?: boolean | null; readonly caseInstanceVariables?: string | null; };
  'GET /case-execution/{id}/localVariables': { readonly deserializeValues?: boolean | null; };
  'GET /case-execution/{id}/localVariables/{varName}': { readonly deserializeValue?: boolean | null; };
  'GET /case-execution/{id}/variables': { readonly deserializeValues?: boolean | null; };
  'GET /case-execution/{id}/variables/{varName}': { readonly deserializeValue?: boolean | null; };
  'GET /case-instance': { readonly caseInstanceId?: string | null; readonly businessKey?: string | null; readonly caseDefinitionKey?: string | null; readonly caseDefinitionId?: string | null; readonly deploymentId?: string | null; readonly superProcessInstance?: string | null; readonly subProcessInstance?: string | null; readonly superCaseInstance?: string | null; readonly subCaseInstance?: string | null; readonly tenantIdIn?: string | readonly string[] | null; readonly withoutTenantId?: boolean | null; readonly active?: boolean | null; readonly completed?: boolean | null; readonly terminated?: boolean | null; readonly variables?: string | null; readonly variableNamesIgnoreCase?: boolean | null; readonly variableValuesIgnoreCase?: boolean | null; readonly sortBy?: string | null; readonly sortOrder?: string | null; readonly firstResult?: number | null; readonly maxResults?: number | null; };
  'POST /case-instance': { readonly firstResult?: number | null; readonly maxResults?: number | null; };
  'GET /case-instance/count': { readonly caseInstanceId?: string | null; readonly businessKey?: string | null; readonly caseDefinitionKey?: string | null; readonly caseDefinitionId?: string | null; readonly deploymentId?: string | null; readonly superProcessInstance?: string | null; readonly subProcessInstance?: string | null; readonly superCaseInstance?: string | null; readonly subCaseInstance?: string | null; readonly tenantIdIn?: string | readonly string[] | null; readonly withoutTenantId?: boolean | null; readonly active?: boolean | null; readonly completed?: boolean | null; readonly terminated?: boolean | null; readonly variables?: string | null; readonly variableNamesIgnoreCase?: boolean | null; readonly variableValuesIgnoreCase?: boolean | null; };
  'GET /case-instance/{id}/variables': { readonly deserializeValues?: boolean | null; };
  'GET /case-instance/{id}/variables/{varName}': { readonly deserializeValue?: boolean | null; };
  'GET /decision-definition': { readonly sortBy?: 'category' | 'decisionRequirementsDefinitionKey' | 'key' | 'id' | 'name' | 'version' | 'deploymentId' | 'deployTime' | 'versionTag' | 'tenantId'; readonly sortOrder?: 'asc' | 'desc'; readonly firstResult?: number; readonly maxResults?: number; readonly decisionDefinitionId?: string; readonly decisionDefinitionIdIn?: string; readonly name?: string; readonly nameLike?: string; readonly deploymentId?: string; readonly deployedAfter?: string | Date; readonly deployedAt?: string | Date; readonly key?: string; readonly keyLike?: string; readonly category?: string; readonly categoryLike?: string; readonly version?: number; readonly latestVersion?: boolean; readonly resourceName?: string; readonly resourceNameLike?: string; readonly decisionRequirementsDefinitionId?: string; readonly decisionRequirementsDefinitionKey?: string; readonly withoutDecisionRequirementsDefinition?: boolean; readonly tenantIdIn?: string; readonly withoutTenantId?: boolean; readonly includeDecisionDefinitionsWithoutTenantId?: boolean; readonly versionTag?: string; readonly versionTagLike?: string; };
  'GET /decision-definition/count': { readonly decisionDefinitionId?: string; readonly decisionDefinitionIdIn?: string; readonly name?: string; readonly nameLike?: string; readonly deploymentId?: string; readonly deployedAfter?: string | Date; readonly deployedAt?: string | Date; readonly key?: string; readonly keyLike?: string; readonly category?: string; readonly categoryLike?: string; readonly version?: number; readonly latestVersion?: boolean; readonly resourceName?: string; readonly resourceNameLike?: string; readonly decisionRequirementsDefinitionId?: string; readonly decisionRequirementsDefinitionKey?: string; readonly withoutDecisionRequirementsDefinition?: boolean; readonly tenantIdIn?: string; readonly withoutTenantId?: boolean; readonly includeDecisionDefinitionsWithoutTenantId?: boolean; readonly versionTag?: string; readonly versionTagLike?: string; };
  'GET /decision-requirements-definition': { readonly decisionRequirementsDefinitionId?: string; readonly decisionRequirementsDefinitionIdIn?: string; readonly name?: string; readonly nameLike?: string; readonly deploymentId?: string; readonly key?: string; readonly keyLike?: string; readonly category?: string; readonly categoryLike?: string; readonly version?: number; readonly latestVersion?: boolean; readonly resourceName?: string; readonly resourceNameLike?: string; readonly tenantIdIn?: string; readonly withoutTenantId?: boolean; readonly includeDecisionRequirementsDefinitionsWithoutTenantId?: boolean; readonly sortBy?: 'id' | 'key' | 'name' | 'version' | 'deploymentId' | 'category' | 'tenantId'; readonly sortOrder?: 'asc' | 'desc'; readonly firstResult?: number; readonly maxResults?: number; };
  'GET /decision-requirements-definition/count': { readonly decisionRequirementsDefinitionId?: string; readonly decisionRequirementsDefinitionIdIn?: string; readonly name?: string; readonly nameLike?: string; readonly deploymentId?: string; readonly key?: string; readonly keyLike?: string; readonly category?: string; readonly categoryLike?: string; readonly version?: number; readonly latestVersion?: boolean; readonly resourceName?: string; readonly resourceNameLike?: string; readonly tenantIdIn?: string; readonly withoutTenantId?: boolean; readonly includeDecisionRequirementsDefinitionsWithoutTenantId?: boolean; };
  'GET /deployment': { readonly id?: string; readonly name?: string; readonly nameLike?: string; readonly source?: string; readonly withoutSource?: boolean; readonly tenantIdIn?: string; readonly withoutTenantId?: boolean; readonly includeDeploymentsWithoutTenantId?: boolean; readonly after?: string | Date; readonly before?: string | Date; readonly sortBy?: 'id' | 'name' | 'deploymentTime' | 'tenantId'; readonly sortOrder?: 'asc' | 'desc'; readonly firstResult?: number; readonly maxResults?: number; };
  'GET /deployment/count': { readonly id?: string; readonly name?: string; readonly nameLike?: string; readonly source?: string; readonly withoutSource?: boolean; readonly tenantIdIn?: string; readonly withoutTenantId?: boolean; readonly includeDeploymentsWithoutTenantId?: boolean; readonly after?: string | Date; readonly before?: string | Date; };
  'DELETE /deployment/{id}': { readonly cascade?: boolean; readonly skipCustomListeners?: boolean; readonly skipIoMappings?: boolean; };
  'GET /event-subscription': { readonly eventSubscriptionId?: string; readonly eventName?: string; readonly eventType?: 'message' | 'signal' | 'compensate' | 'conditional'; readonly executionId?: string; readonly processInstanceId?: string; readonly activityId?: string; readonly tenantIdIn?: string; readonly withoutTenantId?: boolean; readonly includeEventSubscriptionsWithoutTenantId?: boolean; readonly sortBy?: 'created' | 'tenantId'; readonly sortOrder?: 'asc' | 'desc'; readonly firstResult?: number; readonly maxResults?: number; };
  'GET /event-subscription/count': { readonly eventSubscriptionId?: string; readonly eventName?: string; readonly eventType?: 'message' | 'signal' | 'compensate' | 'conditional'; readonly executionId?: string; readonly processInstanceId?: string; readonly activityId?: string; readonly tenantIdIn?: string; readonly withoutTenantId?: boolean; readonly includeEventSubscriptionsWithoutTenantId?: boolean; };
  'GET /execution': { readonly businessKey?: string; readonly processDefinitionId?: string; readonly processDefinitionKey?: string; readonly processInstanceId?: string; readonly activityId?: string; readonly signalEventSubscriptionName?: string; readonly messageEventSubscriptionName?: string; readonly active?: boolean; readonly suspended?: boolean; readonly incidentId?: string; readonly incidentType?: string; readonly incidentMessage?: string; readonly incidentMessageLike?: string; readonly tenantIdIn?: string; readonly variables?: string; readonly processVariables?: string; readonly variableNamesIgnoreCase?: boolean; readonly variableValuesIgnoreCase?: boolean; readonly sortBy?: 'instanceId' | 'definitionKey' | 'definitionId' | 'tenantId'; readonly sortOrder?: 'asc' | 'desc'; readonly firstResult?: number; readonly maxResults?: number; };
  'POST /execution': { readonly firstResult?: number; readonly maxResults?: number; };
  'GET /execution/count': { readonly businessKey?: string; readonly processDefinitionId?: string; readonly processDefinitionKey?: string; readonly processInstanceId?: string; readonly activityId?: string; readonly signalEventSubscriptionName?: string; readonly messageEventSubscriptionName?: string; readonly active?: boolean; readonly suspended?: boolean; readonly incidentId?: string; readonly incidentType?: string; readonly incidentMessage?: string; readonly incidentMessageLike?: string; readonly tenantIdIn?: string; readonly variables?: string; readonly processVariables?: string; readonly variableNamesIgnoreCase?: boolean; readonly variableValuesIgnoreCase?: boolean; };
  'GET /execution/{id}/localVariables': { readonly deserializeValues?: boolean; };
  'GET /execution/{id}/localVariables/{varName}': { readonly deserializeValue?: boolean; };
  'GET /external-task': { readonly externalTaskId?: string; readonly externalTaskIdIn?: string; readonly topicName?: string; readonly workerId?: string; readonly locked?: boolean; readonly notLocked?: boolean; readonly withRetriesLeft?: boolean; readonly noRetriesLeft?: boolean; readonly lockExpirationAfter?: string | Date; readonly lockExpirationBefore?: string | Date; readonly activityId?: string; readonly activityIdIn?: string; readonly executionId?: string; readonly processInstanceId?: string; readonly processInstanceIdIn?: string; readonly processDefinitionId?: string; readonly tenantIdIn?: string; readonly active?: boolean; readonly suspended?: boolean; readonly priorityHigherThanOrEquals?: number; readonly priorityLowerThanOrEquals?: number; readonly processDefinitionKey?: string; readonly processDefinitionKeyIn?: string; readonly processDefinitionName?: string; readonly processDefinitionNameLike?: string; readonly variableNamesIgnoreCase?: boolean; readonly variableValuesIgnoreCase?: boolean; readonly processVariables?: string; readonly sortBy?: 'id' | 'lockExpirationTime' | 'processInstanceId' | 'processDefinitionId' | 'processDefinitionKey' | 'taskPriority' | 'tenantId'; readonly sortOrder?: 'asc' | 'desc'; readonly firstResult?: number; readonly maxResults?: number; };
  'POST /external-task': { readonly firstResult?: number; readonly maxResults?: number; };
  'GET /external-task/count': { readonly externalTaskId?: string; readonly externalTaskIdIn?: string; readonly topicName?: string; readonly workerId?: string; readonly locked?: boolean; readonly notLocked?: boolean; readonly withRetriesLeft?: boolean; readonly noRetriesLeft?: boolean; readonly lockExpirationAfter?: string | Date; readonly lockExpirationBefore?: string | Date; readonly activityId?: string; readonly activityIdIn?: string; readonly executionId?: string; readonly processInstanceId?: string; readonly processInstanceIdIn?: string; readonly processDefinitionId?: string; readonly tenantIdIn?: string; readonly active?: boolean; readonly suspended?: boolean; readonly priorityHigherThanOrEquals?: number; readonly priorityLowerThanOrEquals?: number; readonly processDefinitionKey?: string; readonly processDefinitionKeyIn?: string; readonly processDefinitionName?: string; readonly processDefinitionNameLike?: string; readonly variableNamesIgnoreCase?: boolean; readonly variableValuesIgnoreCase?: boolean; readonly processVariables?: string; };
  'GET /external-task/topic-names': { readonly withLockedTasks?: boolean; readonly withUnlockedTasks?: boolean; readonly withRetriesLeft?: boolean; };
  'GET /filter': { readonly filterId?: string; readonly resourceType?: string; readonly name?: string; readonly nameLike?: string; readonly owner?: string; readonly itemCount?: boolean; readonly sortBy?: 'filterId' | 'resourceType' | 'name' | 'owner'; readonly sortOrder?: 'asc' | 'desc'; readonly firstResult?: number; readonly maxResults?: number; };
  'GET /filter/count': { readonly filterId?: string; readonly resourceType?: string; readonly name?: string; readonly nameLike?: string; readonly owner?: string; };
  'GET /filter/{id}': { readonly itemCount?: boolean; };
  'GET /filter/{id}/list': { readonly firstResult?: number; readonly maxResults?: number; };
  'POST /filter/{id}/list': { readonly firstResult?: number; readonly maxResults?: number; };
  'GET /group': { readonly sortBy?: 'id' | 'name' | 'type'; readonly sortOrder?: 'asc' | 'desc'; readonly firstResult?: number; readonly maxResults?: number; readonly id?: string; readonly idIn?: string; readonly name?: string; readonly nameLike?: string; readonly type?: string; readonly member?: string; readonly memberOfTenant?: string; };
  'POST /group': { readonly firstResult?: number; readonly maxResults?: number; };
  'GET /group/count': { readonly id?: string; readonly idIn?: string; readonly name?: string; readonly nameLike?: string; readonly type?: string; readonly member?: string; readonly memberOfTenant?: string; };
  'GET /history/activity-instance': { readonly sortBy?: 'activityInstanceId' | 'instanceId' | 'executionId' | 'activityId' | 'activityName' | 'activityType' | 'startTime' | 'endTime' | 'duration' | 'definitionId' | 'occurrence' | 'tenantId'; readonly sortOrder?: 'asc' | 'desc'; readonly firstResult?: number; readonly maxResults?: number; readonly activityInstanceId?: string; readonly processInstanceId?: string; readonly processDefinitionId?: string; readonly executionId?: string; readonly activityId?: string; readonly activityName?: string; readonly activityType?: string; readonly taskAssignee?: string; readonly finished?: boolean; readonly unfinished?: boolean; readonly canceled?: boolean; readonly completeScope?: boolean; readonly startedBefore?: string | Date; readonly startedAfter?: string | Date; readonly finishedBefore?: string | Date; readonly finishedAfter?: string | Date; readonly tenantIdIn?: string; readonly withoutTenantId?: boolean; };
  'POST /history/activity-instance': { readonly firstResult?: number; readonly maxResults?: number; };
  'GET /history/activity-instance/count': { readonly activityInstanceId?: string; readonly processInstanceId?: string; readonly processDefinitionId?: string; readonly executionId?: string; readonly activityId?: string; readonly activityName?: string; readonly activityType?: string; readonly taskAssignee?: string; readonly finished?: boolean; readonly unfinished?: boolean; readonly canceled?: boolean; readonly completeScope?: boolean; readonly startedBefore?: string | Date; readonly startedAfter?: string | Date; readonly finishedBefore?: string | Date; readonly finishedAfter?: string | Date; readonly tenantIdIn?: string; readonly withoutTenantId?: boolean; };
  'GET /history/batch': { readonly batchId?: string; readonly type?: string; readonly completed?: boolean; readonly tenantIdIn?: string; readonly withoutTenantId?: boolean; readonly sortBy?: 'batchId' | 'startTime' | 'endTime' | 'tenantId'; readonly sortOrder?: 'asc' | 'desc'; readonly firstResult?: number; readonly maxResults?: number; };
  'GET /history/batch/cleanable-batch-report': { readonly sortBy?: 'finished'; readonly sortOrder?: 'asc' | 'desc'; readonly firstResult?: number; readonly maxResults?: number; };
  'GET /history/batch/count': { readonly batchId?: string; readonly type?: string; readonly completed?: boolean; readonly tenantIdIn?: string; readonly withoutTenantId?: boolean; };
  'GET /history/case-activity-instance': { readonly caseActivityInstanceId?: string | null; readonly caseActivityInstanceIdIn?: string | readonly string[] | null; readonly caseInstanceId?: string | null; readonly caseDefinitionId?: string | null; readonly caseExecutionId?: string | null; readonly caseActivityId?: string | null; readonly caseActivityIdIn?: string | readonly string[] | null; readonly caseActivityName?: string | null; readonly caseActivityType?: string | null; readonly createdBefore?: string | Date; readonly createdAfter?: string | Date; readonly endedBefore?: string | Date; readonly endedAfter?: string | Date; readonly required?: boolean | null; readonly finished?: boolean | null; readonly unfinished?: boolean | null; readonly available?: boolean | null; readonly enabled?: boolean | null; readonly disabled?: boolean | null; readonly active?: boolean | null; readonly completed?: boolean | null; readonly terminated?: boolean | null; readonly tenantIdIn?: string | readonly string[] | null; readonly withoutTenantId?: boolean | null; readonly sortBy?: string | null; readonly sortOrder?: string | null; readonly firstResult?: number | null; readonly maxResults?: number | null; };
  'GET /history/case-activity-instance/count': { readonly caseActivityInstanceId?: string | null; readonly caseActivityInstanceIdIn?: string | readonly string[] | null; readonly caseInstanceId?: string | null; readonly caseDefinitionId?: string | null; readonly caseExecutionId?: string | null; readonly caseActivityId?: string | null; readonly caseActivityIdIn?: string | readonly string[] | null; readonly caseActivityName?: string | null; readonly caseActivityType?: string | null; readonly createdBefore?: string | Date; readonly createdAfter?: string | Date; readonly endedBefore?: string | Date; readonly endedAfter?: string | Date; readonly required?: boolean | null; readonly finished?: boolean | null; readonly unfinished?: boolean | null; readonly available?: boolean | null; readonly enabled?: boolean | null; readonly disabled?: boolean | null; readonly active?: boolean | null; readonly completed?: boolean | null; readonly terminated?: boolean | null; readonly tenantIdIn?: string | readonly string[] | null; readonly withoutTenantId?: boolean | null; };
  'GET /history/case-definition/cleanable-case-instance-report': { readonly caseDefinitionIdIn?: string | readonly string[] | null; readonly caseDefinitionKeyIn?: string | readonly string[] | null; readonly tenantIdIn?: string | readonly string[] | null; readonly withoutTenantId?: boolean | null; readonly compact?: boolean | null; readonly sortBy?: string | null; readonly sortOrder?: string | null; readonly firstResult?: number | null; readonly maxResults?: number | null; };
  'GET /history/case-definition/cleanable-case-instance-report/count': { readonly caseDefinitionIdIn?: string | readonly string[] | null; readonly caseDefinitionKeyIn?: string | readonly string[] | null; readonly tenantIdIn?: string | readonly string[] | null; readonly withoutTenantId?: boolean | null; readonly compact?: boolean | null; };
  'GET /history/case-instance': { readonly caseInstanceId?: string | null; readonly caseInstanceIds?: string | readonly string[] | null; readonly caseDefinitionId?: string | null; readonly caseDefinitionName?: string | null; readonly caseDefinitionNameLike?: string | null; readonly caseDefinitionKey?: string | null; readonly caseDefinitionKeyNotIn?: string | readonly string[] | null; readonly caseInstanceBusinessKey?: string | null; readonly caseInstanceBusinessKeyLike?: string | null; readonly superCaseInstanceId?: string | null; readonly subCaseInstanceId?: string | null; readonly superProcessInstanceId?: string | null; readonly subProcessInstanceId?: string | null; readonly tenantIdIn?: string | readonly string[] | null; readonly withoutTenantId?: boolean | null; readonly createdBy?: string | null; readonly createdBefore?: string | Date; readonly createdAfter?: string | Date; readonly closedBefore?: string | Date; readonly closedAfter?: string | Date; readonly active?: boolean | null; readonly completed?: boolean | null; readonly terminated?: boolean | null; readonly closed?: boolean | null; readonly notClosed?: boolean | null; readonly variables?: string | null; readonly variableNamesIgnoreCase?: boolean | null; readonly variableValuesIgnoreCase?: boolean | null; readonly caseActivityIdIn?: string | readonly string[] | null; readonly sortBy?: string | null; readonly sortOrder?: string | null; readonly firstResult?: number | null; readonly maxResults?: number | null; };
  'POST /history/case-instance': { readonly firstResult?: number | null; readonly maxResults?: number | null; };
  'GET /history/case-instance/count': { readonly caseInstanceId?: string | null; readonly caseInstanceIds?: string | readonly string[] | null; readonly caseDefinitionId?: string | null; readonly caseDefinitionName?: string | null; readonly caseDefinitionNameLike?: string | null; readonly caseDefinitionKey?: string | null; readonly caseDefinitionKeyNotIn?: string | readonly string[] | null; readonly caseInstanceBusinessKey?: string | null; readonly caseInstanceBusinessKeyLike?: string | null; readonly superCaseInstanceId?: string | null; readonly subCaseInstanceId?: string | null; readonly superProcessInstanceId?: string | null; readonly subProcessInstanceId?: string | null; readonly tenantIdIn?: string | readonly string[] | null; readonly withoutTenantId?: boolean | null; readonly createdBy?: string | null; readonly createdBefore?: string | Date; readonly createdAfter?: string | Date; readonly closedBefore?: string | Date; readonly closedAfter?: string | Date; readonly active?: boolean | null; readonly completed?: boolean | null; readonly terminated?: boolean | null; readonly closed?: boolean | null; readonly notClosed?: boolean | null; readonly variables?: string | null; readonly variableNamesIgnoreCase?: boolean | null; readonly variableValuesIgnoreCase?: boolean | null; readonly caseActivityIdIn?: string | readonly string[] | null; };
  'POST /history/cleanup': { readonly immediatelyDue?: boolean; };
  'GET /history/decision-definition/cleanable-decision-instance-report': { readonly decisionDefinitionIdIn?: string; readonly decisionDefinitionKeyIn?: string; readonly tenantIdIn?: string; readonly withoutTenantId?: boolean; readonly compact?: boolean; readonly sortBy?: 'finished'; readonly sortOrder?: 'asc' | 'desc'; readonly firstResult?: number; readonly maxResults?: number; };
  'GET /history/decision-definition/cleanable-decision-instance-report/count': { readonly decisionDefinitionIdIn?: string; readonly decisionDefinitionKeyIn?: string; readonly tenantIdIn?: string; readonly withoutTenantId?: boolean; readonly compact?: boolean; };
  'GET /history/decision-instance': { readonly decisionInstanceId?: string; readonly decisionInstanceIdIn?: string; readonly decisionDefinitionId?: string; readonly decisionDefinitionIdIn?: string; readonly decisionDefinitionKey?: string; readonly decisionDefinitionKeyIn?: string; readonly decisionDefinitionName?: string; readonly decisionDefinitionNameLike?: string; readonly processDefinitionId?: string; readonly processDefinitionKey?: string; readonly processInstanceId?: string; readonly caseDefinitionId?: string; readonly caseDefinitionKey?: string; readonly caseInstanceId?: string; readonly activityIdIn?: string; readonly activityInstanceIdIn?: string; readonly tenantIdIn?: string; readonly withoutTenantId?: boolean; readonly evaluatedBefore?: string | Date; readonly evaluatedAfter?: string | Date; readonly userId?: string; readonly rootDecisionInstanceId?: string; readonly rootDecisionInstancesOnly?: boolean; readonly decisionRequirementsDefinitionId?: string; readonly decisionRequirementsDefinitionKey?: string; readonly includeInputs?: boolean; readonly includeOutputs?: boolean; readonly disableBinaryFetching?: boolean; readonly disableCustomObjectDeserialization?: boolean; readonly sortBy?: 'evaluationTime' | 'tenantId'; readonly sortOrder?: 'asc' | 'desc'; readonly firstResult?: number; readonly maxResults?: number; };
  'GET /history/decision-instance/count': { readonly decisionInstanceId?: string; readonly decisionInstanceIdIn?: string; readonly decisionDefinitionId?: string; readonly decisionDefinitionIdIn?: string; readonly decisionDefinitionKey?: string; readonly decisionDefinitionKeyIn?: string; readonly decisionDefinitionName?: string; readonly decisionDefinitionNameLike?: string; readonly processDefinitionId?: string; readonly processDefinitionKey?: string; readonly processInstanceId?: string; readonly caseDefinitionId?: string; readonly caseDefinitionKey?: string; readonly caseInstanceId?: string; readonly activityIdIn?: string; readonly activityInstanceIdIn?: string; readonly tenantIdIn?: string; readonly withoutTenantId?: boolean; readonly evaluatedBefore?: string | Date; readonly evaluatedAfter?: string | Date; readonly userId?: string; readonly rootDecisionInstanceId?: string; readonly rootDecisionInstancesOnly?: boolean; readonly decisionRequirementsDefinitionId?: string; readonly decisionRequirementsDefinitionKey?: string; };
  'GET /history/decision-instance/{id}': { readonly includeInputs?: boolean; readonly includeOutputs?: boolean; readonly disableBinaryFetching?: boolean; readonly disableCustomObjectDeserialization?: boolean; };
  'GET /history/decision-requirements-definition/{id}/statistics': { readonly decisionInstanceId?: string; };
  'GET /history/detail': { readonly processInstanceId?: string; readonly processInstanceIdIn?: string; readonly executionId?: string; readonly taskId?: string; readonly activityInstanceId?: string; readonly caseInstanceId?: string; readonly caseExecutionId?: string; readonly variableInstanceId?: string; readonly variableTypeIn?: string; readonly variableNameLike?: string; readonly tenantIdIn?: string; readonly withoutTenantId?: boolean; readonly userOperationId?: string; readonly formFields?: boolean; readonly variableUpdates?: boolean; readonly excludeTaskDetails?: boolean; readonly initial?: boolean; readonly occurredBefore?: string | Date; readonly occurredAfter?: string | Date; readonly sortBy?: 'processInstanceId' | 'variableName' | 'variableType' | 'variableRevision' | 'formPropertyId' | 'time' | 'occurrence' | 'tenantId'; readonly sortOrder?: 'asc' | 'desc'; readonly firstResult?: number; readonly maxResults?: number; readonly deserializeValues?: boolean; };
  'POST /history/detail': { readonly firstResult?: number; readonly maxResults?: number; readonly deserializeValues?: boolean; };
  'GET /history/detail/count': { readonly processInstanceId?: string; readonly processInstanceIdIn?: string; readonly executionId?: string; readonly taskId?: string; readonly activityInstanceId?: string; readonly caseInstanceId?: string; readonly caseExecutionId?: string; readonly variableInstanceId?: string; readonly variableTypeIn?: string; readonly variableNameLike?: string; readonly tenantIdIn?: string; readonly withoutTenantId?: boolean; readonly userOperationId?: string; readonly formFields?: boolean; readonly variableUpdates?: boolean; readonly excludeTaskDetails?: boolean; readonly initial?: boolean; readonly occurredBefore?: string | Date; readonly occurredAfter?: string | Date; };
  'GET /history/detail/{id}': { readonly deserializeValue?: boolean; };
  'GET /history/external-task-log': { readonly logId?: string; readonly externalTaskId?: string; readonly topicName?: string; readonly workerId?: string; readonly errorMessage?: string; readonly activityIdIn?: string; readonly activityInstanceIdIn?: string; readonly executionIdIn?: string; readonly processInstanceId?: string; readonly processDefinitionId?: string; readonly processDefinitionKey?: string; readonly tenantIdIn?: string; readonly withoutTenantId?: boolean; readonly priorityLowerThanOrEquals?: number; readonly priorityHigherThanOrEquals?: number; readonly creationLog?: boolean; readonly failureLog?: boolean; readonly successLog?: boolean; readonly deletionLog?: boolean; readonly sortBy?: 'timestamp' | 'externalTaskId' | 'topicName' | 'workerId' | 'retries' | 'priority' | 'activityId' | 'activityInstanceId' | 'executionId' | 'processInstanceId' | 'processDefinitionId' | 'processDefinitionKey' | 'tenantId'; readonly sortOrder?: 'asc' | 'desc'; readonly firstResult?: number; readonly maxResults?: number; };
  'GET /history/external-task-log/count': { readonly logId?: string; readonly externalTaskId?: string; readonly topicName?: string; readonly workerId?: string; readonly errorMessage?: string; readonly activityIdIn?: string; readonly activityInstanceIdIn?: string; readonly executionIdIn?: string; readonly processInstanceId?: string; readonly processDefinitionId?: string; readonly processDefinitionKey?: string; readonly tenantIdIn?: string; readonly withoutTenantId?: boolean; readonly priorityLowerThanOrEquals?: number; readonly priorityHigherThanOrEquals?: number; readonly creationLog?: boolean; readonly failureLog?: boolean; readonly successLog?: boolean; readonly deletionLog?: boolean; };
  'GET /history/identity-link-log': { readonly type?: string; readonly userId?: string; readonly groupId?: string; readonly dateBefore?: string | Date; readonly dateAfter?: string | Date; readonly taskId?: string; readonly processDefinitionId?: string; readonly processDefinitionKey?: string; readonly operationType?: string; readonly assignerId?: string; readonly tenantIdIn?: string; readonly withoutTenantId?: boolean; readonly sortBy?: 'time' | 'type' | 'userId' | 'groupId' | 'taskId' | 'processDefinitionId' | 'processDefinitionKey' | 'operationType' | 'assignerId' | 'tenantId'; readonly sortOrder?: 'asc' | 'desc'; readonly firstResult?: number; readonly maxResults?: number; };
  'GET /history/identity-link-log/count': { readonly type?: string; readonly userId?: string; readonly groupId?: string; readonly dateBefore?: string | Date; readonly dateAfter?: string | Date; readonly taskId?: string; readonly processDefinitionId?: string; readonly processDefinitionKey?: string; readonly operationType?: string; readonly assignerId?: string; readonly tenantIdIn?: string; readonly withoutTenantId?: boolean; };
  'GET /history/incident': { readonly incidentId?: string; readonly incidentType?: string; readonly incidentMessage?: string; readonly incidentMessageLike?: string; readonly processDefinitionId?: string; readonly processDefinitionKey?: string; readonly processDefinitionKeyIn?: string; readonly processInstanceId?: string; readonly executionId?: string; readonly createTimeBefore?: string | Date; readonly createTimeAfter?: string | Date; readonly endTimeBefore?: string | Date; readonly endTimeAfter?: string | Date; readonly activityId?: string; readonly failedActivityId?: string; readonly causeIncidentId?: string; readonly rootCauseIncidentId?: string; readonly configuration?: string; readonly historyConfiguration?: string; readonly open?: boolean; readonly resolved?: boolean; readonly deleted?: boolean; readonly tenantIdIn?: string; readonly withoutTenantId?: boolean; readonly jobDefinitionIdIn?: string; readonly sortBy?: 'incidentId' | 'incidentMessage' | 'createTime' | 'endTime' | 'incidentType' | 'executionId' | 'activityId' | 'processInstanceId' | 'processDefinitionId' | 'processDefinitionKey' | 'causeIncidentId' | 'rootCauseIncidentId' | 'configuration' | 'historyConfiguration' | 'tenantId' | 'incidentState'; readonly sortOrder?: 'asc' | 'desc'; readonly firstResult?: number; readonly maxResults?: number; };
  'GET /history/incident/count': { readonly incidentId?: string; readonly incidentType?: string; readonly incidentMessage?: string; readonly incidentMessageLike?: string; readonly processDefinitionId?: string; readonly processDefinitionKey?: string; readonly processDefinitionKeyIn?: string; readonly processInstanceId?: string; readonly executionId?: string; readonly createTimeBefore?: string | Date; readonly createTimeAfter?: string | Date; readonly endTimeBefore?: string | Date; readonly endTimeAfter?: string | Date; readonly activityId?: string; readonly failedActivityId?: string; readonly causeIncidentId?: string; readonly rootCauseIncidentId?: string; readonly configuration?: string; readonly historyConfiguration?: string; readonly open?: boolean; readonly resolved?: boolean; readonly deleted?: boolean; readonly tenantIdIn?: string; readonly withoutTenantId?: boolean; readonly jobDefinitionIdIn?: string; };
  'GET /history/job-log': { readonly logId?: string; readonly jobId?: string; readonly jobExceptionMessage?: string; readonly jobDefinitionId?: string; readonly jobDefinitionType?: string; readonly jobDefinitionConfiguration?: string; readonly activityIdIn?: string; readonly failedActivityIdIn?: string; readonly executionIdIn?: string; readonly processInstanceId?: string; readonly processDefinitionId?: string; readonly processDefinitionKey?: string; readonly deploymentId?: string; readonly tenantIdIn?: string; readonly withoutTenantId?: boolean; readonly hostname?: string; readonly jobPriorityLowerThanOrEquals?: number; readonly jobPriorityHigherThanOrEquals?: number; readonly creationLog?: boolean; readonly failureLog?: boolean; readonly successLog?: boolean; readonly deletionLog?: boolean; readonly sortBy?: 'timestamp' | 'jobId' | 'jobDefinitionId' | 'jobDueDate' | 'jobRetries' | 'jobPriority' | 'activityId' | 'executionId' | 'processInstanceId' | 'processDefinitionId' | 'processDefinitionKey' | 'deploymentId' | 'hostname' | 'occurrence' | 'tenantId'; readonly sortOrder?: 'asc' | 'desc'; readonly firstResult?: number; readonly maxResults?: number; };
  'POST /history/job-log': { readonly firstResult?: number; readonly maxResults?: number; };
  'GET /history/job-log/count': { readonly logId?: string; readonly jobId?: string; readonly jobExceptionMessage?: string; readonly jobDefinitionId?: string; readonly jobDefinitionType?: string; readonly jobDefinitionConfiguration?: string; readonly activityIdIn?: string; readonly failedActivityIdIn?: string; readonly executionIdIn?: string; readonly processInstanceId?: string; readonly processDefinitionId?: string; readonly processDefinitionKey?: string; readonly deploymentId?: string; readonly tenantIdIn?: string; readonly withoutTenantId?: boolean; readonly hostname?: string; readonly jobPriorityLowerThanOrEquals?: number; readonly jobPriorityHigherThanOrEquals?: number; readonly creationLog?: boolean; readonly failureLog?: boolean; readonly successLog?: boolean; readonly deletionLog?: boolean; };
  'GET /history/process-definition/cleanable-process-instance-report': { readonly processDefinitionIdIn?: string; readonly processDefinitionKeyIn?: string; readonly tenantIdIn?: string; readonly withoutTenantId?: boolean; readonly compact?: boolean; readonly sortBy?: 'finished'; readonly sortOrder?: 'asc' | 'desc'; readonly firstResult?: number; readonly maxResults?: number; };
  'GET /history/process-definition/cleanable-process-instance-report/count': { readonly processDefinitionIdIn?: string; readonly processDefinitionKeyIn?: string; readonly tenantIdIn?: string; readonly withoutTenantId?: boolean; readonly compact?: boolean; };
  'GET /history/process-definition/{id}/statistics': { readonly canceled?: boolean; readonly finished?: boolean; readonly completeScope?: boolean; readonly incidents?: boolean; readonly startedBefore?: string | Date; readonly startedAfter?: string | Date; readonly finishedBefore?: string | Date; readonly finishedAfter?: string | Date; readonly processInstanceIdIn?: string; readonly sortBy?: 'activityId'; readonly sortOrder?: 'asc' | 'desc'; };
  'GET /history/process-instance': { readonly sortBy?: 'instanceId' | 'definitionId' | 'definitionKey' | 'definitionName' | 'definitionVersion' | 'businessKey' | 'startTime' | 'endTime' | 'duration' | 'tenantId'; readonly sortOrder?: 'asc' | 'desc'; readonly firstResult?: number; readonly maxResults?: number; readonly processInstanceId?: string; readonly processInstanceIds?: string; readonly processInstanceIdNotIn?: string; readonly processDefinitionId?: string; readonly processDefinitionKey?: string; readonly processDefinitionKeyIn?: string; readonly processDefinitionName?: string; readonly processDefinitionNameLike?: string; readonly processDefinitionKeyNotIn?: string; readonly processInstanceBusinessKey?: string; readonly processInstanceBusinessKeyIn?: string; readonly processInstanceBusinessKeyLike?: string; readonly rootProcessInstances?: boolean; readonly rootProcessInstanceId?: string; readonly finished?: boolean; readonly unfinished?: boolean; readonly withJobsRetrying?: boolean; readonly withIncidents?: boolean; readonly withRootIncidents?: boolean; readonly incidentIdIn?: string; readonly incidentType?: string; readonly incidentStatus?: 'open' | 'resolved'; readonly incidentMessage?: string; readonly incidentMessageLike?: string; readonly startedBefore?: string | Date; readonly startedAfter?: string | Date; readonly finishedBefore?: string | Date; readonly finishedAfter?: string | Date; readonly executedActivityAfter?: string | Date; readonly executedActivityBefore?: string | Date; readonly executedJobAfter?: string | Date; readonly executedJobBefore?: string | Date; readonly startedBy?: string; readonly superProcessInstanceId?: string; readonly subProcessInstanceId?: string; readonly superCaseInstanceId?: string; readonly subCaseInstanceId?: string; readonly caseInstanceId?: string; readonly tenantIdIn?: string; readonly withoutTenantId?: boolean; readonly activityIdIn?: string; readonly executedActivityIdIn?: string; readonly activeActivityIdIn?: string; readonly active?: boolean; readonly suspended?: boolean; readonly completed?: boolean; readonly externallyTerminated?: boolean; readonly internallyTerminated?: boolean; readonly variables?: string; readonly variableNamesIgnoreCase?: boolean; readonly variableValuesIgnoreCase?: boolean; };
  'POST /history/process-instance': { readonly firstResult?: number; readonly maxResults?: number; };
  'GET /history/process-instance/count': { readonly processInstanceId?: string; readonly processInstanceIds?: string; readonly processInstanceIdNotIn?: string; readonly processDefinitionId?: string; readonly processDefinitionKey?: string; readonly processDefinitionKeyIn?: string; readonly processDefinitionName?: string; readonly processDefinitionNameLike?: string; readonly processDefinitionKeyNotIn?: string; readonly processInstanceBusinessKey?: string; readonly processInstanceBusinessKeyIn?: string; readonly processInstanceBusinessKeyLike?: string; readonly rootProcessInstances?: boolean; readonly rootProcessInstanceId?: string; readonly finished?: boolean; readonly unfinished?: boolean; readonly withJobsRetrying?: boolean; readonly withIncidents?: boolean; readonly withRootIncidents?: boolean; readonly incidentIdIn?: string; readonly incidentType?: string; readonly incidentStatus?: 'open' | 'resolved'; readonly incidentMessage?: string; readonly incidentMessageLike?: string; readonly startedBefore?: string | Date; readonly startedAfter?: string | Date; readonly finishedBefore?: string | Date; readonly finishedAfter?: string | Date; readonly executedActivityAfter?: string | Date; readonly executedActivityBefore?: string | Date; readonly executedJobAfter?: string | Date; readonly executedJobBefore?: string | Date; readonly startedBy?: string; readonly superProcessInstanceId?: string; readonly subProcessInstanceId?: string; readonly superCaseInstanceId?: string; readonly subCaseInstanceId?: string; readonly caseInstanceId?: string; readonly tenantIdIn?: string; readonly withoutTenantId?: boolean; readonly activityIdIn?: string; readonly executedActivityIdIn?: string; readonly activeActivityIdIn?: string; readonly active?: boolean; readonly suspended?: boolean; readonly completed?: boolean; readonly externallyTerminated?: boolean; readonly internallyTerminated?: boolean; readonly variables?: string; readonly variableNamesIgnoreCase?: boolean; readonly variableValuesIgnoreCase?: boolean; };
  'GET /history/process-instance/report': { readonly reportType?: string; readonly periodUnit?: 'month' | 'quarter'; readonly processDefinitionIdIn?: string; readonly processDefinitionKeyIn?: string; readonly startedBefore?: string | Date; readonly startedAfter?: string | Date; };
  'DELETE /history/process-instance/{id}': { readonly failIfNotExists?: boolean; };
  'GET /history/task': { readonly taskId?: string; readonly taskParentTaskId?: string; readonly processInstanceId?: string; readonly rootProcessInstanceId?: string; readonly processInstanceBusinessKey?: string; readonly processInstanceBusinessKeyIn?: string; readonly processInstanceBusinessKeyLike?: string; readonly executionId?: string; readonly processDefinitionId?: string; readonly processDefinitionKey?: string; readonly processDefinitionName?: string; readonly caseInstanceId?: string; readonly caseExecutionId?: string; readonly caseDefinitionId?: string; readonly caseDefinitionKey?: string; readonly caseDefinitionName?: string; readonly activityInstanceIdIn?: string; readonly taskName?: string; readonly taskNameLike?: string; readonly taskDescription?: string; readonly taskDescriptionLike?: string; readonly taskDefinitionKey?: string; readonly taskDefinitionKeyIn?: string; readonly taskDeleteReason?: string; readonly taskDeleteReasonLike?: string; readonly taskAssignee?: string; readonly taskAssigneeLike?: string; readonly taskOwner?: string; readonly taskOwnerLike?: string; readonly taskPriority?: number; readonly assigned?: boolean; readonly unassigned?: boolean; readonly finished?: boolean; readonly unfinished?: boolean; readonly processFinished?: boolean; readonly processUnfinished?: boolean; readonly taskDueDate?: string | Date; readonly taskDueDateBefore?: string | Date; readonly taskDueDateAfter?: string | Date; readonly withoutTaskDueDate?: boolean; readonly taskFollowUpDate?: string | Date; readonly taskFollowUpDateBefore?: string | Date; readonly taskFollowUpDateAfter?: string | Date; readonly startedBefore?: string | Date; readonly startedAfter?: string | Date; readonly finishedBefore?: string | Date; readonly finishedAfter?: string | Date; readonly tenantIdIn?: string; readonly withoutTenantId?: boolean; readonly taskVariables?: string; readonly processVariables?: string; readonly variableNamesIgnoreCase?: boolean; readonly variableValuesIgnoreCase?: boolean; readonly taskInvolvedUser?: string; readonly taskInvolvedGroup?: string; readonly taskHadCandidateUser?: string; readonly taskHadCandidateGroup?: string; readonly withCandidateGroups?: boolean; readonly withoutCandidateGroups?: boolean; readonly sortBy?: 'taskId' | 'activityInstanceId' | 'processDefinitionId' | 'processInstanceId' | 'executionId' | 'duration' | 'endTime' | 'startTime' | 'taskName' | 'taskDescription' | 'assignee' | 'owner' | 'dueDate' | 'followUpDate' | 'deleteReason' | 'taskDefinitionKey' | 'priority' | 'caseDefinitionId' | 'caseInstanceId' | 'caseExecutionId' | 'tenantId'; readonly sortOrder?: 'asc' | 'desc'; readonly firstResult?: number; readonly maxResults?: number; };
  'POST /history/task': { readonly firstResult?: number; readonly maxResults?: number; };
  'GET /history/task/count': { readonly taskId?: string; readonly taskParentTaskId?: string; readonly processInstanceId?: string; readonly rootProcessInstanceId?: string; readonly processInstanceBusinessKey?: string; readonly processInstanceBusinessKeyIn?: string; readonly processInstanceBusinessKeyLike?: string; readonly executionId?: string; readonly processDefinitionId?: string; readonly processDefinitionKey?: string; readonly processDefinitionName?: string; readonly caseInstanceId?: string; readonly caseExecutionId?: string; readonly caseDefinitionId?: string; readonly caseDefinitionKey?: string; readonly caseDefinitionName?: string; readonly activityInstanceIdIn?: string; readonly taskName?: string; readonly taskNameLike?: string; readonly taskDescription?: string; readonly taskDescriptionLike?: string; readonly taskDefinitionKey?: string; readonly taskDefinitionKeyIn?: string; readonly taskDeleteReason?: string; readonly taskDeleteReasonLike?: string; readonly taskAssignee?: string; readonly taskAssigneeLike?: string; readonly taskOwner?: string; readonly taskOwnerLike?: string; readonly taskPriority?: number; readonly assigned?: boolean; readonly unassigned?: boolean; readonly finished?: boolean; readonly unfinished?: boolean; readonly processFinished?: boolean; readonly processUnfinished?: boolean; readonly taskDueDate?: string | Date; readonly taskDueDateBefore?: string | Date; readonly taskDueDateAfter?: string | Date; readonly withoutTaskDueDate?: boolean; readonly taskFollowUpDate?: string | Date; readonly taskFollowUpDateBefore?: string | Date; readonly taskFollowUpDateAfter?: string | Date; readonly startedBefore?: string | Date; readonly startedAfter?: string | Date; readonly finishedBefore?: string | Date; readonly finishedAfter?: string | Date; readonly tenantIdIn?: string; readonly withoutTenantId?: boolean; readonly taskVariables?: string; readonly processVariables?: string; readonly variableNamesIgnoreCase?: boolean; readonly variableValuesIgnoreCase?: boolean; readonly taskInvolvedUser?: string; readonly taskInvolvedGroup?: string; readonly taskHadCandidateUser?: string; readonly taskHadCandidateGroup?: string; readonly withCandidateGroups?: boolean; readonly withoutCandidateGroups?: boolean; };
  'GET /history/task/report': { readonly reportType?: 'duration' | 'count'; readonly periodUnit?: 'MONTH' | 'QUARTER'; readonly completedBefore?: string | Date; readonly completedAfter?: string | Date; readonly groupBy?: string; };
  'GET /history/user-operation': { readonly deploymentId?: string; readonly processDefinitionId?: string; readonly processDefinitionKey?: string; readonly processInstanceId?: string; readonly executionId?: string; readonly caseDefinitionId?: string; readonly caseInstanceId?: string; readonly caseExecutionId?: string; readonly taskId?: string; readonly externalTaskId?: string; readonly batchId?: string; readonly jobId?: string; readonly jobDefinitionId?: string; readonly userId?: string; readonly operationId?: string; readonly operationType?: string; readonly entityType?: string; readonly entityTypeIn?: string; readonly category?: string; readonly categoryIn?: string; readonly property?: string; readonly afterTimestamp?: string | Date; readonly beforeTimestamp?: string | Date; readonly sortBy?: 'timestamp'; readonly sortOrder?: 'asc' | 'desc'; readonly firstResult?: number; readonly maxResults?: number; };
  'GET /history/user-operation/count': { readonly deploymentId?: string; readonly processDefinitionId?: string; readonly processDefinitionKey?: string; readonly processInstanceId?: string; readonly executionId?: string; readonly caseDefinitionId?: string; readonly caseInstanceId?: string; readonly caseExecutionId?: string; readonly taskId?: string; readonly externalTaskId?: string; readonly batchId?: string; readonly jobId?: string; readonly jobDefinitionId?: string; readonly userId?: string; readonly operationId?: string; readonly operationType?: string; readonly entityType?: string; readonly entityTypeIn?: string; readonly category?: string; readonly categoryIn?: string; readonly property?: string; readonly afterTimestamp?: string | Date; readonly beforeTimestamp?: string | Date; };
  'GET /history/variable-instance': { readonly variableName?: string; readonly variableNameLike?: string; readonly variableValue?: Readonly<Record<string, unknown>>; readonly variableNamesIgnoreCase?: boolean; readonly variableValuesIgnoreCase?: boolean; readonly variableTypeIn?: string; readonly includeDeleted?: boolean; readonly processInstanceId?: string; readonly processInstanceIdIn?: string; readonly processDefinitionId?: string; readonly processDefinitionKey?: string; readonly executionIdIn?: string; readonly caseInstanceId?: string; readonly caseExecutionIdIn?: string; readonly caseActivityIdIn?: string; readonly taskIdIn?: string; readonly activityInstanceIdIn?: string; readonly tenantIdIn?: string; readonly withoutTenantId?: boolean; readonly variableNameIn?: string; readonly sortBy?: 'instanceId' | 'variableName' | 'tenantId'; readonly sortOrder?: 'asc' | 'desc'; readonly firstResult?: number; readonly maxResults?: number; readonly deserializeValues?: boolean; };
  'POST /history/variable-instance': { readonly firstResult?: number; readonly maxResults?: number; readonly deserializeValues?: boolean; };
  'GET /history/variable-instance/count': { readonly variableName?: string; readonly variableNameLike?: string; readonly variableValue?: Readonly<Record<string, unknown>>; readonly variableNamesIgnoreCase?: boolean; readonly variableValuesIgnoreCase?: boolean; readonly variableTypeIn?: string; readonly includeDeleted?: boolean; readonly processInstanceId?: string; readonly processInstanceIdIn?: string; readonly processDefinitionId?: string; readonly processDefinitionKey?: string; readonly executionIdIn?: string; readonly caseInstanceId?: string; readonly caseExecutionIdIn?: string; readonly caseActivityIdIn?: string; readonly taskIdIn?: string; readonly activityInstanceIdIn?: string; readonly tenantIdIn?: string; readonly withoutTenantId?: boolean; readonly variableNameIn?: string; };
  'GET /history/variable-instance/{id}': { readonly deserializeValues?: boolean; };
  'GET /identity/groups': { readonly userId?: string; };
  'GET /incident': { readonly incidentId?: string; readonly incidentType?: string; readonly incidentMessage?: string; readonly incidentMessageLike?: string; readonly processDefinitionId?: string; readonly processDefinitionKeyIn?: string; readonly processInstanceId?: string; readonly executionId?: string; readonly incidentTimestampBefore?: string | Date; readonly incidentTimestampAfter?: string | Date; readonly activityId?: string; readonly failedActivityId?: string; readonly causeIncidentId?: string; readonly rootCauseIncidentId?: string; readonly configuration?: string; readonly tenantIdIn?: string; readonly jobDefinitionIdIn?: string; readonly sortBy?: 'incidentId' | 'incidentMessage' | 'incidentTimestamp' | 'incidentType' | 'executionId' | 'activityId' | 'processInstanceId' | 'processDefinitionId' | 'causeIncidentId' | 'rootCauseIncidentId' | 'configuration' | 'tenantId'; readonly sortOrder?: 'asc' | 'desc'; readonly firstResult?: number; readonly maxResults?: number; };
  'GET /incident/count': { readonly incidentId?: string; readonly incidentType?: string; readonly incidentMessage?: string; readonly incidentMessageLike?: string; readonly processDefinitionId?: string; readonly processDefinitionKeyIn?: string; readonly processInstanceId?: string; readonly executionId?: string; readonly incidentTimestampBefore?: string | Date; readonly incidentTimestampAfter?: string | Date; readonly activityId?: string; readonly failedActivityId?: string; readonly causeIncidentId?: string; readonly rootCauseIncidentId?: string; readonly configuration?: string; readonly tenantIdIn?: string; readonly jobDefinitionIdIn?: string; };
  'GET /job': { readonly jobId?: string; readonly jobIds?: string; readonly jobDefinitionId?: string; readonly processInstanceId?: string; readonly processInstanceIds?: string; readonly executionId?: string; readonly processDefinitionId?: string; readonly processDefinitionKey?: string; readonly activityId?: string; readonly withRetriesLeft?: boolean; readonly executable?: boolean; readonly timers?: boolean; readonly messages?: boolean; readonly dueDates?: string; readonly createTimes?: string; readonly withException?: boolean; readonly exceptionMessage?: string; readonly failedActivityId?: string; readonly noRetriesLeft?: boolean; readonly active?: boolean; readonly suspended?: boolean; readonly priorityLowerThanOrEquals?: number; readonly priorityHigherThanOrEquals?: number; readonly tenantIdIn?: string; readonly withoutTenantId?: boolean; readonly includeJobsWithoutTenantId?: boolean; readonly acquired?: boolean; readonly sortBy?: 'jobId' | 'executionId' | 'processInstanceId' | 'processDefinitionId' | 'processDefinitionKey' | 'jobPriority' | 'jobRetries' | 'jobDueDate' | 'tenantId'; readonly sortOrder?: 'asc' | 'desc'; readonly firstResult?: number; readonly maxResults?: number; };
  'POST /job': { readonly firstResult?: number; readonly maxResults?: number; };
  'GET /job-definition': { readonly jobDefinitionId?: string; readonly activityIdIn?: string; readonly processDefinitionId?: string; readonly processDefinitionKey?: string; readonly jobType?: string; readonly jobConfiguration?: string; readonly active?: boolean; readonly suspended?: boolean; readonly withOverridingJobPriority?: boolean; readonly tenantIdIn?: string; readonly withoutTenantId?: boolean; readonly includeJobDefinitionsWithoutTenantId?: boolean; readonly sortBy?: 'jobDefinitionId' | 'activityId' | 'processDefinitionId' | 'processDefinitionKey' | 'jobType' | 'jobConfiguration' | 'tenantId'; readonly sortOrder?: 'asc' | 'desc'; readonly firstResult?: number; readonly maxResults?: number; };
  'POST /job-definition': { readonly firstResult?: number; readonly maxResults?: number; };
  'GET /job-definition/count': { readonly jobDefinitionId?: string; readonly activityIdIn?: string; readonly processDefinitionId?: string; readonly processDefinitionKey?: string; readonly jobType?: string; readonly jobConfiguration?: string; readonly active?: boolean; readonly suspended?: boolean; readonly withOverridingJobPriority?: boolean; readonly tenantIdIn?: string; readonly withoutTenantId?: boolean; readonly includeJobDefinitionsWithoutTenantId?: boolean; };
  'GET /job/count': { readonly jobId?: string; readonly jobIds?: string; readonly jobDefinitionId?: string; readonly processInstanceId?: string; readonly processInstanceIds?: string; readonly executionId?: string; readonly processDefinitionId?: string; readonly processDefinitionKey?: string; readonly activityId?: string; readonly withRetriesLeft?: boolean; readonly executable?: boolean; readonly timers?: boolean; readonly messages?: boolean; readonly dueDates?: string; readonly createTimes?: string; readonly withException?: boolean; readonly exceptionMessage?: string; readonly failedActivityId?: string; readonly noRetriesLeft?: boolean; readonly active?: boolean; readonly suspended?: boolean; readonly priorityLowerThanOrEquals?: number; readonly priorityHigherThanOrEquals?: number; readonly tenantIdIn?: string; readonly withoutTenantId?: boolean; readonly includeJobsWithoutTenantId?: boolean; readonly acquired?: boolean; };
  'POST /job/{id}/duedate/recalculate': { readonly creationDateBased?: boolean; };
  'GET /metrics': { readonly name?: 'activity-instance-start' | 'activity-instance-end' | 'decision-instances' | 'flow-node-instances' | 'job-acquisition-attempt' | 'job-acquired-success' | 'job-acquired-failure' | 'job-execution-rejected' | 'job-successful' | 'job-failed' | 'job-locked-exclusive' | 'executed-decision-elements' | 'history-cleanup-removed-process-instances' | 'history-cleanup-removed-case-instances' | 'history-cleanup-removed-decision-instances' | 'history-cleanup-removed-batch-operations' | 'history-cleanup-removed-task-metrics' | 'process-instances'; readonly reporter?: string; readonly startDate?: string | Date; readonly endDate?: string | Date; readonly firstResult?: number; readonly maxResults?: number; readonly interval?: number; readonly aggregateByReporter?: string; };
  'DELETE /metrics/task-worker': { readonly date?: string | Date; };
  'GET /metrics/{metrics-name}/sum': { readonly startDate?: string | Date; readonly endDate?: string | Date; };
  'GET /process-definition': { readonly processDefinitionId?: string; readonly processDefinitionIdIn?: string; readonly name?: string; readonly nameLike?: string; readonly deploymentId?: string; readonly deployedAfter?: string | Date; readonly deployedAt?: string | Date; readonly key?: string; readonly keysIn?: string; readonly keyLike?: string; readonly category?: string; readonly categoryLike?: string; readonly version?: number; readonly latestVersion?: boolean; readonly resourceName?: string; readonly resourceNameLike?: string; readonly startableBy?: string; readonly active?: boolean; readonly suspended?: boolean; readonly incidentId?: string; readonly incidentType?: string; readonly incidentMessage?: string; readonly incidentMessageLike?: string; readonly tenantIdIn?: string; readonly withoutTenantId?: boolean; readonly includeProcessDefinitionsWithoutTenantId?: boolean; readonly versionTag?: string; readonly versionTagLike?: string; readonly withoutVersionTag?: boolean; readonly startableInTasklist?: boolean; readonly notStartableInTasklist?: boolean; readonly startablePermissionCheck?: boolean; readonly sortBy?: 'category' | 'key' | 'id' | 'name' | 'version' | 'deploymentId' | 'deployTime' | 'tenantId ' | 'versionTag'; readonly sortOrder?: 'asc' | 'desc'; readonly firstResult?: number; readonly maxResults?: number; };
  'GET /process-definition/count': { readonly processDefinitionId?: string; readonly processDefinitionIdIn?: string; readonly name?: string; readonly nameLike?: string; readonly deploymentId?: string; readonly deployedAfter?: string | Date; readonly deployedAt?: string | Date; readonly key?: string; readonly keysIn?: string; readonly keyLike?: string; readonly category?: string; readonly categoryLike?: string; readonly version?: number; readonly latestVersion?: boolean; readonly resourceName?: string; readonly resourceNameLike?: string; readonly startableBy?: string; readonly active?: boolean; readonly suspended?: boolean; readonly incidentId?: string; readonly incidentType?: string; readonly incidentMessage?: string; readonly incidentMessageLike?: string; readonly tenantIdIn?: string; readonly withoutTenantId?: boolean; readonly includeProcessDefinitionsWithoutTenantId?: boolean; readonly versionTag?: string; readonly versionTagLike?: string; readonly withoutVersionTag?: boolean; readonly startableInTasklist?: boolean; readonly notStartableInTasklist?: boolean; readonly startablePermissionCheck?: boolean; };
  'GET /process-definition/statistics': { readonly failedJobs?: boolean; readonly incidents?: boolean; readonly incidentsForType?: string; readonly rootIncidents?: boolean; };
  'DELETE /process-definition/{id}': { readonly cascade?: boolean; readonly skipCustomListeners?: boolean; readonly skipIoMappings?: boolean; };
  'GET /process-definition/{id}/form-variables': { readonly variableNames?: string; readonly deserializeValues?: boolean; };
  'GET /process-definition/{id}/statistics': { readonly failedJobs?: boolean; readonly incidents?: boolean; readonly incidentsForType?: string; };
  'GET /process-instance': { readonly sortBy?: 'instanceId' | 'definitionKey' | 'definitionId' | 'tenantId' | 'businessKey'; readonly sortOrder?: 'asc' | 'desc'; readonly firstResult?: number; readonly maxResults?: number; readonly processInstanceIds?: string; readonly businessKey?: string; readonly businessKeyLike?: string; readonly caseInstanceId?: string; readonly processDefinitionId?: string; readonly processDefinitionKey?: string; readonly processDefinitionKeyIn?: string; readonly processDefinitionKeyNotIn?: string; readonly deploymentId?: string; readonly superProcessInstance?: string; readonly subProcessInstance?: string; readonly superCaseInstance?: string; readonly subCaseInstance?: string; readonly active?: boolean; readonly suspended?: boolean; readonly withIncident?: boolean; readonly incidentId?: string; readonly incidentType?: string; readonly incidentMessage?: string; readonly incidentMessageLike?: string; readonly tenantIdIn?: string; readonly withoutTenantId?: boolean; readonly processDefinitionWithoutTenantId?: boolean; readonly activityIdIn?: string; readonly rootProcessInstances?: boolean; readonly rootProcessInstanceId?: string; readonly leafProcessInstances?: boolean; readonly variables?: string; readonly variableNamesIgnoreCase?: boolean; readonly variableValuesIgnoreCase?: boolean; };
  'POST /process-instance': { readonly firstResult?: number; readonly maxResults?: number; };
  'GET /process-instance/count': { readonly processInstanceIds?: string; readonly businessKey?: string; readonly businessKeyLike?: string; readonly caseInstanceId?: string; readonly processDefinitionId?: string; readonly processDefinitionKey?: string; readonly processDefinitionKeyIn?: string; readonly processDefinitionKeyNotIn?: string; readonly deploymentId?: string; readonly superProcessInstance?: string; readonly subProcessInstance?: string; readonly superCaseInstance?: string; readonly subCaseInstance?: string; readonly active?: boolean; readonly suspended?: boolean; readonly withIncident?: boolean; readonly incidentId?: string; readonly incidentType?: string; readonly incidentMessage?: string; readonly incidentMessageLike?: string; readonly tenantIdIn?: string; readonly withoutTenantId?: boolean; readonly processDefinitionWithoutTenantId?: boolean; readonly activityIdIn?: string; readonly rootProcessInstances?: boolean; readonly rootProcessInstanceId?: string; readonly leafProcessInstances?: boolean; readonly variables?: string; readonly variableNamesIgnoreCase?: boolean; readonly variableValuesIgnoreCase?: boolean; };
  'DELETE /process-instance/{id}': { readonly skipCustomListeners?: boolean; readonly skipIoMappings?: boolean; readonly skipSubprocesses?: boolean; readonly failIfNotExists?: boolean; };
  'GET /process-instance/{id}/variables': { readonly deserializeValues?: boolean; };
  'GET /process-instance/{id}/variables/{varName}': { readonly deserializeValue?: boolean; };
  'GET /schema/log': { readonly version?: string; readonly sortBy?: 'timestamp'; readonly sortOrder?: 'asc' | 'desc'; readonly firstResult?: number; readonly maxResults?: number; };
  'POST /schema/log': { readonly firstResult?: number; readonly maxResults?: number; };
  'GET /task': { readonly taskId?: string; readonly taskIdIn?: string; readonly processInstanceId?: string; readonly processInstanceIdIn?: string; readonly processInstanceBusinessKey?: string; readonly processInstanceBusinessKeyExpression?: string; readonly processInstanceBusinessKeyIn?: string; readonly processInstanceBusinessKeyLike?: string; readonly processInstanceBusinessKeyLikeExpression?: string; readonly processDefinitionId?: string; readonly processDefinitionKey?: string; readonly processDefinitionKeyIn?: string; readonly processDefinitionName?: string; readonly processDefinitionNameLike?: string; readonly executionId?: string; readonly caseInstanceId?: string; readonly caseInstanceBusinessKey?: string; readonly caseInstanceBusinessKeyLike?: string; readonly caseDefinitionId?: string; readonly caseDefinitionKey?: string; readonly caseDefinitionName?: string; readonly caseDefinitionNameLike?: string; readonly caseExecutionId?: string; readonly activityInstanceIdIn?: string; readonly tenantIdIn?: string; readonly withoutTenantId?: boolean; readonly assignee?: string; readonly assigneeExpression?: string; readonly assigneeLike?: string; readonly assigneeLikeExpression?: string; readonly assigneeIn?: string; readonly assigneeNotIn?: string; readonly owner?: string; readonly ownerExpression?: string; readonly candidateGroup?: string; readonly candidateGroupLike?: string; readonly candidateGroupExpression?: string; readonly candidateUser?: string; readonly candidateUserExpression?: string; readonly includeAssignedTasks?: boolean; readonly involvedUser?: string; readonly involvedUserExpression?: string; readonly assigned?: boolean; readonly unassigned?: boolean; readonly taskDefinitionKey?: string; readonly taskDefinitionKeyIn?: string; readonly taskDefinitionKeyNotIn?: string; readonly taskDefinitionKeyLike?: string; readonly name?: string; readonly nameNotEqual?: string; readonly nameLike?: string; readonly nameNotLike?: string; readonly description?: string; readonly descriptionLike?: string; readonly priority?: number; readonly maxPriority?: number; readonly minPriority?: number; readonly dueDate?: string; readonly dueDateExpression?: string; readonly dueAfter?: string; readonly dueAfterExpression?: string; readonly dueBefore?: string; readonly dueBeforeExpression?: string; readonly withoutDueDate?: boolean; readonly followUpDate?: string; readonly followUpDateExpression?: string; readonly followUpAfter?: string; readonly followUpAfterExpression?: string; readonly followUpBefore?: string; readonly followUpBeforeExpression?: string; readonly followUpBeforeOrNotExistent?: string; readonly followUpBeforeOrNotExistentExpression?: string; readonly createdOn?: string; readonly createdOnExpression?: string; readonly createdAfter?: string; readonly createdAfterExpression?: string; readonly createdBefore?: string; readonly createdBeforeExpression?: string; readonly updatedAfter?: string; readonly updatedAfterExpression?: string; readonly delegationState?: 'PENDING' | 'RESOLVED'; readonly candidateGroups?: string; readonly candidateGroupsExpression?: string; readonly withCandidateGroups?: boolean; readonly withoutCandidateGroups?: boolean; readonly withCandidateUsers?: boolean; readonly withoutCandidateUsers?: boolean; readonly active?: boolean; readonly suspended?: boolean; readonly taskVariables?: string; readonly processVariables?: string; readonly caseInstanceVariables?: string; readonly variableNamesIgnoreCase?: boolean; readonly variableValuesIgnoreCase?: boolean; readonly parentTaskId?: string; readonly withCommentAttachmentInfo?: boolean; readonly withTaskVariablesInReturn?: boolean; readonly withTaskLocalVariablesInReturn?: boolean; readonly sortBy?: 'instanceId' | 'caseInstanceId' | 'dueDate' | 'executionId' | 'caseExecutionId' | 'assignee' | 'created' | 'lastUpdated' | 'description' | 'id' | 'name' | 'nameCaseInsensitive' | 'priority' | 'processVariable' | 'executionVariable' | 'taskVariable' | 'caseExecutionVariable' | 'caseInstanceVariable'; readonly sortOrder?: 'asc' | 'desc'; readonly firstResult?: number; readonly maxResults?: number; };
  'POST /task': { readonly firstResult?: number; readonly maxResults?: number; };
  'GET /task/count': { readonly taskId?: string; readonly taskIdIn?: string; readonly processInstanceId?: string; readonly processInstanceIdIn?: string; readonly processInstanceBusinessKey?: string; readonly processInstanceBusinessKeyExpression?: string; readonly processInstanceBusinessKeyIn?: string; readonly processInstanceBusinessKeyLike?: string; readonly processInstanceBusinessKeyLikeExpression?: string; readonly processDefinitionId?: string; readonly processDefinitionKey?: string; readonly processDefinitionKeyIn?: string; readonly processDefinitionName?: string; readonly processDefinitionNameLike?: string; readonly executionId?: string; readonly caseInstanceId?: string; readonly caseInstanceBusinessKey?: string; readonly caseInstanceBusinessKeyLike?: string; readonly caseDefinitionId?: string; readonly caseDefinitionKey?: string; readonly caseDefinitionName?: string; readonly caseDefinitionNameLike?: string; readonly caseExecutionId?: string; readonly activityInstanceIdIn?: string; readonly tenantIdIn?: string; readonly withoutTenantId?: boolean; readonly assignee?: string; readonly assigneeExpression?: string; readonly assigneeLike?: string; readonly assigneeLikeExpression?: string; readonly assigneeIn?: string; readonly assigneeNotIn?: string; readonly owner?: string; readonly ownerExpression?: string; readonly candidateGroup?: string; readonly candidateGroupLike?: string; readonly candidateGroupExpression?: string; readonly candidateUser?: string; readonly candidateUserExpression?: string; readonly includeAssignedTasks?: boolean; readonly involvedUser?: string; readonly involvedUserExpression?: string; readonly assigned?: boolean; readonly unassigned?: boolean; readonly taskDefinitionKey?: string; readonly taskDefinitionKeyIn?: string; readonly taskDefinitionKeyNotIn?: string; readonly taskDefinitionKeyLike?: string; readonly name?: string; readonly nameNotEqual?: string; readonly nameLike?: string; readonly nameNotLike?: string; readonly description?: string; readonly descriptionLike?: string; readonly priority?: number; readonly maxPriority?: number; readonly minPriority?: number; readonly dueDate?: string; readonly dueDateExpression?: string; readonly dueAfter?: string; readonly dueAfterExpression?: string; readonly dueBefore?: string; readonly dueBeforeExpression?: string; readonly withoutDueDate?: boolean; readonly followUpDate?: string; readonly followUpDateExpression?: string; readonly followUpAfter?: string; readonly followUpAfterExpression?: string; readonly followUpBefore?: string; readonly followUpBeforeExpression?: string; readonly followUpBeforeOrNotExistent?: string; readonly followUpBeforeOrNotExistentExpression?: string; readonly createdOn?: string; readonly createdOnExpression?: string; readonly createdAfter?: string; readonly createdAfterExpression?: string; readonly createdBefore?: string; readonly createdBeforeExpression?: string; readonly updatedAfter?: string; readonly updatedAfterExpression?: string; readonly delegationState?: 'PENDING' | 'RESOLVED'; readonly candidateGroups?: string; readonly candidateGroupsExpression?: string; readonly withCandidateGroups?: boolean; readonly withoutCandidateGroups?: boolean; readonly withCandidateUsers?: boolean; readonly withoutCandidateUsers?: boolean; readonly active?: boolean; readonly suspended?: boolean; readonly taskVariables?: string; readonly processVariables?: string; readonly caseInstanceVariables?: string; readonly variableNamesIgnoreCase?: boolean; readonly variableValuesIgnoreCase?: boolean; readonly parentTaskId?: string; readonly withCommentAttachmentInfo?: boolean; readonly withTaskVariablesInReturn?: boolean; readonly withTaskLocalVariablesInReturn?: boolean; };
  'GET /task/{id}/form-variables': { readonly variableNames?: string; readonly deserializeValues?: boolean; };
  'GET /task/{id}/identity-links': { readonly type?: string; };
  'GET /task/{id}/localVariables': { readonly deserializeValues?: boolean; };
  'GET /task/{id}/localVariables/{varName}': { readonly deserializeValue?: boolean; };
  'GET /task/{id}/variables': { readonly deserializeValues?: boolean; };
  'GET /task/{id}/variables/{varName}': { readonly deserializeValue?: boolean; };
  'GET /tenant': { readonly sortBy?: 'id' | 'name'; readonly sortOrder?: 'asc' | 'desc'; readonly firstResult?: number; readonly maxResults?: number; readonly id?: string; readonly name?: string; readonly nameLike?: string; readonly userMember?: string; readonly groupMember?: string; readonly includingGroupsOfUser?: boolean; };
  'GET /tenant/count': { readonly id?: string; readonly name?: string; readonly nameLike?: string; readonly userMember?: string; readonly groupMember?: string; readonly includingGroupsOfUser?: boolean; };
  'GET /user': { readonly id?: string; readonly idIn?: string; readonly firstName?: string; readonly firstNameLike?: string; readonly lastName?: string; readonly lastNameLike?: string; readonly email?: string; readonly emailLike?: string; readonly memberOfGroup?: string; readonly memberOfTenant?: string; readonly potentialStarter?: string; readonly sortBy?: 'userId' | 'firstName' | 'lastName' | 'email'; readonly sortOrder?: 'asc' | 'desc'; readonly firstResult?: number; readonly maxResults?: number; };
  'GET /user/count': { readonly id?: string; readonly idIn?: string; readonly firstName?: string; readonly firstNameLike?: string; readonly lastName?: string; readonly lastNameLike?: string; readonly email?: string; readonly emailLike?: string; readonly memberOfGroup?: string; readonly memberOfTenant?: string; readonly potentialStarter?: string; };
  'GET /variable-instance': { readonly variableName?: string; readonly variableNameLike?: string; readonly processInstanceIdIn?: string; readonly executionIdIn?: string; readonly caseInstanceIdIn?: string; readonly caseExecutionIdIn?: string; readonly taskIdIn?: string; readonly batchIdIn?: string; readonly activityInstanceIdIn?: string; readonly tenantIdIn?: string; readonly variableValues?: string; readonly variableNamesIgnoreCase?: boolean; readonly variableValuesIgnoreCase?: boolean; readonly variableScopeIdIn?: string; readonly sortBy?: 'variableName' | 'variableType' | 'activityInstanceId' | 'tenantId'; readonly sortOrder?: 'asc' | 'desc'; readonly firstResult?: number; readonly maxResults?: number; readonly deserializeValues?: boolean; };
  'POST /variable-instance': { readonly firstResult?: number; readonly maxResults?: number; readonly deserializeValues?: boolean; };
  'GET /variable-instance/count': { readonly variableName?: string; readonly variableNameLike?: string; readonly processInstanceIdIn?: string; readonly executionIdIn?: string; readonly caseInstanceIdIn?: string; readonly caseExecutionIdIn?: string; readonly taskIdIn?: string; readonly batchIdIn?: string; readonly activityInstanceIdIn?: string; readonly tenantIdIn?: string; readonly variableValues?: string; readonly variableNamesIgnoreCase?: boolean; readonly variableValuesIgnoreCase?: boolean; readonly variableScopeIdIn?: string; };
  'GET /variable-instance/{id}': { readonly deserializeValue?: boolean; };
}

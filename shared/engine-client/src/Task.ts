/**
 * A task as the engine's lists and the task call return it. Dates are the engine's texts (`2026-01-23T13:42:42.657+0200`: the offset
 * has no colon).
 */
export interface Task {
  readonly id: string;
  readonly name: string | null;
  readonly taskDefinitionKey: string | null;
  readonly description: string | null;
  readonly assignee: string | null;
  readonly owner: string | null;
  readonly due: string | null;
  readonly followUp: string | null;
  readonly created: string | null;
  /** Null on engines that do not record it, and before the first change. */
  readonly lastUpdated: string | null;
  readonly priority: number;
  readonly suspended: boolean;
  readonly formKey: string | null;
  readonly camundaFormRef: FormRef | null;
  readonly tenantId: string | null;
  readonly processInstanceId: string | null;
  readonly processDefinitionId: string | null;
  readonly executionId: string | null;
  readonly caseInstanceId: string | null;
  readonly caseDefinitionId: string | null;
  readonly caseExecutionId: string | null;
  readonly delegationState: 'PENDING' | 'RESOLVED' | null;
  readonly parentTaskId: string | null;
  /** Which of several engines the task is of, as the administrator calls it; absent where it is the page's own. */
  readonly connection?: string;
}

/** `version` counts only if `binding` is `version`. */
export interface FormRef {
  readonly key: string;
  readonly binding: 'latest' | 'deployment' | 'version';
  readonly version: number | null;
}

export type InstanceOfTask = { readonly processInstanceId: string } | { readonly caseInstanceId: string };

export interface TaskDetail extends Task {
  readonly identityLinks: readonly IdentityLink[];
  readonly processDefinition: DefinitionSummary | null;
  readonly caseDefinition: DefinitionSummary | null;
  readonly assigneeUser: UserSummary | null;
  readonly candidateGroups: readonly GroupSummary[];
  readonly candidateUsers: readonly UserSummary[];
}

export interface IdentityLink {
  readonly type: string;
  readonly userId: string | null;
  readonly groupId: string | null;
}

export interface DefinitionSummary {
  readonly id: string;
  readonly key: string;
  readonly name: string | null;
  readonly version: number;
  readonly versionTag: string | null;
}

export interface UserSummary {
  readonly id: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

export interface GroupSummary {
  readonly id: string;
  readonly name: string | null;
}

/**
 * A variable as it travels. `type` is the engine's capitalised name (`String`, `Integer`, `Long`, `Object` …). Integers beyond 2^53
 * are strings of digits, in both directions. `Object`, `Json` and `Xml` hold their serialised text; a `File` is never read, and
 * base64 when written.
 */
export interface VariableValue {
  readonly value: unknown;
  readonly type: string;
  readonly valueInfo?: Readonly<Record<string, unknown>>;
}

/** Variables by name. */
export type FormVariables = Readonly<Record<string, VariableValue>>;

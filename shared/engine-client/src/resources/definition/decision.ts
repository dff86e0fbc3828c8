import type { EngineClient } from '../../EngineClient';
import { readList, readShape } from '../../reading/readShape';
import { segment } from '../../reading/segment';
import type { DefinitionSummary, VariableValue } from '../../Task';
import { parseDefinition } from './definition';

/** What went into a decision, or came out of one. */
export interface DecisionValue extends VariableValue {
  readonly id: string;
  /** The name of the column; of outputs the name of the variable where the column has none. */
  readonly name: string | null;
  /** Of outputs of a table: the rule that gave it. */
  readonly ruleId: string | null;
  /** Why there is no value to show. */
  readonly errorMessage: string | null;
}

/** One evaluation of a decision, as the history keeps it. */
export interface Evaluation {
  readonly id: string;
  readonly definitionId: string;
  readonly key: string;
  readonly name: string | null;
  /** As the engine writes dates. */
  readonly time: string;
  readonly activityId: string | null;
  /** The evaluation that required this one; null for one that was asked for itself. */
  readonly rootId: string | null;
  readonly inputs: readonly DecisionValue[];
  readonly outputs: readonly DecisionValue[];
  /** What the outputs of a collecting table came to. */
  readonly collected: number | null;
}

/**
 * The decisions that a process instance has evaluated, newest first. Without the right to their history, and where the engine
 * keeps none, the list is shorter or empty; the engine does not say so.
 */
export async function listEvaluations(
  client: EngineClient,
  processInstanceId: string,
  range: { readonly firstResult: number; readonly maxResults: number },
  signal?: AbortSignal,
): Promise<readonly Evaluation[]> {
  const query = {
    processInstanceId,
    includeInputs: true,
    includeOutputs: true,
    disableBinaryFetching: true,
    disableCustomObjectDeserialization: true,
    sortBy: 'evaluationTime',
    sortOrder: 'desc',
    ...range,
  };
  const answer = await client.get('history/decision-instance', { query, signal });
  return readList(answer, 'evaluations', parseEvaluation);
}

/** The model of a decision, with all that were deployed in the same file. */
export async function getDecisionXml(
  client: EngineClient,
  id: string,
  signal?: AbortSignal,
): Promise<string> {
  const answer = await client.get(`decision-definition/${segment(id)}/xml`, { signal });
  return readShape(answer, 'xml').text('dmnXml');
}

/** How a process names a decision that it calls. */
export interface DecisionReference {
  readonly key: string;
  /** The deployment of the process, a version, a version tag; else the latest. */
  readonly deploymentId?: string;
  readonly version?: number;
  readonly versionTag?: string;
  readonly tenantId: string | null;
}

/** The decision that a reference means now; null where there is none, and where the person may not read it. */
export async function findDecision(
  client: EngineClient,
  { key, deploymentId, version, versionTag, tenantId }: DecisionReference,
  signal?: AbortSignal,
): Promise<DefinitionSummary | null> {
  const isLatest = deploymentId === undefined && version === undefined && versionTag === undefined;
  const query = {
    ...{ key, deploymentId, version, versionTag },
    latestVersion: isLatest ? true : undefined,
    tenantIdIn: tenantId ?? undefined,
    withoutTenantId: tenantId === null ? true : undefined,
    ...{ sortBy: 'version', sortOrder: 'desc', maxResults: 1 },
  };
  const answer = await client.get('decision-definition', { query, signal });
  return readList(answer, 'decisions', parseDefinition)[0] ?? null;
}

function parseEvaluation(value: unknown, where: string): Evaluation {
  const evaluation = readShape(value, where);
  return {
    id: evaluation.text('id'),
    definitionId: evaluation.text('decisionDefinitionId'),
    key: evaluation.text('decisionDefinitionKey'),
    name: evaluation.textOrNull('decisionDefinitionName'),
    time: evaluation.text('evaluationTime'),
    activityId: evaluation.textOrNull('activityId'),
    rootId: evaluation.textOrNull('rootDecisionInstanceId'),
    inputs: evaluation.list('inputs', parseValue),
    outputs: evaluation.list('outputs', parseValue),
    collected: evaluation.numberOrNull('collectResultValue'),
  };
}

function parseValue(value: unknown, where: string): DecisionValue {
  const read = readShape(value, where);
  return {
    id: read.text('id'),
    name: read.textOrNull('clauseName') ?? read.textOrNull('variableName'),
    ruleId: read.textOrNull('ruleId'),
    errorMessage: read.textOrNull('errorMessage'),
    type: read.textOrNull('type') ?? 'Null',
    value: read.raw.value ?? null,
  };
}

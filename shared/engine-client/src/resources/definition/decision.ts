import type { EngineClient } from '../../EngineClient';
import { readList, readShape } from '../../reading/readShape';
import { segment } from '../../reading/segment';
import type { VariableValue } from '../../Task';

export interface DecisionValue extends VariableValue {
  readonly id: string;
  readonly name: string | null;
  readonly ruleId: string | null;
  readonly errorMessage: string | null;
}

export type Evaluation = Readonly<ReturnType<typeof parseEvaluation>>;

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

export async function getDecisionXml(
  client: EngineClient,
  id: string,
  signal?: AbortSignal,
): Promise<string> {
  const answer = await client.get(`decision-definition/${segment(id)}/xml`, { signal });
  return readShape(answer, 'xml').text('dmnXml');
}

function parseEvaluation(value: unknown, where: string) {
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

import type { DecisionReference } from '@taskweave/engine-client/resources/definition/decision';
import type { StartableProcess } from '@taskweave/engine-client/resources/definition/processDefinition';

export interface CalledDecision {
  readonly reference: DecisionReference;
  readonly activityIds: readonly string[];
}

const EXPRESSION = /[$#]\{/;

export function calledDecisions(
  xml: string,
  process: Pick<StartableProcess, 'deploymentId' | 'tenantId'>,
): readonly CalledDecision[] {
  if (!xml.includes('decisionRef')) return [];
  const model = new DOMParser().parseFromString(xml, 'application/xml');
  const found = new Map<string, { reference: DecisionReference; activityIds: string[] }>();
  for (const task of model.getElementsByTagNameNS('*', 'businessRuleTask')) {
    const reference = referenceOf(task, process);
    if (reference === null) continue;
    const known = found.get(JSON.stringify(reference)) ?? { reference, activityIds: [] };
    known.activityIds.push(task.id);
    found.set(JSON.stringify(reference), known);
  }
  return [...found.values()];
}

function referenceOf(
  task: Element,
  { deploymentId, tenantId }: Pick<StartableProcess, 'deploymentId' | 'tenantId'>,
): DecisionReference | null {
  // The engine forks use different namespaces for the same attributes.
  const attribute = (name: string) =>
    [...task.attributes].find(({ localName }) => localName === name)?.value ?? null;
  const key = attribute('decisionRef');
  const binding = attribute('decisionRefBinding');
  const version = attribute('decisionRefVersion');
  const versionTag = attribute('decisionRefVersionTag');
  const tenant = attribute('decisionRefTenantId');
  if (key === null || [key, version, versionTag, tenant].some((text) => EXPRESSION.test(text ?? ''))) {
    return null;
  }
  return {
    ...{ key, tenantId: tenant ?? tenantId },
    ...(binding === 'deployment' && deploymentId !== null ? { deploymentId } : {}),
    ...(binding === 'version' && version !== null ? { version: Number(version) } : {}),
    ...(binding === 'versionTag' && versionTag !== null ? { versionTag } : {}),
  };
}

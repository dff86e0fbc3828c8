import type { Condition } from '@taskweave/plugin-sdk';

/** What conditions are decided by. */
export interface ConditionFacts {
  readonly engine: string;
  readonly processDefinitionKey?: string | null;
  /** Groups of the person; null while they are not known. */
  readonly groups?: readonly string[] | null;
}

/** All that must hold for a contribution to be shown. */
export interface Conditions {
  /** Its own, with the administrator's in their place. */
  readonly when: Condition | undefined;
  /** Groups that the administrator's file gives the whole plugin to; null is for all. */
  readonly pluginGroups: readonly string[] | null;
}

export interface UnmetCondition {
  readonly kind: 'engine' | 'processDefinitionKey' | 'groups' | 'pluginGroups';
  /** One of these would do. */
  readonly wanted: readonly string[];
}

/** The first condition that does not hold; null where all do. One on something that is not known does not. */
export function unmetCondition(
  { when, pluginGroups }: Conditions,
  { engine, processDefinitionKey, groups }: ConditionFacts,
): UnmetCondition | null {
  if (when?.engine !== undefined && !when.engine.includes(engine)) {
    return { kind: 'engine', wanted: when.engine };
  }
  if (pluginGroups !== null && !overlaps(pluginGroups, groups)) {
    return { kind: 'pluginGroups', wanted: pluginGroups };
  }
  if (when?.groups !== undefined && !overlaps(when.groups, groups)) {
    return { kind: 'groups', wanted: when.groups };
  }
  if (when?.processDefinitionKey === undefined) return null;
  const isMet = processDefinitionKey != null && when.processDefinitionKey.includes(processDefinitionKey);
  return isMet ? null : { kind: 'processDefinitionKey', wanted: when.processDefinitionKey };
}

/** Whether the groups of the person have a say. */
export function asksForGroups({ when, pluginGroups }: Conditions): boolean {
  return pluginGroups !== null || when?.groups !== undefined;
}

function overlaps(wanted: readonly string[], given: readonly string[] | null | undefined): boolean {
  return wanted.some((one) => given?.includes(one));
}

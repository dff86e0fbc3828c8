import type { AdminFlags } from '../admin-file/AdminFile';
import type { Condition } from '../manifest/Condition';

/** What conditions are decided by. */
export interface ConditionFacts {
  readonly engine: string;
  readonly processDefinitionKey?: string | null;
  /** Groups of the person; null while they are not known. */
  readonly groups?: readonly string[] | null;
  /** Id of the person. */
  readonly user: string;
  /** The administrator's, by name. */
  readonly flags: AdminFlags;
}

/** All that must hold for a contribution to be shown. */
export interface Conditions {
  /** Its own, with the administrator's in their place. */
  readonly when: Condition | undefined;
  /** Groups that the administrator's file gives the whole plugin to; null is for all. */
  readonly pluginGroups: readonly string[] | null;
}

export interface UnmetCondition {
  readonly kind: 'engine' | 'processDefinitionKey' | 'groups' | 'pluginGroups' | 'flag';
  /** One of these would do; of flags, it is the one. */
  readonly wanted: readonly string[];
}

/** The first condition that does not hold; null where all do. One on something that is not known does not. */
export function unmetCondition(
  { when, pluginGroups }: Conditions,
  { engine, processDefinitionKey, groups, user, flags }: ConditionFacts,
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
  if (when?.flag !== undefined) {
    const flag = flags[when.flag];
    const isOn =
      typeof flag === 'object'
        ? flag.users?.includes(user) || overlaps(flag.groups ?? [], groups)
        : flag === true;
    if (!isOn) return { kind: 'flag', wanted: [when.flag] };
  }
  if (when?.processDefinitionKey === undefined) return null;
  const isMet = processDefinitionKey != null && when.processDefinitionKey.includes(processDefinitionKey);
  return isMet ? null : { kind: 'processDefinitionKey', wanted: when.processDefinitionKey };
}

/** Whether the groups of the person have a say. */
export function asksForGroups({ when, pluginGroups }: Conditions, flags: AdminFlags): boolean {
  const flag = flags[when?.flag ?? ''];
  return pluginGroups !== null || when?.groups !== undefined || typeof flag === 'object';
}

function overlaps(wanted: readonly string[], given: readonly string[] | null | undefined): boolean {
  return wanted.some((one) => given?.includes(one));
}

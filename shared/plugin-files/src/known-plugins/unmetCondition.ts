import type { AdminFlags } from '../admin-file/AdminFile';
import type { Condition } from '../manifest/Condition';

export interface ConditionFacts {
  readonly engine: string;
  readonly processDefinitionKey?: string | null;
  readonly groups?: readonly string[] | null;
  readonly user: string;
  readonly flags: AdminFlags;
}

export interface Conditions {
  readonly when: Condition | undefined;
  readonly pluginGroups: readonly string[] | null;
}

export interface UnmetCondition {
  readonly kind: 'engine' | 'processDefinitionKey' | 'groups' | 'pluginGroups' | 'flag';
  readonly wanted: readonly string[];
}

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

export function asksForGroups({ when, pluginGroups }: Conditions, flags: AdminFlags): boolean {
  const flag = flags[when?.flag ?? ''];
  return pluginGroups !== null || when?.groups !== undefined || typeof flag === 'object';
}

function overlaps(wanted: readonly string[], given: readonly string[] | null | undefined): boolean {
  return wanted.some((one) => given?.includes(one));
}

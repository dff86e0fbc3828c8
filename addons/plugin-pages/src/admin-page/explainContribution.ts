import type { AdminFile } from '@taskweave/plugin-files/admin-file/AdminFile';
import type { PluginEntry, RegisteredContribution } from '@taskweave/plugin-files/known-plugins/PluginEntry';
import { type PluginStatus, takesPart } from '@taskweave/plugin-files/known-plugins/PluginStatus';
import {
  type ConditionFacts,
  type UnmetCondition,
  unmetCondition,
} from '@taskweave/plugin-files/known-plugins/unmetCondition';

export type Visibility =
  | { readonly kind: 'shown' }
  | { readonly kind: 'failed'; readonly code: string; readonly message: string }
  | { readonly kind: 'plugin'; readonly status: PluginStatus }
  | { readonly kind: 'off' }
  | { readonly kind: 'unmet'; readonly unmet: UnmetCondition };

export function explainContribution(
  { contribution, isEnabled }: RegisteredContribution,
  { status, adminEntry }: PluginEntry,
  facts: ConditionFacts,
): Visibility {
  if (!takesPart(status)) return { kind: 'plugin', status };
  if (!isEnabled) return { kind: 'off' };
  const unmet = unmetCondition({ when: contribution.when, pluginGroups: adminEntry?.groups ?? null }, facts);
  if (unmet !== null) return { kind: 'unmet', unmet };
  if (status.phase === 'failed') return { kind: 'failed', code: status.code, message: status.message };
  return { kind: 'shown' };
}

export interface PrioritySource {
  readonly priority: number | null;
  readonly from: 'file' | 'plugin' | 'list';
}

export function prioritySource(
  point: string,
  { key, contribution, priority, priorities }: RegisteredContribution,
  { contributions }: Pick<AdminFile, 'contributions'>,
): PrioritySource {
  const isOfFile = contributions[`${point}:${key}`]?.priority !== undefined;
  if (isOfFile || priorities.some((one) => one.priority === priority)) return { priority, from: 'file' };
  return contribution.priority === undefined
    ? { priority: null, from: 'list' }
    : { priority, from: 'plugin' };
}

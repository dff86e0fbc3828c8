import type { AdminFile } from '@taskweave/plugin-files/admin-file/AdminFile';
import type { PluginEntry, RegisteredContribution } from '@taskweave/plugin-files/known-plugins/PluginEntry';
import { type PluginStatus, takesPart } from '@taskweave/plugin-files/known-plugins/PluginStatus';
import {
  type ConditionFacts,
  type UnmetCondition,
  unmetCondition,
} from '@taskweave/plugin-files/known-plugins/unmetCondition';

/** Whether a contribution is on the page, and if not, why. */
export type Visibility =
  | { readonly kind: 'shown' }
  /** Its place is there, with a card that says that it failed. */
  | { readonly kind: 'failed'; readonly code: string; readonly message: string }
  /** All of its plugin is off. */
  | { readonly kind: 'plugin'; readonly status: PluginStatus }
  /** The administrator's file switches this one off. */
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
  /** Null: it has none and comes after all that have one, in the order of the list of plugins. */
  readonly priority: number | null;
  readonly from: 'file' | 'plugin' | 'list';
}

/** Where the place of a contribution among its neighbours comes from. */
export function prioritySource(
  point: string,
  { key, contribution, priority }: RegisteredContribution,
  { contributions }: Pick<AdminFile, 'contributions'>,
): PrioritySource {
  if (contributions[`${point}:${key}`]?.priority != null) return { priority, from: 'file' };
  return contribution.priority === undefined
    ? { priority: null, from: 'list' }
    : { priority, from: 'plugin' };
}

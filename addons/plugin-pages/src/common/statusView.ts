import type { PluginEntry } from '@taskweave/plugin-files/known-plugins/PluginEntry';
import type { PluginIncident } from '@taskweave/plugin-files/known-plugins/PluginIncident';
import { type PluginStatus, takesPart } from '@taskweave/plugin-files/known-plugins/PluginStatus';
import type { ChipTone } from '@taskweave/ui/chip';
import type { IconName } from '@taskweave/ui/icon';
import en from './en.json';

export interface StatusView {
  readonly text: string;
  readonly tone: ChipTone;
  readonly icon: IconName;
  readonly isTrouble: boolean;
}

export function statusView(status: PluginStatus): StatusView {
  switch (status.phase) {
    case 'disabled':
      return { text: `state.disabled.${status.by}`, tone: 'neutral', icon: 'minus', isTrouble: false };
    case 'listed':
    case 'loading':
      return { text: `state.${status.phase}`, tone: 'neutral', icon: 'clock', isTrouble: false };
    case 'ready':
    case 'active':
      return { text: `state.${status.phase}`, tone: 'success', icon: 'check', isTrouble: false };
    case 'failed':
    case 'refused':
      return { text: `state.${status.phase}`, tone: 'danger', icon: 'error', isTrouble: true };
    case 'incompatible':
    case 'quarantined':
      return { text: `state.${status.phase}`, tone: 'warning', icon: 'warning', isTrouble: true };
  }
}

export function ignoredOf({ isBuiltin, ignored, update }: PluginEntry): PluginEntry['ignored'] {
  return ignored ?? (isBuiltin && update?.phase === 'refused' ? update : null);
}

/** What went wrong with the code of a plugin that takes part. */
const FAULT = /^PLG-(?:208|502|60[1-3])$/;

export function viewOf({ id, status }: PluginEntry, incidents: readonly PluginIncident[]): StatusView {
  const isFaulty =
    takesPart(status) && incidents.some(({ pluginId, code }) => pluginId === id && FAULT.test(code));
  return isFaulty
    ? { text: 'state.faulty', tone: 'warning', icon: 'warning', isTrouble: true }
    : statusView(status);
}

export function isTroubled(entry: PluginEntry, incidents: readonly PluginIncident[]): boolean {
  return viewOf(entry, incidents).isTrouble || ignoredOf(entry) !== null;
}

const KNOWN: ReadonlySet<string> = new Set(
  Object.keys(en).flatMap((key) => /^do\.(PLG-\d{3})$/.exec(key)?.[1] ?? []),
);

export function adviceKey(code: string): string {
  return `do.${KNOWN.has(code) ? code : `PLG-${code.charAt(4)}`}`;
}

export function phaseKey(code: string): string {
  return `phase.${code.charAt(4)}`;
}

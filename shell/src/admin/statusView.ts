import type { ChipTone } from '@taskweave/ui/chip';
import type { IconName } from '@taskweave/ui/icon';
import type { PluginStatus } from '../plugins/PluginStatus';

export interface StatusView {
  /** Key of the text. */
  readonly text: string;
  readonly tone: ChipTone;
  readonly icon: IconName;
  /** Somebody should look at it. */
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

const KNOWN = new Set([
  ...['PLG-101', 'PLG-102', 'PLG-103', 'PLG-104', 'PLG-105', 'PLG-106', 'PLG-107'],
  ...['PLG-201', 'PLG-202', 'PLG-203', 'PLG-204', 'PLG-205', 'PLG-206', 'PLG-207'],
  ...['PLG-301', 'PLG-302', 'PLG-303', 'PLG-304'],
  ...['PLG-401', 'PLG-402', 'PLG-403', 'PLG-404'],
  ...['PLG-604', 'PLG-605'],
]);

/** Key of the text that says what to do about a code: its own, else that of its hundred. */
export function adviceKey(code: string): string {
  return `do.${KNOWN.has(code) ? code : `PLG-${code.charAt(4)}`}`;
}

/** Key of the text that says when it happened: the hundreds of the codes are the phases of a plugin's life. */
export function phaseKey(code: string): string {
  return `phase.${code.charAt(4)}`;
}

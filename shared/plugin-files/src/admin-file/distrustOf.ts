import type { AdminPolicy } from './AdminFile';

export interface Distrust {
  readonly code: 'PLG-301' | 'PLG-303';
  readonly message: string;
}

export interface Place {
  readonly policy: AdminPolicy;
  /** Address of the page. */
  readonly page: string;
}

/** Why a file may not be asked for: its origin is not allowed, or no hash says what it has to be. Null where it may. */
export function distrustOf(address: URL, integrity: string | null, place: Place): Distrust | null {
  if (!isOwn(address, place) && !place.policy.origins.includes(address.origin)) {
    return {
      code: 'PLG-303',
      message: `${address.origin} is not among policy.origins of the plugin file.`,
    };
  }
  if (integrity !== null || !isHashWanted(address, place)) return null;
  return { code: 'PLG-301', message: `The hash of ${address.href} is missing in the plugin file.` };
}

/** Whether the policy asks for a hash of what is at this address. */
export function isHashWanted(address: URL, place: Place): boolean {
  const { integrity } = place.policy;
  return integrity === 'required' || (integrity === 'same-origin-only' && !isOwn(address, place));
}

function isOwn(address: URL, { page }: Place): boolean {
  return address.origin === new URL(page).origin;
}

import type { AdminPolicy } from './AdminFile';

export interface Distrust {
  readonly code: 'PLG-301' | 'PLG-303';
  readonly message: string;
}

export interface Place {
  readonly policy: AdminPolicy;
  readonly page: string;
}

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

export function isHashWanted(address: URL, place: Place): boolean {
  const { integrity } = place.policy;
  return integrity === 'required' || (integrity === 'same-origin-only' && !isOwn(address, place));
}

function isOwn(address: URL, { page }: Place): boolean {
  return address.origin === new URL(page).origin;
}

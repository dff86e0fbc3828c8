import {
  PROFILE_MAX_LENGTH,
  type UserProfile,
} from '@taskweave/engine-client/resources/identity/userProfile';
import type { TextKey } from '@taskweave/plugin-sdk';

export type ProfileField = 'firstName' | 'lastName' | 'email';
export type ProfileFaults = Readonly<Partial<Record<ProfileField, TextKey>>>;

export const PROFILE_FIELDS: readonly ProfileField[] = ['firstName', 'lastName', 'email'];

/** The check is no stricter because nothing else is certain about e-mail addresses. */
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)*$/;

export function profileFaults(profile: Omit<UserProfile, 'id'>): ProfileFaults {
  return Object.fromEntries(
    PROFILE_FIELDS.flatMap((field) => {
      const fault = faultOf(field, profile[field].trim());
      return fault === null ? [] : [[field, fault]];
    }),
  );
}

function faultOf(field: ProfileField, text: string): TextKey | null {
  if (text.length > PROFILE_MAX_LENGTH) return 'field.tooLong';
  switch (field) {
    case 'firstName':
      return text === '' ? 'firstName.missing' : null;
    case 'lastName':
      return text === '' ? 'lastName.missing' : null;
    case 'email':
      return text === '' || EMAIL.test(text) ? null : 'email.wrong';
  }
}

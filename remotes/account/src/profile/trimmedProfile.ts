import type { UserProfile } from '@taskweave/engine-client/resources/identity/userProfile';

export function trimmedProfile({ id, firstName, lastName, email }: UserProfile): UserProfile {
  return {
    id: id.trim(),
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    email: email.trim(),
  };
}

import { isSet } from '../task-query/wholeQuery';

export interface StoredFilter {
  readonly query?: Readonly<Record<string, unknown>>;
  readonly properties?: Readonly<Record<string, unknown>>;
}

/** A filter that says nothing hides snoozed tasks if it lists the person's own. */
export function hidesSnoozed({ query = {}, properties = {} }: StoredFilter): boolean {
  const { hideSnoozed } = properties;
  return typeof hideSnoozed === 'boolean' ? hideSnoozed : isOwnList(query);
}

function isOwnList(query: Readonly<Record<string, unknown>>): boolean {
  const { assigneeExpression } = query;
  const isOwn = typeof assigneeExpression === 'string' && OWN.test(assigneeExpression);
  return isOwn && !Object.entries(query).some(([key, value]) => key.startsWith('followUp') && isSet(value));
}

const OWN = /^[#$]\{ *currentUser\(\) *\}$/;

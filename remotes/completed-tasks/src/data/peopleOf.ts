export interface NamedPeople {
  readonly users: readonly string[];
  readonly groups: readonly string[];
}

export interface Reader {
  readonly id: string;
  readonly groups: readonly string[];
}

type Query = Readonly<Record<string, unknown>>;

const CURRENT_USER = /^\s*[$#]\{\s*currentUser\(\)\s*\}\s*$/;
const CURRENT_GROUPS = /^\s*[$#]\{\s*currentUserGroups\(\)\s*\}\s*$/;

export function peopleOf(query: Query, reader: Reader): NamedPeople {
  const parts = [query, ...(Array.isArray(query.orQueries) ? (query.orQueries as readonly Query[]) : [])];
  const users = parts.flatMap((part) => [
    ...textsOf(part.assignee),
    ...textsOf(part.assigneeIn),
    ...textsOf(part.candidateUser),
    ...[part.assigneeExpression, part.candidateUserExpression, part.assigneeInExpression]
      .flatMap(textsOf)
      .flatMap((text) => (CURRENT_USER.test(text) ? [reader.id] : [])),
  ]);
  const groups = parts.flatMap((part) => [
    ...textsOf(part.candidateGroup),
    ...textsOf(part.candidateGroups),
    ...[part.candidateGroupExpression, part.candidateGroupsExpression]
      .flatMap(textsOf)
      .flatMap((text) => (CURRENT_GROUPS.test(text) ? reader.groups : [])),
  ]);
  return { users: [...new Set(users)], groups: [...new Set(groups)] };
}

function textsOf(value: unknown): readonly string[] {
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return values.filter((one) => typeof one === 'string' && one !== '') as readonly string[];
}

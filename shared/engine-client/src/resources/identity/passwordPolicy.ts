import type { EngineClient } from '../../EngineClient';
import { isEngineError } from '../../errors/EngineError';
import { readList, readShape } from '../../reading/readShape';
import type { UserProfile } from './userProfile';

export type PasswordRule = Readonly<ReturnType<typeof parseRule>>;

export interface CheckedPassword {
  readonly isValid: boolean;
  readonly rules: readonly (PasswordRule & { readonly isMet: boolean })[];
}

export async function getPasswordPolicy(
  client: EngineClient,
  signal?: AbortSignal,
): Promise<readonly PasswordRule[] | null> {
  try {
    const answer = await client.get('identity/password-policy', { signal });
    return readShape(answer, 'policy').list('rules', parseRule);
  } catch (error) {
    if (isEngineError(error) && error.problem.status === 404) return null;
    throw error;
  }
}

export async function checkPassword(
  client: EngineClient,
  { password, profile }: { readonly password: string; readonly profile: UserProfile },
  signal?: AbortSignal,
): Promise<CheckedPassword> {
  const body = { password, profile };
  const answer = readShape(await client.post('identity/password-policy', { body, signal }), 'policy');
  return {
    isValid: answer.flag('valid'),
    rules: readList(answer.raw.rules ?? [], 'rules', (value, where) => ({
      ...parseRule(value, where),
      isMet: readShape(value, where).flag('valid'),
    })),
  };
}

function parseRule(value: unknown, where: string) {
  const rule = readShape(value, where);
  const parameters = Object.entries(rule.objectOrNull('parameter', (raw) => readShape(raw, where).raw) ?? {});
  return {
    key: rule.text('placeholder'),
    parameters: Object.fromEntries(parameters.map(([name, set]) => [name, String(set)])),
  };
}

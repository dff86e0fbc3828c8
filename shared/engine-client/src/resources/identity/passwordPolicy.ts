import type { EngineClient } from '../../EngineClient';
import { isEngineError } from '../../errors/EngineError';
import { readList, readShape } from '../../reading/readShape';
import type { UserProfile } from './userProfile';

/** One rule for passwords, as the engine names it. */
export interface PasswordRule {
  /** The engine's key of the rule, such as `PASSWORD_POLICY_LENGTH`; an installation may have its own rules. */
  readonly key: string;
  /** What the rule is set to, such as `{ minLength: '10' }`. */
  readonly parameters: Readonly<Record<string, string>>;
}

export interface CheckedPassword {
  readonly isValid: boolean;
  readonly rules: readonly (PasswordRule & { readonly isMet: boolean })[];
}

/** The rules in force, which nobody has to be signed in for; null where the engine has no policy for passwords. */
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

/**
 * Asks the engine whether a password meets each of the rules. Some compare it with the person's names.
 *
 * @example
 * const { isValid, rules } = await checkPassword(client, { password, profile });
 */
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

function parseRule(value: unknown, where: string): PasswordRule {
  const rule = readShape(value, where);
  const parameters = Object.entries(rule.objectOrNull('parameter', (raw) => readShape(raw, where).raw) ?? {});
  return {
    key: rule.text('placeholder'),
    parameters: Object.fromEntries(parameters.map(([name, set]) => [name, String(set)])),
  };
}

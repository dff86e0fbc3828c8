import { isRecord } from '../reading/readShape';
import { MissingOptionError } from './MissingOptionError';

interface Precondition {
  readonly action: string;
  readonly needs?: readonly string[];
}

const PRECONDITIONS: Readonly<Record<string, Precondition>> = {
  'user.create': {
    action: 'create user',
    needs: ['profile.id', 'profile.firstName', 'profile.lastName', 'credentials.password'],
  },
  'user.updateProfile': { action: 'update user profile' },
  'user.updateCredentials': { action: 'update user credentials', needs: ['password'] },
  'task.submitForm': { action: 'submit task form' },
  'task.complete': { action: 'complete task' },
  'task.bpmnEscalation': { action: 'throw escalation from task', needs: ['escalationCode'] },
  'task.bpmnError': { action: 'throw error from task', needs: ['errorCode'] },
  'task.formVariables': { action: 'get task form variables' },
  'process-definition.formVariables': { action: 'get process definition form variables' },
  'process-definition.submitForm': { action: 'submit process definition form' },
  'process-definition.delete': { action: 'delete process definition' },
};

export function checkPreconditions(
  call: string,
  places: readonly { readonly names: readonly string[]; readonly value: unknown }[],
  body: unknown,
): void {
  const { action = `call ${call}`, needs = [] } = PRECONDITIONS[call] ?? {};
  for (const { names, value } of places) {
    if (isMissing(value)) throw new MissingOptionError(call, names, action);
  }
  for (const path of needs) {
    const steps = path.split('.');
    if (isMissing(steps.reduce(memberOf, body)))
      throw new MissingOptionError(call, [steps.at(-1) ?? path], action);
  }
}

function memberOf(value: unknown, name: string): unknown {
  return isRecord(value) ? value[name] : undefined;
}

function isMissing(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

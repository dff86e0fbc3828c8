import { isRecord } from '../reading/readShape';

/** A call was not made, since it lacks what the engine cannot do without. */
export class MissingOptionError extends Error {
  /** What is missing: `password`; more than one where any of them would do, as in `id` and `key`. */
  readonly fields: readonly string[];
  /** The call, as `POST /user/create`. */
  readonly call: string;

  /** @param action what the call is for, in words that follow "to": `create user` */
  constructor(call: string, fields: readonly string[], action: string) {
    super(`Missing ${fields.join(' or ')} option to ${action}`);
    this.name = 'MissingOptionError';
    this.fields = fields;
    this.call = call;
  }
}

/** True for a call that was not made, since it lacks what the engine cannot do without. */
export function isMissingOption(error: unknown): error is MissingOptionError {
  return error instanceof MissingOptionError;
}

/** What a call is for, and the options that its body must have, as paths into it. */
const PRECONDITIONS: Readonly<Record<string, readonly [action: string, ...needs: string[]]>> = {
  'POST /user/create': [
    'create user',
    'profile.id',
    'profile.firstName',
    'profile.lastName',
    'credentials.password',
  ],
  'PUT /user/{id}/profile': ['update user profile'],
  'PUT /user/{id}/credentials': ['update user credentials', 'password'],
  'POST /task/{id}/submit-form': ['submit task form'],
  'POST /task/{id}/complete': ['complete task'],
  'POST /task/{id}/bpmnEscalation': ['throw escalation from task', 'escalationCode'],
  'POST /task/{id}/bpmnError': ['throw error from task', 'errorCode'],
  'GET /task/{id}/form-variables': ['get task form variables'],
  'GET /process-definition/{id}/form-variables': ['get process definition form variables'],
  'POST /process-definition/{id}/submit-form': ['submit process definition form'],
  'DELETE /process-definition/{id}': ['delete process definition'],
};

const BY_KEY = /\/key\/\{key\}(?:\/tenant-id\/\{tenant-id\})?/;
const HAS_KEYS = /^\w+ \/(?:process|case|decision|decision-requirements)-definition\//;

/** @throws MissingOptionError where something that a call needs is absent, null or empty */
export function checkPreconditions(route: string, places: object, body: unknown): void {
  const [action = `call ${route}`, ...needs] = PRECONDITIONS[route.replace(BY_KEY, '/{id}')] ?? [];
  for (const [, place = ''] of route.matchAll(/\{([^{}]+)\}/g)) {
    if (!isMissing(memberOf(places, place))) continue;
    const isDefinition = HAS_KEYS.test(route) && ['id', 'key'].includes(place);
    throw new MissingOptionError(route, isDefinition ? ['id', 'key'] : [place], action);
  }
  for (const need of needs) {
    const steps = need.split('.');
    if (isMissing(steps.reduce(memberOf, body)))
      throw new MissingOptionError(route, [steps.at(-1) ?? need], action);
  }
}

function memberOf(value: unknown, name: string): unknown {
  return isRecord(value) ? value[name] : undefined;
}

function isMissing(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

import type { EngineProblem, MissingAuthorization } from '../errors/EngineError';
import type { ExceptionDto, MissingAuthorizationDto } from '../generated/RestApi';
import { isRecord } from './readShape';

export interface Refusal {
  readonly status: number;
  readonly text: string;
  readonly requestId: string | null;
}

const OPTIMISTIC_LOCKING = 1;
const fieldMessage = /^([^']+)': (.*?failed\.?)/;

/** A refused CSRF token is caught earlier, so 403 always means `forbidden` here. */
export function problemOf({ status, text, requestId }: Refusal): EngineProblem {
  const body = parseBody(text);
  const engineType = body.type ?? null;
  const message = body.message ?? `The server answered with status ${status}.`;
  const answeredBy = status === 401 || engineType !== null ? 'engine' : 'other';
  const base = {
    status,
    engineType,
    message,
    requestId,
    answeredBy,
    ...(body.details === undefined ? {} : { details: body.details }),
  } as const;

  if (status === 401) return { ...base, kind: 'login-required' };
  if (status === 403) {
    const isBare = text.trim() === '' || body.status === 403;
    return { ...base, kind: 'forbidden', missing: missingAuthorizations(body), ...(isBare && { isBare }) };
  }
  if (status === 404) return { ...base, kind: 'not-found' };
  if (engineType === 'SuspendedEntityInteractionException' || message.includes('is suspended')) {
    return { ...base, kind: 'suspended' };
  }
  if (isConflict(status, body)) return { ...base, kind: 'conflict' };

  // Validators and delegates may fail a form with 500, though the person can fix it.
  const fields = Object.fromEntries(
    message
      .split("form field '")
      .slice(1)
      .flatMap((part) => {
        const [, field, words = ''] = fieldMessage.exec(part) ?? [];
        return field === undefined ? [] : [[field, words]];
      }),
  );
  const isAboutFields = Object.keys(fields).length > 0;
  if (status === 400 || status === 422 || isAboutFields) return { ...base, kind: 'validation', fields };
  return { ...base, kind: 'server' };
}

export function isEngineException(text: string): boolean {
  return typeof parseBody(text).type === 'string';
}

function isConflict(status: number, body: RefusalBody): boolean {
  return (
    status === 409 ||
    body.code === OPTIMISTIC_LOCKING ||
    body.type === 'OptimisticLockingException' ||
    body.type === 'TaskAlreadyClaimedException'
  );
}

interface RefusalBody extends ExceptionDto {
  readonly details?: unknown;
  readonly missing: readonly MissingAuthorizationDto[];
  readonly status?: number;
}

function missingAuthorizations({ missing }: RefusalBody): readonly MissingAuthorization[] {
  return missing.map(({ permissionName, resourceName, resourceId }) => ({
    permission: permissionName ?? '',
    resource: resourceName ?? '',
    resourceId: resourceId ?? null,
  }));
}

function parseBody(text: string): RefusalBody {
  try {
    const body: unknown = JSON.parse(text);
    return isRecord(body) ? knownFields(body) : { missing: [] };
  } catch {
    return { missing: [] };
  }
}

function knownFields(body: Readonly<Record<string, unknown>>): RefusalBody {
  const { type, message, code, status, missingAuthorizations: list, permissionName, details } = body;
  const missing = Array.isArray(list) ? list.filter(isRecord) : [];
  return {
    ...(typeof type === 'string' ? { type } : {}),
    ...(typeof message === 'string' && message !== '' ? { message } : {}),
    ...(typeof code === 'number' ? { code } : {}),
    ...(typeof status === 'number' ? { status } : {}),
    ...(details ? { details } : {}),
    // Engines before 7.5 send no list.
    missing: missing.length === 0 && typeof permissionName === 'string' ? [body] : missing,
  };
}

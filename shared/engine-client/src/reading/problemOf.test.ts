import { describe, expect, it } from 'vitest';
import taken from '../testing/recorded/claim-taken-500.json';
import forbidden from '../testing/recorded/complete-forbidden-403.json';
import invalidQuery from '../testing/recorded/query-invalid-400.json';
import invalidForm from '../testing/recorded/submit-invalid-500.json';
import wrongType from '../testing/recorded/submit-wrong-type-400.json';
import signedOut from '../testing/recorded/task-list-signed-out-401.json';
import missing from '../testing/recorded/task-missing-404.json';
import { isEngineException, problemOf } from './problemOf';

const problem = (status: number, body: unknown) =>
  problemOf({
    status,
    text: typeof body === 'string' ? body : JSON.stringify(body),
    requestId: 'abc',
  });

describe('problemOf', () => {
  it.each([
    ['login-required', 401, signedOut],
    ['forbidden', 403, forbidden],
    ['not-found', 404, missing],
    ['validation', 400, invalidQuery],
    ['validation', 400, wrongType],
    ['conflict', 500, taken],
    [
      'conflict',
      500,
      { type: 'RestException', message: 'Entity was updated by another transaction', code: 1 },
    ],
    ['conflict', 409, ''],
    [
      'suspended',
      400,
      {
        type: 'SuspendedEntityInteractionException',
        message: "ENGINE-03043 task with id '4711' is suspended.",
        code: 0,
      },
    ],
    ['suspended', 500, { type: 'RestException', message: 'Cannot submit: task 4711 is suspended', code: 0 }],
    ['server', 500, { type: 'ProcessEngineException', message: 'Unknown property used', code: 0 }],
    ['server', 503, '<h1>Service Unavailable</h1>'],
    ['server', 429, ''],
  ])('gives %s for status %i', (kind, status, body) => {
    expect(problem(status, body)).toMatchObject({ kind, status, requestId: 'abc' });
  });

  it.each([
    ['engine', 500, taken],
    ['engine', 401, '<h1>401</h1>'],
    ['other', 502, '<h1>Bad Gateway</h1>'],
    ['other', 504, { message: 'Endpoint request timed out' }],
    ['other', 500, '{"type": "ProcessEngineExc'],
  ])('knows the answer of the %s with status %i', (answeredBy, status, body) => {
    expect(problem(status, body)).toMatchObject({ answeredBy });
  });

  it.each([
    ['', true],
    [{ timestamp: '2026-11-22T13:46:52Z', status: 403, error: 'Forbidden', path: '/x' }, true],
    ['<h1>Blocked</h1>', undefined],
    [forbidden, undefined],
  ])('knows whether a 403 gives a reason: %j', (body, isBare) => {
    expect({ isBare: undefined, ...problem(403, body) }).toMatchObject({ kind: 'forbidden', isBare });
  });

  it('names the authorizations that are missing @S6.9', () => {
    const found = problem(403, forbidden);
    expect(found.kind === 'forbidden' && found.missing[1]).toEqual({
      permission: 'TASK_WORK',
      resource: 'ProcessDefinition',
      resourceId: 'holiday-request',
    });
  });

  it('says which form field was refused, though the engine answers with 500', () => {
    expect(problem(500, invalidForm)).toMatchObject({
      kind: 'validation',
      fields: { substitute: 'validation of minlength(3) failed.' },
    });
  });

  it("keeps the engine's words and type @S8.9", () => {
    expect(problem(500, taken)).toMatchObject({ message: taken.message, engineType: taken.type });
  });

  it('does not show the HTML of a filter as a message @H31', () => {
    expect(problem(500, '<h1>Oops</h1>').message).toBe('The server answered with status 500.');
  });

  it.each([null, [], 'text', { message: 5, missingAuthorizations: 'none' }])(
    'survives the body %j',
    (body) => {
      expect(problem(403, JSON.stringify(body))).toMatchObject({ kind: 'forbidden', missing: [] });
    },
  );
});

it('isEngineException tells an exception of the engine from the answer of a container', () => {
  expect(isEngineException(JSON.stringify(forbidden))).toBe(true);
  expect(isEngineException(JSON.stringify(signedOut))).toBe(false);
});

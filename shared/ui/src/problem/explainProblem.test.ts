// @apart It begins before the words are there, which come once.
import { EngineError, type EngineProblem } from '@taskweave/engine-client/EngineError';
import { problemOf } from '@taskweave/engine-client/problemOf';
import forbidden from '@taskweave/engine-client/testing/recorded/complete-forbidden-403.json';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { explainProblem } from './explainProblem';
import { loadProblemWords } from './ProblemWords';
import { problemTitle } from './problemTitle';

const answer = (status: number, body: unknown) =>
  new EngineError(
    problemOf({
      status,
      text: typeof body === 'string' ? body : JSON.stringify(body),
      requestId: 'abc',
    }),
  );
const engine = (message: string, type = 'RestException', code = 0) => answer(500, { type, message, code });
const unexpected = new EngineError({
  kind: 'unexpected',
  status: 200,
  engineType: null,
  message: 'no JSON',
  requestId: 'a',
  answeredBy: 'other',
});
const lost = (reason: 'offline' | 'timeout') => {
  const base = { status: null, engineType: null, message: 'The server cannot be reached.', requestId: 'a' };
  return new EngineError({ ...base, kind: 'network', reason, answeredBy: null } satisfies EngineProblem);
};

it('says at once what it can, and never nothing, before the words are there', () => {
  const error = answer(403, forbidden);
  expect([explainProblem(error, 'en'), problemTitle(error)]).toEqual([
    'The server did not do this (status 403). If it happens again, copy the details for your administrator.',
    'An error occurred',
  ]);
  expect(explainProblem(lost('offline'), 'de')).toContain('Der Server ist nicht erreichbar.');
});

describe('explainProblem', () => {
  it('says it in the words of the installation, in its language', () => {
    onTestFinished(() => {
      globalThis.taskweaveTexts = undefined;
    });
    const texts: Readonly<Record<string, string>> = {
      unknown: 'Une erreur est survenue.',
      denied: 'Refusé.',
      'permission.READ': 'Lire',
    };
    globalThis.taskweaveTexts = {
      languages: ['fr', 'en'],
      textOf: (language, namespace, key) =>
        language === 'fr' && namespace === 'taskweave-ui' ? texts[key] : undefined,
    };
    const missing = [{ permissionName: 'READ', resourceName: 'Task', resourceId: '*' }];
    const body = { type: 'AuthorizationException', message: 'no', missingAuthorizations: missing };
    expect([
      explainProblem(new TypeError('x'), 'fr'),
      explainProblem(answer(403, '<h1>Forbidden</h1>'), 'fr'),
      explainProblem(answer(403, body), 'fr'),
    ]).toEqual(['Une erreur est survenue.', 'Refusé.', expect.stringContaining('Lire')]);
  });

  beforeAll(() => loadProblemWords(answer(403, forbidden).problem));

  it.each([
    ['offline', lost('offline'), 'Der Server ist nicht erreichbar.'],
    ['timeout', lost('timeout'), 'Zeitüberschreitung: Der Server hat nicht rechtzeitig geantwortet.'],
    ['a proxy', answer(502, '<h1>Bad Gateway</h1>'), 'Der Server ist nicht verfügbar (Status 502).'],
    ['any other status', answer(418, '<h1>Tea</h1>'), 'Kommunikationsfehler: Der Server hat mit Status 418'],
    ['an answer that was cut off', unexpected, 'Kommunikationsfehler: Die Antwort kam nicht'],
    [
      'a page in its place',
      new EngineError({ ...unexpected.problem, kind: 'unexpected', isPage: true }),
      'Vielleicht hat ein Proxy Sie abgemeldet.',
    ],
    ['404', answer(404, { type: 'RestException', message: 'no' }), 'Das gibt es nicht mehr, oder'],
    ['the page of a proxy', answer(500, '<h1>Oops</h1>'), 'Serverfehler (Status 500).'],
    [
      'optimistic locking',
      engine("ENGINE-03005 Execution of 'UPDATE TaskEntity[4711]' failed. Entity was updated by another."),
      'Jemand anderes hat dies gleichzeitig geändert.',
    ],
    [
      'a deleted definition',
      engine("no deployed process definition found with id 'invoice:1:4711': processDefinition is null"),
      'Diese Version des Prozesses wurde gelöscht.',
    ],
    [
      'the form of a deleted definition',
      engine('Cannot get start form data for process definition invoice:1:4711'),
      'Diese Version des Prozesses wurde gelöscht.',
    ],
    [
      'a task that is gone',
      engine('Cannot find task with id 4711: task is null'),
      'Die Aufgabe wurde abgeschlossen oder entfernt.',
    ],
    ['a suspended task', engine('task 4711 is suspended'), 'Der Vorgang ist angehalten'],
    [
      'a task of another',
      engine("Task '4711' is already claimed by someone else.", 'TaskAlreadyClaimedException'),
      'Jemand anderes hat die Aufgabe inzwischen übernommen.',
    ],
    [
      'the words of a database',
      engine('ENGINE-03004 Exception while executing Database Operation\n### Error updating database.'),
      'Serverfehler: Die Process Engine konnte dies nicht ausführen.',
    ],
    ['an error of ours', new TypeError('x is not a function'), 'Etwas ist schiefgegangen.'],
    ['what wraps an error', new Error('no', { cause: lost('timeout') }), 'Zeitüberschreitung: Der Server'],
  ])('says plainly what %s means', (_, error, expected) => {
    expect(explainProblem(error, 'de-AT')).toContain(expected);
  });

  it('passes on what a process says to people', () => {
    expect(explainProblem(engine('The amount is too high.'), 'de')).toBe('The amount is too high.');
    const submitted = engine('Cannot submit task form 4711: The amount is too high.');
    expect(explainProblem(submitted, 'de')).toBe('The amount is too high.');
  });

  it('names the permissions that are missing, what they are for, and whose', () => {
    const id = 'e3922dd9-e56d-11f1-8e71-02fc00000001';
    expect(explainProblem(answer(403, forbidden), 'en')).toBe(
      `You need one of these permissions: “Work on tasks” on the task ${id}, “Work on tasks” on the process holiday-request, “Edit” on the task ${id}, or “Edit tasks” on the process holiday-request. Contact your administrator.`,
    );
    expect(explainProblem(answer(403, forbidden), 'de')).toContain('„Bearbeiten“ für die Aufgabe');
  });

  it('keeps the name of a permission that it does not know', () => {
    const missing = [{ permissionName: 'FLY', resourceName: 'Kite', resourceId: '*' }];
    const body = { type: 'AuthorizationException', message: 'no', missingAuthorizations: missing };
    expect(explainProblem(answer(403, body), 'en')).toBe(
      'You need the permission “FLY” on the resource Kite. Contact your administrator.',
    );
  });

  it('says no more than it knows where the engine names none', () => {
    expect(explainProblem(answer(403, '<h1>Forbidden</h1>'), 'en')).toBe(
      'Action denied: the server did not allow this. Contact your administrator.',
    );
    const required = {
      type: 'AuthorizationException',
      message: 'ENGINE-03029 Required admin authenticated group',
    };
    expect(explainProblem(answer(403, required), 'en')).toContain(
      'Only administrators of the process engine',
    );
  });
});

describe('problemTitle', () => {
  beforeAll(() => loadProblemWords(answer(403, forbidden).problem));

  it.each([
    ['the engine names what is missing', forbidden, 'Access denied'],
    ['the engine says so', { type: 'AuthorizationException', message: 'no' }, 'Access denied'],
    ['nobody says why', '<h1>Forbidden</h1>', 'Action denied'],
    ['it is for another reason', { type: 'RestException', message: 'no' }, 'Action denied'],
  ])('of a 403 where %s', (_, body, expected) => {
    expect(problemTitle(answer(403, body))).toBe(expected);
  });
});

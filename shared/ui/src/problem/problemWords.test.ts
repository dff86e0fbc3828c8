import { EngineError } from '@taskweave/engine-client/EngineError';
import { problemOf } from '@taskweave/engine-client/problemOf';
import { anEngineError } from '@taskweave/engine-client/testing/factories';
import forbidden from '@taskweave/engine-client/testing/recorded/complete-forbidden-403.json';
import { createI18n } from '@taskweave/i18n/createI18n';
import { i18nOfDocument } from '@taskweave/i18n/page/I18nContext';
import { describe, expect, it, vi } from 'vitest';
import { withProblemWords } from '../testing/withProblemWords';
import { problemWords } from './problemWords';
import { UnreachableServer } from './UnreachableServer';

const answer = (status: number, body: unknown) =>
  new EngineError(
    problemOf({
      status,
      text: typeof body === 'string' ? body : JSON.stringify(body),
      requestId: 'abc',
    }),
  );
const engine = (message: string, type = 'RestException', code = 0) => answer(500, { type, message, code });
const unexpected = anEngineError('unexpected', { message: 'no JSON', requestId: 'a', answeredBy: 'other' });
const lost = (reason: 'offline' | 'timeout') =>
  anEngineError('network', { reason, message: 'The server cannot be reached.', requestId: 'a' });

function explainIn(language: string, error: unknown): string {
  return problemWords(i18nOfDocument(language)).explain(error);
}

function newPage(language = 'en') {
  return createI18n({ languages: [language, 'en'], browserLanguages: [language] });
}

describe('before its words are there', () => {
  it('says at once what it can, and never nothing', () => {
    const words = problemWords(newPage());
    const error = answer(403, forbidden);
    expect(words.explain(error)).toBe(
      'The server did not do this (status 403). If it happens again, copy the details for your administrator.',
    );
    expect(words.title(error)).toBe('An error occurred');
    expect(problemWords(newPage('de')).explain(lost('offline'))).toContain(
      'Der Server ist nicht erreichbar.',
    );
  });

  it('says so when they come', async () => {
    const i18n = newPage();
    const onCome = vi.fn();
    const { explain } = problemWords(i18n);
    const error = answer(403, '<h1>Forbidden</h1>');
    explain(error);
    i18n.subscribe(onCome);
    await vi.waitFor(() => expect(onCome).toHaveBeenCalled());
    expect(explain(error)).toContain('Action denied');
  });

  it('lets what is said once wait for them', async () => {
    const { explain, ready } = problemWords(newPage());
    const error = answer(403, '<h1>Forbidden</h1>');
    await ready(error);
    expect(explain(error)).toContain('Action denied');
  });

  it('does not wait for long', async () => {
    vi.useFakeTimers();
    const i18n = newPage();
    const waiting = problemWords({ ...i18n, ensure: () => false }).ready(answer(500, ''));
    await vi.advanceTimersByTimeAsync(1500);
    await waiting;
  });

  it('loads none where it needs none', async () => {
    const i18n = newPage();
    const ensure = vi.fn(i18n.ensure);
    const { explain, title, ready } = problemWords({ ...i18n, ensure });
    await ready(lost('offline'));
    explain(lost('offline'));
    title(new TypeError('x'));
    expect(ensure.mock.results.every(({ value }) => value)).toBe(true);
  });
});

describe('explain', () => {
  withProblemWords();

  it('says it in the words of the installation, in its language', async () => {
    const i18n = newPage('fr');
    i18n.layOver('fr', {
      'taskweave-ui': {
        unknown: 'Une erreur est survenue.',
        denied: 'Refusé.',
        'permission.READ': 'Lire',
      },
    });
    const missing = [{ permissionName: 'READ', resourceName: 'Task', resourceId: '*' }];
    const body = { type: 'AuthorizationException', message: 'no', missingAuthorizations: missing };
    const { explain, ready } = problemWords(i18n);
    await ready(answer(403, body));
    expect([
      explain(new TypeError('x')),
      explain(answer(403, '<h1>Forbidden</h1>')),
      explain(answer(403, body)),
    ]).toEqual(['Une erreur est survenue.', 'Refusé.', expect.stringContaining('Lire')]);
  });

  it.each([
    ['offline @S8.3', lost('offline'), 'Der Server ist nicht erreichbar.'],
    ['timeout @S8.3', lost('timeout'), 'Zeitüberschreitung: Der Server hat nicht rechtzeitig geantwortet.'],
    ['a proxy', answer(502, '<h1>Bad Gateway</h1>'), 'Der Server ist nicht verfügbar (Status 502).'],
    [
      'any other status @S8.8',
      answer(418, '<h1>Tea</h1>'),
      'Kommunikationsfehler: Der Server hat mit Status 418',
    ],
    ['an answer that was cut off', unexpected, 'Kommunikationsfehler: Die Antwort kam nicht'],
    [
      'a page in its place',
      new EngineError({ ...unexpected.problem, kind: 'unexpected', isPage: true }),
      'Vielleicht hat ein Proxy Sie abgemeldet.',
    ],
    ['404 @S8.7', answer(404, { type: 'RestException', message: 'no' }), 'Das gibt es nicht mehr, oder'],
    ['the page of a proxy', answer(500, '<h1>Oops</h1>'), 'Serverfehler (Status 500).'],
    [
      'a form that the engine cannot get, for whatever reason',
      engine('Cannot get form for task 4711'),
      'abgeschlossen oder entfernt, oder ein Wert passt nicht zu seinem Feld.',
    ],
    [
      'a stored value that does not fit its field',
      engine("failed to convert 'decision'", 'FormFieldValidationException'),
      'Der gespeicherte Wert von „decision“ passt nicht zu seinem Feld',
    ],
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
    [
      'an id that the server takes in no address',
      new EngineError({
        ...problemOf({ status: 400, text: '<h1>Bad Request</h1>', requestId: null }),
        call: 'OPTIONS /user/a%252Fb',
      }),
      'Der Server nimmt diese ID in einer Adresse nicht an.',
    ],
    [
      'a comment without the right to read the history',
      answer(400, { type: 'InvalidRequestException', message: 'No task found for task id 4711' }),
      'Sie dürfen die Kommentare und Anhänge dieser Aufgabe nicht nutzen',
    ],
    [
      'comments without the right to read the history',
      answer(404, { type: 'InvalidRequestException', message: 'No task found for task id 4711' }),
      'Sie dürfen die Kommentare und Anhänge dieser Aufgabe nicht nutzen',
    ],
    ['a suspended task', engine('task 4711 is suspended'), 'Der Vorgang ist angehalten'],
    [
      'a task of another',
      engine("Task '4711' is already claimed by someone else.", 'TaskAlreadyClaimedException'),
      'Jemand anderes hat die Aufgabe inzwischen übernommen.',
    ],
    [
      'the words of a database @S8.2',
      engine('ENGINE-03004 Exception while executing Database Operation\n### Error updating database.'),
      'Serverfehler: Die Process Engine konnte dies nicht ausführen.',
    ],
    ['an error of ours', new TypeError('x is not a function'), 'Etwas ist schiefgegangen.'],
    ['what wraps an error', new Error('no', { cause: lost('timeout') }), 'Zeitüberschreitung: Der Server'],
  ])('says plainly what %s means', (_, error, expected) => {
    expect(explainIn('de', error)).toContain(expected);
  });

  it('passes on what a process says to people @T8.28 @S8.9', () => {
    expect(explainIn('de', engine('The amount is too high.'))).toBe('The amount is too high.');
    const submitted = engine('Cannot submit task form 4711: The amount is too high.');
    expect(explainIn('de', submitted)).toBe('The amount is too high.');
  });

  it('names the permissions that are missing, what they are for, and whose @S6.9 @S8.5', () => {
    const id = 'e3922dd9-e56d-11f1-8e71-02fc00000001';
    expect(explainIn('en', answer(403, forbidden))).toBe(
      `You need one of these permissions: “Work on tasks” on the task ${id}, “Work on tasks” on the process holiday-request, “Edit” on the task ${id}, or “Edit tasks” on the process holiday-request. Contact your administrator.`,
    );
    expect(explainIn('de', answer(403, forbidden))).toContain('„Bearbeiten“ für die Aufgabe');
  });

  it('keeps the name of a permission that it does not know', () => {
    const missing = [{ permissionName: 'FLY', resourceName: 'Kite', resourceId: '*' }];
    const body = { type: 'AuthorizationException', message: 'no', missingAuthorizations: missing };
    expect(explainIn('en', answer(403, body))).toBe(
      'You need the permission “FLY” on the resource Kite. Contact your administrator.',
    );
  });

  it('says no more than it knows where the engine names none', () => {
    expect(explainIn('en', answer(403, '<h1>Forbidden</h1>'))).toBe(
      'Action denied: the server did not allow this. Contact your administrator.',
    );
    const required = {
      type: 'AuthorizationException',
      message: 'ENGINE-03029 Required admin authenticated group',
    };
    expect(explainIn('en', answer(403, required))).toContain('Only administrators of the process engine');
  });
});

it.each([
  [
    'that does not answer',
    new TypeError('Failed to fetch', { cause: new UnreachableServer('https://risk.example') }),
  ],
  ['behind another error', new Error('No score', { cause: new UnreachableServer('https://risk.example') })],
])('names a server %s', (_, error) => {
  expect(problemWords(i18nOfDocument()).explain(error)).toMatch(/^https:\/\/risk\.example cannot be reached/);
});

describe('title', () => {
  withProblemWords();

  it.each([
    ['the engine names what is missing', forbidden, 'Access denied'],
    ['the engine says so', { type: 'AuthorizationException', message: 'no' }, 'Access denied'],
    ['nobody says why', '<h1>Forbidden</h1>', 'Action denied'],
    ['it is for another reason', { type: 'RestException', message: 'no' }, 'Action denied'],
  ])('of a 403 where %s @S8.6', (_, body, expected) => {
    expect(problemWords(i18nOfDocument()).title(answer(403, body))).toBe(expected);
  });
});

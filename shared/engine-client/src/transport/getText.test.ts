import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { useFakeEngine } from '../testing/fakeEngine';
import { getDocument, getText } from './getText';

const engine = useFakeEngine('demo');
const FORM = 'task/1/deployed-form';
const SIGN_IN = '<!doctype html><title>Sign in</title><form><input type="password"></form>';

function answers(form: string, version: () => Response): void {
  engine.on(`GET ${FORM}`, () => HttpResponse.text(form));
  engine.on('GET version', version);
}

const read = () => getText(engine.connect(), FORM);
const asked = () => engine.lines().filter((line) => line.includes('/version')).length;
const engineAnswers = () => HttpResponse.json({ version: '7.24.0' });

it('takes a form as it is, and asks nothing else', async () => {
  answers('<form><input type="text" cam-variable-name="a"></form>', engineAnswers);
  expect(await read()).toContain('cam-variable-name');
  expect(asked()).toBe(0);
});

it.each([
  ['a whole page', '\uFEFF<!DOCTYPE html><html><form></form></html>'],
  ['XHTML', '<?xml version="1.0"?><html></html>'],
  ['a form that asks for a password', '<form><input type=password></form>'],
])('takes %s where the engine answers by itself', async (_, form) => {
  answers(form, engineAnswers);
  expect(await read()).toEqual(form.replace('\uFEFF', ''));
  expect(asked()).toBe(1);
});

it('takes no page that stands in place of all answers @F16', async () => {
  answers(SIGN_IN, () => HttpResponse.html(SIGN_IN));
  await expect(read()).rejects.toMatchObject({
    problem: { kind: 'unexpected', isPage: true, answeredBy: 'other' },
  });
});

it('leads to the sign-in where nobody is signed in any more', async () => {
  answers(SIGN_IN, () => new HttpResponse(null, { status: 401 }));
  await expect(read()).rejects.toMatchObject({ problem: { kind: 'login-required' } });
});

describe('a document', () => {
  const page = (answer: Response) => http.get('*/forms/order.html', () => answer);

  it('says where it came from and what the server takes it for', async () => {
    const headers = {
      'Content-Type': 'Text/HTML; charset=utf-8',
      'Content-Disposition': 'attachment; filename=x',
    };
    engine.answer(page(new HttpResponse('<form></form>', { headers })));
    expect(await getDocument(engine.connect(), '/forms/order.html', { query: { taskId: '1' } })).toEqual({
      text: '<form></form>',
      url: expect.stringMatching(/^http.*\/forms\/order\.html\?taskId=1$/),
      contentType: 'text/html',
      isAttachment: true,
    });
  });

  it('says what a redirect has led to', async () => {
    engine.answer(
      page(new HttpResponse(null, { status: 302, headers: { Location: '/rest/task/1/attachment/2/data' } })),
      http.get('*/rest/task/1/attachment/2/data', () => new HttpResponse('<form></form>')),
    );
    const { url, contentType, isAttachment } = await getDocument(engine.connect(), '/forms/order.html');
    expect(url).toMatch(/\/rest\/task\/1\/attachment\/2\/data$/);
    expect(contentType).toBe('text/plain');
    expect(isAttachment).toBe(false);
  });
});

import { expect, test } from 'vitest';
import { DEFAULT_RULES, type FormRules, judgeForm } from './judgeForm';

const CODE = '<form><script cam-script type="text/form-script">x()</script></form>';
const ROOT = 'https://tasks.example/operaton';
const DEPLOYED = 'deployment/1/resources/2/data';

const judge = (html: string, rules: Partial<FormRules> = {}, url = DEPLOYED) => {
  const address = url === DEPLOYED ? `${ROOT}/api/engine/${url}` : new URL(url, ROOT).href;
  const answer = { url: address, contentType: 'text/html', isAttachment: false };
  const place = { page: ROOT, appRoot: ROOT, contextPath: '/shop', processDefinitionKey: 'invoice' };
  return judgeForm({ subject: 'form', html, url, answer, ...place }, { ...DEFAULT_RULES, ...rules });
};

test.each<[string, Partial<FormRules>, string]>([
  ['<form><input cam-variable-name="a"></form>', { deployedScripts: false }, 'works'],
  [CODE, {}, 'works'],
  [CODE, { deployedScripts: false }, 'opt-in'],
  [CODE, { deployedScripts: ['loan', 'inv*'] }, 'works'],
  [CODE, { deployedScripts: ['loan'] }, 'opt-in'],
  ['<p>{{ amount }}</p>', { deployedScripts: false }, 'opt-in'],
  ['<button onclick="go()">Go</button>', {}, 'opt-in'],
  ['<button onclick="go()">Go</button>', { inlineHandlers: true }, 'works'],
  ['<script src="https://cdn.example/x.js"></script>', {}, 'change'],
  ['<script src="//cdn.example/x.js"></script>', {}, 'change'],
  ['<script src="/forms/x.js"></script>', {}, 'works'],
])('%s with %j: %s', (html, policy, verdict) => {
  expect(judge(html, policy).verdict).toBe(verdict);
});

test.each([
  ['/shop/forms/a.html', {}, 'works'],
  ['/shop/a.html', {}, 'works'],
  ['/shop/pages/a.html', {}, 'opt-in'],
  ['/shop/pages/a.html', { places: ['app:pages/'] }, 'works'],
  ['/flow-v1/task/1/attachment/2/data', {}, 'opt-in'],
])('a file of an application at %s with %j: %s', (path, policy, verdict) => {
  expect(judge(CODE, policy, path)).toMatchObject({ verdict });
});

test('files of an application have their own switch', () => {
  expect(judge(CODE, { deployedScripts: false }, '/shop/forms/a.html').verdict).toBe('works');
  expect(judge(CODE, { applicationScripts: false }, '/shop/forms/a.html').text).toContain(
    'embeddedForms.applicationScripts',
  );
});

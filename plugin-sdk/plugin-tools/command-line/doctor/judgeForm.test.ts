import { expect, test } from 'vitest';
import { DEFAULT_FORMS_POLICY, type FormsPolicy, judgeForm } from './judgeForm';

const CODE = '<form><script cam-script type="text/form-script">x()</script></form>';
const judge = (
  html: string,
  policy: Partial<FormsPolicy> = {},
  isDeployed = true,
  path = '/shop/forms/a.html',
) =>
  judgeForm(
    {
      subject: 'form',
      html,
      isDeployed,
      path,
      contextPath: '/shop',
      processDefinitionKey: 'invoice',
      origin: 'https://tasks.example',
    },
    { ...DEFAULT_FORMS_POLICY, ...policy },
  );

test.each<[string, Partial<FormsPolicy>, string]>([
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
  expect(judge(CODE, policy, false, path)).toMatchObject({ verdict });
});

test('files of an application have their own switch', () => {
  expect(judge(CODE, { deployedScripts: false }, false).verdict).toBe('works');
  expect(judge(CODE, { applicationScripts: false }, false).text).toContain(
    'embeddedForms.applicationScripts',
  );
});

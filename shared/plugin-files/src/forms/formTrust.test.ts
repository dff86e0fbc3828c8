// @vitest-environment jsdom

import { describe, expect, it } from 'vitest';
import { type FormOrigin, type TrustRules, trustOf } from './formTrust';

const PLACES = ['app:forms/', 'app:*.html', '/forms/', '/*/forms/'];
const rulesOf = (given: Partial<TrustRules> = {}): TrustRules => ({
  applicationScripts: true,
  deployedScripts: true,
  places: PLACES,
  ...given,
});

const API = '/ctx/operaton/api/engine/engine/default';

function originOf(url: string, given: Partial<FormOrigin & FormOrigin['answer']> = {}): FormOrigin {
  const hasPlace = /^(?:\/|[a-z]+:)/.test(url);
  const { href } = new URL(hasPlace ? url : `${API}/${url}`, location.href);
  return {
    url,
    page: location.href,
    appRoot: '/ctx/operaton',
    contextPath: '/shop',
    processDefinitionKey: 'invoice',
    ...given,
    answer: { url: href, contentType: 'text/html', isAttachment: false, ...given.answer },
  };
}

const trust = (url: string, given: Partial<FormOrigin> = {}, rules: Partial<TrustRules> = {}) =>
  trustOf(originOf(url, given), rulesOf(rules));

describe('files of an application', () => {
  it.each([
    '/shop/forms/a.html',
    '/shop/forms/sub/a.html',
    '/shop//forms/a.html',
    '/shop/forms/engine.html',
    '/shop/a.html',
    '/forms/a.html',
    '/ctx/forms/a.xhtml',
    '/other/forms/a.jsp',
    '/ctx/operaton/app/tasklist/default/../../../../forms/a.html',
    '/shop/%66orms/a.html?x=/data#y',
  ])('%s is one', (url) => {
    expect(trust(url)).toBe('trusted');
    expect(trust(url, {}, { deployedScripts: false })).toBe('trusted');
    expect(trust(url, {}, { applicationScripts: false })).toBe('application');
  });

  it('lie below the prefix of a proxy, too, and nowhere else', () => {
    const below = { appRoot: '/bpm/prod/operaton', prefix: '/bpm/prod' };
    const rules = { places: ['app:forms/', '/forms/'] };
    expect(trust('/bpm/prod/shop/forms/a.html', below, rules)).toBe('trusted');
    expect(trust('/bpm/prod/forms/a.html', below, rules)).toBe('trusted');
    expect(trust('/bpm/other/forms/a.html', below, rules)).toBe('elsewhere');
    expect(trust('/bpm/prod/forms/a.html', { ...below, prefix: '' }, rules)).toBe('elsewhere');
    expect(trust('/bpm/prod/operaton/api/engine/engine/default/x/forms/a.html', below, rules)).toBe(
      'elsewhere',
    );
  });

  it('lie where an administrator says', () => {
    expect(trust('/shop/pages/a.html')).toBe('elsewhere');
    expect(trust('/shop/pages/a.html', {}, { places: ['app:pages/'] })).toBe('trusted');
    expect(trust('/shop/pages/a', {}, { places: ['/shop/pages/*'] })).toBe('trusted');
    expect(trust('/shop/forms/a.html', {}, { places: ['app:pages/'] })).toBe('elsewhere');
    expect(trust('/shop/forms/a.html', {}, { places: [] })).toBe('elsewhere');
  });

  it('of an application that the engine does not know lie in folders of forms alone', () => {
    expect(trust('/shop/a.html', { contextPath: null })).toBe('elsewhere');
    expect(trust('/shop/forms/a.html', { contextPath: null })).toBe('trusted');
    expect(trust('/a.html', { contextPath: '/' })).toBe('trusted');
    expect(trust('/a/b/c/forms/a.html', { contextPath: '/a/b/c' })).toBe('trusted');
    expect(trust('/a/b/c/forms/a.html')).toBe('elsewhere');
  });

  it.each([
    { url: 'http://localhost:3000/rest/task/T/attachment/A/data' },
    { url: 'https://elsewhere.example/forms/a.html' },
    { contentType: 'application/json' },
    { contentType: 'application/octet-stream' },
    { contentType: '' },
    { isAttachment: true },
  ])('are none where the answer has %j', (answer) => {
    const whole = { ...originOf('/shop/forms/a.html').answer, ...answer };
    expect(trust('/shop/forms/a.html', { answer: whole })).toBe('elsewhere');
  });
});

const STORED = [
  'task/T/attachment/A/data',
  'task/T/attachment/a.html',
  'task/T/attachment/A/data#.html',
  'task/T/attachment/A/data?x=.html',
  'task/T/variables/v/data',
  'task/T/variables/x.html',
  'task/forms/variables/x.html',
  'task/T/localVariables/v/data',
  'execution/E/localVariables/v/data',
  'process-instance/P/variables/v/data',
  'case-execution/C/variables/v/data',
  'variable-instance/V/data',
  'history/variable-instance/V/data',
  'history/detail/V/data',
  'task/T/rendered-form',
  'task/T/form-variables',
];
const APIS = [
  '',
  '/flow-v1',
  '/ctx/flow-v1',
  '/engine-rest',
  '/forms',
  '/ctx/forms',
  '/shop',
  '/shop/forms',
  API,
];
const SPELLINGS: readonly ((path: string) => string)[] = [
  (path) => path,
  (path) => `/shop/forms/..${'/..'.repeat(1)}${path}`,
  (path) => `/shop/forms/%2e%2e/%2E%2E${path}`,
  (path) => `/shop/forms/..%2f..${path}`,
  (path) => `/shop/forms/..%252f..${path}`,
  (path) => `/shop/forms/%252e%252e/%252e%252e${path}`,
  (path) => `/shop\\forms\\..\\..${path}`,
  (path) => `/shop/forms/..%5c..${path}`,
  (path) => path.replace(/[^/]+$/, ';v=1/$&'),
  (path) => path.replace('/task', ';/forms/a.html;/task'),
  (path) => path.replace(/^\//, '/./').replaceAll(/(?<=.)\//g, '//'),
  (path) => `http://localhost:3000${path}`,
  (path) => `${path};.html`,
  (path) => `${path}%00.html`,
];

describe('what people have stored is trusted by no setting @H51', () => {
  it.each(STORED)('%s', (stored) => {
    for (const api of APIS) {
      for (const spell of SPELLINGS) {
        const url = spell(`${api}/${stored}`);
        const places = ['/', '/*', '/*/', 'app:', ...PLACES];
        expect.soft([url, trust(url)]).toEqual([url, 'elsewhere']);
        const answer = { ...originOf(url).answer, contentType: 'application/json' };
        expect.soft([url, trust(url, { answer }, { places })]).toEqual([url, 'elsewhere']);
      }
    }
  });
});

describe('deployed forms', () => {
  const DEPLOYED = [
    'task/1/deployed-form',
    'process-definition/invoice:1:2/deployed-start-form',
    `${API}/task/1/deployed-form`,
    `${API}/process-definition/key/invoice/deployed-start-form`,
    `${API}/process-definition/key/invoice/tenant-id/t/deployed-start-form`,
    `${API}/deployment/1/resources/2/data`,
    '/ctx/operaton/%61pi/engine/engine/default/deployment/1/resources/2/data',
    '/ctx/operaton//api/engine/deployment/1/resources/2/data',
    '/forms/../ctx/operaton/api/engine/engine/default/task/1/deployed-form',
  ];

  it.each(DEPLOYED)('%s is one', (url) => {
    expect(trust(url)).toBe('trusted');
    expect(trust(url, {}, { deployedScripts: false, places: ['/'] })).toBe('deployed');
  });

  it.each([
    '/engine-rest/task/1/deployed-form',
    '/ctx/flow-v1/deployment/D/resources/R/data',
    '/forms/deployment/D/resources/R.html',
    '/ctx/flow-v1/task/1/deployed-form',
    `${API}/task/1/deployed-form/x`,
    `${API}/x/task/1/deployed-form`,
    `${API}/deployment/1/resources/2;a=1/data`,
    `${API}/deployment/1/resources/2%2f..%2f/data`,
    `${API}/task/1/attachment/deployed-form`,
    '/ctx/operaton/api/forms/a.html',
    '/ctx/operaton/API/engine/forms/a.html',
    'https://elsewhere.example/ctx/operaton/api/engine/task/1/deployed-form',
    '//elsewhere.example/forms/a.html',
    'data:text/html,x',
    'blob:http://localhost:3000/forms/a.html',
  ])('%s is none', (url) => {
    const answer = {
      url: 'http://localhost:3000/forms/a.html',
      contentType: 'text/html',
      isAttachment: false,
    };
    expect(trust(url, { answer })).toBe('elsewhere');
    expect(trust('/forms/a.html', { answer: { ...answer, url } })).toBe('elsewhere');
  });

  it.each([
    [true, 'invoice', 'trusted'],
    [false, 'invoice', 'deployed'],
    [['invoice'], 'invoice', 'trusted'],
    [['inv*'], 'invoice', 'trusted'],
    [['inv'], 'invoice', 'deployed'],
    [['invoice'], 'other', 'deployed'],
    [['*'], null, 'deployed'],
  ])('deployedScripts %j for %s: %s', (deployedScripts, processDefinitionKey, expected) => {
    expect(trust('task/1/deployed-form', { processDefinitionKey }, { deployedScripts })).toBe(expected);
  });

  it('of other processes are not meant by a list', () => {
    for (const url of DEPLOYED.slice(2)) {
      expect(trust(url, {}, { deployedScripts: ['invoice'] })).toBe('deployed');
    }
  });
});

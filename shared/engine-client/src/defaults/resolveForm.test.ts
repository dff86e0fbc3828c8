import { describe, expect, it } from 'vitest';
import { parseForm } from '../resources/definition/form';
import startForm from '../testing/recorded/start-form-holiday-request-200.json';
import appForm from '../testing/recorded/task-form-approveInvoice-200.json';
import refForm from '../testing/recorded/task-form-camundaFormRef-200.json';
import schemaForm from '../testing/recorded/task-form-checkApplication-200.json';
import externalForm from '../testing/recorded/task-form-externalUrl-200.json';
import generatedForm from '../testing/recorded/task-form-generated-200.json';
import noForm from '../testing/recorded/task-form-noForm-200.json';
import { formTypesOf, resolveForm } from './resolveForm';

const place = { appRoot: '/operaton', name: 'default' };
const task = { kind: 'task', id: '4711' } as const;
const start = { kind: 'start', processDefinitionId: 'order:1:x' } as const;

const resolve = (key: string | null, contextPath: string | null = '/shop') =>
  resolveForm({ key, formRef: null, contextPath }, task, place).form;

describe('forms of a real engine', () => {
  it.each([
    ['a task without one', noForm, 'generic', null],
    ['fields', generatedForm, 'generated', 'task/4711/rendered-form'],
    ['HTML of the application', appForm, 'embedded', '/forms/approve-invoice.html'],
    ['a deployed schema', schemaForm, 'camunda-forms', 'task/4711/deployed-form'],
    ['a reference', refForm, 'camunda-forms', 'task/4711/deployed-form'],
    ['another site', externalForm, 'external', 'https://intranet.taskweave.example/forms/expenses'],
  ])('are known: %s @T4.21 @T4.22 @T4.27', (_name, body, type, url) => {
    expect(resolveForm(parseForm(body), task, place).form).toMatchObject({ formType: type, url });
  });

  it('are known at the start of a process', () => {
    expect(resolveForm(parseForm(startForm), start, place).form).toMatchObject({
      formType: 'generated',
      url: 'process-definition/order%3A1%3Ax/rendered-form',
    });
  });
});

describe('below a prefix that a proxy takes off', () => {
  const below = { appRoot: '/bpm/prod/operaton', prefix: '/bpm/prod', name: 'default' };
  it.each([
    ['embedded:app:forms/a.html', '/shop', '/bpm/prod/shop/forms/a.html'],
    ['embedded:app:forms/a.html', '/', '/bpm/prod/forms/a.html'],
    ['embedded:app:forms/a.html', 'https://shop.example/x', 'https://shop.example/x/forms/a.html'],
    ['embedded:/shop/forms/a.html', null, '/bpm/prod/shop/forms/a.html'],
    ['/shop/forms/a.html', null, '/bpm/prod/shop/forms/a.html'],
    ['/bpm/prod/shop/forms/a.html', null, '/bpm/prod/shop/forms/a.html'],
    ['//shop.example/a.html', null, '//shop.example/a.html'],
    ['https://shop.example/a.html', null, 'https://shop.example/a.html'],
    ['a.html', null, '/bpm/prod/operaton/app/tasklist/default/a.html'],
    ['embedded:deployment:a.html', '/shop', 'task/4711/deployed-form'],
  ])('%s of %s lies at %s', (key, contextPath, url) => {
    expect(resolveForm({ key, formRef: null, contextPath }, task, below).form?.url).toBe(url);
  });
});

describe('form keys', () => {
  it.each([
    ['embedded:app:forms/a.html', 'embedded', '/shop/forms/a.html'],
    ['embedded:app:/forms/a.html', 'embedded', '/shop/forms/a.html'],
    ['embedded:deployment:a.html', 'embedded', 'task/4711/deployed-form'],
    [
      'embedded:engine://engine/:engine/acme/form',
      'embedded',
      '/operaton/api/engine/engine/default/acme/form',
    ],
    ['embedded:/forms/a.html', 'embedded', '/forms/a.html'],
    ['embedded:forms/a.html', 'embedded', '/operaton/app/tasklist/default/forms/a.html'],
    ['camunda-forms:deployment:a.form', 'camunda-forms', 'task/4711/deployed-form'],
    ['operaton-forms:deployment:a.form', 'camunda-forms', 'task/4711/deployed-form'],
    ['fluxnova-forms:app:a.form', 'camunda-forms', '/shop/a.form'],
    ['app:a.html', 'external', '/shop/a.html'],
    ['deployment:a.html', 'external', 'task/4711/deployed-form'],
    ['https://forms.example/a', 'external', 'https://forms.example/a'],
  ])('%s is %s at %s @T4.25 @T4.26', (key, type, url) => {
    expect(resolve(key)).toEqual({ formType: type, key, url });
  });

  it('keep the slashes of a context path that is a whole URL', () => {
    expect(resolve('embedded:app:a.html', 'https://host.example/shop/')?.url).toBe(
      'https://host.example/shop/a.html',
    );
  });

  it('never make an address of another host out of a context path that is the root', () => {
    expect(resolve('embedded:app:evil.example/a.html', '/')?.url).toBe('/evil.example/a.html');
  });

  it('of an application that the engine cannot name are a problem @T4.23', () => {
    const form = { key: 'embedded:app:a.html', formRef: null, contextPath: null };
    expect(resolveForm(form, task, place)).toEqual({ form: null, problem: 'EMPTY_CONTEXT_PATH' });
  });
});

describe('form references', () => {
  const formRef = { key: 'order', binding: 'latest', version: null } as const;

  it('win over form keys @T4.24', () => {
    const form = { key: 'embedded:app:a.html', formRef, contextPath: null };
    expect(resolveForm(form, task, place).form).toEqual({
      formType: 'camunda-forms',
      key: 'order',
      url: 'task/4711/deployed-form',
    });
  });

  it('have another source at the start of a process @T4.24', () => {
    const form = { key: null, formRef, contextPath: null };
    expect(resolveForm(form, start, place).form?.url).toBe(
      'process-definition/order%3A1%3Ax/deployed-start-form',
    );
  });
});

describe('the row of a task in the list', () => {
  const row = { formKey: null, camundaFormRef: null };

  it('without a key has one of two kinds of form', () => {
    expect(formTypesOf(row)).toEqual(['generated', 'generic']);
  });

  it.each([
    ['embedded:app:a.html', 'embedded'],
    ['embedded:engine://engine/:engine/task/4711/rendered-form', 'generated'],
    ['camunda-forms:deployment:a.form', 'camunda-forms'],
    ['https://forms.example/a', 'external'],
  ])('with the key %s has a form of the kind %s', (formKey, type) => {
    expect(formTypesOf({ ...row, formKey })).toEqual([type]);
  });

  it('with a reference has a form of the engine', () => {
    const camundaFormRef = { key: 'order', binding: 'latest', version: null } as const;
    expect(formTypesOf({ ...row, camundaFormRef })).toEqual(['camunda-forms']);
  });
});

// @vitest-environment jsdom

import type { FormVariables } from '@taskweave/engine-client/Task';
import type { FormDraft, FormResult } from '@taskweave/plugin-sdk';
import { describe, expect, it, vi } from 'vitest';
import { CamForm } from './CamForm';
import type { CamFormSetup } from './CamFormSetup';

const HTML = `
  <input id="text" cam-variable-name="text" cam-variable-type="String">
  <input id="number" cam-variable-name="number" cam-variable-type="Integer">
  <button type="button" cam-error-code="refused" cam-error-message="No">Refuse</button>
  <button type="button" cam-escalation-code="late">Late</button>`;
const DONE: FormResult = { kind: 'done', outcome: { kind: 'completed', taskId: 'T1' } };
const FAILED: FormResult = {
  kind: 'failed',
  problem: null,
  message: 'refused by the engine',
  isSilent: false,
};

function setUp({
  html = HTML,
  variables = {},
  ...given
}: { html?: string; variables?: FormVariables } & Partial<CamFormSetup> = {}) {
  document.body.innerHTML = `<form>${html}</form>`;
  const form = document.querySelector('form') as HTMLFormElement;
  const setup: CamFormSetup = {
    root: document.body,
    form,
    formElement: form,
    containerElement: document.body,
    client: { baseUrl: '/rest' } as CamFormSetup['client'],
    fieldContext: { $: null, compile: () => undefined, noFileText: 'No file' },
    draft: null,
    options: { taskId: 'T1', formUrl: '/form.html' },
    fetchVariables: vi.fn(async () => variables),
    submit: vi.fn(async () => DONE),
    check: () => true,
    inDigest: (work) => work(),
    onChange: vi.fn(),
    onScriptError: vi.fn(),
    ...given,
  };
  const camForm = new CamForm(setup);
  camForm.initialize();
  return { camForm, setup, input: (id: string) => document.getElementById(id) as HTMLInputElement };
}

describe('loading', () => {
  it('fires its events in order, each with the form and a list', async () => {
    const { camForm } = setUp();
    const fired: unknown[] = [];
    for (const name of ['variables-applied', 'form-loaded', 'variables-restored', 'variables-fetched']) {
      camForm.on(name, (form, details) => fired.push([name, form === camForm, details]));
    }
    await camForm.load();
    expect(fired).toEqual([
      ['form-loaded', true, []],
      ['variables-fetched', true, []],
      ['variables-restored', true, []],
      ['variables-applied', true, []],
    ]);
  });

  it('asks for what is declared and what scripts want, and for nothing else', async () => {
    const { camForm, setup } = setUp();
    camForm.on('form-loaded', () => {
      camForm.variableManager.fetchVariable('wanted');
      camForm.variableManager.fetchVariable('text');
    });
    await camForm.load();
    expect(setup.fetchVariables).toHaveBeenCalledWith(['text', 'number', 'wanted']);
  });

  it('asks for nothing where there are no names', async () => {
    const { camForm, setup } = setUp({ html: '' });
    await camForm.load();
    expect(setup.fetchVariables).not.toHaveBeenCalled();
  });

  it('shows what the engine has, and takes JSON apart', async () => {
    const { camForm, input } = setUp({
      variables: {
        text: { value: 'x', type: 'String' },
        number: { value: 7, type: 'Integer' },
        list: { value: '[1]', type: 'Json' },
        unasked: { value: 1, type: 'Integer' },
      },
    });
    camForm.variableManager.fetchVariable('list');
    await camForm.load();
    expect(input('text').value).toBe('x');
    expect(input('number').value).toBe('7');
    expect(camForm.variableManager.variableValue('list')).toEqual([1]);
    expect(camForm.variableManager.variable('unasked')).toBeUndefined();
  });

  it('knows where the content of a file is', async () => {
    const { camForm } = setUp({ variables: { 'a b': { value: null, type: 'File' } } });
    camForm.variableManager.fetchVariable('a b');
    await camForm.load();
    expect(camForm.variableManager.variable('a b')?.contentUrl).toBe('/rest/task/T1/variables/a%20b/data');
  });

  it('lets a script fill what it made itself', async () => {
    const { camForm } = setUp();
    camForm.on('form-loaded', () => {
      camForm.variableManager.createVariable({ name: 'made', type: 'String', value: 'x' });
    });
    await camForm.load();
    expect(camForm.parseVariables()).toMatchObject({ made: { value: 'x', type: 'String' } });
  });

  it('tells of a handler that throws, and calls the others', async () => {
    const { camForm, setup } = setUp();
    const second = vi.fn();
    camForm.on('form-loaded', () => {
      throw new Error('first');
    });
    camForm.on('form-loaded', second);
    await camForm.load();
    expect(setup.onScriptError).toHaveBeenCalledWith(new Error('first'), 'form-loaded');
    expect(second).toHaveBeenCalledOnce();
  });

  it('forgets handlers that are taken back, and calls others at most once', () => {
    const { camForm } = setUp();
    const [removed, once, all] = [vi.fn(), vi.fn(), vi.fn()];
    camForm.on('a', removed).once('a', once).on('b', all).off('a', removed);
    camForm.trigger('a').trigger('a').off().trigger('b');
    expect(removed).not.toHaveBeenCalled();
    expect(once).toHaveBeenCalledOnce();
    expect(all).not.toHaveBeenCalled();
  });
});

describe('sending', () => {
  it('sends what is new or changed, with its type', async () => {
    const { camForm, input } = setUp({
      variables: { number: { value: 7, type: 'Integer' } },
    });
    await camForm.load();
    input('text').value = 'entered';
    expect(await camForm.collect({ kind: 'complete' })).toEqual({
      kind: 'complete',
      variables: { text: { value: 'entered', type: 'String' } },
    });
  });

  it('sends the business key of a field or of a script', async () => {
    const { camForm } = setUp({ html: '<input type="text" cam-business-key value=" K-1 ">' });
    await camForm.load();
    expect(await camForm.collect({ kind: 'complete' })).toMatchObject({ businessKey: 'K-1' });
    camForm.businessKey = 'K-2';
    expect(await camForm.collect({ kind: 'complete' })).toMatchObject({ businessKey: 'K-2' });
  });

  it('is stopped by a script, and not for ever', async () => {
    const { camForm } = setUp();
    await camForm.load();
    let prevents = true;
    camForm.on('submit', (form) => {
      form.submitPrevented = prevents;
    });
    await expect(camForm.collect({ kind: 'complete' })).rejects.toThrow('camForm submission prevented');
    prevents = false;
    expect(await camForm.collect({ kind: 'complete' })).not.toBeNull();
    expect(camForm.submitPrevented).toBe(false);
  });

  it('is stopped by a handler that throws, before anything is sent', async () => {
    const { camForm } = setUp();
    await camForm.load();
    camForm.on('submit', () => {
      throw new Error('no');
    });
    await expect(camForm.collect({ kind: 'complete' })).rejects.toThrow('no');
  });

  it('fires nothing while the controls are not right', async () => {
    const { camForm } = setUp({ check: () => false });
    await camForm.load();
    const submit = vi.fn();
    camForm.on('submit', submit);
    expect(await camForm.collect({ kind: 'complete' })).toBeNull();
    expect(submit).not.toHaveBeenCalled();
  });

  it.each([
    ['complete', { kind: 'complete' }, 'submit'],
    ['an error', { kind: 'bpmn-error', errorCode: 'E', errorMessage: 'M' }, 'error'],
    ['an escalation', { kind: 'escalation', escalationCode: 'L' }, 'escalation'],
  ] as const)('tells scripts what came of %s', async (_case, intent, event) => {
    const { camForm } = setUp();
    await camForm.load();
    const fired: unknown[] = [];
    for (const name of [event, `${event}-success`, `${event}-failed`]) {
      camForm.on(name, (_form, [error]) => fired.push(error instanceof Error ? [name, error.message] : name));
    }
    expect(await camForm.collect(intent)).toMatchObject(intent);
    camForm.settled(FAILED);
    await camForm.collect(intent);
    camForm.settled(DONE);
    expect(fired).toEqual([event, [`${event}-failed`, 'refused by the engine'], event, `${event}-success`]);
  });

  it('forgets what scripts did to the variables for a submission that failed', async () => {
    const { camForm } = setUp();
    await camForm.load();
    camForm.on('submit', () => {
      camForm.variableManager.createVariable({ name: 'atSubmit', type: 'Integer', value: 1 });
    });
    await camForm.collect({ kind: 'complete' });
    camForm.settled(FAILED);
    expect(await camForm.collect({ kind: 'complete' })).toMatchObject({
      variables: { atSubmit: { value: 1, type: 'Integer' } },
    });
  });

  it.each([
    ['an error', 'errorPrevented', 'bpmn-error', 'error-failed', 'camForm error prevented'],
    [
      'an escalation',
      'escalationPrevented',
      'escalation',
      'escalation-failed',
      'camForm escalation prevented',
    ],
  ] as const)('lets a script prevent %s in silence', async (_case, flag, kind, event, message) => {
    const { camForm } = setUp();
    await camForm.load();
    const failed = vi.fn();
    camForm.on(kind === 'escalation' ? 'escalation' : 'error', (form) => {
      form[flag] = true;
    });
    camForm.on(event, (_form, [error]) => failed((error as Error).message));
    const intent =
      kind === 'escalation' ? { kind, escalationCode: 'L' } : ({ kind, errorCode: 'E' } as const);
    expect(await camForm.collect(intent)).toBeNull();
    expect(failed).toHaveBeenCalledWith(message);
  });

  it('does what its buttons say', async () => {
    const { camForm, setup } = setUp();
    await camForm.load();
    for (const button of document.querySelectorAll('button')) button.click();
    expect(setup.submit).toHaveBeenCalledWith({
      kind: 'bpmn-error',
      errorCode: 'refused',
      errorMessage: 'No',
    });
    expect(setup.submit).toHaveBeenCalledWith({ kind: 'escalation', escalationCode: 'late' });
  });

  it.each([
    ['success', DONE, null],
    ['failure', FAILED, 'refused by the engine'],
  ])('calls a script back after %s', async (_case, result, message) => {
    const { camForm } = setUp({ submit: async () => result });
    await camForm.load();
    const error = await new Promise<unknown>((resolve) => camForm.submit(resolve));
    expect(error instanceof Error ? error.message : error).toBe(message);
  });
});

describe('drafts', () => {
  const draft = (values: unknown, origin: FormDraft['origin'] = 'own'): FormDraft => ({
    origin,
    values,
    files: {},
  });

  it('come back, half-typed texts too', async () => {
    const first = setUp();
    await first.camForm.load();
    first.input('text').value = 'half';
    first.input('number').value = '12x';
    const snapshot = first.camForm.snapshot(false);

    const second = setUp({ draft: draft(snapshot?.values) });
    expect(second.camForm.isRestorable()).toBe(true);
    await second.camForm.load();
    expect(second.input('text').value).toBe('half');
    expect(second.input('number').value).toBe('12x');
  });

  it('of the old Tasklist come back, with variables that no control has', async () => {
    const { camForm, input } = setUp({ draft: draft({ text: 'old', other: 1 }, 'legacy') });
    await camForm.load();
    expect(input('text').value).toBe('old');
    expect(camForm.variableManager.variableValue('other')).toBe(1);
  });

  it.each([null, 'x', [], { vars: 1 }])('that are none (%j) change nothing', async (values) => {
    const { camForm, input } = setUp({ draft: draft(values) });
    await camForm.load();
    expect(input('text').value).toBe('');
  });

  it('hold no files among their values', async () => {
    const { camForm } = setUp({ html: '' });
    camForm.variableManager.createVariable({ name: 'doc', type: 'File', value: 'base64' });
    expect(camForm.snapshot(false)?.values).toEqual({ vars: {}, texts: {} });
  });

  it('are asked of scripts only where the person wants one', async () => {
    const { camForm } = setUp();
    await camForm.load();
    camForm.on('store', (form) => {
      form.storePrevented = true;
    });
    expect(camForm.snapshot(false)).not.toBeNull();
    expect(camForm.snapshot(true)).toBeNull();
  });
});

describe('controls that come late', () => {
  it('are filled with what the engine has, and are not sent as long as nobody enters anything', async () => {
    const fetchVariables = vi.fn(async (names: readonly string[]): Promise<FormVariables> => {
      return names.includes('late') ? { late: { value: 'kept', type: 'String' } } : {};
    });
    const { camForm, input } = setUp({ fetchVariables });
    await camForm.load();
    document.forms[0]?.insertAdjacentHTML(
      'beforeend',
      '<input id="late" cam-variable-name="late" cam-variable-type="String">',
    );
    camForm.addField(input('late'));
    expect(camForm.parseVariables()).not.toHaveProperty('late');
    await vi.waitFor(() => expect(input('late').value).toBe('kept'));
    expect(camForm.parseVariables()).not.toHaveProperty('late');
    input('late').value = 'entered';
    camForm.retrieveVariables();
    expect(camForm.parseVariables()).toMatchObject({ late: { value: 'entered' } });
  });

  it('share a variable that a script has made', async () => {
    const { camForm, input } = setUp();
    camForm.variableManager.createVariable({ name: 'late', type: 'String', value: 'made' });
    await camForm.load();
    document.forms[0]?.insertAdjacentHTML('beforeend', '<input id="late" cam-variable-name="late">');
    camForm.addField(input('late'));
    expect(input('late').value).toBe('made');
  });
});

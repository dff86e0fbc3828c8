// @vitest-environment jsdom

import type { FormVariables } from '@taskweave/engine-client/Task';
import type { FormDraft } from '@taskweave/plugin-sdk';
import { describe, expect, it, vi } from 'vitest';
import { DONE, FAILED, setUpCamForm } from '../testing/setUpCamForm';
import type { CamForm } from './CamForm';

describe('loading', () => {
  it('fires its events in order, each with the form and a list @S4.7', async () => {
    const { camForm } = setUpCamForm();
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
    const { camForm, setup } = setUpCamForm();
    camForm.on('form-loaded', () => {
      camForm.variableManager.fetchVariable('wanted');
      camForm.variableManager.fetchVariable('text');
    });
    await camForm.load();
    expect(setup.fetchVariables).toHaveBeenCalledWith(['text', 'number', 'wanted']);
  });

  it('asks for nothing where there are no names', async () => {
    const { camForm, setup } = setUpCamForm({ html: '' });
    await camForm.load();
    expect(setup.fetchVariables).not.toHaveBeenCalled();
  });

  it('shows what the engine has, and takes JSON apart', async () => {
    const { camForm, input } = setUpCamForm({
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

  it('knows where the content of a file is @S7.58', async () => {
    const { camForm } = setUpCamForm({ variables: { 'a b': { value: null, type: 'File' } } });
    camForm.variableManager.fetchVariable('a b');
    await camForm.load();
    expect(camForm.variableManager.variable('a b')?.contentUrl).toBe('/rest/task/T1/variables/a%20b/data');
  });

  it('lets a script fill what it made itself', async () => {
    const { camForm } = setUpCamForm();
    camForm.on('form-loaded', () => {
      camForm.variableManager.createVariable({ name: 'made', type: 'String', value: 'x' });
    });
    await camForm.load();
    expect(camForm.parseVariables()).toMatchObject({ made: { value: 'x', type: 'String' } });
  });

  it('reports a handler that throws, and calls the others', async () => {
    const { camForm, setup } = setUpCamForm();
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
    const { camForm } = setUpCamForm();
    const [removed, once, all] = [vi.fn(), vi.fn(), vi.fn()];
    camForm.on('a', removed).once('a', once).on('b', all).off('a', removed);
    camForm.trigger('a').trigger('a').off().trigger('b');
    expect(removed).not.toHaveBeenCalled();
    expect(once).toHaveBeenCalledOnce();
    expect(all).not.toHaveBeenCalled();
  });
});

describe('drafts', () => {
  const draft = (values: unknown, origin: FormDraft['origin'] = 'own'): FormDraft => ({
    origin,
    values,
    files: {},
  });

  it('come back, half-typed texts too', async () => {
    const first = setUpCamForm();
    await first.camForm.load();
    first.input('text').value = 'half';
    first.input('number').value = '12x';
    const snapshot = first.camForm.snapshot(false);

    const second = setUpCamForm({ draft: draft(snapshot?.values) });
    expect(second.camForm.isRestorable()).toBe(true);
    await second.camForm.load();
    expect(second.input('text').value).toBe('half');
    expect(second.input('number').value).toBe('12x');
  });

  it('keep the business key as it was typed', async () => {
    const html = '<input id="key" cam-business-key>';
    const first = setUpCamForm({ html });
    await first.camForm.load();
    first.input('key').value = 'INV-7 ';
    const snapshot = first.camForm.snapshot(false);

    const second = setUpCamForm({ html, draft: draft(snapshot?.values) });
    await second.camForm.load();
    expect(second.input('key').value).toBe('INV-7 ');
    expect(await second.camForm.collect({ kind: 'complete' })).toMatchObject({ businessKey: 'INV-7' });
  });

  it('keep the business key that a script has set', async () => {
    const first = setUpCamForm();
    await first.camForm.load();
    first.camForm.businessKey = 'BY-SCRIPT';
    const snapshot = first.camForm.snapshot(false);

    const second = setUpCamForm({ draft: draft(snapshot?.values) });
    await second.camForm.load();
    expect(await second.camForm.collect({ kind: 'complete' })).toMatchObject({ businessKey: 'BY-SCRIPT' });
  });

  const draftOf = (form: CamForm) => draft(JSON.parse(JSON.stringify(form.snapshot(false)?.values)));
  const ORDER: FormVariables = { order: { type: 'Json', value: '{"item":"lamp","no":9007199254740993}' } };

  it('fill what scripts hold, in whichever event they took it', async () => {
    const open = async (given: FormDraft | null) => {
      const held: Record<string, unknown> = { made: {}, late: [] };
      const { camForm } = setUpCamForm({ variables: ORDER, draft: given });
      const { variableManager } = camForm;
      camForm.on('form-loaded', () => {
        variableManager.createVariable({ name: 'made', type: 'Json', value: held.made });
        variableManager.fetchVariable('order');
      });
      camForm.on('variables-fetched', () => {
        held.order = variableManager.variableValue('order');
        variableManager.createVariable({ name: 'late', type: 'Json', value: held.late });
      });
      await camForm.load();
      return { camForm, held: held as { made: { name?: string }; order: { item: string }; late: number[] } };
    };
    const first = await open(null);
    first.held.made.name = 'Ada';
    first.held.order.item = 'desk';
    first.held.late.push(1);
    const { camForm, held } = await open(draftOf(first.camForm));
    expect(held).toMatchObject({ made: { name: 'Ada' }, order: { item: 'desk' }, late: [1] });
    held.order.item = 'chair';
    held.made.name = 'Grace';
    expect(camForm.parseVariables()).toMatchObject({
      order: { value: '{"item":"chair","no":9007199254740993}' },
      made: { value: '{"name":"Grace"}' },
      late: { value: '[1]' },
    });
  });

  it('hold only what differs from what the engine has', async () => {
    const first = setUpCamForm({ variables: { text: { type: 'String', value: 'before' } } });
    await first.camForm.load();
    first.input('number').value = '7';
    const kept = draftOf(first.camForm);
    const second = setUpCamForm({
      variables: { text: { type: 'String', value: 'of somebody else' } },
      draft: kept,
    });
    await second.camForm.load();
    expect(second.input('number').value).toBe('7');
    expect(second.input('text').value).toBe('of somebody else');
    second.camForm.retrieveVariables();
    expect(second.camForm.parseVariables()).toEqual({ number: { type: 'Integer', value: 7 } });
  });

  it('keep what is entered into controls without a variable', async () => {
    const html = `<input id="free"><input name="row"><input name="row"><input type="checkbox" id="sure">
      <input type="radio" name="way" value="a"><input type="radio" name="way" value="b"><textarea id="note"></textarea>
      <select id="several" multiple><option>x</option><option>y</option></select><input type="password" id="secret">`;
    const enter = (control: Element | undefined) =>
      control?.dispatchEvent(new Event('input', { bubbles: true }));
    const all = () => [...document.querySelectorAll<HTMLInputElement>('input, textarea')];
    const first = setUpCamForm({ html });
    await first.camForm.load();
    const [free, , row, sure, , wayB, secret, note] = all();
    for (const control of [free, row, note, secret]) Object.assign(control ?? {}, { value: 'typed' });
    for (const control of [sure, wayB]) Object.assign(control ?? {}, { checked: true });
    const several = document.querySelector('select');
    for (const option of several?.options ?? []) option.selected = true;
    for (const control of [free, row, sure, wayB, note, secret, several ?? undefined]) enter(control);
    const kept = draftOf(first.camForm);

    const second = setUpCamForm({ html: html.replace('<textarea id="note"></textarea>', ''), draft: kept });
    await second.camForm.load();
    expect(all().map(({ value, checked }) => [value, checked])).toEqual([
      ['typed', false],
      ['', false],
      ['typed', false],
      ['on', true],
      ['a', false],
      ['b', true],
      ['', false],
    ]);
    expect([...(document.querySelector('select')?.selectedOptions ?? [])]).toHaveLength(2);
    document.forms[0]?.insertAdjacentHTML('beforeend', '<textarea id="note"></textarea>');
    await vi.waitFor(() => expect(document.querySelector('textarea')?.value).toBe('typed'));
    expect(draftOf(second.camForm).values).toEqual(kept.values);
  });

  it('of the old Tasklist come back, with variables that no control has', async () => {
    const { camForm, input } = setUpCamForm({ draft: draft({ text: 'old', other: 1 }, 'legacy') });
    await camForm.load();
    expect(input('text').value).toBe('old');
    expect(camForm.variableManager.variableValue('other')).toBe(1);
  });

  it.each([null, 'x', [], { vars: 1 }])('that are none (%j) change nothing', async (values) => {
    const { camForm, input } = setUpCamForm({ draft: draft(values) });
    await camForm.load();
    expect(input('text').value).toBe('');
  });

  it.each(['File', 'Bytes'])('hold no %s among their values @S3.42', async (type) => {
    const { camForm } = setUpCamForm({ html: '' });
    camForm.variableManager.createVariable({ name: 'doc', type, value: 'base64' });
    expect(camForm.snapshot(false)?.values).toEqual({ vars: {}, texts: {} });
  });

  it('are asked of scripts only where the person wants one', async () => {
    const { camForm } = setUpCamForm();
    await camForm.load();
    camForm.on('store', (form) => {
      form.storePrevented = true;
    });
    expect(camForm.snapshot(false)).not.toBeNull();
    expect(camForm.snapshot(true)).toBeNull();
  });
});

describe('controls that come late', () => {
  const insertLate = (attributes = '') =>
    document.forms[0]?.insertAdjacentHTML(
      'beforeend',
      `<input id="late" cam-variable-name="late" ${attributes}>`,
    );

  it('are filled with what the engine has, and are not sent as long as nobody enters anything', async () => {
    const fetchVariables = vi.fn(async (names: readonly string[]): Promise<FormVariables> => {
      return names.includes('late') ? { late: { value: 'kept', type: 'String' } } : {};
    });
    const { camForm, input } = setUpCamForm({ fetchVariables });
    await camForm.load();
    insertLate('cam-variable-type="String"');
    camForm.addField(input('late'));
    expect(camForm.parseVariables()).not.toHaveProperty('late');
    await vi.waitFor(() => expect(input('late').value).toBe('kept'));
    expect(camForm.parseVariables()).not.toHaveProperty('late');
    input('late').value = 'entered';
    camForm.retrieveVariables();
    expect(camForm.parseVariables()).toMatchObject({ late: { value: 'entered' } });
  });

  it('keep what is entered before the engine has answered', async () => {
    let answer: (variables: FormVariables) => void = () => undefined;
    const fetchVariables = (names: readonly string[]): Promise<FormVariables> =>
      names.includes('late')
        ? new Promise((resolve) => {
            answer = resolve;
          })
        : Promise.resolve({});
    const { camForm, input } = setUpCamForm({ fetchVariables });
    await camForm.load();
    insertLate('cam-variable-type="String"');
    camForm.addField(input('late'));
    input('late').value = 'noon';
    input('late').dispatchEvent(new Event('input'));
    answer({ late: { value: 'kept', type: 'String' } });
    await Promise.resolve();
    await Promise.resolve();
    expect(input('late').value).toBe('noon');
    camForm.retrieveVariables();
    expect(camForm.parseVariables()).toMatchObject({ late: { value: 'noon' } });
  });

  it('are one field where they are radio buttons of one variable', async () => {
    const { camForm, input } = setUpCamForm({ variables: { way: { type: 'String', value: 'a' } } });
    camForm.variableManager.fetchVariable('way');
    await camForm.load();
    for (const value of ['a', 'b']) {
      const radio = `<input type="radio" name="way" id="${value}" value="${value}" cam-variable-name="way">`;
      document.forms[0]?.insertAdjacentHTML('beforeend', radio);
      camForm.addField(input(value));
    }
    expect(input('a').checked).toBe(true);
    for (const [value, sent] of [
      ['b', { way: { type: 'String', value: 'b' } }],
      ['a', {}],
    ] as const) {
      input(value).checked = true;
      camForm.retrieveVariables();
      expect(camForm.parseVariables()).not.toHaveProperty(value === 'a' ? 'way' : 'none');
      expect(camForm.parseVariables()).toMatchObject(sent);
    }
  });

  it('keep what was entered into them when they go', async () => {
    const { camForm, input } = setUpCamForm();
    await camForm.load();
    input('text').value = 'entered';
    camForm.removeField(input('text'));
    input('text').remove();
    expect(camForm.parseVariables()).toMatchObject({ text: { value: 'entered' } });
  });

  it('share a variable that a script has made', async () => {
    const { camForm, input } = setUpCamForm();
    camForm.variableManager.createVariable({ name: 'late', type: 'String', value: 'made' });
    await camForm.load();
    insertLate();
    camForm.addField(input('late'));
    expect(input('late').value).toBe('made');
  });
});

describe('sending', () => {
  it('sends what is new or changed, with its type', async () => {
    const { camForm, input } = setUpCamForm({
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
    const { camForm } = setUpCamForm({ html: '<input type="text" cam-business-key value=" K-1 ">' });
    await camForm.load();
    expect(await camForm.collect({ kind: 'complete' })).toMatchObject({ businessKey: 'K-1' });
    camForm.businessKey = 'K-2';
    expect(await camForm.collect({ kind: 'complete' })).toMatchObject({ businessKey: 'K-2' });
  });

  it('is stopped by a script, and not for ever @S8.19', async () => {
    const { camForm } = setUpCamForm();
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
    const { camForm } = setUpCamForm();
    await camForm.load();
    camForm.on('submit', () => {
      throw new Error('no');
    });
    await expect(camForm.collect({ kind: 'complete' })).rejects.toThrow('no');
  });

  it('fires nothing while the controls are not right', async () => {
    const { camForm } = setUpCamForm({ check: () => false });
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
  ] as const)('reports to scripts whether %s succeeded @S4.8 @S4.9 @S4.10', async (_case, intent, event) => {
    const { camForm } = setUpCamForm();
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
    const { camForm } = setUpCamForm();
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
  ] as const)(
    'lets a script prevent %s, and hear of it @T5.30 @S4.12 @S8.19',
    async (_case, flag, kind, event, message) => {
      const { camForm } = setUpCamForm();
      await camForm.load();
      const failed = vi.fn();
      camForm.on(kind === 'escalation' ? 'escalation' : 'error', (form) => {
        form[flag] = true;
      });
      camForm.on(event, (_form, [error]) => failed((error as Error).message));
      const intent =
        kind === 'escalation' ? { kind, escalationCode: 'L' } : ({ kind, errorCode: 'E' } as const);
      await expect(camForm.collect(intent)).rejects.toThrow(message);
      camForm.settled({ kind: 'failed', problem: null, message, isSilent: true });
      expect(failed).toHaveBeenCalledWith(message);
    },
  );

  it('does what its buttons say', async () => {
    const { camForm, setup } = setUpCamForm();
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
    const { camForm } = setUpCamForm({ submit: async () => result });
    await camForm.load();
    const error = await new Promise<unknown>((resolve) => camForm.submit(resolve));
    expect(error instanceof Error ? error.message : error).toBe(message);
  });
});

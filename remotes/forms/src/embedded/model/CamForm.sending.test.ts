// @vitest-environment jsdom

import { describe, expect, it, vi } from 'vitest';
import { DONE, FAILED, setUpCamForm } from '../testing/setUpCamForm';

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

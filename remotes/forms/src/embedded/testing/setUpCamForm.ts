import type { FormVariables } from '@taskweave/engine-client/Task';
import type { FormResult } from '@taskweave/plugin-sdk';
import { vi } from 'vitest';
import { CamForm } from '../model/CamForm';
import type { CamFormSetup } from '../model/CamFormSetup';

const HTML = `
  <input id="text" cam-variable-name="text" cam-variable-type="String">
  <input id="number" cam-variable-name="number" cam-variable-type="Integer">
  <button type="button" cam-error-code="refused" cam-error-message="No">Refuse</button>
  <button type="button" cam-escalation-code="late">Late</button>`;
export const DONE: FormResult = { kind: 'done', outcome: { kind: 'completed', taskId: 'T1' } };
export const FAILED: FormResult = {
  kind: 'failed',
  problem: null,
  message: 'refused by the engine',
  isSilent: false,
};

export function setUpCamForm({
  html = HTML,
  variables = {},
  ...given
}: { html?: string; variables?: FormVariables } & Partial<CamFormSetup> = {}) {
  document.body.innerHTML = `<form>${html}</form>`;
  const form = document.querySelector('form') as HTMLFormElement;
  const setup: CamFormSetup = {
    root: document.body,
    formElement: form,
    containerElement: document.body,
    client: { baseUrl: '/rest' } as CamFormSetup['client'],
    fieldContext: { $: null, isAsApplied: () => true, onOption: () => undefined, noFileText: 'No file' },
    draft: null,
    options: { taskId: 'T1', formUrl: '/form.html' },
    fetchVariables: vi.fn(async () => variables),
    submit: vi.fn(async () => DONE),
    check: () => true,
    inDigest: (work) => work(),
    afterDigest: (work) => work(),
    onChange: vi.fn(),
    onScriptError: vi.fn(),
    ...given,
  };
  const camForm = new CamForm(setup);
  camForm.initialize();
  return { camForm, setup, input: (id: string) => document.getElementById(id) as HTMLInputElement };
}

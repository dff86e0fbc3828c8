import type { FormHandle, FormSubject } from '@taskweave/plugin-sdk';
import type { AngularRuntime, PageScope } from './angular/startAngular';
import type { FormChecks } from './checks/FormChecks';
import type { ScriptClient } from './client/createScriptClient';
import type { JQueryStatic } from './libraries/jQueryTypes';
import type { MountSetup } from './MountSetup';
import { CamForm } from './model/CamForm';
import type { CamFormSetup } from './model/CamFormSetup';
import { findAll } from './source/elementAccess';

interface CamFormParts {
  readonly $: JQueryStatic | null;
  readonly runtime: AngularRuntime | null;
  readonly inDigest: (work: () => void) => void;
  readonly client: ScriptClient;
  readonly checks: FormChecks;
}

export function createCamForm(
  setup: MountSetup,
  { root, form }: { readonly root: HTMLElement; readonly form: HTMLFormElement },
  { $, runtime, inDigest, client, checks }: CamFormParts,
): CamForm {
  const wrap = (element: HTMLElement) => ($ === null ? element : $(element));
  return new CamForm({
    root,
    formElement: wrap(form),
    containerElement: wrap(setup.host),
    client,
    fieldContext: {
      $,
      noFileText: setup.t('embedded.noFile'),
      isAsApplied: (control) => runtime === null || runtime.isAsApplied(control),
      onOption: (option) => runtime?.addOption(option),
    },
    draft: setup.draft,
    options: optionsOf(setup, client, wrap(setup.host)),
    fetchVariables: setup.fetchVariables,
    submit: setup.submit,
    check: (intent) => checks.check(intent),
    inDigest,
    afterDigest: (work) => (runtime === null ? work() : runtime.afterDigest(work)),
    onChange: setup.onChange,
    onScriptError: setup.onScriptError,
  });
}

export function pageScopeOf({ engine, urlParams, subject }: MountSetup, complete: () => void): PageScope {
  const { authorizedApps } = engine;
  const canAccess = (app: string) => authorizedApps.includes(app);
  const options = {
    hideCompleteButton: false,
    disableCompleteButton: false,
    disableForm: false,
  };
  return {
    authentication: { name: urlParams.userId ?? '', authorizedApps, canAccess },
    scope: { options, params: idsOf(subject), complete },
  };
}

export function obeyOptions(root: HTMLElement, runtime: AngularRuntime | null) {
  const options = runtime?.options();
  root.inert = options?.disableForm === true;
  if (options?.hideCompleteButton) return { button: 'hidden' } as const;
  return options?.disableCompleteButton ? ({ button: 'disabled' } as const) : {};
}

export function handleOf(
  { onRefused }: MountSetup,
  form: HTMLFormElement,
  camForm: CamForm,
  checks: FormChecks,
  { isDirty, canWait }: { readonly isDirty: () => boolean; readonly canWait: boolean },
): FormHandle {
  return {
    canWait,
    collect: (intent) => camForm.collect(intent),
    settled(result) {
      camForm.settled(result);
      onRefused(result.kind === 'rejected' ? checks.showRejection(result.rejection.fields) : {});
    },
    snapshot: (occasion) => (isDirty() ? camForm.snapshot(occasion === 'save') : null),
    stored: () => void camForm.fireEvent('variables-stored'),
    focus: () => firstControl(form)?.focus(),
  };
}

function firstControl(form: HTMLFormElement): HTMLElement | undefined {
  return findAll(form, 'input, select, textarea, button').find(
    (control) => !control.matches(':disabled') && control.getClientRects().length > 0,
  );
}

function optionsOf(
  { subject, formUrl, urlParams }: MountSetup,
  client: ScriptClient,
  containerElement: unknown,
): CamFormSetup['options'] {
  return { client, containerElement, formUrl, urlParams, ...idsOf(subject) };
}

function idsOf(subject: FormSubject) {
  if (subject.kind === 'start') {
    const { processDefinitionId, processDefinitionName } = subject;
    return { processDefinitionId, processDefinitionName };
  }
  const { taskId, task } = subject;
  const { processDefinitionId, processInstanceId, caseDefinitionId, caseInstanceId } = task;
  return {
    taskId,
    ...(processDefinitionId !== null && { processDefinitionId }),
    processInstanceId,
    caseDefinitionId,
    caseInstanceId,
  };
}

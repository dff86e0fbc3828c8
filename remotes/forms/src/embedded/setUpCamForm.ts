import type { FormHandle } from '@taskweave/plugin-sdk';
import type { AngularRuntime } from './angular/startAngular';
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

/** The form as its scripts know it. */
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
      onOption: (option) => runtime?.addOption(option),
    },
    draft: setup.draft,
    options: optionsOf(setup, client, wrap(setup.host)),
    fetchVariables: setup.fetchVariables,
    submit: setup.submit,
    check: (intent) => checks.check(intent),
    inDigest,
    onChange: setup.onChange,
    onScriptError: setup.onScriptError,
  });
}

/** What the view around the form asks of it. */
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

/** What scripts read at `camForm.options`. */
function optionsOf(
  { subject, formUrl, urlParams }: MountSetup,
  client: ScriptClient,
  containerElement: unknown,
): CamFormSetup['options'] {
  const common = { client, containerElement, formUrl, urlParams };
  if (subject.kind === 'start') {
    const { processDefinitionId, processDefinitionName } = subject;
    return { ...common, processDefinitionId, processDefinitionName };
  }
  const { taskId, task } = subject;
  const { processDefinitionId, processInstanceId, caseDefinitionId, caseInstanceId } = task;
  return {
    ...common,
    taskId,
    ...(processDefinitionId !== null && { processDefinitionId }),
    processInstanceId,
    caseDefinitionId,
    caseInstanceId,
  };
}

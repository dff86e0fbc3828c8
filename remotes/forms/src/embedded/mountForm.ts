import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import type { FormVariables } from '@taskweave/engine-client/Task';
import type {
  FormDraft,
  FormEngineProps,
  FormHandle,
  FormIntent,
  FormResult,
  FormSubject,
  SnapshotOccasion,
} from '@taskweave/plugin-sdk';
import type { EmbeddedFormsConfig } from '../form-parts/formsConfig';
import { wordsOf } from './angular/dataLooks';
import type { FormBridge, PageBridge } from './angular/FormBridge';
import { type AngularRuntime, startAngular } from './angular/startAngular';
import { FormChecks, type Translate } from './checks/FormChecks';
import { createScriptClient, type ScriptClient } from './client/createScriptClient';
import { guardLinks } from './guardLinks';
import { type Libraries, loadLibraries } from './libraries/loadLibraries';
import { CamForm } from './model/CamForm';
import type { CamFormSetup } from './model/CamFormSetup';
import { ReleasableHandle } from './ReleasableHandle';
import { attachInlineHandlers } from './scripts/inlineHandlers';
import { loadScript, runGlobalScript, runScript, watchScripts } from './scripts/runScript';
import { closestOf, findAll, setAttribute } from './source/elementAccess';
import { FormFault } from './source/FormFault';
import type { Trust } from './source/formTrust';
import { type ParsedForm, parseForm } from './source/parseForm';
import { applyStyles, type PreparedNodes, prepareNodes } from './source/prepareNodes';
import { scopeStyles } from './source/scopeStyles';

export interface MountSetup {
  /** Empty element that gets the form. */
  readonly host: HTMLElement;
  readonly html: string;
  /** Whether its code runs; if not, where it comes from. */
  readonly trust: Trust;
  readonly config: EmbeddedFormsConfig;
  readonly subject: FormSubject;
  readonly formUrl: string;
  readonly urlParams: Readonly<Record<string, string>>;
  readonly engine: EngineClient;
  readonly draft: FormDraft | null;
  readonly t: Translate;
  readonly fetchVariables: (names: readonly string[]) => Promise<FormVariables>;
  /** What AngularJS's services of the task list do; the rest of the bridge is made here. */
  readonly bridge: PageBridge;
  readonly submit: FormEngineProps['submit'];
  readonly onChange: () => void;
  readonly onState: FormEngineProps['onState'];
  /** A script of the form failed after the form was loaded: what it said, and when. */
  readonly onScriptError: (error: unknown, event: string) => void;
  /** What the engine said last about variables that have no control, by their names. */
  readonly onRefused: (messages: Readonly<Record<string, string>>) => void;
  /** The form has inline handlers, and they are switched off. */
  readonly onHandlersOff: () => void;
  readonly signal: AbortSignal;
}

/** What the form's scripts have beside the form. */
interface FormScope extends Libraries {
  readonly runtime: AngularRuntime | null;
  readonly inDigest: (work: () => void) => void;
}

let hosts = 0;

/**
 * Brings a form to life: its HTML, its libraries, its scripts, its variables. Everything ends with the signal.
 *
 * @throws FormFault what is wrong with the form
 */
export async function mountForm(setup: MountSetup): Promise<FormHandle> {
  const { host, signal } = setup;
  const parsed = parseForm(setup.html);
  assertMountable(parsed, setup.trust);
  const [libraries, prepared] = await Promise.all([
    loadLibraries(parsed.needs),
    nodesOf(parsed, setup.trust),
  ]);
  signal.throwIfAborted();

  const { root, form, linked } = await putOnPage(setup, parsed, prepared);

  const { $, angular: angularLibrary, purify } = libraries;
  let angular: AngularRuntime | null = null;
  let isReady = false;
  let isTold = false;
  // A draft is changed as long as it was not sent.
  let isDirty = setup.draft !== null;
  const wrap = (element: HTMLElement) => ($ === null ? element : $(element));
  const inDigest = (work: () => void) => (angular === null ? work() : angular.inDigest(work));
  const client = createScriptClient(setup.engine, inDigest);
  if (angularLibrary !== null && purify !== null) {
    const bridge: FormBridge = {
      ...setup.bridge,
      client,
      inDigest,
      purify,
      onError: (error) => setup.onScriptError(error, 'AngularJS'),
      words: wordsOf([setup.html, ...linked]),
      onControl: (control) => isReady && camForm.addField(control),
      onControlGone: (control) => camForm.removeField(control),
    };
    const { widgets: hasWidgets } = parsed.needs;
    angular = startAngular({ angular: angularLibrary, hasWidgets, root, form, bridge, onDigest: tellState });
    signal.addEventListener('abort', () => angular?.destroy(), { once: true });
  }

  const checks = new FormChecks(form, angular, setup.t);
  const camForm: CamForm = new CamForm({
    root,
    form,
    formElement: wrap(form),
    containerElement: wrap(host),
    client,
    fieldContext: {
      $,
      noFileText: setup.t('embedded.noFile'),
      onOption: (option) => angular?.addOption(option),
    },
    draft: setup.draft,
    options: optionsOf(setup, client, wrap(host)),
    fetchVariables: setup.fetchVariables,
    submit: setup.submit,
    check: (intent) => checks.check(intent),
    inDigest,
    onChange: setup.onChange,
    onScriptError: setup.onScriptError,
  });
  signal.addEventListener('abort', () => camForm.destroy(), { once: true });

  if (angular !== null) {
    angular.$scope.camForm = camForm;
    angular.compile();
  }
  camForm.initialize();
  isReady = true;
  runFormScripts(parsed, camForm, { ...libraries, runtime: angular, inDigest });
  await camForm.load();
  // The events that tell of filled controls come a moment later, and are no work of the person.
  await new Promise((resolve) => setTimeout(resolve));
  signal.throwIfAborted();

  inDigest(() => angular?.form()?.$setPristine());
  for (const type of ['input', 'change']) root.addEventListener(type, notice, { signal });
  isTold = true;
  tellState();
  const handle = {
    collect: (intent: FormIntent) => camForm.collect(intent),
    settled(result: FormResult) {
      camForm.settled(result);
      setup.onRefused(result.kind === 'rejected' ? checks.showRejection(result.rejection.fields) : {});
    },
    snapshot: (occasion: SnapshotOccasion) => (isDirty ? camForm.snapshot(occasion === 'save') : null),
    stored: () => void camForm.fireEvent('variables-stored'),
    focus: () => firstControl(form)?.focus(),
  };
  return new ReleasableHandle(handle, signal);

  function notice({ target }: Event): void {
    isDirty = true;
    checks.refresh(target);
    tellState();
  }

  function tellState(): void {
    if (!isReady || !isTold || signal.aborted) return;
    isDirty ||= angular?.form()?.$dirty === true;
    setup.onState({ phase: 'ready', dirty: isDirty, valid: checks.isValid() });
  }
}

/** @throws FormFault where the form cannot be shown at all */
function assertMountable({ body, needs }: ParsedForm, trust: Trust): void {
  // In drawings and formulas it is no form.
  const count = [...body.querySelectorAll('form')].filter(
    (one) => closestOf(one, 'math, svg') === null,
  ).length;
  if (count !== 1) throw new FormFault({ kind: 'form-count', count });
  if (needs.code && trust !== 'trusted') throw new FormFault({ kind: 'untrusted', place: trust });
}

/** Puts the form's elements and styles on the page, and runs the scripts that come before the form's own. */
async function putOnPage(setup: MountSetup, parsed: ParsedForm, prepared: PreparedNodes) {
  const { host, signal } = setup;
  const root = document.createElement('div');
  root.className = 'injected-form-wrapper';
  root.append(prepared.nodes);
  const form = root.querySelector('form');
  if (form === null) throw new FormFault({ kind: 'form-count', count: 0 });
  // The checks and their words are ours.
  setAttribute(form, 'novalidate', '');
  const linked = await addStyles(setup, parsed);
  host.toggleAttribute('data-paper', parsed.hasColours);
  host.replaceChildren(root);
  applyStyles(root);
  if (setup.trust === 'trusted') addHandlers(setup, root, prepared);
  guardLinks(root, signal);
  if (parsed.needs.code) watchScripts((error) => setup.onScriptError(error, 'script'), signal);
  await runPageScripts(parsed, signal);
  return { root, form, linked };
}

/** What rebuilds a form without anything that runs comes only with the first form that needs it. */
async function nodesOf(parsed: ParsedForm, trust: Trust): Promise<PreparedNodes> {
  if (trust === 'trusted') return prepareNodes(parsed);
  const { toInertNodes } = await import('./source/purify');
  return { handlers: [], nodes: toInertNodes(parsed.body) };
}

/** The texts of the style sheets that the form links. */
async function addStyles(
  { host, trust, signal, engine }: MountSetup,
  parsed: ParsedForm,
): Promise<readonly string[]> {
  const isTrusted = trust === 'trusted';
  const links = isTrusted ? parsed.styleLinks : [];
  if (parsed.styles.length + links.length === 0) return [];
  const linked = await Promise.all(
    links.map((link) =>
      // A form without its looks is better than none.
      engine.get<string>(new URL(link, document.baseURI).href, { accept: 'text', signal }).catch(() => ''),
    ),
  );
  signal.throwIfAborted();
  host.dataset.embeddedForm = String(++hosts);
  const selector = `[data-embedded-form="${hosts}"]`;
  const remove = scopeStyles([...linked, ...parsed.styles], selector, { isTrusted });
  signal.addEventListener('abort', remove, { once: true });
  return linked;
}

function addHandlers(
  { config, signal, onHandlersOff, onScriptError }: MountSetup,
  root: HTMLElement,
  prepared: PreparedNodes,
): void {
  if (prepared.handlers.length === 0) return;
  if (config.inlineHandlers) {
    signal.addEventListener('abort', attachInlineHandlers(root, prepared.handlers, onScriptError), {
      once: true,
    });
  } else {
    onHandlersOff();
  }
}

/** The form's own scripts, in one scope each. */
function runFormScripts(
  { formScripts }: ParsedForm,
  camForm: CamForm,
  { $, angular, moment, runtime, inDigest }: FormScope,
): void {
  camForm.scripts = formScripts;
  for (const [index, text] of formScripts.entries()) {
    const { $scope = {}, inject } = runtime ?? {};
    const scope = { camForm, $scope, inject, moment, $, jQuery: $, angular };
    inDigest(() => runScript(text, scope, index + 1));
  }
}

async function runPageScripts({ pageScripts }: ParsedForm, signal: AbortSignal): Promise<void> {
  for (const [index, script] of pageScripts.entries()) {
    if (script.kind === 'text') runGlobalScript(script.text, index + 1);
    else await loadScript(new URL(script.address, document.baseURI).href, index + 1);
    signal.throwIfAborted();
  }
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

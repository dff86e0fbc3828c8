import type { Trust } from '@taskweave/plugin-files/forms/formTrust';
import type { FormHandle } from '@taskweave/plugin-sdk';
import { keepPictures } from '../html/pictureStyles';
import { wordsOf } from './angular/dataLooks';
import type { FormBridge } from './angular/FormBridge';
import { type AngularRuntime, startAngular } from './angular/startAngular';
import { FormChecks } from './checks/FormChecks';
import { createScriptClient } from './client/createScriptClient';
import { type Libraries, loadLibraries } from './libraries/loadLibraries';
import type { MountSetup } from './MountSetup';
import type { CamForm } from './model/CamForm';
import { attachInlineHandlers } from './scripts/inlineHandlers';
import { loadScript, runGlobalScript, runScript, watchScripts } from './scripts/runScript';
import { createCamForm, handleOf, obeyOptions, pageScopeOf } from './setUpCamForm';
import { closestOf, setAttribute } from './source/elementAccess';
import { FormFault } from './source/FormFault';
import { type ParsedForm, parseForm } from './source/parseForm';
import { prefixSelector } from './source/prefixNames';
import { applyStyles, type PreparedNodes, prepareNodes } from './source/prepareNodes';

interface FormScope extends Libraries {
  readonly runtime: AngularRuntime | null;
  readonly inDigest: (work: () => void) => void;
}

let hosts = 0;

export async function mountForm(setup: MountSetup): Promise<FormHandle> {
  const { signal } = setup;
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
  let isLoaded = false;
  let isDirty = setup.draft !== null;
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
    angular = startAngular({
      angular: angularLibrary,
      hasWidgets: parsed.needs.widgets,
      root,
      form,
      bridge,
      page: pageScopeOf(setup, () => camForm.submit()),
      onDigest: reportState,
    });
    signal.addEventListener('abort', () => angular?.destroy(), { once: true });
  }

  const checks = new FormChecks(form, angular, setup.t, (control) => camForm.fieldOf(control));
  const parts = { $, runtime: angular, inDigest, client, checks };
  const camForm: CamForm = createCamForm(setup, { root, form }, parts);
  signal.addEventListener('abort', () => camForm.destroy(), { once: true });

  angular?.compile(camForm);
  camForm.initialize();
  isReady = true;
  runFormScripts(parsed, camForm, { ...libraries, runtime: angular, inDigest });
  await camForm.load();
  // Filling the controls fires events asynchronously, which must not count as user input.
  await new Promise((resolve) => setTimeout(resolve));
  signal.throwIfAborted();

  inDigest(() => angular?.form()?.$setPristine());
  for (const type of ['input', 'change']) root.addEventListener(type, notice, { signal });
  isLoaded = true;
  reportState();
  // Side effects of form scripts on submit cannot be undone.
  const canWait = !parsed.needs.code && prepared.handlers.length === 0;
  return handleOf(setup, form, camForm, checks, { isDirty: () => isDirty, canWait });

  function notice({ target }: Event): void {
    isDirty = true;
    checks.refresh(target);
    reportState();
  }

  function reportState(): void {
    if (!isReady || !isLoaded || signal.aborted) return;
    isDirty ||= angular?.form()?.$dirty === true;
    const button = obeyOptions(root, angular);
    setup.onState({ kind: 'ready', isDirty, isValid: checks.isValid(), ...button });
  }
}

function assertMountable({ body, needs }: ParsedForm, trust: Trust): void {
  // A `<form>` inside SVG or MathML is not an HTML form.
  const count = [...body.querySelectorAll('form')].filter(
    (one) => closestOf(one, 'math, svg') === null,
  ).length;
  if (count !== 1) throw new FormFault({ kind: 'form-count', count });
  if (needs.code && trust !== 'trusted') throw new FormFault({ kind: 'untrusted', place: trust });
}

async function putOnPage(setup: MountSetup, parsed: ParsedForm, prepared: PreparedNodes) {
  const { host, signal } = setup;
  const root = document.createElement('div');
  root.className = 'injected-form-wrapper';
  root.append(prepared.nodes);
  const form = root.querySelector('form');
  if (form === null) throw new FormFault({ kind: 'form-count', count: 0 });
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

async function nodesOf(parsed: ParsedForm, trust: Trust): Promise<PreparedNodes> {
  if (trust === 'trusted') return prepareNodes(parsed);
  const { toInertNodes } = await import('./source/purify');
  return { handlers: [], nodes: toInertNodes(parsed.body) };
}

async function addStyles(
  { host, trust, signal, engine }: MountSetup,
  parsed: ParsedForm,
): Promise<readonly string[]> {
  const isTrusted = trust === 'trusted';
  const links = isTrusted ? parsed.styleLinks : [];
  if (parsed.styles.length + links.length === 0) return [];
  const linked = await Promise.all(
    links.map((link) =>
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

/** `href="#"` would replace the task's URL, and native submission would replace the page. */
function guardLinks(root: HTMLElement, signal: AbortSignal): void {
  root.addEventListener('submit', (event) => event.preventDefault(), { signal });
  root.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? closestOf(event.target, 'a') : null;
      const address = link?.getAttribute('href');
      if (!address?.startsWith('#') && address !== '') return;
      // Routes of the app are allowed.
      if (address.startsWith('#/')) return;
      event.preventDefault();
      const name = address.slice(1);
      if (name !== '') root.querySelector(`[id="${CSS.escape(name)}"]`)?.scrollIntoView({ block: 'nearest' });
    },
    { signal },
  );
}

/** Untrusted forms keep only plain rules, since fonts, animations and the like are global to the page. */
function scopeStyles(
  texts: readonly string[],
  selector: string,
  { isTrusted }: { readonly isTrusted: boolean },
): () => void {
  const sheets = texts.map((text) => scopedSheet(text, selector, isTrusted));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, ...sheets];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => !sheets.includes(sheet));
  };
}

function scopedSheet(text: string, selector: string, isTrusted: boolean): CSSStyleSheet {
  const parsed = new CSSStyleSheet();
  parsed.replaceSync(text);
  if (!isTrusted) keepPlainRules(parsed);
  const inside: string[] = [];
  const outside: string[] = [];
  // Each rule is serialized on its own, so that no stray bracket closes the scope early.
  for (const rule of parsed.cssRules) {
    const isGlobalByNature = rule instanceof CSSKeyframesRule || rule instanceof CSSFontFaceRule;
    (isGlobalByNature ? outside : inside).push(rule.cssText);
  }
  const scoped = new CSSStyleSheet();
  scoped.replaceSync(`${outside.join('\n')}\n@scope (${selector}) {\n${inside.join('\n')}\n}`);
  return scoped;
}

function keepPlainRules(holder: CSSStyleSheet | CSSGroupingRule | CSSStyleRule): void {
  for (let index = holder.cssRules.length - 1; index >= 0; index -= 1) {
    const rule = holder.cssRules[index];
    if (rule instanceof CSSStyleRule) {
      rule.selectorText = prefixSelector(rule.selectorText);
      keepPictures(rule.style);
      keepPlainRules(rule);
    } else if (rule instanceof CSSConditionRule) {
      keepPlainRules(rule);
    } else {
      holder.deleteRule(index);
    }
  }
}

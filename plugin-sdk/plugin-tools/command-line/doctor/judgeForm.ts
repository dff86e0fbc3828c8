import { change, type Diagnosis, optIn, works } from './Diagnosis';

/** What `config.embeddedForms` of the plugin `taskweave-forms` allows (docs/decisions/0011-embedded-forms.md). */
export interface FormsPolicy {
  readonly applicationScripts: boolean;
  /** True and false for all; else keys of process definitions, `*` for any text. */
  readonly deployedScripts: boolean | readonly string[];
  readonly inlineHandlers: boolean;
  /** Where files of applications lie, as the setting `places` names them. */
  readonly places: readonly string[];
}

export const DEFAULT_FORMS_POLICY: FormsPolicy = {
  applicationScripts: true,
  deployedScripts: true,
  inlineHandlers: false,
  places: ['app:forms/', 'app:*.html', '/forms/', '/*/forms/'],
};

export interface HtmlForm {
  /** What the diagnosis names. */
  readonly subject: string;
  readonly html: string;
  /** Whether it came with a deployment, or is a file of an application. */
  readonly isDeployed: boolean;
  /** Path of a file of an application, and of the application that has deployed the process. */
  readonly path?: string;
  readonly contextPath?: string;
  readonly processDefinitionKey: string;
  /** Origin of the server: scripts of others are not loaded. */
  readonly origin: string;
}

const CODE = /<script\b|\{\{|\sng-[\w-]+\s*=|\sdata-ng-|\son[a-z]+\s*=/i;
const HANDLER = /\s(on[a-z]+)\s*=\s*["']/gi;
const FOREIGN = /<script\b[^<>]*\ssrc\s*=\s*["']?((?:https?:)?\/\/[^"'\s>]+)/gi;

/** Whether an HTML form will work as it is, and what it needs. */
export function judgeForm(form: HtmlForm, policy: FormsPolicy): Diagnosis {
  const { html, origin, subject } = form;
  if (!CODE.test(html)) return works(subject, 'HTML without code.');
  const foreign = [...html.matchAll(FOREIGN)]
    .map(([, address = '']) => new URL(address, origin))
    .filter((address) => address.origin !== origin);
  if (foreign.length > 0) {
    return change(
      subject,
      `loads scripts of ${[...new Set(foreign.map((one) => one.origin))].join(', ')}, which the policy of the page blocks: put them beside the form, or list the origin in policy.origins.`,
    );
  }
  if (!form.isDeployed && !isKnownPlace(form, policy)) {
    return optIn(
      subject,
      `has code and lies at ${form.path}, which is none of the places of forms: name its folder in embeddedForms.places.`,
    );
  }
  if (!mayRun(form, policy)) {
    return optIn(
      subject,
      `has code, which embeddedForms.${form.isDeployed ? 'deployedScripts' : 'applicationScripts'} forbids: allow it for the process ${form.processDefinitionKey}, or people are sent to the old Tasklist.`,
    );
  }
  const handlers = [...new Set([...html.matchAll(HANDLER)].map(([, name = '']) => name.toLowerCase()))];
  if (handlers.length > 0 && !policy.inlineHandlers) {
    return optIn(
      subject,
      `has ${handlers.join(', ')} in its HTML: set embeddedForms.inlineHandlers, or move them to the form's script.`,
    );
  }
  return works(subject, 'HTML with code, which may run.');
}

/** As in the page (`remotes/forms`, formTrust.ts), but for addresses that are written to deceive. */
function isKnownPlace({ path = '', contextPath = '' }: HtmlForm, { places }: FormsPolicy): boolean {
  const context = contextPath.endsWith('/') ? contextPath : `${contextPath}/`;
  return places.some((place) => {
    const pattern = place.replace(/^app:/, context);
    const page = pattern.endsWith('/') ? String.raw`(?:[^/]+/)*[^/]+\.(?:x?html?|jspx?|jsf)` : '';
    return new RegExp(`^${sourceOf(pattern, '[^/]*')}${page}$`).test(path);
  });
}

function mayRun({ isDeployed, processDefinitionKey }: HtmlForm, policy: FormsPolicy): boolean {
  if (!isDeployed) return policy.applicationScripts;
  if (typeof policy.deployedScripts === 'boolean') return policy.deployedScripts;
  return policy.deployedScripts.some((pattern) =>
    new RegExp(`^${sourceOf(pattern, '.*')}$`).test(processDefinitionKey),
  );
}

/** A `*` stands for any text of this kind. */
function sourceOf(pattern: string, any: string): string {
  const parts = pattern.split('*').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return parts.join(any);
}

import type { Verdict } from './Diagnosis';

/** What `config.embeddedForms` of the plugin `taskweave-forms` allows (docs/decisions/0011-embedded-forms.md). */
export interface FormsPolicy {
  readonly applicationScripts: boolean;
  /** True and false for all; else keys of process definitions, `*` for any text. */
  readonly deployedScripts: boolean | readonly string[];
  readonly inlineHandlers: boolean;
}

export const DEFAULT_FORMS_POLICY: FormsPolicy = {
  applicationScripts: true,
  deployedScripts: true,
  inlineHandlers: false,
};

export interface HtmlForm {
  readonly html: string;
  /** Whether it came with a deployment, or is a file of an application. */
  readonly isDeployed: boolean;
  readonly processDefinitionKey: string;
  /** Origin of the server: scripts of others are not loaded. */
  readonly origin: string;
}

export interface Judgement {
  readonly verdict: Verdict;
  readonly text: string;
}

const CODE = /<script\b|\{\{|\sng-[\w-]+\s*=|\sdata-ng-|\son[a-z]+\s*=/i;
const HANDLER = /\s(on[a-z]+)\s*=\s*["']/gi;
const FOREIGN = /<script\b[^<>]*\ssrc\s*=\s*["']?((?:https?:)?\/\/[^"'\s>]+)/gi;

/** Whether an HTML form will work as it is, and what it needs. */
export function judgeForm(form: HtmlForm, policy: FormsPolicy): Judgement {
  const { html, origin } = form;
  if (!CODE.test(html)) return { verdict: 'works', text: 'HTML without code.' };
  const foreign = [...html.matchAll(FOREIGN)]
    .map(([, address = '']) => new URL(address, origin))
    .filter((address) => address.origin !== origin);
  if (foreign.length > 0) {
    return {
      verdict: 'change',
      text: `loads scripts of ${[...new Set(foreign.map((one) => one.origin))].join(', ')}, which the policy of the page blocks: put them beside the form, or list the origin in policy.origins.`,
    };
  }
  if (!mayRun(form, policy)) {
    return {
      verdict: 'opt-in',
      text: `has code, which embeddedForms.${form.isDeployed ? 'deployedScripts' : 'applicationScripts'} forbids: allow it for the process ${form.processDefinitionKey}, or people are sent to the old Tasklist.`,
    };
  }
  const handlers = [...new Set([...html.matchAll(HANDLER)].map(([, name = '']) => name.toLowerCase()))];
  if (handlers.length > 0 && !policy.inlineHandlers) {
    return {
      verdict: 'opt-in',
      text: `has ${handlers.join(', ')} in its HTML: set embeddedForms.inlineHandlers, or move them to the form's script.`,
    };
  }
  return { verdict: 'works', text: 'HTML with code, which may run.' };
}

function mayRun({ isDeployed, processDefinitionKey }: HtmlForm, policy: FormsPolicy): boolean {
  if (!isDeployed) return policy.applicationScripts;
  if (typeof policy.deployedScripts === 'boolean') return policy.deployedScripts;
  return policy.deployedScripts.some((pattern) => {
    const source = pattern.split('*').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    return new RegExp(`^${source.join('.*')}$`).test(processDefinitionKey);
  });
}

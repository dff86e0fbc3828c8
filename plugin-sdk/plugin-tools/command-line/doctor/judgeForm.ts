import { type FormOrigin, type TrustRules, trustOf } from '@taskweave/plugin-files/forms/formTrust';
import { change, type Diagnosis, optIn, works } from './Diagnosis';

/** What `config.embeddedForms` of the plugin `taskweave-forms` allows (docs/decisions/0011-embedded-forms.md). */
export interface FormRules extends TrustRules {
  readonly inlineHandlers: boolean;
}

export const DEFAULT_RULES: FormRules = {
  applicationScripts: true,
  deployedScripts: true,
  inlineHandlers: false,
  places: ['app:forms/', 'app:*.html', '/forms/', '/*/forms/'],
};

export interface HtmlForm extends FormOrigin {
  /** What the diagnosis names. */
  readonly subject: string;
  readonly html: string;
}

const CODE = /<script\b|\{\{|\sng-[\w-]+\s*=|\sdata-ng-|\son[a-z]+\s*=/i;
const HANDLER = /\s(on[a-z]+)\s*=\s*["']/gi;
const FOREIGN = /<script\b[^<>]*\ssrc\s*=\s*["']?((?:https?:)?\/\/[^"'\s>]+)/gi;

/** Whether an HTML form will work as it is, and what it needs. */
export function judgeForm(form: HtmlForm, rules: FormRules): Diagnosis {
  const { subject, html, answer, processDefinitionKey } = form;
  const { origin, pathname } = new URL(answer.url);
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
  const trust = trustOf(form, rules);
  if (trust === 'elsewhere') {
    return optIn(
      subject,
      `has code and lies at ${pathname}, which is none of the places of forms, or it is not sent as a page: name its folder in embeddedForms.places, and let the server send it as text/html.`,
    );
  }
  if (trust !== 'trusted') {
    return optIn(
      subject,
      `has code, which embeddedForms.${trust}Scripts forbids: allow it for the process ${processDefinitionKey}, or people are sent to the old Tasklist.`,
    );
  }
  const handlers = [...new Set([...html.matchAll(HANDLER)].map(([, name = '']) => name.toLowerCase()))];
  if (handlers.length > 0 && !rules.inlineHandlers) {
    return optIn(
      subject,
      `has ${handlers.join(', ')} in its HTML: set embeddedForms.inlineHandlers, or move them to the form's script.`,
    );
  }
  return works(subject, 'HTML with code, which may run.');
}

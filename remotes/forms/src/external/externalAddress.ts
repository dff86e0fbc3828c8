import type { FormSubject } from '@taskweave/plugin-sdk';

/**
 * The address of an external form, which learns from it what it is for and where to send the person back to.
 * Null for addresses that are no web pages, such as scripts.
 *
 * @param formUrl absolute, or relative to the page
 * @param pageUrl address of the page that the person comes from
 */
export function externalAddress(formUrl: string, pageUrl: string, subject: FormSubject): string | null {
  const address = parseAddress(formUrl, pageUrl);
  if (address === null || !/^https?:$/.test(address.protocol)) return null;
  const [page = ''] = pageUrl.split('#');
  const [name, value] =
    subject.kind === 'task'
      ? ['taskId', subject.taskId]
      : ['processDefinitionKey', subject.processDefinitionKey];
  // Added as text, so that what the form's own address holds stays as it was written.
  const given = [name, value, 'callbackUrl', `${page}#/`].map((part) => encodeURIComponent(part ?? ''));
  const added = `${given[0]}=${given[1]}&${given[2]}=${given[3]}`;
  address.search += address.search === '' ? `?${added}` : `&${added}`;
  return address.href;
}

function parseAddress(text: string, base: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}

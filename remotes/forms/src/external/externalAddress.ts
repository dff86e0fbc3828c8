import { encodeText } from '@taskweave/base/texts/encodeText';
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
  // A name before the host is there to be taken for one: `https://bpm.example@elsewhere.example/`.
  address.username = '';
  address.password = '';
  const [page = ''] = pageUrl.split('#');
  const [name, value] =
    subject.kind === 'task'
      ? ['taskId', subject.taskId]
      : ['processDefinitionKey', subject.processDefinitionKey];
  // Added as text, so that what the form's own address holds stays as it was written.
  const given = [name, value, 'callbackUrl', `${page}#/`].map((part) => encodeText(part ?? ''));
  const added = `${given[0]}=${given[1]}&${given[2]}=${given[3]}`;
  address.search += address.search === '' ? `?${added}` : `&${added}`;
  return address.href;
}

export interface ExternalTarget {
  readonly isForeign: boolean;
  /** The host of another server, as browsers ask for it (letters of other alphabets as `xn--…`); else the path. */
  readonly text: string;
}

/** Where an address of `externalAddress` leads, in as many words as a person needs before going there. */
export function targetOf(address: string, pageUrl: string): ExternalTarget {
  const { origin, host, protocol, pathname } = new URL(address);
  if (origin === new URL(pageUrl).origin) return { isForeign: false, text: pathname };
  // Without a scheme people read a host as one that is asked safely.
  return { isForeign: true, text: protocol === 'https:' ? host : origin };
}

function parseAddress(text: string, base: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}

import { encodeText } from '@taskweave/base/texts/encodeText';
import type { FormSubject } from '@taskweave/plugin-sdk';

/** Schemes other than http(s), such as `javascript:`, could run code. */
export function externalAddress(formUrl: string, pageUrl: string, subject: FormSubject): string | null {
  const address = parseAddress(formUrl, pageUrl);
  if (address === null || !/^https?:$/.test(address.protocol)) return null;
  // Userinfo can pose as the host: `https://bpm.example@elsewhere.example/`.
  address.username = '';
  address.password = '';
  const [page = ''] = pageUrl.split('#');
  const [name, value] =
    subject.kind === 'task'
      ? ['taskId', subject.taskId]
      : ['processDefinitionKey', subject.processDefinitionKey];
  // `URLSearchParams` would re-encode the form's own query.
  const given = [name, value, 'callbackUrl', `${page}#/`].map((part) => encodeText(part ?? ''));
  const added = `${given[0]}=${given[1]}&${given[2]}=${given[3]}`;
  address.search += address.search === '' ? `?${added}` : `&${added}`;
  return address.href;
}

export interface ExternalTarget {
  readonly isForeign: boolean;
  readonly text: string;
}

export function targetOf(address: string, pageUrl: string): ExternalTarget {
  const { origin, host, protocol, pathname } = new URL(address);
  if (origin === new URL(pageUrl).origin) return { isForeign: false, text: pathname };
  return { isForeign: true, text: protocol === 'https:' ? host : origin };
}

function parseAddress(text: string, base: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}

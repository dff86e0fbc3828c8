import { change, type Diagnosis, works } from './Diagnosis';
import type { Answer, Visitor } from './Visitor';

const OWN_MACHINE: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** What the page of Taskweave is sent with, through all proxies: policy, headers, caches, compression, cookies. */
export async function lookAtPage(visitor: Visitor, page: string): Promise<readonly Diagnosis[]> {
  const [first, second] = [await visitor.get(page), await visitor.get(page)];
  const [, asset] = /(?:src|href)="([^"]*\/assets\/[^"/]+\.js)"/.exec(first.text) ?? [];
  return [
    policyOf(first, second),
    ...headersOf(first),
    cookiesOf(first, new URL(page)),
    ...(asset === undefined ? [] : await lookAtAsset(visitor, new URL(asset, page).href)),
  ];
}

function policyOf(first: Answer, second: Answer): Diagnosis {
  const subject = 'Content-Security-Policy';
  const policy = first.headers.get(subject);
  if (policy === null) {
    return change(subject, 'is missing: a proxy takes it away, or the server in front does not send it.');
  }
  // Two headers of the name come joined by a comma: browsers hold the page to both.
  if (/,\s*(default|script)-src/.test(policy)) {
    return change(
      subject,
      'is sent twice, and browsers apply both: let the proxy pass that of Taskweave on, and add none.',
    );
  }
  const script = /script-src([^;]*)/.exec(policy)?.[1] ?? '';
  const loose = ["'unsafe-inline'", "'unsafe-eval'", '*', 'data:'].filter((word) =>
    script.split(' ').includes(word),
  );
  if (loose.length > 0) {
    return change(subject, `allows scripts from ${loose.join(', ')}: Taskweave needs none of that.`);
  }
  const nonceIn = ({ headers }: Answer) => /'nonce-([^']+)'/.exec(headers.get(subject) ?? '')?.[1];
  return verdictOn(subject, nonceIn(first) === undefined || nonceIn(first) !== nonceIn(second), {
    good: 'is strict, and reaches the browser as it was sent.',
    bad: 'has the same nonce in two answers: a cache keeps the page. It must be passed on each time.',
  });
}

function headersOf({ headers }: Answer): readonly Diagnosis[] {
  const kept = headers.get('Cache-Control') ?? '';
  const isFramed = /frame-ancestors/.test(headers.get('Content-Security-Policy') ?? '');
  return [
    verdictOn('cache of the page', /no-store|no-cache/.test(kept), {
      good: `${kept}.`,
      bad: `is "${kept}": the page must be sent with no-store or no-cache, or people stay on an old version.`,
    }),
    verdictOn('X-Content-Type-Options', headers.get('X-Content-Type-Options') === 'nosniff', {
      good: 'nosniff.',
      bad: 'is missing: let the proxy pass it on.',
    }),
    verdictOn('frames', isFramed || headers.has('X-Frame-Options'), {
      good: 'other pages cannot frame the inbox.',
      bad: 'any page may frame the inbox: send frame-ancestors or X-Frame-Options.',
    }),
  ];
}

function cookiesOf({ headers }: Answer, { protocol, hostname }: URL): Diagnosis {
  if (protocol !== 'https:') {
    return verdictOn('https', OWN_MACHINE.includes(hostname), {
      good: 'the address is http, but of this machine alone: nothing travels.',
      bad: 'the address is http: passwords and cookies travel in the open.',
    });
  }
  const open = headers.getSetCookie().filter((cookie) => !/;\s*secure/i.test(cookie));
  return verdictOn('cookies', open.length === 0, {
    good: 'are sent over https only.',
    bad: `${open.map((cookie) => cookie.split('=', 1)[0]).join(', ')} without "Secure": tell the server that it stands behind https (server.forward-headers-strategy, or the connector's scheme).`,
  });
}

async function lookAtAsset(visitor: Visitor, address: string): Promise<readonly Diagnosis[]> {
  if (!address.startsWith(`${visitor.root}/`)) {
    const text = `the page at ${visitor.root} names ${address}: let the proxy pass paths on unchanged, or send X-Forwarded-Prefix.`;
    return [change('path', text)];
  }
  const { status, headers } = await visitor.get(address, { 'Accept-Encoding': 'br, gzip' });
  if (status !== 200) return [change('files', `${address} answers with status ${status}.`)];
  const kept = headers.get('Cache-Control') ?? '';
  const coding = headers.get('Content-Encoding') ?? 'identity';
  return [
    verdictOn('cache of the files', /immutable|max-age=\d{6,}/.test(kept), {
      good: `${kept}.`,
      bad: `is "${kept}": their names hold a hash, so that browsers may keep them for a year.`,
    }),
    verdictOn('compression', coding !== 'identity', {
      good: `${coding}.`,
      bad: 'files arrive unpacked: let the proxy pass Accept-Encoding on.',
    }),
  ];
}

function verdictOn(
  subject: string,
  isGood: boolean,
  { good, bad }: { readonly good: string; readonly bad: string },
) {
  return isGood ? works(subject, good) : change(subject, bad);
}

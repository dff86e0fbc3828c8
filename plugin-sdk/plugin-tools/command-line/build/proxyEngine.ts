import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { messageOf } from '@taskweave/engine-client/messageOf';
import { isRecord } from '@taskweave/engine-client/readShape';
import { parseJson } from '../command/parseJson';

/** The page of an inbox, and the administrator's file where a plain server hands it out. */
const PAGE = /\/app\/(?:taskweave|tasklist)\/[\w-]+\/(?:\?|$)/;
const FILE = /\/app\/taskweave\/config\/plugins\.json(?:\?|$)/;
const RUNTIME = /(<script type="application\/json" id="taskweave-runtime">)([\s\S]*?)(<\/script>)/;

/**
 * Passes requests on to the server of another Taskweave, as if the browser were there. Its pages come back with plugins in
 * development allowed: only who runs this sees them.
 *
 * @param target address on that server; only its origin counts
 */
export function proxyEngine(target: URL): (request: IncomingMessage, response: ServerResponse) => void {
  const send = target.protocol === 'https:' ? httpsRequest : httpRequest;
  return (request, response) => {
    const path = request.url ?? '/';
    const edit = PAGE.test(path) ? allowInPage : FILE.test(path) ? allowInFile : null;
    const own = `http://${request.headers.host}`;
    const onward = send(
      new URL(path, target.origin),
      { method: request.method, headers: headersThere(request, own, target, edit !== null) },
      (answer) => {
        const headers = headersBack(answer, own, target);
        if (edit === null || answer.statusCode !== 200) {
          response.writeHead(answer.statusCode ?? 502, headers);
          answer.pipe(response);
          return;
        }
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => {
          const { 'content-length': _, etag: __, 'last-modified': ___, ...rest } = headers;
          response.writeHead(200, { ...rest, 'cache-control': 'no-store' });
          response.end(edit(Buffer.concat(parts).toString('utf8')));
        });
      },
    );
    onward.on('error', (error) => {
      if (response.headersSent) return void response.destroy();
      response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' });
      response.end(`${target.origin} cannot be reached: ${messageOf(error)}`);
    });
    response.on('close', () => onward.destroy());
    request.pipe(onward);
  };
}

/** The page with `"devOverrides": "allow"`; as it was where it is no page of ours. */
function allowInPage(page: string): string {
  return page.replace(RUNTIME, (whole, open: string, json: string, close: string) => {
    const runtime = parseJson(json);
    if (!isRecord(runtime) || !isRecord(runtime.server)) return whole;
    const server = { ...runtime.server, plugins: withDevelopment(runtime.server.plugins) };
    return `${open}${JSON.stringify({ ...runtime, server }).replaceAll('<', '\\u003c')}${close}`;
  });
}

function allowInFile(text: string): string {
  const file = parseJson(text);
  return isRecord(file) ? JSON.stringify(withDevelopment(file)) : text;
}

function withDevelopment(file: unknown): object {
  const known = isRecord(file) ? file : {};
  return { ...known, policy: { ...(isRecord(known.policy) ? known.policy : {}), devOverrides: 'allow' } };
}

function headersThere(request: IncomingMessage, own: string, target: URL, isEdited: boolean) {
  const { origin, referer } = request.headers;
  return {
    ...request.headers,
    host: target.host,
    // The server compares them with its own address.
    ...(origin !== undefined && { origin: origin.replace(own, target.origin) }),
    ...(referer !== undefined && { referer: referer.replace(own, target.origin) }),
    ...(isEdited && { 'accept-encoding': 'identity', 'if-none-match': '', 'if-modified-since': '' }),
  };
}

function headersBack({ headers }: IncomingMessage, own: string, target: URL) {
  const { 'strict-transport-security': _, ...kept } = headers;
  return {
    ...kept,
    ...(headers.location !== undefined && { location: headers.location.replace(target.origin, own) }),
    // Here the browser speaks to this machine, without encryption.
    ...(headers['set-cookie'] !== undefined && {
      'set-cookie': headers['set-cookie'].map((cookie) =>
        cookie.replaceAll(/;\s*(secure|domain=[^;]*)(?=;|$)/gi, '').replace(/;\s*samesite=none/i, ''),
      ),
    }),
  };
}

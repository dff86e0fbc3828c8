import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const LESS = /^(?:content-security-policy|x-frame-options|content-disposition|x-content-type-options)$/;

export class TlsFront {
  readonly asked: string[] = [];
  readonly #server: Server;
  readonly #target: URL;
  readonly #pages: Readonly<Record<string, string>>;

  private constructor(baseUrl: string, pages: Readonly<Record<string, string>>) {
    this.#target = new URL(baseUrl);
    this.#pages = pages;
    this.#server = createServer(certificate(), (incoming, outgoing) => this.#answer(incoming, outgoing));
  }

  static async start(baseUrl: string, pages: Readonly<Record<string, string>>): Promise<TlsFront> {
    const front = new TlsFront(baseUrl, pages);
    await new Promise<void>((resolve) => front.#server.listen(0, 'localhost', resolve));
    return front;
  }

  get origin(): string {
    return `https://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  get baseUrl(): string {
    return this.origin + this.#target.pathname;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #answer(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const address = new URL(incoming.url ?? '/', this.origin);
    this.asked.push(address.pathname + address.search);
    const page = this.#pages[address.pathname];
    if (page !== undefined) {
      outgoing.writeHead(200, { 'content-type': 'text/html' }).end(page);
    } else if (address.pathname === '/leads') {
      outgoing.writeHead(302, { location: address.searchParams.get('to') ?? '/' }).end();
    } else this.#pass(incoming, outgoing);
  }

  #pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const url = new URL(incoming.url ?? '/', this.#target);
    const isRest = url.pathname.includes('/api/');
    const headers = { ...incoming.headers, host: url.host };
    const call = request(url, { method: incoming.method, headers }, (answer) => {
      const kept = Object.entries(answer.headers).filter(([name]) => !isRest || !LESS.test(name));
      outgoing.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept));
      answer.pipe(outgoing);
    });
    call.on('error', () => outgoing.destroy());
    incoming.pipe(call);
  }
}

function certificate() {
  const folder = mkdtempSync(join(tmpdir(), 'taskweave-tls-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  try {
    const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
    execFileSync(
      'openssl',
      [
        'req',
        '-x509',
        '-newkey',
        'rsa:2048',
        '-nodes',
        '-days',
        '1',
        '-keyout',
        key,
        '-out',
        cert,
        ...subject,
      ],
      { stdio: 'ignore' },
    );
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

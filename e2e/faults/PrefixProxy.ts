import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export class PrefixProxy {
  readonly outside: string[] = [];
  readonly #server: Server;
  readonly #target: URL;
  readonly #prefix: string;

  private constructor(baseUrl: string, prefix: string) {
    this.#target = new URL(baseUrl);
    this.#prefix = prefix;
    this.#server = createServer((incoming, outgoing) => this.#answer(incoming, outgoing));
  }

  static async start(baseUrl: string, prefix: string): Promise<PrefixProxy> {
    const proxy = new PrefixProxy(baseUrl, prefix);
    await new Promise<void>((resolve) => proxy.#server.listen(0, 'localhost', resolve));
    return proxy;
  }

  get baseUrl(): string {
    const { port } = this.#server.address() as AddressInfo;
    return `http://localhost:${port}${this.#prefix}${this.#target.pathname}`;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #answer(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const asked = incoming.url ?? '/';
    if (!asked.startsWith(`${this.#prefix}/`)) {
      this.outside.push(asked);
      outgoing.writeHead(404).end();
      return;
    }
    const url = new URL(asked.slice(this.#prefix.length), this.#target);
    const headers = { ...incoming.headers, 'x-forwarded-prefix': this.#prefix };
    const call = request(url, { method: incoming.method, headers }, (answer) => {
      const cookies = answer.headers['set-cookie']?.map((one) =>
        one.replace(/;\s?path=\//i, `; Path=${this.#prefix}/`),
      );
      outgoing.writeHead(answer.statusCode ?? 502, {
        ...answer.headers,
        ...(cookies !== undefined && { 'set-cookie': cookies }),
      });
      answer.pipe(outgoing);
    });
    call.on('error', () => outgoing.destroy());
    incoming.pipe(call);
  }
}

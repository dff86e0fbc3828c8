import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface StandInOptions {
  readonly baseUrl: string;
  readonly root: string;
  readonly apps?: Readonly<Record<string, string>>;
}

export class StandIn {
  readonly #server: Server;
  readonly #options: StandInOptions;

  private constructor(options: StandInOptions) {
    this.#options = options;
    this.#server = createServer((incoming, outgoing) => this.#handOn(incoming, outgoing));
  }

  static async start(options: StandInOptions): Promise<StandIn> {
    const standIn = new StandIn(options);
    await new Promise<void>((resolve) => standIn.#server.listen(0, 'localhost', resolve));
    return standIn;
  }

  get url(): string {
    const { port } = this.#server.address() as AddressInfo;
    return `http://localhost:${port}${this.#options.root}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #handOn(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { baseUrl, root } = this.#options;
    const target = new URL(baseUrl);
    const asked = incoming.url ?? '/';
    const path = asked.startsWith(`${root}/`) ? target.pathname + asked.slice(root.length) : asked;
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
    const call = request(new URL(path, target), { method: incoming.method, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => this.#answer(answer, Buffer.concat(chunks), outgoing));
    });
    call.on('error', () => outgoing.destroy());
    incoming.pipe(call);
  }

  #answer(answer: IncomingMessage, body: Buffer, outgoing: ServerResponse): void {
    const { 'content-length': _, 'transfer-encoding': __, ...headers } = answer.headers;
    const isText = /html|json/.test(headers['content-type'] ?? '');
    const sent = isText ? Buffer.from(this.#inItsWords(body.toString())) : body;
    outgoing.writeHead(answer.statusCode ?? 502, {
      ...headers,
      ...(headers['set-cookie'] && { 'set-cookie': headers['set-cookie'].map((one) => this.#moved(one)) }),
      ...(headers.location && { location: this.#moved(headers.location) }),
    });
    outgoing.end(sent);
  }

  #inItsWords(text: string): string {
    const { apps = {} } = this.#options;
    return Object.entries(apps).reduce(
      (words, [name, itsName]) => words.replaceAll(`"${name}"`, `"${itsName}"`),
      this.#moved(text),
    );
  }

  #moved(text: string): string {
    const { baseUrl, root } = this.#options;
    return text.replaceAll(new URL(baseUrl).pathname, root);
  }
}

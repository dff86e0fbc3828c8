import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { freePort } from '../../scripts/engine/freePort.mjs';

export type Moment = 'at-work' | 'answered';

export interface Trap {
  isSprung: boolean;
  readonly address: RegExp;
  readonly moment: Moment;
  readonly isAtWork: () => Promise<void>;
}

export class Gate {
  readonly #target: number;
  #server: Server | undefined;
  #port = 0;
  #trap: Trap | undefined;
  #kill: () => Promise<void> = async () => {};

  private constructor(target: number) {
    this.#target = target;
  }

  static async open(target: number): Promise<Gate> {
    const gate = new Gate(target);
    // The port must still be free when the node restarts.
    gate.#port = await freePort();
    await gate.open();
    return gate;
  }

  get port(): number {
    return this.#port;
  }

  async open(): Promise<void> {
    const server = createServer((incoming, outgoing) => this.#pass(incoming, outgoing));
    // nginx closes its idle connections itself.
    server.keepAliveTimeout = 60_000;
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(this.#port, '127.0.0.1', resolve);
    });
    this.#server = server;
  }

  async close(): Promise<void> {
    const server = this.#server;
    if (server === undefined) return;
    this.#server = undefined;
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  }

  arm(trap: Trap, kill: () => Promise<void>): void {
    this.#trap = trap;
    this.#kill = kill;
  }

  disarm(): void {
    this.#trap = undefined;
  }

  #pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const trap = this.#caught(incoming);
    const { url: path, method, headers } = incoming;
    const call = request({ host: '127.0.0.1', port: this.#target, path, method, headers }, (answer) => {
      if (trap?.moment === 'answered') {
        answer.resume();
        answer.once('end', () => void this.#kill());
        return;
      }
      outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(outgoing);
    });
    call.on('error', () => outgoing.destroy());
    incoming.pipe(call);
    if (trap?.moment === 'at-work') void trap.isAtWork().then(this.#kill);
  }

  #caught({ method, url = '' }: IncomingMessage): Trap | undefined {
    const trap = this.#trap;
    if (trap === undefined || trap.isSprung || method === 'GET' || !trap.address.test(url)) return undefined;
    trap.isSprung = true;
    return trap;
  }
}

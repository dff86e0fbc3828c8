import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

const CHANGES_TASK = /(?:(S_\d+)\0)?(?:delete from|update) act_ru_task\b/gi;

export class DatabaseGate {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #isArmed = false;
  #fell: (() => void) | undefined;

  private constructor(target: number) {
    this.#server = createServer((client) => this.#pass(client, target));
  }

  static async open(target: number): Promise<DatabaseGate> {
    const gate = new DatabaseGate(target);
    await new Promise<void>((resolve) => gate.#server.listen(0, '127.0.0.1', resolve));
    return gate;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve));
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }

  loseCommit(): Promise<void> {
    this.#isArmed = true;
    return new Promise((resolve) => {
      this.#fell = resolve;
    });
  }

  #pass(client: Socket, target: number): void {
    const database = connect(target, '127.0.0.1');
    for (const socket of [client, database]) {
      this.#sockets.add(socket);
      socket.setNoDelay(true);
      socket.once('close', () => {
        this.#sockets.delete(socket);
        client.destroy();
        database.destroy();
      });
      socket.on('error', () => {});
    }
    let changesTask = false;
    // After a few executions, drivers send only the name of a prepared statement.
    const kept = new Set<string>();
    client.on('data', (sent) => {
      const text = sent.toString('latin1');
      const found = [...text.matchAll(CHANGES_TASK)];
      for (const [, name] of found) if (name !== undefined) kept.add(name);
      const isNamed = [...kept].some((name) => text.includes(`\0${name}\0`));
      if (this.#isArmed && (found.length > 0 || isNamed)) changesTask = true;
      database.write(sent);
    });
    database.on('data', (answer) => {
      if (this.#isArmed && changesTask && answer.includes('COMMIT\0')) {
        this.#isArmed = false;
        client.destroy();
        this.#fell?.();
        return;
      }
      client.write(answer);
    });
  }
}

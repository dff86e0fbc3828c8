import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
};

export type Interference = (response: ServerResponse, next: () => Promise<void>) => void | Promise<void>;

export interface PinnedEntry {
  readonly id: string;
  readonly manifest: string;
  readonly integrity: string;
}

export class PluginServer {
  private readonly interferences: { readonly files: RegExp; readonly act: Interference }[] = [];
  private readonly asked: string[] = [];
  private readonly replaced = new Map<string, Buffer>();

  private constructor(
    private readonly server: Server,
    private readonly folder: string,
    readonly origin: string,
  ) {}

  static async start(folder: string): Promise<PluginServer> {
    const holder: { server: PluginServer | null } = { server: null };
    const server = createServer((request, response) => {
      void holder.server?.answer(new URL(request.url ?? '/', 'http://localhost').pathname, response);
    });
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    holder.server = new PluginServer(server, path.resolve(folder), `http://localhost:${port}`);
    return holder.server;
  }

  get requests(): readonly string[] {
    return this.asked;
  }

  interfere(files: RegExp, act: Interference): void {
    this.interferences.unshift({ files, act });
  }

  recover(): void {
    this.interferences.length = 0;
  }

  replace(file: string, content: string): void {
    this.replaced.set(file, Buffer.from(content));
  }

  async read(file: string): Promise<Buffer> {
    return this.replaced.get(file) ?? (await readFile(path.join(this.folder, file)));
  }

  address(file: string): string {
    return `${this.origin}/${file}`;
  }

  async hashOf(file: string): Promise<string> {
    const content = await this.read(file);
    return `sha384-${createHash('sha384').update(content).digest('base64')}`;
  }

  async pin(id: string, folder = `${id}/dist`): Promise<PinnedEntry> {
    const file = `${folder}/plugin.json`;
    return { id, manifest: this.address(file), integrity: await this.hashOf(file) };
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private async answer(pathname: string, response: ServerResponse): Promise<void> {
    this.asked.push(pathname);
    response.setHeader('Access-Control-Allow-Origin', '*');
    const file = () => this.sendFile(pathname, response);
    const interference = this.interferences.find(({ files }) => files.test(pathname));
    await (interference === undefined ? file() : interference.act(response, file));
  }

  private async sendFile(pathname: string, response: ServerResponse): Promise<void> {
    const file = path.join(this.folder, pathname);
    try {
      if (!file.startsWith(this.folder)) throw new Error('outside of the folder');
      const content = await this.read(pathname.slice(1));
      response.setHeader('Content-Type', TYPES[path.extname(file)] ?? 'application/octet-stream');
      response.end(content);
    } catch {
      response.statusCode = 404;
      response.end();
    }
  }
}

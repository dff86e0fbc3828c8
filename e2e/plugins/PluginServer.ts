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

/** Answers a request for a file in another way than with the file; `next` is the file as it is. */
export type Interference = (response: ServerResponse, next: () => Promise<void>) => void | Promise<void>;

export interface PinnedEntry {
  readonly id: string;
  readonly manifest: string;
  readonly integrity: string;
}

/** A separate server, thus another origin, with the files of one folder; it can fail, delay and tamper. */
export class PluginServer {
  private readonly interferences: { readonly files: RegExp; readonly act: Interference }[] = [];
  private readonly asked: string[] = [];
  private readonly replaced = new Map<string, Buffer>();

  private constructor(
    private readonly server: Server,
    private readonly folder: string,
    readonly origin: string,
  ) {}

  /** @param folder from the root of the repository */
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

  /** Paths that were asked for, in their order. */
  get requests(): readonly string[] {
    return this.asked;
  }

  /** From now on files whose path matches are answered by `act`; the last word counts. */
  interfere(files: RegExp, act: Interference): void {
    this.interferences.unshift({ files, act });
  }

  /** All files are served as they are again. */
  recover(): void {
    this.interferences.length = 0;
  }

  /** From now on a file has this content, for its hash too: another build of the same plugin. */
  replace(file: string, content: string): void {
    this.replaced.set(file, Buffer.from(content));
  }

  /** What a file of the folder holds now. */
  async read(file: string): Promise<Buffer> {
    return this.replaced.get(file) ?? (await readFile(path.join(this.folder, file)));
  }

  address(file: string): string {
    return `${this.origin}/${file}`;
  }

  /** The hash that an administrator would write for a file of the folder. */
  async hashOf(file: string): Promise<string> {
    const content = await this.read(file);
    return `sha384-${createHash('sha384').update(content).digest('base64')}`;
  }

  /** What an administrator writes for a plugin that lies in a folder. */
  async pin(id: string, folder = `${id}/dist`): Promise<PinnedEntry> {
    const file = `${folder}/plugin.json`;
    return { id, manifest: this.address(file), integrity: await this.hashOf(file) };
  }

  /** Pages leave first: they may still be fetching what they do not need yet. */
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

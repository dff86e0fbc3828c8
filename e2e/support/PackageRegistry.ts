import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

/** A registry of our packages as `npm run pack` made them, so that npm installs them as if they were published. */
export class PackageRegistry {
  private constructor(private readonly server: Server) {}

  /** @param folder with the tarballs, and the packages unpacked in `stage/` */
  static async start(folder: string): Promise<PackageRegistry> {
    const server = createServer((request, response) => {
      const [, name = ''] = decodeURIComponent(request.url ?? '').split('/@taskweave/');
      try {
        if (name.endsWith('.tgz')) response.end(readFileSync(path.join(folder, path.basename(name))));
        else response.end(JSON.stringify(describe(folder, name, `http://${request.headers.host}`)));
      } catch {
        response.writeHead(404).end('{}');
      }
    });
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
    return new PackageRegistry(server);
  }

  /** What npm is to know of it. */
  get setting(): string {
    return `@taskweave:registry=http://localhost:${(this.server.address() as AddressInfo).port}/`;
  }

  stop(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}

function describe(folder: string, name: string, origin: string): object {
  const file = readdirSync(folder).find((one) => one.startsWith(`taskweave-${name}-`)) ?? '';
  const content = JSON.parse(readFileSync(path.join(folder, 'stage', name, 'package.json'), 'utf8'));
  const hash = createHash('sha512')
    .update(readFileSync(path.join(folder, file)))
    .digest('base64');
  const dist = { tarball: `${origin}/@taskweave/${file}`, integrity: `sha512-${hash}` };
  return {
    name: content.name,
    'dist-tags': { latest: content.version },
    versions: { [content.version]: { ...content, dist } },
  };
}

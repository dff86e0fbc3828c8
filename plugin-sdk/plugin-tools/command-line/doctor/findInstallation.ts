import type { Visitor } from './Visitor';

/** What answers below the address of the engine's web applications. */
export interface Installation {
  /** The page of Taskweave; null while it is not installed. */
  readonly page: string | null;
  /** As the version endpoint says; null where there is none. */
  readonly version: string | null;
  readonly hasOldTasklist: boolean;
}

/**
 * The root of the web applications in an address that somebody has copied: of the server, of an application, of a page.
 *
 * @example rootOf('https://tasks.example/operaton/app/tasklist/default/#/') // 'https://tasks.example/operaton'
 */
export function rootOf(address: string): string {
  // To a parser, `localhost:8080/operaton` is an address of the scheme `localhost`.
  if (!URL.canParse(address) || !/^https?:/.test(address))
    throw new Error(`${address} is no address: name one such as https://tasks.example/operaton`);
  const { origin, pathname } = new URL(address);
  return `${origin}${pathname.replace(/\/(app|api)\/.*$/, '').replace(/(?<!\/)\/+$/, '')}`;
}

/** @throws Error neither Taskweave nor the old Tasklist answers there */
export async function findInstallation(visitor: Visitor, engine: string): Promise<Installation> {
  const [page, old, version] = await Promise.all([
    visitor.get(`/app/taskweave/${engine}/`),
    visitor.get(`/app/tasklist/${engine}/`),
    visitor.json('/app/taskweave/version'),
  ]);
  const isTaskweave = page.status === 200 && page.text.includes('taskweave-runtime');
  // In its place, Taskweave answers where the old one was.
  const hasOldTasklist = old.status === 200 && !old.text.includes('taskweave-runtime');
  if (!isTaskweave && !hasOldTasklist) {
    throw new Error(
      `Neither Taskweave nor the engine's own Tasklist answers for the engine ${engine} below ${visitor.root} (status ${page.status} and ${old.status}). Name the address that the engine's web applications have, such as https://tasks.example/operaton, and with --engine the engine's name.`,
    );
  }
  const { version: said } = Object(version) as { readonly version?: unknown };
  return {
    page: isTaskweave ? `${visitor.root}/app/taskweave/${engine}/` : null,
    version: typeof said === 'string' ? said : null,
    hasOldTasklist,
  };
}

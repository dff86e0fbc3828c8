/** Where a shell is, taken apart. */
export interface ShellAddress {
  /** Address of the inbox, with a slash at the end. */
  readonly inbox: string;
  /** Address of the engine's web application, without a slash at the end. */
  readonly root: string;
  /** Name of the process engine. */
  readonly engine: string;
}

/**
 * @param baseURL of the project's `playwright.config.ts`
 * @throws where it is no address of a Taskweave
 * @example readShellAddress('http://localhost:8080/operaton/app/taskweave/default/').engine // 'default'
 */
export function readShellAddress(baseURL: string | undefined): ShellAddress {
  const [, root, engine] =
    /^(https?:\/\/[^?#]+?)\/app\/taskweave\/([^/?#]+)\/?(?:[?#].*)?$/.exec(baseURL ?? '') ?? [];
  if (root === undefined || engine === undefined) {
    throw new Error(
      `"baseURL" of playwright.config.ts has to be the address of the inbox, as in http://localhost:8080/operaton/app/taskweave/default/; it is ${baseURL ?? 'not given'}.`,
    );
  }
  return { inbox: `${root}/app/taskweave/${engine}/`, root, engine };
}

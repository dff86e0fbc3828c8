/** Address of a file in the folder of the administrator's file. */
export function fileBeside(appRoot: string, name: string): string {
  return `${appRoot}/app/taskweave/config/${name}`;
}

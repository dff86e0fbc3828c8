import type { PluginServices } from '@taskweave/plugin-sdk';

const KEY = 'start';

/** What the inbox begins with while the address names no task. */
export type StartChoice = 'greeting' | 'first-task';

type Owner = Pick<PluginServices, 'storage'>;

/** As the person has chosen in this browser. */
export function startChoice({ storage }: Owner): StartChoice {
  return storage.get(KEY) === 'first-task' ? 'first-task' : 'greeting';
}

export function chooseStart({ storage }: Owner, choice: StartChoice): void {
  storage.set(KEY, choice);
}

import type { PluginServices } from '@taskweave/plugin-sdk';

const KEY = 'start';

export type StartChoice = 'greeting' | 'first-task';

type Owner = Pick<PluginServices, 'storage'>;

export function startChoice({ storage }: Owner): StartChoice {
  return storage.get(KEY) === 'first-task' ? 'first-task' : 'greeting';
}

export function chooseStart({ storage }: Owner, choice: StartChoice): void {
  storage.set(KEY, choice);
}

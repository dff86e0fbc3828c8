import type { PluginServices } from '../../contract/services';

export function createTestLanguages(browser: string): PluginServices['languages'] {
  const listeners = new Set<() => void>();
  const offered = [...new Set(['en', 'de', browser])];
  let choice: string | null = null;
  return {
    offered,
    get current() {
      return choice ?? browser;
    },
    get choice() {
      return choice;
    },
    async choose(language) {
      choice = language;
      for (const listener of [...listeners]) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

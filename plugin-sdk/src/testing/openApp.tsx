import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import type { FakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import type { Catalogue } from '@taskweave/i18n/catalogue';
import { i18nOfDocument } from '@taskweave/i18n/page/I18nContext';
import { withCommon } from '@taskweave/i18n/testing/withCommon';
import { type RenderResult, render } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { onTestFinished } from 'vitest';
import type { PluginDefinition } from '../contract/definePlugin';
import { createTestHost, type TestHost, type TestHostOptions } from './host/createTestHost';

export interface World extends Partial<Omit<TestHostOptions, 'engine'>> {
  readonly engine?: FakeEngine | EngineClient;
  readonly queries?: QueryClient;
  readonly stored?: Readonly<Record<string, unknown>>;
}

export interface App extends Pick<RenderResult, 'baseElement' | 'container' | 'rerender' | 'unmount'> {
  readonly host: TestHost;
  readonly queries: QueryClient;
  readonly wrapper: ComponentType<{ readonly children: ReactNode }>;
}

/**
 * Renders a part of a built-in plugin with its texts and defaults in a test host with an empty cache.
 *
 * @example
 * const engine = useFakeEngine('demo');
 * const { host } = openApp(plugin, <TaskColumn taskId="1" />, { engine, params: { task: '1' } });
 */
export function openApp(plugin: PluginDefinition, part: ReactNode, world: World = {}): App {
  const { engine, stored = {}, locale = 'en', ...options } = world;
  const { queries = new QueryClient({ defaultOptions: { queries: { retry: false } } }) } = world;
  const texts = plugin.translations?.[locale] as Catalogue;
  void i18nOfDocument(locale).addTranslations(plugin.id, { [locale]: texts });
  const host = createTestHost({
    pluginId: plugin.id,
    texts: withCommon(texts),
    locale,
    ...(plugin.config !== undefined && { configSchema: plugin.config }),
    ...options,
    ...(engine !== undefined && { engine: 'connect' in engine ? engine.connect() : engine }),
  });
  for (const [key, value] of Object.entries(stored)) host.services.storage.set(key, value);
  const end = host.services.taskEvents.subscribe(({ kind: type }) => {
    if (type === 'task-displayed' || type === 'task-expected') return;
    void queries.invalidateQueries({ queryKey: ['engine', 'default', 'task'] });
  });
  onTestFinished(() => {
    end();
    host.setSession('ended');
  });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={queries}>
      <host.Provider>{children}</host.Provider>
    </QueryClientProvider>
  );
  return { ...render(part, { wrapper }), host, queries, wrapper };
}

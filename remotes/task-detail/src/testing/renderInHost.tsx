import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { withCommon } from '@taskweave/i18n/testing/withCommon';
import { createTestHost, type TestHost, type TestHostOptions } from '@taskweave/plugin-sdk/testing';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { onTestFinished } from 'vitest';
import { detailConfig } from '../data/detailConfig';
import en from '../i18n/en.json';

export interface Rendered {
  readonly host: TestHost;
  readonly queries: QueryClient;
  readonly container: HTMLElement;
  readonly rerender: (next: ReactNode) => void;
}

export function renderInHost(
  children: ReactNode,
  options: Partial<TestHostOptions> & { readonly engine: EngineClient },
): Rendered {
  const queries = new QueryClient({ defaultOptions: { queries: { retryDelay: 0 } } });
  const host = createTestHost({
    pluginId: 'taskweave-task-detail',
    texts: withCommon(en),
    configSchema: detailConfig,
    ...options,
  });
  host.services.taskEvents.subscribe(({ type }) => {
    if (type !== 'task-displayed' && type !== 'task-expected')
      void queries.invalidateQueries({ queryKey: ['engine', 'default', 'task'] });
  });
  onTestFinished(() => host.setSession('ended'));
  const around = (content: ReactNode) => (
    <QueryClientProvider client={queries}>
      <host.Provider>{content}</host.Provider>
    </QueryClientProvider>
  );
  const { container, rerender } = render(around(children));
  return { host, queries, container, rerender: (next) => rerender(around(next)) };
}

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { TestHost } from '@taskweave/plugin-sdk/testing';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';

/** Draws a part of this remote in a host, where nothing is asked twice. */
export function renderIn(host: TestHost, children: ReactNode) {
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <QueryClientProvider client={cache}>
      <host.Provider>{children}</host.Provider>
    </QueryClientProvider>,
  );
}

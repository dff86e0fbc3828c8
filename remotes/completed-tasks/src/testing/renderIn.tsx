import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { TestHost } from '@taskweave/plugin-sdk/testing';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';

export function renderIn(host: TestHost, children: ReactNode) {
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <QueryClientProvider client={cache}>
      <host.Provider>{children}</host.Provider>
    </QueryClientProvider>,
  );
}

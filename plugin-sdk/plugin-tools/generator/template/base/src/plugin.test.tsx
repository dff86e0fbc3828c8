import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { describeContract } from '@taskweave/plugin-sdk/testing';
import type { ReactNode } from 'react';
import plugin from './plugin';

// What every plugin should handle: a failing engine, being rendered twice, being removed, every language.
describeContract(plugin, {
  engine: { 'GET /task/*/variables': {}, 'GET /task/count': { count: 2 } },
  wrapper: function Shell({ children }: { readonly children: ReactNode }) {
    return <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>;
  },
});

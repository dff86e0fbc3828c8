import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { describeContract } from '@taskweave/plugin-sdk/testing';
import axe from 'axe-core';
import type { ReactNode } from 'react';
import plugin from './plugin';

// What every plugin should handle: a failing engine, a task without a process, being rendered twice, being removed, every
// language, and everybody who uses it (by axe).
describeContract(plugin, {
  axe,
  engine: { 'GET /task/*/variables': {}, 'GET /task/count': { count: 2 }, 'GET /task': [] },
  wrapper: function Shell({ children }: { readonly children: ReactNode }) {
    return <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>;
  },
});

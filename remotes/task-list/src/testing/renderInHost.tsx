import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { i18nOfDocument } from '@taskweave/i18n/page/I18nContext';
import { withCommon } from '@taskweave/i18n/testing/withCommon';
import {
  createTestHost,
  type TestHost,
  type TestHostOptions,
  type TestPointItems,
} from '@taskweave/plugin-sdk/testing';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { CARD_VARIABLES } from '../cards/cardVariables';
import en from '../i18n/en.json';
import { listConfig } from '../list/listConfig';
import CardsView from '../views/CardsView';
import TableView from '../views/TableView';

export interface Rendered {
  readonly host: TestHost;
  readonly container: HTMLElement;
  readonly queries: QueryClient;
}

const PARTS: TestPointItems = {
  'tasklist.card': [{ id: CARD_VARIABLES, render: () => null }],
  'tasklist.list.view': [
    { id: 'cards', label: 'Cards', render: (props) => <CardsView {...props} /> },
    { id: 'table', label: 'Table', render: (props) => <TableView {...props} /> },
  ],
};

export function renderInHost(
  children: ReactNode,
  options: Partial<TestHostOptions> & { readonly engine: EngineClient },
): Rendered {
  void i18nOfDocument('en').addTranslations('taskweave-task-list', { en });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const items = { ...PARTS, ...options.items };
  const host = createTestHost({
    pluginId: 'taskweave-task-list',
    texts: withCommon(en),
    configSchema: listConfig,
    ...options,
    items,
  });
  host.services.taskEvents.subscribe(({ type }) => {
    if (type !== 'task-displayed' && type !== 'task-expected')
      void queries.invalidateQueries({ queryKey: ['engine', 'default', 'task'] });
  });
  const { container } = render(
    <QueryClientProvider client={queries}>
      <host.Provider>{children}</host.Provider>
    </QueryClientProvider>,
  );
  return { host, container, queries };
}

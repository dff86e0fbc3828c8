import { useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import type { InboxParams } from '@taskweave/plugin-sdk';
import { openApp } from '@taskweave/plugin-sdk/testing/openApp';
import { parseSearch, type SearchCriterion } from '@taskweave/widgets/search/criteria/Search';
import { screen } from '@testing-library/react';
import { beforeEach } from 'vitest';
import plugin from '../plugin';
import SearchPanel from '../search/SearchPanel';

export function useSearch(query: Readonly<Record<string, unknown>>, count: number) {
  const engine = useFakeEngine('demo');
  beforeEach(() => {
    localStorage.clear();
    const properties = { variables: [{ name: 'amount', label: 'Sum' }] };
    engine.on('GET filter', [{ id: 'f', name: 'Mine', query, properties }]);
    engine.on('POST filter/f/count', { count });
  });
  return {
    engine,
    open(criteria: readonly SearchCriterion[] = [], params: InboxParams = {}) {
      const searchQuery = criteria.length === 0 ? {} : { searchQuery: JSON.stringify(criteria) };
      const rendered = openApp(plugin, <SearchPanel />, {
        engine,
        params: { filter: 'f', ...searchQuery, ...params },
      });
      const search = () => {
        const { searchQuery: written = null, searchOrQuery = null } = rendered.host.navigation.inboxParams;
        return parseSearch(written, searchOrQuery);
      };
      return { ...rendered, search };
    },
  };
}

export function searchField(): HTMLInputElement {
  return screen.getByRole('combobox', { name: 'Search tasks' });
}

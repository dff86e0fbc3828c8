import { REST_ROOT, useFakeEngine } from '@taskweave/engine-client/testing/fakeEngine';
import type { RouteParams } from '@taskweave/plugin-sdk';
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach } from 'vitest';
import { parseSearch, type SearchCriterion } from '../address/Search';
import SearchPanel from '../search/SearchPanel';
import { renderInHost } from './renderInHost';

/**
 * The search above the list of the filter `f`, which shows the variable `amount` as "Sum". Call it at the top of a test file.
 *
 * @param query of the filter
 * @param count of its tasks
 */
export function useSearch(query: Readonly<Record<string, unknown>>, count: number) {
  const engine = useFakeEngine('demo');
  beforeEach(() => {
    localStorage.clear();
    const properties = { variables: [{ name: 'amount', label: 'Sum' }] };
    engine.answer(
      http.get(`${REST_ROOT}/filter`, () =>
        HttpResponse.json([{ id: 'f', name: 'Mine', query, properties }]),
      ),
      http.post(`${REST_ROOT}/filter/f/count`, () => HttpResponse.json({ count })),
    );
  });
  return {
    engine,
    open(criteria: readonly SearchCriterion[] = [], params: RouteParams = {}) {
      const searchQuery = criteria.length === 0 ? {} : { searchQuery: JSON.stringify(criteria) };
      const rendered = renderInHost(<SearchPanel />, {
        engine: engine.connect(),
        params: { filter: 'f', ...searchQuery, ...params },
      });
      /** What the address holds. */
      const search = () => {
        const { searchQuery: written = null, searchOrQuery = null } = rendered.host.navigation.params;
        return parseSearch(written, searchOrQuery);
      };
      return { ...rendered, search };
    },
  };
}

export function searchField(): HTMLInputElement {
  return screen.getByRole('combobox', { name: 'Search tasks' });
}

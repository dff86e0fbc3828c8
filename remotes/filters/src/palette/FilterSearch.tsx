import { useQuery } from '@tanstack/react-query';
import { fold, holdsWords, wordsOf } from '@taskweave/base/texts/words';
import { filterQueries } from '@taskweave/engine-client/queries/task/filterQueries';
import type { Filter } from '@taskweave/engine-client/resources/filter/filter';
import { type CommandProps, useEngineClient, useNavigation, usePluginServices } from '@taskweave/plugin-sdk';
import { tellApart } from '@taskweave/widgets/tellApart';
import { useEffect } from 'react';
import { toOwnSorting } from '../filters-column/ownSortings';

const MOST = 6;

export default function FilterSearch({ text, offer }: CommandProps) {
  const navigation = useNavigation();
  const { storage } = usePluginServices();
  const { data, isPending } = useQuery(filterQueries(useEngineClient()).all());

  useEffect(() => {
    const found = matchFilters(data ?? [], text);
    offer({
      isSearching: isPending,
      total: found.length,
      items: tellApart(
        found.slice(0, MOST).map(({ id, name, properties }) => ({
          id,
          label: name,
          ...(properties.description && { detail: properties.description }),
        })),
        ({ id }) => id,
      ).map((row) => ({
        ...row,
        run: () =>
          navigation.openInbox({
            ...toOwnSorting(storage)(row.id),
            ...{ filter: row.id, filterPage: null, task: null, detailsTab: null, page: null },
          }),
      })),
    });
  }, [data, isPending, text, offer, navigation, storage]);

  return null;
}

export function matchFilters(filters: readonly Filter[], text: string): readonly Filter[] {
  const [first = ''] = wordsOf(text);
  const startsWithText = ({ name }: Filter) => fold(name).startsWith(first);
  return filters
    .filter(({ name }) => holdsWords(name, text))
    .toSorted((a, b) => Number(startsWithText(b)) - Number(startsWithText(a)));
}

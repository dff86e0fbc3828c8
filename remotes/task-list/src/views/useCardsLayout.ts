import type { Filter } from '@taskweave/engine-client/resources/filter/filter';
import type { GridLayout } from '../list/grid/GridLayout';
import { rowHeight } from '../list/grid/rowHeight';
import { useDensity } from '../list/grid/useDensity';
import { useTextScale } from '../list/grid/useTextScale';

/** Cards as high as density and text make them, with a line for every two variables of the filter. */
export function useCardsLayout(filter: Filter | undefined): GridLayout {
  const density = useDensity();
  const scale = useTextScale();
  const variables = filter?.properties.variables ?? [];
  return {
    isTable: false,
    height: Math.round(rowHeight('cards', density, variables.length) * scale),
    headHeight: 0,
    headRows: 0,
    variables: variables.map(({ name }) => name),
  };
}

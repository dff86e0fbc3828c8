import type { GridLayout } from '../list/grid/GridLayout';
import { rowHeight } from '../list/grid/rowHeight';
import { useDensity } from '../list/grid/useDensity';
import { useTextScale } from '../list/grid/useTextScale';

/** Cards as high as density and text make them. */
export function useCardsLayout(): GridLayout {
  const density = useDensity();
  const scale = useTextScale();
  return {
    isTable: false,
    height: Math.round(rowHeight('cards', density) * scale),
    headHeight: 0,
    headRows: 0,
    variables: null,
  };
}

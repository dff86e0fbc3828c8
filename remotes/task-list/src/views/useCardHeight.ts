import { usePointItems } from '@taskweave/plugin-sdk';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { cardBlocks, forgetBlocksOfOthers } from '../cards/cardBlocks';
import { useRowHeight } from '../list/grid/useRowHeight';

/** All cards have one height, with room for what any plugin draws below their two lines. */
export function useCardHeight(): number {
  const blocks = useStore(cardBlocks);
  const keys = usePointItems('tasklist.card')
    .map(({ key }) => key)
    .join(' ');
  useEffect(() => forgetBlocksOfOthers(keys), [keys]);
  return [...blocks.values()].reduce((sum, height) => sum + height, useRowHeight('cards'));
}

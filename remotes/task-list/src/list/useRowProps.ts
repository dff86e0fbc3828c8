import type { Filter } from '@taskweave/engine-client/resources/filter/filter';
import type { Task } from '@taskweave/engine-client/Task';
import { usePointItems, useTranslation } from '@taskweave/plugin-sdk';
import { useMinute } from '@taskweave/widgets/useMinute';
import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { badgeVariables } from '../cards/badgeVariables';
import { CARD_VARIABLES_KEY } from '../cards/cardVariables';
import type { RowProps } from '../cards/RowProps';
import type { AskFactsProps } from '../facts/AskFacts';
import { NO_FACTS } from '../facts/RowFacts';
import { useRowNames } from '../names/useRowNames';
import type { DrawnRow } from './scroll/useRowWindow';

const NONE: readonly string[] = [];

export interface RowPropsOptions {
  readonly pages: readonly (readonly Task[])[];
  readonly at: (row: number) => Task | undefined;
  readonly isScrolling: boolean;
  readonly selectedId: string | null;
  readonly ticked: ReadonlyMap<string, Task>;
  readonly tabStop: number;
}

export function useRowProps(
  options: RowPropsOptions,
  filter: Filter | undefined,
  columns: readonly string[] | null,
) {
  const { pages, at, isScrolling, selectedId, ticked, tabStop } = options;
  const language = useTranslation();
  const now = useMinute();
  const names = useRowNames(pages, isScrolling);
  const cards = usePointItems('tasklist.card');
  const hasLine = cards.some(({ key }) => key === CARD_VARIABLES_KEY);
  const ofCards = useStore(badgeVariables);
  const badges = columns === null ? ofCards : NONE;
  const isWanted = hasLine || columns !== null || badges.length > 0;
  const AskFacts = useAskFacts();
  const [facts, onFacts] = useState(NO_FACTS);
  const asked = {
    ...{ pages, filter, names, now, badges, onFacts },
    columns: hasLine ? columns : (columns ?? NONE),
    isMoving: isScrolling,
  };
  return {
    facts: isWanted ? facts : NO_FACTS,
    asking: (isWanted && AskFacts && createElement(AskFacts, asked)) satisfies ReactNode,
    propsOf: ({ index, start }: DrawnRow): RowProps => {
      const task = at(index);
      return {
        task,
        row: index,
        top: start,
        isSelected: task !== undefined && task.id === selectedId,
        isTicked: task !== undefined && ticked.has(task.id),
        isTabStop: index === tabStop,
        assignee: task === undefined ? null : names.assignee(task),
        definition: task === undefined ? '' : names.definition(task),
        businessKey: task === undefined ? '' : names.businessKey(task),
        tenant: task === undefined ? '' : names.tenant(task),
        now,
        language,
      };
    },
  };
}

function useAskFacts(): ComponentType<AskFactsProps> | null {
  const [Code, setCode] = useState<ComponentType<AskFactsProps> | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      import(/* webpackChunkName: "facts" */ '../facts/AskFacts').then(
        (code) => setCode(() => code.default),
        () => undefined,
      );
    });
    return () => clearTimeout(timer);
  }, []);
  return Code;
}

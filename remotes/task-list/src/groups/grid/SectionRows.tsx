import type { Task } from '@taskweave/engine-client/Task';
import type { TaskList } from '@taskweave/plugin-sdk';
import { Fragment } from 'react';
import { TaskRow } from '../../cards/TaskRow';
import type { RowLayout } from '../../list/scroll/RowLayout';
import type { DrawnRow } from '../../list/scroll/useRowWindow';
import type { RowPropsOptions } from '../../list/useRowProps';
import { useCardProps } from '../../views/useCardProps';
import type { CountedGroup } from '../rows/CountedGroup';
import { placeIn, type Section } from '../rows/Sections';
import { GroupHead } from './GroupHead';

export interface SectionRowsProps extends RowPropsOptions {
  readonly list: TaskList;
  readonly sections: readonly Section[];
  readonly layout: RowLayout;
  readonly visible: readonly DrawnRow[];
  readonly labelOf: (group: CountedGroup) => string;
  readonly groupIdOf: (task: Task) => string;
}

export function SectionRows(props: SectionRowsProps) {
  const { list, sections, layout, visible, labelOf, groupIdOf, ticked, tabStop } = props;
  const { asking, propsOf } = useCardProps(props, list);
  const tickedIds = [...ticked.values()].map(groupIdOf);
  const drawn = sections.map((section) => ({
    section,
    rows: visible.filter(({ index }) => placeIn(sections, index)?.section === section),
  }));
  return [
    <Fragment key="facts">{asking}</Fragment>,
    ...drawn
      .filter(({ rows }) => rows.length > 0)
      .map(({ section, rows }) => {
        const { group, head } = section;
        const top = layout.topOf(head);
        return (
          <Fragment key={group.id}>
            <GroupHead
              section={section}
              label={labelOf(group)}
              top={top}
              size={layout.endOf(head + section.rows) - top}
              ticked={tickedIds.filter((id) => id === group.id).length}
              isTabStop={tabStop === head}
            />
            {rows
              .filter(({ index }) => index !== head)
              .map((row) => (
                <TaskRow key={row.index} {...propsOf(row)} level={2} />
              ))}
          </Fragment>
        );
      }),
  ];
}

import type { RowLayout } from '../../list/scroll/RowLayout';
import type { CountedGroup } from './CountedGroup';

export interface Section {
  readonly group: CountedGroup;
  readonly isOpen: boolean;
  readonly head: number;
  readonly rows: number;
}

export function sectionsOf(
  groups: readonly CountedGroup[],
  isOpen: (group: CountedGroup) => boolean,
): readonly Section[] {
  let head = 0;
  return groups.map((group) => {
    const open = isOpen(group);
    const section = { group, isOpen: open, head, rows: open ? (group.count ?? 0) : 0 };
    head += 1 + section.rows;
    return section;
  });
}

export function rowCountOf(sections: readonly Section[]): number {
  const last = sections.at(-1);
  return last === undefined ? 0 : last.head + 1 + last.rows;
}

export function placeIn(
  sections: readonly Section[],
  row: number,
): { readonly section: Section; readonly index: number } | null {
  const section = sections.findLast(({ head }) => head <= row);
  if (section === undefined || row > section.head + section.rows) return null;
  return { section, index: row - section.head - 1 };
}

export function sectionLayout(
  sections: readonly Section[],
  { head: headHeight, row: rowHeight }: { readonly head: number; readonly row: number },
): RowLayout {
  const tops = topsOf(sections, headHeight, rowHeight);
  const topOfSection = ({ head }: Section) => tops.get(head) ?? 0;
  const last = sections.at(-1);
  const size = last === undefined ? 0 : topOfSection(last) + headHeight + last.rows * rowHeight;

  function topOf(row: number): number {
    const place = placeIn(sections, row);
    if (place === null) return size;
    const top = topOfSection(place.section);
    return place.index < 0 ? top : top + headHeight + place.index * rowHeight;
  }

  return {
    count: rowCountOf(sections),
    size,
    topOf,
    endOf: (row) => topOf(row) + (isHead(sections, row) ? headHeight : rowHeight),
    startOf: (row) => topOf(row) - (isHead(sections, row) ? 0 : headHeight),
    rowAt: (offset) => {
      const section = sections.findLast((one) => topOfSection(one) <= offset);
      if (section === undefined) return 0;
      const below = offset - topOfSection(section) - headHeight;
      return below < 0 ? section.head : section.head + 1 + Math.floor(below / rowHeight);
    },
  };
}

export function isHead(sections: readonly Section[], row: number): boolean {
  return placeIn(sections, row)?.index === -1;
}

function topsOf(
  sections: readonly Section[],
  headHeight: number,
  rowHeight: number,
): ReadonlyMap<number, number> {
  let top = 0;
  return new Map(
    sections.map(({ head, rows }) => {
      const entry = [head, top] as const;
      top += headHeight + rows * rowHeight;
      return entry;
    }),
  );
}

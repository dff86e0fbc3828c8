import type { Filter } from '@taskweave/engine-client/resources/filter/filter';
import { useInboxHref, useNavigation, usePages } from '@taskweave/plugin-sdk';
import { iconOf } from '@taskweave/ui/icon';
import { Kbd } from '@taskweave/ui/kbd';
import { NavList } from '@taskweave/ui/nav-list';
import { entryKeys } from './keys/filterKeys';
import { useEntryKeys } from './keys/useEntryKeys';

export interface PageEntriesProps {
  readonly filters: readonly Filter[];
}

export default function PageEntries({ filters }: PageEntriesProps) {
  const navigation = useNavigation();
  useInboxHref({});
  const entries = usePages().flatMap(({ item, place }) => {
    const { filtersLabel } = item.meta;
    return typeof filtersLabel === 'string' && !place.includes(':')
      ? [{ item, place, label: filtersLabel }]
      : [];
  });
  const keys = entryKeys(
    entries.map(({ label }) => label),
    filters,
  );
  const keyLeft = useEntryKeys(
    entries.map(({ item, place, label }, at) => ({
      id: `page.${item.key}`,
      name: label,
      keys: keys[at],
      open: () => navigation.openPage(place),
    })),
  );
  if (entries.length === 0) return null;
  return (
    <NavList
      isApart
      items={entries.map(({ item, place, label }, at) => {
        const awaited = keyLeft(keys[at]);
        return {
          id: item.key,
          label,
          icon: iconOf(item.meta.icon) ?? 'file',
          href: navigation.pageHref(place),
          ...(awaited !== null && { count: <Kbd keys={awaited} /> }),
        };
      })}
    />
  );
}

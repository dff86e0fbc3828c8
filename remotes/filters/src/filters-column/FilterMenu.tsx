import { useQuery } from '@tanstack/react-query';
import { filterQueries } from '@taskweave/engine-client/queries/task/filterQueries';
import { useEngineClient, useTranslation } from '@taskweave/plugin-sdk';
import { MenuButton, type MenuEntry } from '@taskweave/ui/menu-button';
import { useState } from 'react';
import type { FilterRequest } from '../filter-editor/FilterRequest';

export interface FilterMenuProps {
  readonly filterId: string;
  readonly name: string;
  readonly canCreate: boolean;
  readonly onRequest: (request: FilterRequest) => void;
}

export function FilterMenu({ filterId, name, canCreate, onRequest }: FilterMenuProps) {
  const { t } = useTranslation();
  const [isWanted, setIsWanted] = useState(false);
  const rights = useQuery({ ...filterQueries(useEngineClient()).rights(filterId), enabled: isWanted });
  const want = () => setIsWanted(true);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what happens to the button within
    <span onPointerEnter={want} onFocus={want}>
      <MenuButton
        label={t('menu.label', { name })}
        icon="more"
        isIconOnly
        size="sm"
        align="end"
        entries={entries()}
      />
    </span>
  );

  function entries(): readonly MenuEntry[] {
    const { data } = rights;
    return [
      {
        kind: 'action',
        id: 'open',
        label: t(data?.canUpdate === false ? 'menu.details' : 'menu.edit'),
        icon: data?.canUpdate === false ? 'info' : 'edit',
        onSelect: () => onRequest({ kind: 'open', filterId }),
      },
      ...(canCreate
        ? [
            {
              kind: 'action',
              id: 'copy',
              label: t('filters.menu.copy'),
              icon: 'copy',
              onSelect: () => onRequest({ kind: 'copy', filterId }),
            } as const,
          ]
        : []),
      ...(data?.canDelete === true
        ? [
            {
              kind: 'action',
              id: 'delete',
              label: t('menu.delete'),
              icon: 'trash',
              tone: 'danger',
              onSelect: () => onRequest({ kind: 'delete', filterId }),
            } as const,
          ]
        : []),
    ];
  }
}

import { useTranslation } from '@taskweave/plugin-sdk';
import { MenuButton, type MenuEntry } from '@taskweave/ui/menu-button';
import { lazy, Suspense, useState } from 'react';
import { useListQuery } from '../query/useListQuery';
import { useListView } from './useListView';

const ColumnsDialog = lazy(() => import('./ColumnsDialog'));

/** How the list is shown: as cards or as a table, and with which columns. */
export default function ListViewMenu() {
  const { t } = useTranslation();
  const { filterId, filter } = useListQuery();
  const [view, changeView] = useListView(filterId ?? '');
  const [isSettingUp, setIsSettingUp] = useState(false);
  if (filterId === null) return null;

  const entries: readonly MenuEntry[] = [
    {
      kind: 'choice',
      id: 'presentation',
      label: t('view.show'),
      value: view.presentation,
      options: [
        { value: 'cards', label: t('view.cards'), icon: 'list' },
        { value: 'table', label: t('view.table'), icon: 'table' },
      ],
      onChange: (value) => changeView({ presentation: value === 'table' ? 'table' : 'cards' }),
    },
    { kind: 'separator', id: 'columns' },
    {
      kind: 'action',
      id: 'set-up',
      label: t('table.setUp'),
      icon: 'columns',
      onSelect: () => {
        changeView({ presentation: 'table' });
        setIsSettingUp(true);
      },
    },
  ];

  return (
    <>
      <MenuButton
        label={t('view.menu')}
        icon={view.presentation === 'table' ? 'table' : 'list'}
        isIconOnly
        size="sm"
        align="end"
        entries={entries}
      />
      {isSettingUp && (
        <Suspense fallback={null}>
          <ColumnsDialog filterId={filterId} filter={filter} onClose={() => setIsSettingUp(false)} />
        </Suspense>
      )}
    </>
  );
}

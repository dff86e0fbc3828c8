import { useTexts } from '@taskweave/i18n/page/useTexts';
import { MenuButton } from '@taskweave/ui/menu-button';
import { usePageParam } from '../data/addressParams';
import { COMPLETED_TEXTS } from '../texts/completedTexts';

export function ViewMenu({ isTable }: { readonly isTable: boolean }) {
  const { t } = useTexts(COMPLETED_TEXTS);
  const [, setAs] = usePageParam('as');
  const name = t(isTable ? 'view.table' : 'view.cards');
  return (
    <MenuButton
      label={t('view.label', { name })}
      text={name}
      icon={isTable ? 'table' : 'list'}
      align="end"
      entries={[
        {
          kind: 'choice',
          id: 'view',
          label: t('view.name'),
          value: isTable ? 'table' : 'cards',
          options: [
            { value: 'cards', label: t('view.cards'), icon: 'list' },
            { value: 'table', label: t('view.table'), icon: 'table' },
          ],
          onChange: (value) => setAs(value === 'table' ? value : null),
        },
      ]}
    />
  );
}

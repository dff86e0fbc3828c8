import type { Filter } from '@taskweave/engine-client/resources/filter/filter';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { useNavigation } from '@taskweave/plugin-sdk';
import { MenuButton } from '@taskweave/ui/menu-button';
import { type CountScope, scopeId } from '../counting/CountScope';
import { WORKLOAD_TEXTS } from '../texts/workloadTexts';

export interface ScopeMenuProps {
  readonly scope: CountScope;
  /** In the order of the list of filters. */
  readonly filters: readonly Filter[];
}

/** Chooses whose tasks are counted. The address has the choice. */
export function ScopeMenu({ scope, filters }: ScopeMenuProps) {
  const { t } = useTexts(WORKLOAD_TEXTS);
  const navigation = useNavigation();
  const name = scope?.name ?? t('scope.all');
  return (
    <MenuButton
      label={t('scope.label', { name })}
      text={name}
      icon="filter"
      variant="secondary"
      entries={[
        {
          kind: 'choice',
          id: 'scope',
          label: t('scope'),
          value: scopeId(scope),
          options: [
            { value: '', label: t('scope.all') },
            ...filters.map((filter) => ({ value: filter.id, label: filter.name })),
          ],
          onChange: (id) =>
            navigation.openRoute(id === '' ? '/workload' : `/workload/filter/${encodeURIComponent(id)}`),
        },
      ]}
    />
  );
}

import { useQuery } from '@tanstack/react-query';
import { filterQueries } from '@taskweave/engine-client/queries/task/filterQueries';
import type { Filter } from '@taskweave/engine-client/resources/filter/filter';
import { orderFilters } from '@taskweave/engine-client/resources/filter/orderFilters';
import { formatsFor } from '@taskweave/i18n/formats';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { useEngineClient, useUser } from '@taskweave/plugin-sdk';
import { ScopeMenu } from '@taskweave/widgets/scope-menu';
import { usePageParam } from '../data/addressParams';
import { peopleOf } from '../data/peopleOf';
import { EVERYBODY, type Scope } from '../data/useScope';
import { COMPLETED_TEXTS } from '../texts/completedTexts';

export function PeopleMenu({ scope }: { readonly scope: Scope }) {
  const { t, locale } = useTexts(COMPLETED_TEXTS);
  const user = useUser();
  const [of, setOf] = usePageParam('of');
  const filters = useQuery(filterQueries(useEngineClient()).all()).data ?? [];
  const nameOf = (filter: Filter) => t('scope.filter', { name: filter.name });
  const name = scope.filter
    ? nameOf(scope.filter)
    : t(of === null ? 'scope.mine' : of === EVERYBODY ? 'scope.all' : 'scope');
  return (
    <ScopeMenu
      title={t('scope')}
      name={name}
      label={t('scope.label', { name })}
      icon="user"
      value={of ?? ''}
      options={[
        { value: '', label: t('scope.mine') },
        ...orderFilters(filters, formatsFor(locale).locale)
          .filter((filter) => namesOthers(filter, user.id))
          .map((filter) => ({ value: filter.id, label: nameOf(filter) })),
        { value: EVERYBODY, label: t('scope.all') },
      ]}
      onChange={(value) => setOf(value === '' ? null : value)}
    />
  );
}

function namesOthers(filter: Filter, userId: string): boolean {
  const { users, groups } = peopleOf(filter.query, { id: userId, groups: ['own'] });
  return groups.length > 0 || users.some((id) => id !== userId);
}

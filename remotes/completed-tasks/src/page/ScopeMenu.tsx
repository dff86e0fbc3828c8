import { useQuery } from '@tanstack/react-query';
import { filterQueries } from '@taskweave/engine-client/queries/task/filterQueries';
import type { Filter } from '@taskweave/engine-client/resources/filter/filter';
import { formatsFor } from '@taskweave/i18n/formats';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { useEngineClient, useUser } from '@taskweave/plugin-sdk';
import { MenuButton } from '@taskweave/ui/menu-button';
import { usePageParam } from '../data/addressParams';
import { peopleOf } from '../data/peopleOf';
import { EVERYBODY, type Scope } from '../data/useScope';
import { COMPLETED_TEXTS } from '../texts/completedTexts';

/** Chooses whose tasks are shown: one's own, those of the people of a filter, or all that the person may read. */
export function ScopeMenu({ scope }: { readonly scope: Scope }) {
  const { t, locale } = useTexts(COMPLETED_TEXTS);
  const user = useUser();
  const [of, setOf] = usePageParam('of');
  const filters = useQuery(filterQueries(useEngineClient()).all()).data ?? [];
  const nameOf = (filter: Filter) => t('scope.filter', { name: filter.name });
  const name = scope.filter
    ? nameOf(scope.filter)
    : t(of === null ? 'scope.mine' : of === EVERYBODY ? 'scope.all' : 'scope');
  return (
    <MenuButton
      label={t('scope.label', { name })}
      text={name}
      icon="user"
      variant="secondary"
      entries={[
        {
          kind: 'choice',
          id: 'scope',
          label: t('scope'),
          value: of ?? '',
          options: [
            { value: '', label: t('scope.mine') },
            ...inOrder(filters, locale)
              .filter((filter) => namesOthers(filter, user.id))
              .map((filter) => ({ value: filter.id, label: nameOf(filter) })),
            { value: EVERYBODY, label: t('scope.all') },
          ],
          onChange: (value) => setOf(value === '' ? null : value),
        },
      ]}
    />
  );
}

/** A filter of nobody but the person is the person's own list already. */
function namesOthers(filter: Filter, userId: string): boolean {
  const { users, groups } = peopleOf(filter.query, { id: userId, groups: ['own'] });
  return groups.length > 0 || users.some((id) => id !== userId);
}

/** As the list of filters has them. */
function inOrder(filters: readonly Filter[], locale: string): readonly Filter[] {
  const { compare } = new Intl.Collator(formatsFor(locale).locale);
  return filters.toSorted(
    (one, other) => one.properties.priority - other.properties.priority || compare(one.name, other.name),
  );
}

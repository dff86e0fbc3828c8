import { useQuery } from '@tanstack/react-query';
import { accountQueries } from '@taskweave/engine-client/queries/identity/accountQueries';
import type { EngineQuery } from '@taskweave/engine-client/queries/queryKeys';
import type { Membership } from '@taskweave/engine-client/resources/identity/userProfile';
import { useEngineClient, useTranslation } from '@taskweave/plugin-sdk';
import { Resolve } from '@taskweave/ui/resolve';
import { Skeleton } from '@taskweave/ui/skeleton';
import { Stack } from '@taskweave/ui/stack';
import styles from './MembershipsSection.module.css';

export function MembershipsSection({ userId }: { readonly userId: string }) {
  const queries = accountQueries(useEngineClient(), userId);
  return (
    <>
      <Memberships kind="groups" query={queries.groups()} />
      <Memberships kind="tenants" query={queries.tenants()} />
    </>
  );
}

interface MembershipsProps {
  readonly kind: 'groups' | 'tenants';
  readonly query: EngineQuery<readonly Membership[]>;
}

function Memberships({ kind, query }: MembershipsProps) {
  const { t } = useTranslation();
  const memberships = useQuery(query);
  return (
    <Stack gap={1}>
      <h4 className={styles.title}>{t(`memberships.${kind}`)}</h4>
      <Resolve
        query={memberships}
        title={t(`memberships.${kind}.failed`)}
        pending={<Skeleton count={1} label={t(`memberships.${kind}.loading`)} />}
      >
        {(members) => <Names members={members} empty={t(`memberships.${kind}.none`)} />}
      </Resolve>
    </Stack>
  );
}

function Names({ members, empty }: { readonly members: readonly Membership[]; readonly empty: string }) {
  const { locale } = useTranslation();
  if (members.length === 0) return <p className={styles.empty}>{empty}</p>;
  return (
    <ul role="list" className={styles.names}>
      {members
        .toSorted((a, b) => a.name.localeCompare(b.name, locale))
        .map(({ id, name }) => (
          <li key={id}>
            {name}
            {name !== id && <span className={styles.id}>{id}</span>}
          </li>
        ))}
    </ul>
  );
}

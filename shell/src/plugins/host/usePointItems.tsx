import { createLane } from '@taskweave/base/createLane';
import type { I18n } from '@taskweave/i18n/createI18n';
import { orderFor } from '@taskweave/plugin-files/admin-file/orderContributions';
import type { RegisteredContribution } from '@taskweave/plugin-files/known-plugins/PluginEntry';
import { labelOf, metaOf } from '@taskweave/plugin-files/known-plugins/pluginTexts';
import {
  asksForGroups,
  type ConditionFacts,
  type Conditions,
  unmetCondition,
} from '@taskweave/plugin-files/known-plugins/unmetCondition';
import type { PointId, PointItem, PointScope } from '@taskweave/plugin-sdk';
import type { PluginHost } from '@taskweave/plugin-sdk/host';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { PersonGroups } from '../../session/PersonGroups';
import type { PluginRegistry } from '../registry/PluginRegistry';
import type { ContributionSources } from './ContributionSources';
import { ContributionView } from './ContributionView';
import { HeldPlace } from './FaultCard';
import { scopeOf } from './scopeOf';

const PREFETCH = 'prefetch';
const PREFETCHES = 2;

export interface PointItemsOptions {
  readonly engine: string;
  readonly user: string;
  readonly registry: PluginRegistry;
  readonly sources: ContributionSources;
  readonly groups: PersonGroups;
  readonly i18n: I18n;
}

export interface PointItems extends Pick<PluginHost, 'usePointItems' | 'Point'> {
  readonly prefetch: (points: readonly PointId[]) => void;
}

export function createPointItems(options: PointItemsOptions): PointItems {
  const { registry, groups, i18n } = options;
  const { conditionsOf, isMet, mayBeMet } = conditionsFor(options);
  const toItem = createItem(options);

  function usePointItems<P extends PointId>(point: P, scope: PointScope): readonly PointItem<P>[] {
    const entries = useSyncExternalStore(registry.subscribe, () => registry.at(point));
    const revision = useSyncExternalStore(i18n.subscribe, i18n.revision);
    const known = useSyncExternalStore(groups.subscribe, () => groups.known);
    const { processDefinitionKey } = scope;
    const isForSome = entries.some(
      (entry) => entry.priorities.length > 0 || asksForGroups(conditionsOf(entry), registry.admin.flags),
    );
    useEffect(() => {
      if (isForSome) groups.want();
    }, [isForSome]);
    // Tabs and effects depend on the identity of the list.
    return useMemo(
      () =>
        orderFor(entries, known)
          .filter((entry) =>
            isMet(entry, processDefinitionKey === undefined ? {} : { processDefinitionKey }, known),
          )
          .map((entry) => toItem<P>(entry, revision)),
      [entries, processDefinitionKey, revision, known],
    );
  }

  function PointView({ point, props, scope }: PointViewProps) {
    const items = usePointItems(point, scope ?? scopeOf(props));
    return <>{items.map((item) => item.render(props as never))}</>;
  }

  return {
    usePointItems,
    Point: PointView,
    prefetch(points) {
      for (const point of points) {
        for (const entry of registry.at(point)) {
          if (mayBeMet(entry) && isLikely(entry.contribution)) toItem(entry, 0).prefetch();
        }
      }
    },
  };
}

function isLikely({ point, meta }: RegisteredContribution['contribution']): boolean {
  if (meta.completesWith !== undefined) return false;
  return meta.isNotice !== true && (point !== 'tasklist.navbar.action' || meta.isPrimary === true);
}

interface PointViewProps {
  readonly point: PointId;
  readonly props: object;
  readonly scope?: PointScope;
}

function conditionsFor({ engine, user, registry, groups }: PointItemsOptions) {
  const conditionsOf = ({ contribution, plugin }: RegisteredContribution): Conditions => {
    const { adminEntry } = registry.entry(plugin.manifest.id) ?? {};
    return { when: contribution.when, pluginGroups: adminEntry?.groups ?? null };
  };
  const factsOf = (scope: PointScope, known: readonly string[] | null): ConditionFacts => ({
    ...scope,
    engine,
    user,
    flags: registry.admin.flags,
    groups: known,
  });
  return {
    conditionsOf,
    isMet: (entry: RegisteredContribution, scope: PointScope, known: readonly string[] | null) =>
      unmetCondition(conditionsOf(entry), factsOf(scope, known)) === null,
    mayBeMet(entry: RegisteredContribution): boolean {
      const unmet = unmetCondition(conditionsOf(entry), factsOf({}, groups.known))?.kind;
      return unmet === undefined || unmet === 'processDefinitionKey';
    },
  };
}

function createItem({ registry, sources, i18n }: PointItemsOptions) {
  const prefetching = createLane(PREFETCHES);
  return <P extends PointId>(entry: RegisteredContribution, _revision: number): PointItem<P> => {
    const source = sources.of(entry);
    const { point } = entry.contribution;
    const { phase } = registry.entry(entry.plugin.manifest.id)?.status ?? {};
    const isHeld = phase === 'quarantined';
    return {
      key: entry.key,
      id: entry.contribution.id,
      pluginId: entry.plugin.manifest.id,
      point,
      label: labelOf(entry, i18n),
      meta: metaOf(entry, i18n, registry.entry(entry.plugin.manifest.id)?.config),
      render: (props) =>
        isHeld ? (
          <HeldPlace key={entry.key} name={source.label || source.name} remedies={source.remedies} />
        ) : (
          <ContributionView key={entry.key} source={source} props={props} />
        ),
      prefetch: () => {
        if (isHeld) return;
        const load = async () => {
          if (registry.entry(source.pluginId)?.status.phase !== 'failed') await source.code(PREFETCH);
        };
        const isOurs = registry.entry(source.pluginId)?.isBuiltin === true;
        void (isOurs ? load() : prefetching(load)).catch(() => undefined);
      },
    };
  };
}

import type {
  AnyContribution,
  CardProps,
  ListCellProps,
  PluginDefinition,
  PluginManifest,
} from '@taskweave/plugin-sdk';
import type { ComponentType } from 'react';
import { type DeclaredFact, FactBadge, FactCell } from './FactPart';

/** The code of the parts that show a variable; the shell draws links and buttons by what they declare. */
export function declaredDefinition({ id, labels, contributes }: PluginManifest): PluginDefinition {
  const contributions = contributes.map((one): AnyContribution => {
    const fact = one.meta.fact as DeclaredFact | undefined;
    if (fact === undefined) return one;
    const Part =
      one.point === 'tasklist.card'
        ? ({ variables }: CardProps) => <FactBadge labelKey={one.id} fact={fact} variables={variables} />
        : ({ variables }: ListCellProps) => <FactCell fact={fact} variables={variables} />;
    return { ...one, component: async () => ({ default: Part as ComponentType<never> }) };
  });
  return { id, translations: labels, contributions };
}

import type { VariableValue } from '@taskweave/engine-client/Task';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import type { FactSetting } from '@taskweave/plugin-files/settings/FactSetting';
import { useEngineClient, useTranslation, useUser } from '@taskweave/plugin-sdk';
import { Chip } from '@taskweave/ui/chip';
import { VisuallyHidden } from '@taskweave/ui/visually-hidden';
import type { Fact, FactValue } from '@taskweave/widgets/facts/Fact';
import { factText, peopleOf } from '@taskweave/widgets/facts/factText';
import { FACT_TEXTS } from '@taskweave/widgets/facts/factTexts';
import { pickFacts } from '@taskweave/widgets/facts/pickFacts';
import { usePersonNames } from '@taskweave/widgets/facts/usePersonNames';
import type { WantedFact } from '@taskweave/widgets/facts/wantedFacts';
import { useMinute } from '@taskweave/widgets/useMinute';
import type { ReactNode } from 'react';

export type DeclaredFact = Omit<FactSetting, 'label' | 'keep'>;

interface FactPartProps {
  readonly fact: DeclaredFact;
  readonly variables: Readonly<Record<string, VariableValue>>;
}

export function FactCell(props: FactPartProps): ReactNode {
  const { value, text } = useFact(props);
  if (value === undefined) return null;
  if (value.kind !== 'link') return <bdi>{text}</bdi>;
  return (
    <a href={value.href} target="_blank" rel="noopener noreferrer" tabIndex={-1}>
      {text}
    </a>
  );
}

/** What is true needs no more than its label, and what is not true no badge. */
export function FactBadge({ labelKey, ...props }: FactPartProps & { readonly labelKey: string }): ReactNode {
  const { value, text } = useFact(props);
  const { t } = useTranslation();
  const label = t(labelKey as never);
  if (value === undefined || (value.kind === 'boolean' && !value.isTrue)) return null;
  if (value.kind === 'boolean') return <Chip>{label}</Chip>;
  return (
    <Chip>
      {SPEAKS_FOR_ITSELF.has(value.kind) ? <VisuallyHidden>{label} </VisuallyHidden> : `${label} `}
      <bdi>{text}</bdi>
    </Chip>
  );
}

const SPEAKS_FOR_ITSELF: ReadonlySet<FactValue['kind']> = new Set([
  'text',
  'money',
  'person',
  'link',
  'file',
]);

function useFact({ fact, variables }: FactPartProps): { readonly value?: FactValue; readonly text?: string } {
  const { t, locale } = useTexts(FACT_TEXTS);
  const now = useMinute();
  const [picked] = pickFacts(variables, { wanted: [wantedOf(fact)], showUndefined: false, said: [] });
  const people: readonly Fact[] = picked === undefined ? [] : [picked];
  const nameOf = usePersonNames({ engine: useEngineClient(), me: useUser(), ids: peopleOf(people) });
  if (picked === undefined) return {};
  return { value: picked.value, text: factText(picked.value, { locale, t, nameOf, now }) };
}

function wantedOf({ variable, format, currency, currencyVariable }: DeclaredFact): WantedFact {
  return {
    name: variable,
    label: '',
    format: format ?? null,
    currency: currency ?? null,
    currencyVariable: currencyVariable ?? null,
    isKept: false,
  };
}

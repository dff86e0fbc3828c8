import { definitionKeyOf } from '@taskweave/engine-client/resources/definition/definitionKeyOf';
import type { CompletedTask } from '@taskweave/engine-client/resources/history/completedTask';
import type { PastVariable } from '@taskweave/engine-client/resources/history/submittedValues';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import { type InstallationSettings, useEngineClient, useUser } from '@taskweave/plugin-sdk';
import type { FactValue } from '@taskweave/widgets/facts/Fact';
import { factText, peopleOf } from '@taskweave/widgets/facts/factText';
import { FACT_TEXTS } from '@taskweave/widgets/facts/factTexts';
import { pickFacts } from '@taskweave/widgets/facts/pickFacts';
import { usePersonNames } from '@taskweave/widgets/facts/usePersonNames';
import { wantedFacts } from '@taskweave/widgets/facts/wantedFacts';
import { useMinute } from '@taskweave/widgets/useMinute';
import { useDefinitions } from '../data/useDefinitions';
import type { FormField } from './taskFormOf';

export interface PastFact {
  readonly label: string;
  readonly value: FactValue;
  readonly text: string;
}

export interface PastFactSources {
  readonly task: CompletedTask;
  readonly variables: readonly PastVariable[];
  readonly fields: readonly FormField[];
  readonly settings: InstallationSettings['facts'];
}

export function usePastFacts(sources: PastFactSources): ReadonlyMap<string, PastFact> {
  const { task, variables, fields, settings } = sources;
  const { t, locale } = useTexts(FACT_TEXTS);
  const now = useMinute();
  const definitions = useDefinitions(task);
  const wanted = wantedFacts({
    filterVariables: variables.map(({ name }) => ({ name, label: '' })),
    settings,
    definitionKey: definitionKeyOf(task, definitions),
    locale,
  });
  const byName = Object.fromEntries(variables.map((variable) => [variable.name, variable]));
  const facts = pickFacts(byName, { wanted, showUndefined: true, said: [] });
  const nameOf = usePersonNames({ engine: useEngineClient(), me: useUser(), ids: peopleOf(facts) });

  return new Map(
    facts.map(({ name, label, value, variable }) => {
      const field = fields.find(({ id }) => id === name);
      const choice = typeof variable.value === 'string' ? field?.choices[variable.value] : undefined;
      const read = readOf(value, choice, field?.isDay === true);
      const text = factText(read, { t, locale, now, nameOf });
      return [name, { label: field?.label || label, value: read, text }];
    }),
  );
}

function readOf(value: FactValue, choice: string | undefined, isDay: boolean): FactValue {
  if (choice) return { kind: 'text', text: choice };
  return value.kind === 'date' && isDay ? { ...value, hasTime: false } : value;
}

import { replaceEqualDeep } from '@tanstack/react-query';
import { keysOf } from '@taskweave/base/keysOf';
import type { Filter } from '@taskweave/engine-client/resources/filter/filter';
import type { Task } from '@taskweave/engine-client/Task';
import { useTexts } from '@taskweave/i18n/page/useTexts';
import type { InstallationSettings } from '@taskweave/plugin-sdk';
import { useEngineClient, usePluginServices, useUser } from '@taskweave/plugin-sdk';
import type { Fact } from '@taskweave/widgets/facts/Fact';
import { factText, peopleOf } from '@taskweave/widgets/facts/factText';
import { FACT_TEXTS } from '@taskweave/widgets/facts/factTexts';
import { pickFacts } from '@taskweave/widgets/facts/pickFacts';
import { useFactSettings } from '@taskweave/widgets/facts/useFactSettings';
import { usePersonNames } from '@taskweave/widgets/facts/usePersonNames';
import { wantedFacts, wantedNames } from '@taskweave/widgets/facts/wantedFacts';
import { memo, useEffect, useRef } from 'react';
import type { RowNames } from '../names/useRowNames';
import { FactLine } from './FactLine';
import { keptFirst } from './keptFirst';
import { NO_FACTS, type RowFact, type RowFacts } from './RowFacts';
import { usePageVariables } from './usePageVariables';

export interface AskFactsProps {
  readonly pages: readonly (readonly Task[])[];
  readonly filter: Filter | undefined;
  readonly names: RowNames;
  readonly columns: readonly string[] | null;
  readonly badges: readonly string[];
  readonly isMoving: boolean;
  readonly now: Date;
  readonly onFacts: (facts: RowFacts) => void;
}

export default memo(AskFacts, isSame);

function AskFacts(props: AskFactsProps) {
  const settings = useFactSettings(usePluginServices().settings);
  return settings && <SettledFacts {...props} settings={settings} />;
}

function isSame(before: AskFactsProps, next: AskFactsProps): boolean {
  return keysOf(next).every((name) =>
    name === 'pages' ? isSameList(before.pages, next.pages) : before[name] === next[name],
  );
}

function isSameList(before: readonly unknown[], next: readonly unknown[]): boolean {
  return before.length === next.length && next.every((part, index) => part === before[index]);
}

interface SettledProps extends AskFactsProps {
  readonly settings: InstallationSettings['facts'];
}

function SettledFacts({ onFacts, ...props }: SettledProps) {
  const facts = useRowFacts(props);
  const shown = useRef(NO_FACTS);
  useEffect(() => {
    // Unchanged rows must keep their memoised props.
    const next = { ...replaceEqualDeep(shown.current, facts), Line: FactLine };
    if (next.facts === shown.current.facts && next.variables === shown.current.variables) return;
    shown.current = next;
    onFacts(next);
  });
  return null;
}

function useRowFacts(props: Omit<SettledProps, 'onFacts'>): Omit<RowFacts, 'Line'> {
  const { pages, filter, names, columns, badges, isMoving, now, settings } = props;
  const { t, locale } = useTexts(FACT_TEXTS);
  const { variables: filterVariables = [], showUndefinedVariable = false } = filter?.properties ?? {};
  const shown = columns?.map((name) => ({ name, label: '' })) ?? filterVariables;
  const wantedOf = (task: Task) =>
    columns?.length === 0
      ? []
      : wantedFacts({
          filterVariables: shown,
          settings,
          definitionKey: names.definitionKey(task),
          locale,
        });

  const tasks = pages.flat();
  const ofFacts = wantedNames(tasks.map(wantedOf));
  const asked = ofFacts && [...new Set([...ofFacts, ...badges])].sort();
  const variables = usePageVariables(pages, asked, isMoving);
  const ofTasks = Object.fromEntries(tasks.map((task) => [task.id, factsOf(task)]));
  const ids = Object.values(ofTasks).flatMap(peopleOf);
  const nameOf = usePersonNames({ engine: useEngineClient(), me: useUser(), ids, isAsked: !isMoving });
  const language = { t, locale, now, nameOf };

  function factsOf(task: Task): readonly Fact[] {
    const known = variables[task.id];
    if (known === undefined) return [];
    const showUndefined = columns !== null || (filterVariables.length > 0 && showUndefinedVariable);
    return pickFacts(known, { wanted: wantedOf(task), showUndefined, said: saidOf(task, names) });
  }

  return {
    variables,
    facts: Object.fromEntries(tasks.map((task) => [task.id, rowFactsOf(task)])),
  };

  function rowFactsOf(task: Task): readonly RowFact[] {
    const facts = keptFirst(ofTasks[task.id] ?? [], wantedOf(task));
    return facts.map((fact) => ({
      ...fact,
      text: factText(fact.value, language),
      labelled: NEED_LABEL.has(fact.value.kind)
        ? 'always'
        : filterVariables.length > 0
          ? 'where-wide'
          : 'never',
    }));
  }
}

const NEED_LABEL: ReadonlySet<Fact['value']['kind']> = new Set(['number', 'date', 'boolean']);

function saidOf(task: Task, names: RowNames): readonly (string | null)[] {
  const { id, name, description, assignee, due, followUp } = task;
  return [id, name, description, assignee, due, followUp, names.businessKey(task)];
}

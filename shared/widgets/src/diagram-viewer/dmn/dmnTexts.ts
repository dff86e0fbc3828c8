import type { SpokenTexts } from '@taskweave/i18n/Texts';
import { defineTexts } from '@taskweave/i18n/Texts';
import de from './de.json';
import en from './en.json';

export const DMN_TEXTS = defineTexts('taskweave-dmn', { en, de });

const KEYS: Readonly<Record<string, keyof typeof en>> = {
  When: 'when',
  And: 'and',
  Then: 'then',
  'Input label: ': 'input',
  'Input expression: ': 'inputExpression',
  'Input values': 'inputValues',
  'Input type': 'inputType',
  'Output label': 'output',
  'Output name': 'outputName',
  'Output values': 'outputValues',
  'Output type': 'outputType',
  'Decision name: ': 'decision',
  'Hit policy:': 'hitPolicy',
  Unique: 'unique',
  First: 'first',
  Priority: 'priority',
  Any: 'any',
  Collect: 'collect',
  'Collect (Sum)': 'sum',
  'Collect (Min)': 'min',
  'Collect (Max)': 'max',
  'Collect (Count)': 'count',
  'Rule order': 'ruleOrder',
  'Output order': 'outputOrder',
  'No overlap is possible and all rules are disjoint. Only a single rule can be matched': 'unique.means',
  'Rules may overlap. The first matching rule will be chosen': 'first.means',
  'Rules may overlap. The one with the highest priority will be chosen': 'priority.means',
  'Rules may overlap. Their output have to match': 'any.means',
  'Collects the values of all matching rules': 'collect.means',
  'Collects the values of all matching rules and sums up to a single value': 'sum.means',
  'Collects the values of all matching rules and uses the lowest value': 'min.means',
  'Collects the values of all matching rules and uses the highest value': 'max.means',
  'Collects the values of all matching rules and counts the number of them': 'count.means',
  'Collects the values of all matching rules in rule order': 'ruleOrder.means',
  'Collects the values of all matching rules in decreasing output priority order': 'outputOrder.means',
  Annotations: 'annotations',
  'Variable name:': 'variableName',
  'Variable type:': 'variableType',
  'Expression language:': 'expressionLanguage',
};

/** The library writes a name behind the texts that end with a space. */
export function translateDmn({ t }: SpokenTexts<keyof typeof en>): (text: string) => string {
  return (text) => {
    if (!Object.hasOwn(KEYS, text)) return text;
    const key = KEYS[text];
    if (key === undefined) return text;
    return text.endsWith(' ') ? `${t(key)} ` : t(key);
  };
}

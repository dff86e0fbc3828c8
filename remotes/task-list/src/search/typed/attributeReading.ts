import { fold } from '@taskweave/base/texts/words';
import type { Language } from '@taskweave/plugin-sdk';
import type { Interpretation } from '@taskweave/plugin-sdk/search';
import { type SearchOperator, searchAttributes } from '../../address/searchAttributes';
import { attributeLabel } from '../criterion/searchTexts';

const OPERATORS: Readonly<Record<string, readonly SearchOperator[]>> = {
  eq: ['eq', 'In', 'On'],
  neq: ['neq'],
  gt: ['gt', 'After'],
  gteq: ['gteq', 'min', 'After'],
  lt: ['lt', 'Before'],
  lteq: ['lteq', 'max', 'Before'],
  like: ['Like'],
};

export function attributeReading(reading: Interpretation, language: Language): Interpretation {
  const { criterion, isUnknownName } = reading;
  if (criterion === null || !isUnknownName) return reading;
  const wanted = fold(criterion.name);
  const attribute = searchAttributes.find(
    ({ key }) => fold(key) === wanted || fold(attributeLabel(language, key)) === wanted,
  );
  const operator = OPERATORS[criterion.operator]?.find((one) => attribute?.operators.includes(one));
  if (attribute === undefined || operator === undefined) return reading;
  return {
    ...reading,
    isUnknownName: false,
    criterion: { ...criterion, type: attribute.key, name: '', operator },
  };
}

import { holdsWords } from '@taskweave/base/texts/words';
import type { FilterVariable } from '@taskweave/engine-client/resources/filter/filter';
import { isCalled } from '../criterion/searchDraft';

export function knownNames(text: string, variables: readonly FilterVariable[]): readonly FilterVariable[] {
  const plain = text.trim();
  const found = variables.filter(({ name, label }) => holdsWords(`${label} ${name}`, plain));
  const isMeant = (variable: FilterVariable) => plain !== '' && isCalled(variable, plain);
  const ranked = [...found.filter(isMeant), ...found.filter((variable) => !isMeant(variable))];
  return ranked.filter(({ name }, index) => ranked.findIndex((other) => other.name === name) === index);
}

import type { JudgedCell } from './run/FormCell';

export interface FidelityRule {
  readonly kinds: readonly string[];
  readonly controls: readonly string[];
  readonly types?: readonly string[];
  readonly deeds?: readonly string[];
  readonly outcome: 'blocked' | 'changed';
  readonly becomes: string;
  readonly reason: string;
}

const everywhere = (...controls: readonly string[]) =>
  controls.flatMap((name) =>
    ['', ' in a group', ' in a list', ' in a list of a list'].map((room) => name + room),
  );

export const FIDELITY_RULES: readonly FidelityRule[] = [
  {
    kinds: ['form-js'],
    controls: everywhere('number with 2 decimals', 'number in steps of 5'),
    outcome: 'blocked',
    becomes: 'The field says how many decimals it takes, or names the nearest steps.',
    reason: 'The form itself has the rule, and what is stored breaks it. A number that keeps it ends it.',
  },
  {
    kinds: ['generated'],
    controls: ['string, at most 3'],
    outcome: 'blocked',
    becomes: 'The field says how many characters it takes.',
    reason: 'The form itself has the rule, and the engine refuses what breaks it.',
  },
  {
    kinds: ['angularjs'],
    controls: ['input email', 'input url'],
    types: ['String'],
    outcome: 'blocked',
    becomes: 'The field says that it takes an address.',
    reason: 'The form itself asks for an address, and what is stored is none. An address ends it.',
  },
  {
    kinds: ['angularjs'],
    controls: ['input text, maxlength 3'],
    types: ['String'],
    outcome: 'blocked',
    becomes: 'The field says how many characters it takes.',
    reason:
      'In AngularJS the attribute is a rule of the form: a shorter text ends it. In other forms browsers apply it to what is typed alone.',
  },
  {
    kinds: ['generated'],
    controls: ['long with a default'],
    types: ['Integer', 'Short', 'Null'],
    outcome: 'changed',
    becomes: 'The same number as Long, or no number as Long.',
    reason:
      'The engine writes the default into every field that is not sent, and converts what is sent to the type of its field.',
  },
  {
    kinds: ['generated'],
    controls: ['string with a default', 'boolean with a default'],
    types: ['Null'],
    outcome: 'changed',
    becomes: 'Nothing, with the type of the field.',
    reason: 'As above: it is sent so that the engine does not write the default.',
  },
];

export function ruleOf({ cell, outcome }: JudgedCell): FidelityRule | undefined {
  return FIDELITY_RULES.find(
    (rule) =>
      rule.outcome === outcome.kind &&
      rule.kinds.includes(cell.kind.name) &&
      rule.controls.includes(cell.control.name) &&
      (rule.types?.includes(cell.value.type) ?? true) &&
      (rule.deeds?.includes(cell.deed.name) ?? true),
  );
}

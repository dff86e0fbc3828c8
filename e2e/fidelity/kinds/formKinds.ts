import { GENERATED, GENERIC, GENERIC_SHOWN } from './engineForms';
import type { FormKind } from './FormKind';
import { FORM_JS } from './formJsForms';
import { ANGULAR, HTML } from './htmlForms';
import { START_FORMS } from './startForms';

/** Of which nothing is lost: a tenth of them is tried by `npm test`. */
const FAITHFUL = new Set(['generic', 'form-js-start', 'generated-start']);

export const FORM_KINDS: readonly FormKind[] = [
  FORM_JS,
  HTML,
  ANGULAR,
  GENERATED,
  GENERIC,
  GENERIC_SHOWN,
  ...START_FORMS,
];

export const FAITHFUL_KINDS = FORM_KINDS.filter(({ name }) => FAITHFUL.has(name));

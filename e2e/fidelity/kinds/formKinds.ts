import { GENERATED, GENERIC, GENERIC_SHOWN } from './engineForms';
import type { FormKind } from './FormKind';
import { FORM_JS } from './formJsForms';
import { ANGULAR, HTML } from './htmlForms';
import { PLUGIN } from './pluginForms';
import { START_FORMS } from './startForms';

export const FORM_KINDS: readonly FormKind[] = [
  FORM_JS,
  HTML,
  ANGULAR,
  GENERATED,
  GENERIC,
  GENERIC_SHOWN,
  PLUGIN,
  ...START_FORMS,
];

import { Datetime, type Form, Numberfield, runExpressionEvaluation } from '@bpmn-io/form-js-viewer';
import { isDecimal, isExact } from '@taskweave/engine-client/variables/exactDecimal';
import { isOnStep, shownClock, writtenClock } from './data/clockText';
import type { KeptRows, Path } from './data/keptRows';
import { showsSame } from './data/sameValue';
import type { SchemaField } from './data/schemaFields';

/* form-js rounds numbers and rewrites times on first render, so these fields pass it only values that it leaves alone. */

interface FieldProps {
  readonly field: SchemaField;
  readonly value?: unknown;
  readonly onChange: (update: Update) => void;
}

interface Update {
  readonly value?: unknown;
  readonly field?: SchemaField;
}

interface FormFields {
  register(type: string, field: (props: FieldProps) => unknown): void;
}

interface Instance {
  readonly id: string;
  readonly valuePath: Path;
  readonly expressionContextInfo: Readonly<Record<string, unknown>>;
}

interface Validator {
  _formFieldRegistry: { get(id: string): SchemaField };
  validateFieldInstance(instance: Instance, value: unknown): readonly string[];
}

export function registerExactFields(form: Form): void {
  form
    .get<FormFields>('formFields')
    .register('datetime', Object.assign(QuietDatetime, { config: Datetime.config }));
}

/**
 * Lets pass what nobody could mend, as browsers do: read-only fields; and numbers that the engine has, whatever decimal places or
 * steps their field wants of others.
 */
export function acceptKeptValues(form: Form, rows: KeptRows): void {
  const validator = form.get<Validator>('validator');
  const registry = validator._formFieldRegistry;
  const validate = validator.validateFieldInstance.bind(validator);
  validator.validateFieldInstance = (instance, value) => {
    const field = registry.get(instance.id);
    if (isReadOnly(form, field, instance)) return [];
    const check = (rules: Partial<SchemaField>) => {
      validator._formFieldRegistry = { get: () => ({ ...field, ...rules }) };
      return validate(instance, value);
    };
    const isKept = showsSame(field, value, rows.shownAt(instance.valuePath));
    const ofNumbers = isKept ? { decimalDigits: undefined, increment: undefined } : {};
    try {
      return check(ofNumbers);
    } catch {
      // form-js throws at decimal places of whole numbers with more than 21 digits, at the length of a number, and at patterns that browsers cannot read.
      const without = { decimalDigits: undefined, increment: undefined };
      const each = Object.entries(Object(field.validate)).map(([name, rule]) => ({
        ...without,
        validate: { [name]: rule },
      }));
      return [{ ...ofNumbers, decimalDigits: undefined, validate: undefined }, ...each].flatMap((rule) => {
        try {
          return check(rule);
        } catch {
          return [];
        }
      });
    }
  };
}

function isReadOnly(form: Form, { readonly }: SchemaField, { expressionContextInfo }: Instance): boolean {
  if (typeof readonly !== 'string') return readonly === true;
  return runExpressionEvaluation(form.get('expressionLanguage'), readonly, expressionContextInfo) === true;
}

// The field reads its own static config, so a wrapper's config has no effect.
Numberfield.config.sanitizeValue = ({
  value,
  formField,
}: {
  readonly value: unknown;
  readonly formField: SchemaField;
}) => {
  if (typeof value !== 'number' && typeof value !== 'string') return null;
  const text = String(value).trim();
  if (!isDecimal(text)) return null;
  return formField.serializeToString === true || !isExact(text) ? text : Number(text);
};

function QuietDatetime(props: FieldProps) {
  const { field, value, onChange } = props;
  const shown = shownClock(field, value);
  return Datetime({
    ...props,
    field: quiet(field, isOnStep(field, shown)),
    value: shown,
    onChange: (update: Update) => {
      const next = typeof update.value === 'string' ? update.value : '';
      const isOffered = isOnStep(field, next) || next.slice(-5) === shown.slice(-5);
      if (next !== shown && isOffered)
        onChange({ ...update, field, value: next === '' ? null : writtenClock(field, next) });
    },
  });
}

const QUIET = new WeakMap<SchemaField, Record<'on' | 'off', SchemaField>>();

/** form-js snaps a time to the field's step, so the step is one minute while the value is off its steps. */
function quiet(field: SchemaField, isOnSteps: boolean): SchemaField {
  const local = { ...field, timeSerializingFormat: 'no_timezone' };
  const both = QUIET.get(field) ?? { on: local, off: { ...local, timeInterval: 1 } };
  QUIET.set(field, both);
  return both[isOnSteps ? 'on' : 'off'];
}

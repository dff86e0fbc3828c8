import {
  EMBEDDED_PREFIX,
  FORM_REF_NAMES,
  FORM_SCHEMA_PREFIXES,
} from '@taskweave/engine-client/EngineProfile';

/** A form that a model names. */
export interface NamedForm {
  readonly kind: 'embedded' | 'schema' | 'external';
  /** As the model has it. */
  readonly key: string;
}

const ELEMENT =
  /<(?:[\w.-]+:)?(?:userTask|startEvent|humanTask)((?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*\/?>/g;
const ATTRIBUTE = /\s(?:[\w.-]+:)?([\w.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * The forms that a BPMN or CMMN model names by key or reference. Elements without either have fields of the engine, or
 * none, which always work.
 *
 * @example readFormKeys('<userTask camunda:formKey="embedded:app:forms/a.html"/>')[0]?.kind // 'embedded'
 */
export function readFormKeys(model: string): readonly NamedForm[] {
  return [...model.matchAll(ELEMENT)].flatMap(([, attributes = '']) => {
    const held = new Map(
      [...attributes.matchAll(ATTRIBUTE)].map(([, name = '', double, single]) => [
        name,
        decoded(double ?? single ?? ''),
      ]),
    );
    const reference =
      held.get('formRef') ?? FORM_REF_NAMES.map((name) => held.get(name)).find((one) => one !== undefined);
    if (reference !== undefined) return [{ kind: 'schema' as const, key: reference }];
    const key = held.get('formKey');
    return key === undefined || key === '' ? [] : [{ kind: kindOf(key), key }];
  });
}

function kindOf(key: string): NamedForm['kind'] {
  if (key.startsWith(EMBEDDED_PREFIX)) return 'embedded';
  return FORM_SCHEMA_PREFIXES.some((prefix) => key.startsWith(prefix)) ? 'schema' : 'external';
}

function decoded(text: string): string {
  return text.replace(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);
}

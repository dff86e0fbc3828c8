import { FORM_REF_NAMES } from '@taskweave/engine-client/EngineProfile';

/** A form that a model names. */
export interface NamedForm {
  /** As the model has it. */
  readonly key: string;
  /** The key of a deployed form schema, not of a form. */
  readonly isReference: boolean;
}

const ELEMENT =
  /<(?:[\w.-]+:)?(?:userTask|startEvent|humanTask)((?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*\/?>/g;
const ATTRIBUTE = /\s(?:[\w.-]+:)?([\w.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * The forms that a BPMN or CMMN model names by key or reference. Elements without either have fields of the engine, or
 * none, which always work.
 *
 * @example readFormKeys('<userTask camunda:formKey="embedded:app:forms/a.html"/>')[0]?.key // 'embedded:app:forms/a.html'
 */
export function readFormKeys(model: string): readonly NamedForm[] {
  return [...model.matchAll(ELEMENT)].flatMap(([, attributes = '']) => {
    const held = new Map(
      [...attributes.matchAll(ATTRIBUTE)].map(([, name = '', double, single]) => [
        name,
        decoded(double ?? single ?? ''),
      ]),
    );
    const reference = ['formRef', ...FORM_REF_NAMES].find((name) => held.has(name));
    const key = held.get(reference ?? 'formKey') ?? '';
    return key === '' ? [] : [{ key, isReference: reference !== undefined }];
  });
}

function decoded(text: string): string {
  return text.replace(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);
}

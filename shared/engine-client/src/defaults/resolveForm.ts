import { EMBEDDED_PREFIX, FORM_SCHEMA_PREFIXES } from '../EngineProfile';
import { segment } from '../reading/segment';
import type { TaskForm } from '../resources/definition/form';
import type { Task } from '../Task';

export interface ResolvedForm {
  readonly formType: 'generic' | 'generated' | 'embedded' | 'camunda-forms' | 'external';
  readonly key: string | null;
  readonly url: string | null;
}

export type FormResolution =
  | { readonly form: ResolvedForm; readonly problem: null }
  | { readonly form: null; readonly problem: 'EMPTY_CONTEXT_PATH' };

export type FormOwner =
  | { readonly kind: 'task'; readonly id: string }
  | { readonly kind: 'start'; readonly processDefinitionId: string };

type TaskFormKey = Pick<Task, 'formKey' | 'camundaFormRef'>;

interface Place {
  readonly appRoot: string;
  readonly prefix?: string;
  readonly name: string;
}

const renderedByEngine = /^engine:\/\/engine\/:engine\/(?:task|process-definition)\/[^/]+\/rendered-form$/;

export function resolveForm(form: TaskForm, owner: FormOwner, place: Place): FormResolution {
  if (form.formRef !== null) {
    return resolved({ formType: 'camunda-forms', key: form.formRef.key, url: deployedForm(owner) });
  }
  const { key } = form;
  if (key === null) return resolved({ formType: 'generic', key: null, url: null });

  const { type, rest } = splitType(key);
  if (isRendered(type, rest)) {
    return resolved({ formType: 'generated', key, url: `${ownerPath(owner)}/rendered-form` });
  }
  const url = sourceOf(rest, form.contextPath, owner, place);
  return url === null
    ? { form: null, problem: 'EMPTY_CONTEXT_PATH' }
    : resolved({ formType: type, key, url });
}

export function isFormless({ key, formRef }: TaskForm): boolean {
  return key === null && formRef === null;
}

export function formTypesOf({ formKey, camundaFormRef }: TaskFormKey): readonly ResolvedForm['formType'][] {
  if (camundaFormRef !== null) return ['camunda-forms'];
  if (formKey === null) return ['generated', 'generic'];
  const { type, rest } = splitType(formKey);
  return [isRendered(type, rest) ? 'generated' : type];
}

function isRendered(type: ResolvedForm['formType'], rest: string): boolean {
  return type === 'embedded' && renderedByEngine.test(rest);
}

function splitType(key: string): { readonly type: ResolvedForm['formType']; readonly rest: string } {
  if (key.startsWith(EMBEDDED_PREFIX)) return { type: 'embedded', rest: key.slice(EMBEDDED_PREFIX.length) };
  const prefix = FORM_SCHEMA_PREFIXES.find((candidate) => key.startsWith(candidate));
  if (prefix !== undefined) return { type: 'camunda-forms', rest: key.slice(prefix.length) };
  return { type: 'external', rest: key };
}

function sourceOf(rest: string, contextPath: string | null, owner: FormOwner, place: Place): string | null {
  if (rest.startsWith('deployment:')) return deployedForm(owner);
  if (rest.startsWith('engine:')) return resolveEngineUri(rest, place);
  if (rest.startsWith('app:')) {
    return contextPath ? withPrefix(joinPaths(contextPath, rest.slice('app:'.length)), place) : null;
  }
  if (rest.startsWith('/')) return withPrefix(rest, place);
  return /^[a-z][a-z\d+.-]*:/i.test(rest) ? rest : `${place.appRoot}/app/tasklist/${place.name}/${rest}`;
}

/** The engine names paths as its server has them. */
function withPrefix(path: string, { appRoot, prefix = '' }: Place): string {
  const isOfServer = path.startsWith('/') && !path.startsWith('//');
  const isPublic = [appRoot, prefix].some((start) => start !== '' && path.startsWith(`${start}/`));
  return isOfServer && !isPublic ? `${prefix}${path}` : path;
}

function deployedForm(owner: FormOwner): string {
  return `${ownerPath(owner)}/${owner.kind === 'task' ? 'deployed-form' : 'deployed-start-form'}`;
}

function ownerPath(owner: FormOwner): string {
  return owner.kind === 'task'
    ? `task/${segment(owner.id)}`
    : `process-definition/${segment(owner.processDefinitionId)}`;
}

function resolveEngineUri(uri: string, { appRoot, name: engine }: Place): string {
  return uri
    .replace(/^engine:\/\//, `${appRoot}/api/engine/`)
    .replaceAll(/:engine\b/g, engine)
    .replaceAll(/:appRoot\b/g, appRoot);
}

function joinPaths(contextPath: string, path: string): string {
  return `${contextPath}/${path}`.replaceAll(/(^|[^:])\/{2,}/g, '$1/');
}

function resolved(form: ResolvedForm): FormResolution {
  return { form, problem: null };
}

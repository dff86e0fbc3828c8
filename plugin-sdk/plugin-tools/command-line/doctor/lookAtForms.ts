import { resolveForm } from '@taskweave/engine-client/resolveForm';
import { parseForm } from '@taskweave/engine-client/resources/definition/form';
import { segment } from '@taskweave/engine-client/segment';
import type { PluginManifest } from '@taskweave/plugin-files/manifest/PluginManifest';
import { change, type Diagnosis, unknown, works } from './Diagnosis';
import { type FormRules, judgeForm } from './judgeForm';
import { type NamedForm, readFormKeys } from './readFormKeys';
import type { Visitor } from './Visitor';

/** The doctor looks at so many definitions, and says how many it leaves out. */
const MOST = 500;

interface Definition {
  readonly id: string;
  readonly key: string;
  readonly deploymentId: string;
  readonly tenantId?: string | null;
}

/** The forms of the latest version of each process, as the person who is signed in may see them. */
export async function lookAtForms(
  visitor: Visitor,
  engine: string,
  { rules, manifests }: KnownForms,
): Promise<readonly Diagnosis[]> {
  const rest = `/api/engine/engine/${engine}`;
  const found = await visitor.json(
    `${rest}/process-definition?latestVersion=true&sortBy=key&sortOrder=asc&maxResults=${MOST + 1}`,
  );
  const definitions = (Array.isArray(found) ? found : []) as readonly Definition[];
  if (definitions.length === 0) return [unknown('forms', 'this person may see no process.')];
  const context: Context = { visitor, engine, rest, rules, manifests };
  const diagnoses: Diagnosis[] = [];
  for (const definition of definitions.slice(0, MOST)) diagnoses.push(...(await lookAt(definition, context)));
  if (definitions.length > MOST) {
    diagnoses.push(unknown('forms', `only the first ${MOST} processes were looked at.`));
  }
  return diagnoses;
}

/** What decides how a form is drawn. */
export interface KnownForms {
  readonly rules: FormRules;
  readonly manifests: readonly PluginManifest[];
}

/** Forms that are no HTML of an author's. */
const READY = {
  generic: 'no form: its variables are shown.',
  generated: 'fields of the engine itself.',
  'camunda-forms': 'a form schema.',
  external: 'opens as a page in a frame, which has to answer to the browser.',
};

interface Context extends KnownForms {
  readonly visitor: Visitor;
  readonly engine: string;
  /** Path of the engine's interface. */
  readonly rest: string;
}

async function lookAt(definition: Definition, context: Context): Promise<readonly Diagnosis[]> {
  const { visitor, rest } = context;
  const model = Object(await visitor.json(`${rest}/process-definition/${segment(definition.id)}/xml`)) as {
    readonly bpmn20Xml?: string;
  };
  const process = `process ${definition.key}${definition.tenantId ? ` of ${definition.tenantId}` : ''}`;
  if (model.bpmn20Xml === undefined) return [unknown(process, 'the engine does not give its model out.')];
  const forms = readFormKeys(model.bpmn20Xml);
  if (forms.length === 0) return [works(process, 'only forms of the engine itself.')];
  const judged: Diagnosis[] = [];
  for (const form of new Map(forms.map((one) => [one.key, one])).values()) {
    judged.push(await judge(`${process}, form ${form.key}`, form, definition, context));
  }
  return judged;
}

async function judge(
  subject: string,
  { key, isReference }: NamedForm,
  definition: Definition,
  context: Context,
): Promise<Diagnosis> {
  const drawer = context.manifests.find((manifest) => draws(manifest, key));
  if (drawer !== undefined) return works(subject, `the plugin ${drawer.id} draws it.`);
  if (isReference) return works(subject, READY['camunda-forms']);
  const { visitor, engine, rest, rules } = context;
  const isDeployed = key.includes('deployment:');
  const contextPath = isDeployed ? null : await contextPathOf(definition, context);
  const owner = { kind: 'start', processDefinitionId: definition.id } as const;
  const { form } = resolveForm({ key, formRef: null, contextPath }, owner, {
    appRoot: visitor.root,
    name: engine,
  });
  if (form === null) {
    return unknown(subject, 'the engine does not say which application it is of: look at it in Taskweave.');
  }
  if (form.formType !== 'embedded') return works(subject, READY[form.formType]);
  const url = isDeployed ? await deployedUrl(key, definition, context) : form.url;
  if (url === null) return change(subject, 'its deployment holds no such file, so people see an error.');
  const address = isDeployed ? `${visitor.root}${rest}/${url}` : new URL(url, visitor.root).href;
  const { status, headers, text: html } = await visitor.get(address);
  if (status !== 200) {
    return (status === 0 ? unknown : change)(subject, `${address} answered with status ${status}.`);
  }
  const answer = {
    url: address,
    contentType: headers.get('Content-Type')?.split(';', 1)[0]?.trim() ?? '',
    isAttachment: /^\s*attachment\b/i.test(headers.get('Content-Disposition') ?? ''),
  };
  const origin = { url, answer, page: visitor.root, appRoot: visitor.root, contextPath };
  return judgeForm({ subject, html, ...origin, processDefinitionKey: definition.key }, rules);
}

/** By its form key; one for a type alone is for what nothing else draws. */
function draws({ contributes }: PluginManifest, key: string): boolean {
  return contributes.some(({ point, meta }) => {
    if (point !== 'tasklist.form' || typeof meta.formKey !== 'string') return false;
    const [start = '', ...rest] = meta.formKey.split('*');
    if (rest.length === 0) return key === start;
    const end = rest.at(-1) ?? '';
    return key.startsWith(start) && key.endsWith(end) && key.length >= start.length + end.length;
  });
}

/** Below the engine's interface; null where the deployment has no such file. */
async function deployedUrl(
  key: string,
  { deploymentId }: Definition,
  { visitor, rest }: Context,
): Promise<string | null> {
  const name = key.slice(key.indexOf('deployment:') + 'deployment:'.length);
  const url = `deployment/${segment(deploymentId)}/resources`;
  const answer = await visitor.json(`${rest}/${url}`);
  const resources = (Array.isArray(answer) ? answer : []) as readonly {
    readonly id: string;
    readonly name: string;
  }[];
  const resource = resources.find((one) => one.name === name);
  return resource === undefined ? null : `${url}/${segment(resource.id)}/data`;
}

/** Where the application lives that has deployed a process; null where the engine does not say. */
async function contextPathOf({ id }: Definition, { visitor, rest }: Context): Promise<string | null> {
  const start = await visitor.json(`${rest}/process-definition/${segment(id)}/startForm`);
  return parseForm(start ?? {}).contextPath;
}

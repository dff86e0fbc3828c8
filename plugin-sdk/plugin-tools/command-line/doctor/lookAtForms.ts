import { segment } from '@taskweave/engine-client/segment';
import { change, type Diagnosis, unknown, works } from './Diagnosis';
import { type FormsPolicy, judgeForm } from './judgeForm';
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
  policy: FormsPolicy,
): Promise<readonly Diagnosis[]> {
  const rest = `/api/engine/engine/${engine}`;
  const found = await visitor.json(
    `${rest}/process-definition?latestVersion=true&sortBy=key&sortOrder=asc&maxResults=${MOST + 1}`,
  );
  const definitions = (Array.isArray(found) ? found : []) as readonly Definition[];
  if (definitions.length === 0) return [unknown('forms', 'this person may see no process.')];
  const context: Context = { visitor, rest, policy };
  const diagnoses: Diagnosis[] = [];
  for (const definition of definitions.slice(0, MOST)) diagnoses.push(...(await lookAt(definition, context)));
  if (definitions.length > MOST) {
    diagnoses.push(unknown('forms', `only the first ${MOST} processes were looked at.`));
  }
  return diagnoses;
}

interface Context {
  readonly visitor: Visitor;
  /** Path of the engine's interface. */
  readonly rest: string;
  readonly policy: FormsPolicy;
}

async function lookAt(definition: Definition, context: Context): Promise<readonly Diagnosis[]> {
  const { visitor, rest } = context;
  const model = Object(await visitor.json(`${rest}/process-definition/${segment(definition.id)}/xml`)) as {
    readonly bpmn20Xml?: string;
  };
  const forms = readFormKeys(model.bpmn20Xml ?? '');
  const process = `process ${definition.key}${definition.tenantId ? ` of ${definition.tenantId}` : ''}`;
  if (forms.length === 0) return [works(process, 'only forms of the engine itself.')];
  const judged: Diagnosis[] = [];
  for (const form of new Map(forms.map((one) => [one.key, one])).values()) {
    judged.push(await judge(`${process}, form ${form.key}`, form, definition, context));
  }
  return judged;
}

async function judge(
  subject: string,
  form: NamedForm,
  definition: Definition,
  context: Context,
): Promise<Diagnosis> {
  if (form.kind === 'schema') return works(subject, 'a form schema.');
  if (form.kind === 'external') {
    return works(subject, 'opens as a page in a frame, which has to answer to the browser.');
  }
  if (form.key.endsWith('/rendered-form')) return works(subject, 'fields of the engine itself.');
  const isDeployed = form.key.includes('deployment:');
  const contextPath = isDeployed ? '' : await contextPathOf(definition, context);
  const path = isDeployed
    ? await deployedPath(form.key, definition, context)
    : applicationPath(form.key, contextPath, context);
  if (path === null) {
    return isDeployed
      ? change(subject, 'its deployment holds no such file, so people see an error.')
      : unknown(subject, 'the engine does not say which application it is of: look at it in Taskweave.');
  }
  const { status, text: html } = await context.visitor.get(path);
  const { href, origin, pathname } = new URL(path, context.visitor.root);
  if (status !== 200) {
    return (status === 0 ? unknown : change)(subject, `${href} answered with status ${status}.`);
  }
  const known = { path: pathname, contextPath, processDefinitionKey: definition.key };
  return judgeForm({ subject, html, isDeployed, origin, ...known }, context.policy);
}

/** Null where the deployment has no such file. */
async function deployedPath(
  key: string,
  { deploymentId }: Definition,
  { visitor, rest }: Context,
): Promise<string | null> {
  const name = key.slice(key.indexOf('deployment:') + 'deployment:'.length);
  const path = `${rest}/deployment/${segment(deploymentId)}/resources`;
  const answer = await visitor.json(path);
  const resources = (Array.isArray(answer) ? answer : []) as readonly {
    readonly id: string;
    readonly name: string;
  }[];
  const resource = resources.find((one) => one.name === name);
  return resource === undefined ? null : `${path}/${segment(resource.id)}/data`;
}

/** Null where the application is not known. */
function applicationPath(key: string, contextPath: string, { visitor }: Context): string | null {
  const place = key.replace(/^embedded:/, '');
  // Relative keys have always been relative to the old Tasklist's page.
  if (!place.startsWith('app:')) return new URL(place, `${visitor.root}/app/tasklist/default/`).href;
  if (contextPath === '') return null;
  const path = `${contextPath}/${place.slice('app:'.length)}`.replaceAll(/(^|[^:])\/{2,}/g, '$1/');
  return new URL(path, visitor.root).href;
}

/** Where the application lives that has deployed a process; empty where the engine does not say. */
async function contextPathOf({ id }: Definition, { visitor, rest }: Context): Promise<string> {
  const { contextPath } = Object(
    await visitor.json(`${rest}/process-definition/${segment(id)}/startForm`),
  ) as {
    readonly contextPath?: string | null;
  };
  return contextPath ?? '';
}

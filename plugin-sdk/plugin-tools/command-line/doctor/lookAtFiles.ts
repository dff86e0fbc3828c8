import { parseAdminFile } from '@taskweave/plugin-files/admin-file/parseAdminFile';
import { isJsonObject } from '@taskweave/plugin-files/problems/isJsonObject';
import { fetchManifest } from '../admin-file/fetchManifest';
import { readRuntimeBlock } from '../admin-file/readBuiltinManifests';
import { change, type Diagnosis, optIn, works } from './Diagnosis';
import { DEFAULT_FORMS_POLICY, type FormsPolicy } from './judgeForm';
import type { Visitor } from './Visitor';

export interface Files {
  readonly diagnoses: readonly Diagnosis[];
  readonly forms: FormsPolicy;
}

/** What the page came with: the administrator's file, and whether the manifests in it answer and are the pinned ones. */
export async function lookAtFiles(visitor: Visitor, page: string): Promise<Files> {
  const content = await servedFile(visitor, page);
  if (content === null) {
    return {
      diagnoses: [works('plugins.json', 'none: Taskweave runs as shipped.')],
      forms: DEFAULT_FORMS_POLICY,
    };
  }
  const { problems, plugins } = parseAdminFile(content);
  const diagnoses = problems.map(({ code, pointer, message, isFatal }) =>
    (isFatal ? change : optIn)('plugins.json', `${code} ${pointer} ${message}.`),
  );
  for (const plugin of plugins) {
    if (!plugin.enabled || plugin.format !== 'federation') continue;
    const subject = `plugin ${plugin.id}`;
    const fetched = await fetchManifest(new URL(plugin.manifest, page), plugin.id);
    if (!fetched.ok) diagnoses.push(change(subject, `${fetched.code}: ${fetched.message}`));
    else if (plugin.integrity !== null && plugin.integrity !== fetched.integrity) {
      const text = `PLG-302: the manifest is not the pinned one. Its hash is ${fetched.integrity} now.`;
      diagnoses.push(change(subject, text));
    } else diagnoses.push(works(subject, `version ${fetched.manifest.version}.`));
  }
  if (diagnoses.length === 0) diagnoses.push(works('plugins.json', 'nothing is wrong with it.'));
  const forms = plugins.find(({ id }) => id === 'taskweave-forms')?.config;
  return { diagnoses, forms: formsPolicyOf(forms) };
}

/** A server that fills the page in puts the file there; others have it among the files of the app. */
async function servedFile(visitor: Visitor, page: string): Promise<unknown> {
  const { text } = await visitor.get(page);
  const { server } = { server: null, ...readRuntimeBlock(text) } as { readonly server: unknown };
  if (isJsonObject(server)) return server.plugins ?? null;
  return visitor.json('/app/taskweave/config/plugins.json');
}

/** A value of a wrong type means the stricter setting, as in the page. */
function formsPolicyOf(config: unknown): FormsPolicy {
  const { embeddedForms } = Object(config) as { readonly embeddedForms?: unknown };
  if (!isJsonObject(embeddedForms)) return DEFAULT_FORMS_POLICY;
  const { applicationScripts = true, deployedScripts = true, inlineHandlers = false, places } = embeddedForms;
  return {
    applicationScripts: applicationScripts === true,
    deployedScripts: Array.isArray(deployedScripts) ? deployedScripts.map(String) : deployedScripts === true,
    inlineHandlers: inlineHandlers === true,
    places: Array.isArray(places) ? places.map(String) : DEFAULT_FORMS_POLICY.places,
  };
}

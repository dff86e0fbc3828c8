import { parseAdminFile } from '@taskweave/plugin-files/admin-file/parseAdminFile';
import type { PluginManifest } from '@taskweave/plugin-files/manifest/PluginManifest';
import { isJsonObject } from '@taskweave/plugin-files/problems/isJsonObject';
import { checkEntries } from '../admin-file/checkEntry';
import { readRuntimeBlock } from '../admin-file/readRuntimeBlock';
import { change, type Diagnosis, works } from './Diagnosis';
import { DEFAULT_RULES, type FormRules } from './judgeForm';
import type { Visitor } from './Visitor';

export interface Files {
  readonly diagnoses: readonly Diagnosis[];
  readonly forms: FormRules;
  /** Our own parts, and the plugins that the file names. */
  readonly manifests: readonly PluginManifest[];
}

/** What the page came with: the administrator's file, and whether the application takes the plugins in it. */
export async function lookAtFiles(visitor: Visitor, page: string): Promise<Files> {
  const block = readRuntimeBlock((await visitor.get(page)).text);
  // A server that fills the page in puts the file there; others have it among the files of the app.
  const content = block?.server
    ? block.server.plugins
    : await visitor.json('/app/taskweave/config/plugins.json');
  if (content === null || content === undefined) {
    return {
      diagnoses: [works('plugins.json', 'none: Taskweave runs as shipped.')],
      forms: DEFAULT_RULES,
      manifests: block?.builtin ?? [],
    };
  }
  const admin = parseAdminFile(content);
  const diagnoses = admin.problems.map(({ code, pointer, message }) =>
    change('plugins.json', `${code} ${pointer} ${message}.`),
  );
  const { entries, found } = await checkEntries({ admin, page: new URL(page) }, block?.builtin ?? []);
  for (const { plugin, manifest, fault } of entries) {
    const subject = `plugin ${plugin.id}`;
    if (fault !== null) diagnoses.push(change(subject, fault));
    else if (manifest !== null && plugin.format !== 'builtin') {
      diagnoses.push(works(subject, `version ${manifest.version}.`));
    }
  }
  if (diagnoses.length === 0) diagnoses.push(works('plugins.json', 'nothing is wrong with it.'));
  const forms = admin.plugins.find(({ id }) => id === 'taskweave-forms')?.config;
  return { diagnoses, forms: rulesOf(forms), manifests: found };
}

/** A value of a wrong type means the stricter setting, as in the page. */
function rulesOf(config: unknown): FormRules {
  const { embeddedForms } = Object(config) as { readonly embeddedForms?: unknown };
  if (!isJsonObject(embeddedForms)) return DEFAULT_RULES;
  const { applicationScripts = true, deployedScripts = true, inlineHandlers = false, places } = embeddedForms;
  return {
    applicationScripts: applicationScripts === true,
    deployedScripts: Array.isArray(deployedScripts) ? deployedScripts.map(String) : deployedScripts === true,
    inlineHandlers: inlineHandlers === true,
    places: Array.isArray(places) ? places.map(String) : DEFAULT_RULES.places,
  };
}

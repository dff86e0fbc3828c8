import { parseAdminFile } from '@taskweave/plugin-files/admin-file/parseAdminFile';
import type { PluginManifest } from '@taskweave/plugin-files/manifest/PluginManifest';
import { isJsonObject } from '@taskweave/plugin-files/problems/isJsonObject';
import { checkEntries } from '../admin-file/checkEntry';
import { readRuntimeBlock } from '../admin-file/readRuntimeBlock';
import type { CliCommand, CliInput, Output } from '../command/CliCommand';
import { change, type Diagnosis, reportOf, unknown, works } from './Diagnosis';
import { findInstallation, rootOf } from './findInstallation';
import { DEFAULT_RULES, type FormRules } from './judgeForm';
import { type KnownForms, lookAtForms } from './lookAtForms';
import { lookAtOldTasklist } from './lookAtOldTasklist';
import { lookAtPage } from './lookAtPage';
import { Visitor } from './Visitor';

export const doctorCommand: CliCommand = {
  name: 'doctor',
  parameters: '<address>',
  says: "what of an installation will work, what needs consent, and what has to change; <address> is that of the engine's web applications, with or without Taskweave",
  options: {
    engine: '<name> of the process engine; "default" unless it is given',
    user: '<name> to sign in with, for the forms of deployed processes; the password is read from TASKWEAVE_PASSWORD',
    json: 'prints JSON',
  },
  run: examine,
};

/**
 * Looks at an installation from outside, and changes nothing there.
 *
 * @returns the exit code: 1 if anything has to be changed
 * @throws Error nothing answers there, or the sign-in is refused
 */
async function examine({ positionals: [address], value, isOn }: CliInput, out: Output): Promise<number> {
  if (address === undefined)
    throw new Error('Name the address of the web applications, such as https://tasks.example/operaton.');
  const engine = value('engine') ?? 'default';
  const visitor = new Visitor(rootOf(address));
  const { page, version, hasOldTasklist } = await findInstallation(visitor, engine);
  const files = page === null ? null : await lookAtFiles(visitor, page);
  const diagnoses: Diagnosis[] = [
    taskweaveItself(page, version),
    ...(page === null ? [] : await lookAtPage(visitor, page)),
    ...(files?.diagnoses ?? []),
    ...(hasOldTasklist ? await lookAtOldTasklist(visitor, engine, files?.manifests ?? []) : []),
    ...(await lookAtProcesses(visitor, engine, value('user'), {
      rules: files?.forms ?? DEFAULT_RULES,
      manifests: files?.manifests ?? [],
    })),
  ];
  if (isOn('json')) out.print(JSON.stringify({ root: visitor.root, version, diagnoses }, null, 2));
  else for (const line of [`${visitor.root}, engine ${engine}`, ...reportOf(diagnoses)]) out.print(line);
  return diagnoses.some(({ verdict }) => verdict === 'change') ? 1 : 0;
}

function taskweaveItself(page: string | null, version: string | null): Diagnosis {
  return page === null
    ? unknown('Taskweave', 'is not installed here yet: what follows is about what it will find.')
    : works('Taskweave', version === null ? `answers at ${page}` : `${version}, at ${page}`);
}

async function lookAtProcesses(
  visitor: Visitor,
  engine: string,
  user: string | undefined,
  known: KnownForms,
): Promise<readonly Diagnosis[]> {
  if (user === undefined) {
    const text =
      'not looked at: add --user with somebody who may read all processes, and TASKWEAVE_PASSWORD.';
    return [unknown('forms', text)];
  }
  const password = process.env.TASKWEAVE_PASSWORD;
  if (password === undefined) throw new Error(`Set TASKWEAVE_PASSWORD to the password of ${user}.`);
  await visitor.signIn(engine, user, password);
  return lookAtForms(visitor, engine, known);
}

interface Files {
  readonly diagnoses: readonly Diagnosis[];
  readonly forms: FormRules;
  /** Our own parts, and the plugins that the file names. */
  readonly manifests: readonly PluginManifest[];
}

/** What the page came with: the administrator's file, and whether the application takes the plugins in it. */
async function lookAtFiles(visitor: Visitor, page: string): Promise<Files> {
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

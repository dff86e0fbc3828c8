import { check } from '../problems/check';
import { isJsonObject } from '../problems/isJsonObject';
import { linkFault } from './linkTemplate';
import { manifestSchema } from './manifestSchema';
import type { PluginManifest } from './PluginManifest';

const MANIFEST_VERSION = 1;

export type ManifestProblemCode = 'PLG-201' | 'PLG-202' | 'PLG-203' | 'PLG-204' | 'PLG-213';

export type ManifestResult =
  | { readonly ok: true; readonly manifest: PluginManifest }
  | { readonly ok: false; readonly code: ManifestProblemCode; readonly message: string };

export function parseManifest(content: unknown, id: string | null): ManifestResult {
  if (!isJsonObject(content) || typeof content.manifestVersion !== 'number') {
    return fault('PLG-201', 'The answer is no manifest of a plugin.');
  }
  if (content.manifestVersion > MANIFEST_VERSION) {
    return fault(
      'PLG-203',
      `The plugin was built for a newer Taskweave: its manifest has version ${content.manifestVersion}, this one reads ${MANIFEST_VERSION}.`,
    );
  }
  const result = check(manifestSchema, content);
  if (!result.ok) {
    const { pointer, message } = result.problem;
    return fault('PLG-202', `${pointer} ${message}.`);
  }
  const manifest: PluginManifest = result.value;
  const names = manifest.contributes.map(({ point, id }) => `${point}:${id}`);
  const twin = names.findIndex((name, index) => names.indexOf(name) !== index);
  if (twin !== -1) return fault('PLG-202', `/contributes/${twin} is a second ${names[twin]}.`);
  if (id !== null && manifest.id !== id) {
    return fault('PLG-204', `The manifest is that of the plugin ${manifest.id}, not of ${id}.`);
  }
  const wrongLink = manifest.contributes.map((one) => linkFault(one)).find((message) => message !== null);
  if (wrongLink !== undefined) return fault('PLG-213', wrongLink);
  return { ok: true, manifest };
}

function fault(code: ManifestProblemCode, message: string): ManifestResult {
  return { ok: false, code, message };
}

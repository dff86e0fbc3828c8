import { toEngineDate } from '@taskweave/base/engineDate';

/** What is deployed, and under which name. */
export interface NewDeployment {
  readonly name: string;
  readonly source?: string;
  /** Deploys nothing if the newest deployment of this name has the same files. */
  readonly enableDuplicateFiltering?: boolean;
  /** Deploys only the files that differ from the newest deployment of this name. */
  readonly deployChangedOnly?: boolean;
  readonly tenantId?: string;
  /** When the definitions become active; at once by default. */
  readonly activationTime?: Date;
  /** Names end in the file type: `.bpmn`, `.dmn`, `.cmmn`, `.form`, `.html` … */
  readonly files: readonly { readonly name: string; readonly content: string | Blob }[];
}

/**
 * The body of a deployment, as the engine takes it.
 *
 * @example
 * const body = deploymentForm({ name: 'Invoices', deployChangedOnly: true, files: [file] });
 * await callEngine(engine, 'POST /deployment/create', { body });
 */
export function deploymentForm(deployment: NewDeployment): FormData {
  const { name, source, enableDuplicateFiltering, deployChangedOnly, tenantId, activationTime } = deployment;
  const form = new FormData();
  form.set('deployment-name', name);
  if (source) form.set('deployment-source', source);
  if (enableDuplicateFiltering) form.set('enable-duplicate-filtering', 'true');
  if (deployChangedOnly) form.set('deploy-changed-only', 'true');
  if (tenantId) form.set('tenant-id', tenantId);
  if (activationTime) form.set('deployment-activation-time', toEngineDate(activationTime));
  for (const [index, file] of deployment.files.entries()) {
    const content = typeof file.content === 'string' ? new Blob([file.content]) : file.content;
    // The engine takes the file name as the resource name, and parts of the same name would replace each other.
    form.set(`data_${index}`, content, file.name);
  }
  return form;
}

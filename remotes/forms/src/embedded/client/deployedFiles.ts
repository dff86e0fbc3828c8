import { deploymentForm } from '@taskweave/engine-client/resources/definition/deploymentForm';
import { MissingOptionError } from '@taskweave/engine-client/rest-api/preconditions';
import { record, type ScriptCall } from './callShape';

export function deployedFiles(given: unknown): ScriptCall {
  const { deploymentName, deploymentSource, enableDuplicateFiltering, deployChangedOnly, tenantId, files } =
    record(given);
  const all = [files ?? []].flat().map((file) => {
    const { name, content } = record(file);
    return {
      name: needed('name', name),
      content: content instanceof Blob || content === '' ? content : needed('content', content),
    };
  });
  const body = deploymentForm({
    name: needed('deploymentName', deploymentName),
    ...(deploymentSource ? { source: String(deploymentSource) } : {}),
    ...(tenantId ? { tenantId: String(tenantId) } : {}),
    enableDuplicateFiltering: Boolean(enableDuplicateFiltering),
    deployChangedOnly: Boolean(deployChangedOnly),
    files: all,
  });
  return { route: 'POST /deployment/create', args: { body } };
}

function needed(field: string, value: unknown): string {
  if (value === undefined || value === null || value === '')
    throw new MissingOptionError('POST /deployment/create', [field], 'create deployment');
  return String(value);
}

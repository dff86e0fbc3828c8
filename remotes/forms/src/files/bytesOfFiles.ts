import type { FormVariables } from '@taskweave/engine-client/Task';
import { isFileType } from '@taskweave/engine-client/variables/VariableType';

export function bytesOfFiles(variables: FormVariables): number {
  return Object.values(variables).reduce((sum, { type, value }) => {
    const isFile = isFileType(type) && typeof value === 'string';
    return isFile ? sum + Math.floor((value.replace(/={1,2}$/, '').length * 3) / 4) : sum;
  }, 0);
}

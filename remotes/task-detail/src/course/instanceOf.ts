import type { InstanceOfTask, Task } from '@taskweave/engine-client/Task';

export function instanceOf({ processInstanceId, caseInstanceId }: Task): InstanceOfTask | null {
  if (processInstanceId !== null) return { processInstanceId };
  return caseInstanceId === null ? null : { caseInstanceId };
}

import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import type { FormSubject } from '@taskweave/plugin-sdk';

export function oldTasklistAddress(
  { appRoot, name: engine }: Pick<EngineClient, 'appRoot' | 'name'>,
  subject: FormSubject,
): string {
  const params =
    subject.kind === 'task' ? { task: subject.taskId } : { processStart: subject.processDefinitionKey };
  return `${appRoot}/app/tasklist/${encodeURIComponent(engine)}/#/?${new URLSearchParams(params).toString()}`;
}
